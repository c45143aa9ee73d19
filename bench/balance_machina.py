"""How well Machina Arcana is balanced: writes docs/balance-of-machina-arcana.md.

    python bench/balance_machina.py --games 400 --jobs 2 --keep build/balance.jsonl --page

plays games of every scenario with one to four explorers, each with its own `thumb` bot, and also
games with two explorers in the easier variants, with dead players who rest, and with other bots. It
prints the results, and `--page` writes the page as well. `--keep` saves every game, so that a run
can be interrupted and resumed, and later games are added to earlier ones; with `--games 0` it plays
nothing and only reports the saved games. Try out changes to cards on other seeds, with
`--first 100000 --only main`: the page uses the seeds from 1 up, and the cards must not be tuned to
those.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles
from textwrap import fill
from typing import Any, NamedTuple

from kadath.bots.experience import best_by_thumb
from kadath.games.machina.cards import CARDS, ITEMS, MONSTER
from kadath.games.machina.game import SCENARIOS, Machina
from kadath.games.machina.rules.threat import SKULL
from kadath.games.machina.rules.wounding import LosingHealth
from kadath.games.machina.state import MachinaState
from kadath.kernel.events import enclosing
from kadath.kernel.log import Entry
from kadath.kernel.rng import Rng
from kadath.lab.simulation import Job
from kadath.lab.statistics import wilson

PAGE = Path(__file__).parent.parent / "docs" / "balance-of-machina-arcana.md"
PARTIES = (1, 2, 3, 4)
TITLES = {
    "ice": "I, Horror in the Ice",
    "statue": "II, Statue of Despair",
    "beast": "III, The Beast",
}
LONG = 50
"""More rounds than a game should take."""
DEAD = "explorers-destroyed"
KILLED = {1: "45 to 90", 2: "40 to 85", 3: "20 to 60", 4: "0 to 25"}
"""The target share of monsters killed at each level, in per cent."""
ITERATIONS = 4
"""The budget of `search` for each choice; with its usual 300 a game takes more than 15 minutes."""
OFTEN = 50
"""An item gained in fewer games has no meaningful win rate."""
APART = 12
"""How many points the win rate of an item's owners may differ from that of its whole level."""
ENDLESS = 60
"""More actions than a turn should have."""
HURTS = (0.3, 2.2)
"""How much health a monster should take from explorers, on average, from its spawning on."""


class Line(NamedTuple):
    """The set-up of one game, and so the line of the tables it belongs to."""

    scenario: str
    explorers: int
    difficulty: str = "normal"
    dead: str = "scheme"
    bot: str = "thumb"
    seed: int = 0


class Played(NamedTuple):
    """The statistics of one game."""

    scenario: str
    explorers: int
    difficulty: str
    dead: str
    bot: str
    seed: int
    won: bool
    reason: str
    rounds: int
    final: bool
    level: int
    taken: list[str]
    spawned: dict[str, int]
    killed: dict[str, int]
    """How many monsters of each card were destroyed."""
    kills: dict[str, int]
    """How many explorers each card destroyed; "" if none did it."""
    hurt: dict[str, int]
    """How much health explorers lost to each card; "" if none did it."""
    longest: int
    """The most actions in one turn."""

    @property
    def line(self) -> Line:
        """Its set-up."""
        return Line(self.scenario, self.explorers, self.difficulty, self.dead, self.bot, self.seed)

    @property
    def kind(self) -> Line:
        """The line of the tables it belongs to."""
        return self.line._replace(seed=0)


MAIN = tuple(Line(scenario, explorers) for scenario, explorers in product(SCENARIOS, PARTIES))
PAIRS = tuple(Line(scenario, 2) for scenario in SCENARIOS)
VARIANTS = (
    *(one._replace(difficulty=how) for one in PAIRS for how in ("easy", "very_easy")),
    *(one._replace(dead="rest") for one in PAIRS),
)
BOTS = tuple(one._replace(bot="random") for one in PAIRS)
SEARCH = tuple(one._replace(bot="search") for one in PAIRS)
SELDOM = {"variants": 2, "bots": 4, "search": 20}
"""One game of these lines is played for every this many of the main ones, with the same seed."""


class Tally(list[Entry]):
    """A log that counts as it is written, because an id may be reused for another card later."""

    def __init__(self, s: MachinaState) -> None:
        self.s = s
        self.gained: set[str] = set()
        self.spawned: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        self.kills: Counter[str] = Counter()
        self.hurt: Counter[str] = Counter()

    def append(self, entry: Entry) -> None:
        """Count an entry."""
        s = self.s
        if entry.kind == "gained":
            self.gained.add(s.cards[entry.number("item")].face)
        elif entry.kind == "spawned":
            self.spawned[s.card(entry.number("monster")).key] += 1
        elif entry.kind == "destroyed":
            unit, attacker = entry.number("unit"), entry.number("attacker")
            if unit in s.explorers:
                self.kills[s.card(attacker).key if attacker else ""] += 1
            else:
                self.killed[s.card(unit).key] += 1
        elif entry.kind == "lose" and entry.number("unit") in s.explorers:
            losses = next(enclosing(s, LosingHealth)).parts()
            by = next(loss.by for loss in losses if loss.unit == entry.number("unit"))
            self.hurt[s.card(by).key if by else ""] += entry.number("health")


def play(line: Line) -> Played:
    """Play one game, and return its statistics."""
    game = Machina()
    setup = {
        "seats": line.explorers,
        "scenario": line.scenario,
        "difficulty": line.difficulty,
        "dead": line.dead,
    }
    s = game.new(setup, line.seed)
    tally = Tally(s)
    s.log = tally
    budget: dict[str, float] = {"iterations": ITERATIONS} if line.bot == "search" else {}
    bots = Job(game.name, setup, (line.bot,), budget).seated(game, s, line.seed)
    rng = Rng(line.seed, "thumb")
    actions: Counter[tuple[int, int]] = Counter()
    while (decision := s.decision) is not None:
        seat = decision.seat
        actions[s.round, seat] += decision.ask == "explorer-action"
        if line.bot == "thumb":
            # Its rules of thumb read nothing hidden in this game, so nothing has to be redealt.
            s.apply(best_by_thumb(game, s, seat, rng))
        else:
            s.apply(bots[seat].choose(game, s, seat))
    assert s.outcome is not None
    return Played(
        *line,
        s.outcome.won,
        s.outcome.reason,
        s.round,
        bool(s.final),
        s.level,
        sorted(tally.gained),
        dict(tally.spawned),
        dict(tally.killed),
        dict(tally.kills),
        dict(tally.hurt),
        max(actions.values()),
    )


def share(times: int, of: int) -> str:
    """A share in per cent with its 95 % interval."""
    low, high = wilson(times, of)
    return f"{100 * times / of:.0f} ({100 * low:.0f} to {100 * high:.0f})"


def row(games: list[Played]) -> str:
    """The row of the first table for games of one scenario and number of explorers."""
    rounds = [one.rounds for one in games]
    tenths = quantiles(rounds, n=10) if len(rounds) > 1 else rounds * 9
    lost = Counter(
        f"{one.reason}, {'final' if one.final else 'chapters'}" for one in games if not one.won
    )
    causes = "; ".join(f"{cause} {times}" for cause, times in lost.most_common())
    cells = (
        TITLES[games[0].scenario],
        games[0].explorers,
        len(games),
        share(sum(one.won for one in games), len(games)),
        f"{mean(rounds):.1f} ({tenths[0]:.0f} to {tenths[8]:.0f})",
        share(sum(one.final for one in games), len(games)),
        causes or "none",
        f"{mean(one.level for one in games):.1f}",
        sum(one.rounds > LONG for one in games),
    )
    return f"| {' | '.join(map(str, cells))} |"


def per_cent(times: int, of: int) -> float:
    """A share in per cent, or 0 if there is nothing to share."""
    return 100 * times / of if of else 0.0


def span(values: Iterable[float]) -> str:
    """The minimum and maximum of some values."""
    found = [*values]
    return f"{min(found):.0f} to {max(found):.0f}"


def bands(groups: dict[Line, list[Played]]) -> Iterator[str]:
    """A row for each target, with the figure of each scenario."""
    cells = [
        {line.explorers: groups[line] for line in MAIN if line.scenario == one and line in groups}
        for one in SCENARIOS
    ]
    cells = [cell for cell in cells if cell]

    def target_row(measure: str, target: str, *found: object) -> str:
        return f"| {measure} | {target} | {' | '.join(map(str, found))} |"

    def won(games: list[Played]) -> float:
        return per_cent(sum(one.won for one in games), len(games))

    def final(games: list[Played]) -> float:
        return per_cent(sum(one.final for one in games), len(games))

    def by_time(games: list[Played]) -> float:
        lost = [one for one in games if not one.won]
        late = sum(one.final and one.reason != DEAD for one in lost)
        return per_cent(late, len(lost))

    many = [[won(games) for count, games in cell.items() if count > 1] for cell in cells]
    whole = [[one for games in cell.values() for one in games] for cell in cells]
    yield target_row("won, two to four explorers", "35 to 60", *(span(one) for one in many))
    yield target_row(
        "spread of these, in points", "at most 15", *(f"{max(m) - min(m):.0f}" for m in many)
    )
    alone = (f"{won(cell[1]):.0f}" if 1 in cell else "" for cell in cells)
    yield target_row("won, one explorer", "30 to 50", *alone)
    yield target_row(
        "rounds, mean",
        "18 to 25",
        *(span(mean(one.rounds for one in games) for games in cell.values()) for cell in cells),
    )
    yield target_row(
        "final reached", "60 to 90", *(span(map(final, cell.values())) for cell in cells)
    )
    yield target_row(
        "losses to the time limit or goal of the final challenge",
        "below 55",
        *(span(map(by_time, cell.values())) for cell in cells),
    )
    yield target_row(
        "level 5 reached",
        "below 40, in II below 70",
        *(f"{per_cent(sum(one.level >= SKULL for one in w), len(w)):.0f}" for w in whole),
    )
    yield target_row(
        f"over {LONG} rounds",
        "below 1",
        *(f"{per_cent(sum(one.rounds > LONG for one in w), len(w)):.1f}" for w in whole),
    )
    yield target_row(
        "actions in the longest turn",
        f"at most {ENDLESS}",
        *(max(one.longest for one in w) for w in whole),
    )


def levels(games: list[Played]) -> Iterator[str]:
    """A row for each level: how many of its monsters spawn in a game, and how many are killed."""
    for level, target in KILLED.items():
        cards = {key for key, card in CARDS.items() if card.kind == MONSTER and card.level == level}
        came = sum(times for one in games for key, times in one.spawned.items() if key in cards)
        died = sum(times for one in games for key, times in one.killed.items() if key in cards)
        killed = f"{per_cent(died, came):.0f}"
        yield f"| {level} | {came / max(1, len(games)):.1f} | {killed} | {target} |"


def owners(games: list[Played]) -> str:
    """Sentences about the items whose win rate differs most from that of their level.

    Items are compared with others of their level, because items of higher levels are gained only in
    games that last long enough.
    """
    seen: Counter[str] = Counter(key for one in games for key in one.taken)
    won = Counter(key for one in games if one.won for key in one.taken)
    levels = {CARDS[key].level for key in seen}
    usual = {
        level: sum(won[key] for key in seen if CARDS[key].level == level)
        / sum(times for key, times in seen.items() if CARDS[key].level == level)
        for level in levels
    }

    def described(key: str) -> str:
        return f"{named(key)} {share(won[key], seen[key])} in {seen[key]} games"

    def surely_apart(key: str) -> bool:
        low, high = wilson(won[key], seen[key])
        of = usual[CARDS[key].level]
        return 100 * (low - of) > APART or 100 * (of - high) > APART

    often = sorted(
        (key for key, times in seen.items() if times >= OFTEN),
        key=lambda key: won[key] / seen[key] - usual[CARDS[key].level],
    )
    if not often:
        return "There are too few games to compare the items."
    rates = ", ".join(f"{100 * usual[level]:.0f} % at level {level}" for level in sorted(levels))
    apart = [named(key) for key in often if surely_apart(key)]
    return (
        f"Games in which an item was gained were won this often: {rates}. "
        f"Of the items gained in {OFTEN} games or more, the best compared with their level are "
        f"{', '.join(map(described, often[-5:][::-1]))}; the worst are "
        f"{', '.join(map(described, often[:5]))}. Those that differ from their level by more than "
        f"{APART} points, beyond what chance explains: {', '.join(apart) or 'none'}."
    )


def named(key: str) -> str:
    """The name of a card, or of nothing, as words."""
    return key.replace("_", " ") if key else "no monster"


def monsters(games: list[Played]) -> Iterator[str]:
    """A row for each monster: how often it spawned, was destroyed, and destroyed an explorer."""
    came, died, did, hurt = (
        sum((Counter(counts) for counts in every), Counter())
        for every in zip(
            *((one.spawned, one.killed, one.kills, one.hurt) for one in games), strict=True
        )
    )
    cards = [card for card in CARDS.values() if card.kind == MONSTER and came[card.key]]
    for card in sorted(cards, key=lambda card: -did[card.key]):
        spawned = came[card.key]
        yield (
            f"| {named(card.key)} | {card.level} | {spawned} | "
            f"{100 * died[card.key] / spawned:.0f} | {did[card.key]} | "
            f"{100 * did[card.key] / spawned:.1f} | {hurt[card.key] / spawned:.1f} |"
        )
    others = sum(times for key, times in did.items() if not key or CARDS[key].kind != MONSTER)
    yield f"| anything else | | | | {others} | | |"


def never_taken(games: Iterable[Played]) -> str:
    """A sentence about the items that nobody gained in any game."""
    taken = {key for one in games for key in one.taken}
    items = [key for key, card in CARDS.items() if card.kind in ITEMS]
    missing = sorted(named(key) for key in items if key not in taken)
    if not missing:
        return f"Each of the {len(items)} items was gained in some game."
    return f"{len(missing)} of the {len(items)} items were never gained: {', '.join(missing)}."


def variant(games: list[Played]) -> str:
    """The row of the third table for games of one variant or bot, with two explorers."""
    one = games[0]
    what = {"normal": "", "easy": "easy", "very_easy": "very easy"}[one.difficulty]
    dead = "dead players rest" if one.dead == "rest" else ""
    bot = f"played by `{one.bot}`" if one.bot != "thumb" else ""
    cells = (
        TITLES[one.scenario],
        what or dead or bot or "normal, dead players steer monsters, played by `thumb`",
        len(games),
        share(sum(one.won for one in games), len(games)),
        f"{mean(one.rounds for one in games):.1f}",
        share(sum(one.final for one in games), len(games)),
    )
    return f"| {' | '.join(map(str, cells))} |"


def same_games(groups: dict[Line, list[Played]]) -> Iterator[str]:
    """A row for each bot, over the scenarios and seeds that all the bots have played."""
    bots = {
        lines[0].bot: {
            (one.scenario, one.seed): one for line in lines for one in groups.get(line, ())
        }
        for lines in (BOTS, PAIRS, SEARCH)
    }
    common = set.intersection(*(set(games) for games in bots.values()))
    for bot, games in bots.items():
        found = [games[one] for one in sorted(common)]
        if found:
            cells = (
                f"`{bot}`",
                len(found),
                share(sum(one.won for one in found), len(found)),
                f"{mean(one.rounds for one in found):.1f}",
                share(sum(one.final for one in found), len(found)),
            )
            yield f"| {' | '.join(map(str, cells))} |"


PAGE_TEXT = """\
# The balance of Machina Arcana

This page is generated by `python bench/balance_machina.py --page` from {count} whole games, in
which a separate bot plays each explorer. The games of each row have the seeds 1, 2, 3 and so on.

Shares are in per cent, with 95 % confidence intervals in brackets. For rounds, the number is the
mean, and the brackets hold the middle eight of ten games. Losses are counted by cause, separately
for the chapters and the final challenge. "Long" counts the games of more than {long} rounds. The
fewer games a row has, the less it says.

## Games

Normal difficulty; dead players steer monsters; `thumb` plays every explorer.

| scenario | explorers | games | won | rounds | final reached | losses | level at the end | long |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

## Targets

The lowest and the highest figure over one to four explorers, in per cent unless noted otherwise.

| measure | target | I | II | III |
| --- | --- | --- | --- | --- |
{bands}

## Variants and bots

All with two explorers. "Easy" and "very easy" are the variants of MA-R19.3 and MA-R19.4.

| scenario | what differs | games | won | rounds | final reached |
| --- | --- | --- | --- | --- | --- |
{variants}

The next table compares the bots on the games that all three have played; `search` has {iterations}
iterations for each choice.

| bot | games | won | rounds | final reached |
| --- | --- | --- | --- | --- |
{same_games}

## Monsters

From the games of the first table.

| level | spawned in a game | of these destroyed | target |
| --- | --- | --- | --- |
{levels}

Sorted by the number of explorers they destroyed. The last column is how much health a monster took
from explorers on average; the target is {hurts} for each, except K'thun.

| monster | level | spawned | of these destroyed | explorers destroyed | per 100 spawned | health |
| --- | --- | --- | --- | --- | --- | --- |
{monsters}

## Items

{never_taken}

{owners}
"""


def page(games: list[Played]) -> str:
    """The page of the documentation, with all figures."""
    groups: dict[Line, list[Played]] = {}
    for one in games:
        groups.setdefault(one.kind, []).append(one)
    common = [one for one in games if one.kind in MAIN]
    return PAGE_TEXT.format(
        count=len(games),
        bands="\n".join(bands(groups)),
        levels="\n".join(levels(common)),
        long=LONG,
        hurts=" to ".join(map(str, HURTS)),
        owners=fill(owners(common), 100),
        rows="\n".join(row(groups[line]) for line in MAIN if line in groups),
        variants="\n".join(
            variant(groups[line]) for line in (*PAIRS, *VARIANTS, *BOTS, *SEARCH) if line in groups
        ),
        iterations=ITERATIONS,
        same_games="\n".join(same_games(groups)),
        monsters="\n".join(monsters(common)),
        never_taken=fill(never_taken(games), 100),
    )


def lines(args: argparse.Namespace) -> Iterator[Line]:
    """The games to play, interleaved so that an interrupted run has a similar share of each."""
    others = {"variants": VARIANTS, "bots": BOTS, "search": SEARCH}
    for game in range(args.games):
        seed = args.first + game
        if "main" in args.only:
            yield from (one._replace(seed=seed) for one in MAIN)
        for part, kinds in others.items():
            if part in args.only and game % SELDOM[part] == 0:
                yield from (one._replace(seed=seed) for one in kinds)


def played(args: argparse.Namespace) -> Iterator[Played]:
    """The saved games, followed by the new ones as they end."""
    kept: set[Line] = set()
    if args.keep is not None and args.keep.exists():
        for text in args.keep.read_text(encoding="utf-8").splitlines():
            one = Played(**json.loads(text))
            kept.add(one.line)
            yield one
    todo = [line for line in lines(args) if line not in kept]
    if args.jobs == 1:
        yield from _kept(args, map(play, todo))
        return
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        yield from _kept(args, pool.map(play, todo))


def _kept(args: argparse.Namespace, games: Iterable[Played]) -> Iterator[Played]:
    for one in games:
        if args.keep is not None:
            with args.keep.open("a", encoding="utf-8") as file:
                data: dict[str, Any] = one._asdict()
                file.write(json.dumps(data) + "\n")
        yield one


def main() -> None:
    """Play, and print or write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="games per line")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parts = ("main", *SELDOM)
    parser.add_argument("--only", nargs="+", choices=parts, default=parts, help="some lines only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file to save the games in")
    parser.add_argument("--page", action="store_true", help="write the page of the documentation")
    args = parser.parse_args()
    written = page(list(played(args)))
    print(written)
    if args.page:
        PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
