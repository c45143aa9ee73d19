"""A referee that implements the plain rules of the card game differently from the game.

It reads what is printed on the faces, compares before and after, and reports missing or superfluous
actions, test results that do not match their numbers, and cards, tokens, or clues that do not add
up. Where a card changes the plain rule, it stays silent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import BASIC_WEAKNESSES
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.faces import AgendaFace, EnemyFace, LocationFace, PlayerFace
from kadath.games.lcg.rules.chaos import TokensRevealed
from kadath.games.lcg.rules.initiation import Initiate
from kadath.games.lcg.rules.investigation_phase import ACTIONS, Turn
from kadath.games.lcg.rules.results import FAILED
from kadath.games.lcg.rules.setting_up import SetUp
from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.values import has_keyword
from kadath.games.lcg.vocabulary.scenario_cards import LeadsTo
from kadath.kernel.decision import DONE, Option
from kadath.kernel.events import Resolution
from kadath.kernel.log import Entry

from . import between

Action = tuple[int | str, ...]
"""The verb of an option, and its ids."""

FLIPPED = {
    face.becomes: key
    for key, face in FACES.items()
    if isinstance(face, AgendaFace) and face.becomes
}
MEDDLING = frozenset(
    {"uses", "played", "drew-encounter", "advanced", "attacked", "resigned", "defeated", "found"}
)
"""Log entries showing that cards were in use."""
WITH_ENEMIES = ("fight", "evade", "engage")
COSTLIER = ("move", "fight", "evade", "engage", "investigate", "draw", "resource")
NEW_CLUES = frozenset({"revealed", "added-clues"})
"""Log entries about clues from the token pool."""
SYMBOLS = frozenset({"skull", "cultist", "tablet", "elder thing", "elder sign"})


class LcgReferee:
    """Follows one game."""

    def __init__(self, state: LcgState) -> None:
        self.faces = faces(state)
        self.tokens: list[str] = []
        self.revealed: list[str] = []
        self.difficulty = 0
        self.total = 0
        self.at_work = False
        """Whether a card did something since the test began."""

    def decision(self, state: LcgState) -> Iterator[str]:
        """What is wrong with the current options."""
        decision = state.decision
        assert decision is not None
        frame = state.stack[-1]
        if isinstance(frame, Turn) and decision.ask == "take-action":
            yield from _wrong_actions(state, frame, decision.options)
        if isinstance(frame, SkillTest) and decision.ask == "commit":
            yield from _wrong_commitments(state, frame, decision.options)

    def follow(
        self, before: LcgState, chosen: Option, after: LcgState, entries: Sequence[Entry]
    ) -> Iterator[str]:
        """What is wrong with the result of a choice."""
        yield from between.wrong(before, after, entries)
        if between.is_another_game(before, after):
            self.faces, self.tokens = faces(after), []
            yield from between.wrong_decks(after)
            return
        yield from self._cards(after)
        yield from self._bag(after)
        yield from self._tests(after, entries)
        yield from _clues(before, after, entries)
        yield from _drawn(before, after, entries)
        yield from _evaded(after, entries)
        asked = before.stack[-1]
        if isinstance(asked, Turn) and before.decision and before.decision.ask == "take-action":
            yield from _action(before, asked.who, chosen, after, entries)

    def _cards(self, state: LcgState) -> Iterator[str]:
        """No cards come or go, except weaknesses from the collection."""
        held = faces(state)
        if held == self.faces:
            return
        new, lost = held - self.faces, self.faces - held
        beyond = {key: held[key] for key in new if held[key] > BASIC_WEAKNESSES.get(key, 0)}
        if lost or beyond:
            yield f"cards: {new} new, {lost} lost"
        self.faces = held

    def _bag(self, state: LcgState) -> Iterator[str]:
        if any(isinstance(frame, SetUp) for frame in state.stack) or not state.bag:
            return
        tokens = tokens_of(state)
        if not self.tokens:
            self.tokens = tokens
            bags = SCENARIOS[state.cards[state.scenario].face].chaos_bags.values()
            if not any(Counter(bag) <= Counter(tokens) for bag in bags):
                yield f"the chaos bag holds {tokens}"
        elif tokens != self.tokens:
            yield f"the chaos bag and what is out of it is {tokens}, not {self.tokens}"

    def _tests(self, state: LcgState, entries: Sequence[Entry]) -> Iterator[str]:
        at_work = _at_work(entries)
        self.at_work |= at_work
        for entry in entries:
            if entry.kind == "test":
                self.at_work = at_work
                self.revealed = []
                self.difficulty = entry.number("difficulty")
            elif entry.kind == "revealed-token":
                self.revealed.append(entry.word("token"))
            elif entry.kind == "total":
                self.total = entry.number("total")
            elif entry.kind == "test-result" and not self.at_work:
                yield from self._wrong_result(entry)

    def _wrong_result(self, entry: Entry) -> Iterator[str]:
        """A test's result must match its numbers; symbols may do anything else."""
        failed = entry.args["result"] == FAILED
        if self.revealed == ["auto-fail"]:
            if not failed:
                yield "a test with the automatic failure succeeded"
        elif SYMBOLS.isdisjoint(self.revealed) and "auto-fail" not in self.revealed:
            margin = self.total - self.difficulty
            if failed != (margin < 0) or entry.number("by") != abs(margin):
                yield (
                    f"a test of {self.total} against {self.difficulty}: {entry.args},"
                    f" revealed {self.revealed}"
                )


def _at_work(entries: Sequence[Entry]) -> bool:
    """Whether a card did something, so that more may have changed than the plain rules say."""
    return any(
        one.kind in MEDDLING or (one.kind == "drew" and FACES[one.word("face")].weakness)
        for one in entries
    )


def faces(state: LcgState) -> Counter[str]:
    """The cards on a table; those turned over count as what they were."""
    return Counter(FLIPPED.get(row.face, row.face) for row in state.cards.values())


def tokens_of(state: LcgState) -> list[str]:
    """The tokens in and out of the chaos bag."""
    tokens = list(state.bag)
    for frame in state.stack:
        if isinstance(frame, SkillTest):
            tokens += (*frame.tokens, *frame.ignored)
        if isinstance(frame, TokensRevealed) and not frame.settled:
            tokens += (part.token for part in frame.parts())
    return sorted(tokens)


def _wrong_actions(state: LcgState, turn: Turn, options: Sequence[Option]) -> Iterator[str]:
    """What is wrong with the actions offered in a turn."""
    if DONE not in options:
        yield "a turn cannot be ended"
    if not 0 <= turn.actions <= ACTIONS:
        yield f"{turn.actions} actions are left in a turn"
    for one in options:
        if one.verb == "play":
            row = state.cards[one.ids[0]]
            if row.zone not in ("hand", "discard") or row.place != turn.who:
                yield f"{row.face} is offered to {turn.who} from {row.zone} of {row.place}"
    if turn.actions + turn.additional <= 0 or _meddles(state, "action cost", "move", *WITH_ENEMIES):
        return
    if wrong := _wrong_basic_actions(state, turn.who, options):
        yield f"actions {sorted(map(str, wrong))} are offered, or are not"


def _wrong_basic_actions(state: LcgState, who: int, options: Sequence[Option]) -> set[Action]:
    """Basic actions that are offered and should not be, or the other way round.

    Those a card affects are not judged, nor is investigating.
    """
    here = state.location_of(who)
    unjudged = {"play", "activate", "done", "investigate"}
    expected: set[Action] = {("draw",), ("resource",)}
    if _meddles(state, "forbid", "Moved"):
        unjudged.add("move")
    else:
        expected |= {("move", place) for place in _neighbours(state, here)}
    massive: set[int | str] = set()
    if _meddles(state, "forbid", "Attacked") or _meddles(state, "keyword", "aloof", "massive"):
        unjudged.update(WITH_ENEMIES)
    else:
        for enemy in _enemies(state, here, who):
            if has_keyword(state, enemy, "massive"):
                massive.add(enemy)
            else:
                expected |= _expected_with(state, enemy, who)
    offered = {(one.verb, *one.args) for one in options}
    return {
        one
        for one in offered ^ expected
        if one[0] not in unjudged and not (one[0] in WITH_ENEMIES and one[1] in massive)
    }


def _expected_with(state: LcgState, enemy: int, who: int) -> set[Action]:
    """What somebody should be able to do with an enemy at their location."""
    row = state.cards[enemy]
    is_mine = row.zone == "threat" and row.place == who
    is_aloof = row.zone == "at" and has_keyword(state, enemy, "aloof")
    engaging: Action = ("evade" if is_mine else "engage", enemy)
    return {engaging} if is_aloof else {engaging, ("fight", enemy)}


def _wrong_commitments(
    state: LcgState, test: SkillTest, options: Sequence[Option]
) -> Iterator[str]:
    for one in options:
        if one.verb != "commit":
            continue
        row = state.cards[one.ids[0]]
        face = FACES[row.face]
        if row.zone != "hand" or state.location_of(row.place) != state.location_of(test.who):
            yield f"{row.face} in {row.zone} of {row.place} may be committed to a test elsewhere"
        if not isinstance(face, PlayerFace) or not {test.skill, "wild"} & set(face.icons):
            yield f"{row.face} may be committed to a test of {test.skill}"


def _action(
    before: LcgState, who: int, chosen: Option, after: LcgState, entries: Sequence[Entry]
) -> Iterator[str]:
    """What a basic action did, if nothing else happened."""
    kinds = Counter(entry.kind for entry in entries)
    if _at_work(entries) or after.outcome is not None or after.is_out(who):
        return
    if after.decision is None or after.decision.ask != "take-action" or kinds["turn"]:
        return
    was, now = before.investigators[who], after.investigators[who]
    if chosen.verb == "resource" and now.resources != was.resources + 1:
        yield f"a resource action left {now.resources} of {was.resources}"
    if chosen.verb == "move" and now.location != chosen.args[0]:
        yield f"{who} moved to {chosen.args[0]} and is at {now.location}"
    if chosen.verb == "draw":
        drawn = len(after.pile("hand", who)) - len(before.pile("hand", who))
        if drawn != 1 and kinds["drew"] == 1 and not kinds["damaged"]:
            yield f"a draw action changed a hand by {drawn}"
    turns = [one.stack[-1] for one in (before, after)]
    left = [one.actions + one.additional for one in turns if isinstance(one, Turn)]
    if _meddles(before, "additional", "action") or _meddles(before, "action cost", *COSTLIER):
        return
    if len(left) == 2 and left[1] != left[0] - 1:
        yield f"{chosen.key} left {left[1]} of {left[0]} actions"


def _clues(before: LcgState, after: LcgState, entries: Sequence[Entry]) -> Iterator[str]:
    """Clues come with locations and are spent; otherwise they only move."""
    tokens = {one.word("token") for one in entries if one.kind == "revealed-token"}
    if _at_work(entries) or tokens & SYMBOLS:
        return
    if any(one.kind in ("placed-clues", "current", "spent-clues") for one in entries):
        return
    if any(isinstance(frame, Resolution | Initiate) for frame in before.stack):
        return
    new = sum(one.number("clues") for one in entries if one.kind in NEW_CLUES)
    if _clues_in(after) != _clues_in(before) + new:
        yield f"{_clues_in(before)} clues and {new} new ones are {_clues_in(after)}"


def _clues_in(state: LcgState) -> int:
    held = sum(row.clues for row in state.investigators.values())
    return held + sum(row.clues for row in state.cards.values())


def _drawn(before: LcgState, after: LcgState, entries: Sequence[Entry]) -> Iterator[str]:
    """Only whoever draws a card learns which it is, unless it is shown."""
    shown = {entry.args["card"] for entry in entries if entry.kind == "shown"}
    for entry in entries:
        if entry.kind != "drew":
            continue
        card, who = entry.number("card"), entry.number("who")
        if entry.audience != after.bit(who):
            yield f"{entry.audience:b} read {entry.args}"
        was, now = before.cards[card], after.cards[card]
        same = (was.zone, now.zone, was.face) == ("deck", "hand", now.face)
        if same and card not in shown and now.known & ~was.known & ~after.bit(who):
            yield f"{now.known:b} know what {who} drew"


def _evaded(state: LcgState, entries: Sequence[Entry]) -> Iterator[str]:
    """An evaded enemy is exhausted, at a location, until the turns are over."""
    if _at_work(entries) or not any(isinstance(frame, Turn) for frame in state.stack):
        return
    for entry in entries:
        if entry.kind == "evaded":
            row = state.cards[entry.number("card")]
            if not row.exhausted or row.zone != "at":
                yield f"{row.face} was evaded and is in {row.zone}, exhausted: {row.exhausted}"


def _enemies(state: LcgState, here: int, who: int) -> list[int]:
    """The enemies at a location, by zone."""
    places = {("at", here)} | {
        ("threat", other)
        for other, row in state.investigators.items()
        if row.location == here and not row.out
    }
    return [
        card
        for card, row in state.cards.items()
        if (row.zone, row.place) in places and isinstance(FACES[row.face], EnemyFace)
    ]


def _neighbours(state: LcgState, here: int) -> set[int]:
    """The locations in play whose symbol a location shows, or that its text leads to."""
    shown = _symbols(state, here)[1]
    printed = FACES[state.cards[here].face].abilities
    led_to = {one.trait for one in printed if isinstance(one, LeadsTo)}
    return {
        card
        for card, row in state.cards.items()
        if row.zone == "map"
        and card != here
        and (_symbols(state, card)[0] in shown or led_to & {*FACES[row.face].traits})
    }


def _symbols(state: LcgState, location: int) -> tuple[str, tuple[str, ...]]:
    row = state.cards[location]
    face = FACES[row.face]
    assert isinstance(face, LocationFace)
    if face.hidden_symbol and not row.revealed:
        return face.hidden_symbol, face.hidden_connects
    return face.symbol, face.connects


def _meddles(state: LcgState, topic: str, *words: str) -> bool:
    """Whether a card listens to one of these topics."""
    return any(state.listeners.on(topic, word) for word in words)
