"""The card game over the wire: nothing hidden is sent, chances are told, orders are obeyed."""

from __future__ import annotations

import random
import re
from hashlib import blake2b
from typing import Any

import pytest

from kadath.games import game
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.exchange import write_json
from kadath.games.lcg.narration import names
from kadath.games.lcg.vocabulary.wording import names as printed
from kadath.kernel.sleeves.model import knows
from kadath.server.limits import Meter, Rate
from kadath.server.loading import load
from kadath.server.scene import Scene
from kadath.table import Orders, Seat, Table

from .serving import Live, Running
from .tables import asked, invite, together

WORD = re.compile(r'"([a-z0-9][a-z0-9-]*)"')
MARK = re.compile(r"mark[0-9a-f]{16}")
PEOPLE = ["roland-banks", "agnes-baker"]
CHOICES = 160


def mark(key: str) -> str:
    """What stands for the name of a card in every text."""
    return "mark" + blake2b(key.encode(), digest_size=8).hexdigest()


def at_the_table(server: Running, **setup: Any) -> tuple[str, list[Live]]:
    """Two people with an investigator each, and somebody who looks on."""
    guests = [server.guest(name, language) for name, language in (("Ada", "pl"), ("Ben", "en"))]
    guests.append(server.guest("Eve", "uk"))
    chosen = {"seats": 2, "investigators": PEOPLE, **setup}
    table = guests[0].new_table(game="lcg", setup=chosen)
    invite(guests[0], guests[1], table)
    invite(guests[0], guests[2], table, "watch")
    lives = [guest.live() for guest in guests]
    lives[1].do("sit", table=table, seat=1)
    for live in lives[:2]:
        live.do("ready", table=table, ready=True)
    for live in lives:
        live.subscribe(table)
    return table, lives


def test_no_byte_names_a_card_that_is_hidden_from_its_reader(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def marked(key: str, language: str) -> str:
        return mark(key)

    monkeypatch.setattr(printed, "card_name", marked)
    for kind in ("card", "investigator", "scenario"):
        monkeypatch.setitem(names.PRINTED, kind, marked)
    table, lives = at_the_table(server)
    room = server.tables.rooms[table]
    entitled: list[set[str]] = [set(), set(), set()]
    dice = random.Random(4)

    def learn() -> None:
        assert room.table is not None
        state: Any = room.table.state
        for known, seat in zip(entitled, (0, 1, None), strict=True):
            known |= {row.face for row in state.cards.values() if knows(row.known, seat)}
            known |= {row.face for row in state.investigators.values()}
            known |= {
                key
                for member in state.campaign.members
                if member.seat == seat
                for key, _ in member.deck.cards
            }
            # Of an unrevealed location the title is known, which is the key of its first face.
            known |= {FACES[state.cards[one].face].title for one in state.pile("map")}

    learn()
    for _ in range(CHOICES):
        if lives[0].updates[table]["decision"] is None:
            break
        chooser = asked(table, lives[:2])
        chooser.choose(table, dice.choice(chooser.keys(table)))
        learn()
        if dice.random() < 0.1:
            dice.choice(lives).ask("odds", table=table, version=chooser.version(table))
            thing = {"kind": "card", "id": dice.randrange(1, 120)}
            dice.choice(lives).ask(
                "why_not", table=table, version=chooser.version(table), thing=thing
            )
        together(table, lives)
    by_mark = {mark(key): key for key in FACES}
    public = {"the-gathering", *PEOPLE}
    for live, known in zip(lives, entitled, strict=True):
        sent = "".join(live.raw)
        named = {word for word in WORD.findall(sent) if word in FACES}
        named |= {by_mark[found] for found in MARK.findall(sent)}
        assert named - known - public == set()
        assert len(named) > 20
        assert known < FACES.keys()
        live.close()


def test_why_not_is_answered_to_whoever_is_asked(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server, difficulty="easy")
    chooser = to_the_first_action(table, [ada, ben])
    together(table, [ada, ben, eve])
    options = chooser.updates[table]["decision"]["options"]
    here = next(one for one in options if one["key"] == "investigate")["points"][0]
    about = {"table": table, "version": chooser.version(table), "thing": here}
    (told,) = chooser.ask("why_not", **about)["reasons"]
    assert told["key"].startswith("move:")
    assert told["text"] in ("You are already there.", "Już tam jesteś.", "Ви вже там.")
    assert told["rule"]["id"] == "LCG-404"
    other = ben if chooser is ada else ada
    for reader in (other, eve):
        (told,) = reader.ask("why_not", **about)["reasons"]
        assert told["key"] == ""
        assert told["rule"]["id"] == "LCG-122", "all that they learn is what is asked"
    stale = chooser.ask("why_not", **about | {"version": 0})
    assert (stale["type"], stale["code"]) == ("error", "stale")
    server.tables.reasons = Meter(Rate(0.001, 1))
    assert chooser.ask("why_not", **about)["type"] == "why_not"
    assert chooser.refused("why_not", **about) == "too-fast"
    assert eve.ask("why_not", **about)["type"] == "why_not", "everybody has a budget of their own"
    for live in (ada, ben, eve):
        live.close()


def test_chances_are_told_to_whoever_asks(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server, difficulty="easy")
    chooser = to_the_first_action(table, [ada, ben])
    told = chooser.ask("odds", table=table, version=chooser.version(table))
    assert told["type"] == "odds"
    assert told["standing"] is None
    chances = {one["key"]: one["chance"] for one in told["options"]}
    assert 0 < chances["investigate"] < 1
    assert "draw" not in chances
    together(table, [ada, ben, eve])
    assert eve.ask("odds", table=table, version=eve.version(table))["options"] == []
    stale = eve.ask("odds", table=table, version=0)
    assert (stale["type"], stale["code"]) == ("error", "stale")
    for live in (ada, ben, eve):
        live.close()


def test_an_order_changes_only_what_it_names(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server)
    chooser = to_the_first_action(table, [ada, ben])
    seat = chooser.updates[table]["decision"]["seat"]
    chooser.do("orders", table=table, seat=seat, wishes={"own-test": "pass"})
    chooser.do("orders", table=table, seat=seat, wishes={"own-commit": "stop"})
    room = server.tables.rooms[table]
    assert room.info.seats[seat].orders["wishes"] == {"own-commit": "stop", "own-test": "pass"}
    for live in (ada, ben, eve):
        live.close()


def test_what_a_seat_lets_pass_is_not_asked(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server)
    chooser = to_the_first_action(table, [ada, ben])
    seat = chooser.updates[table]["decision"]["seat"]
    other = ben if chooser is ada else ada
    refused = other.ask("orders", table=table, seat=seat, wishes={})
    assert refused["code"] == "wrong-seat"
    unknown = chooser.ask("orders", table=table, seat=seat, wishes={"teatime": "pass"})
    assert unknown["code"] == "no-such-thing"
    assert "own-test" in unknown["offered"]
    for live, number in ((chooser, seat), (other, 1 - seat)):
        wishes = dict.fromkeys(unknown["offered"], "pass")
        live.do("orders", table=table, seat=number, wishes=wishes)
    chooser.choose(table, "investigate")
    together(table, [ada, ben, eve])
    assert ada.updates[table]["decision"]["ask"] == "take-action"
    room = server.tables.rooms[table]
    assert room.info.seats[seat].orders["wishes"]["own-test"] == "pass"
    assert [line.choice for line in room.log.lines] == sorted(
        line.choice for line in room.log.lines
    )
    # Whoever takes up the table again still knows which of its choices nobody made.
    assert room.table is not None
    for _ in range(8):
        if any(one.ordered for one in room.table.past):
            break
        acting = asked(table, [ada, ben])
        keys = acting.keys(table)
        acting.choose(table, "investigate" if "investigate" in keys else keys[0])
        together(table, [ada, ben, eve])
    assert any(one.ordered for one in room.table.past)
    again = load(server.tables.storage, table).room.table
    assert again is not None
    assert [one.ordered for one in again.past] == [one.ordered for one in room.table.past]
    # They are nobody else's business, and they end with the one who gave them.
    hers = {"seat": seat, "until_turn": False, "wishes": room.info.seats[seat].orders["wishes"]}
    assert chooser.tables[table]["me"]["orders"] == [hers]
    assert eve.tables[table]["me"]["orders"] == []
    for live in (ada, ben, eve):
        live.close()


def test_decks_are_read_judged_and_written_out(server: Running) -> None:
    ada = server.guest("Ada", "en")
    starter = "Roland Banks\n1x Knife\n"
    found = ada.post("/api/games/lcg/decks", deck=starter)
    assert found["investigator"] == "roland-banks"
    assert found["cards"] == [["knife", 1]]
    assert any("30" in reason for reason in found["reasons"])
    again = ada.post("/api/games/lcg/decks", deck=found["json"])
    assert again == found
    assert ada.post("/api/games/lcg/decks", deck="teatime")["investigator"] == ""
    ada.post("/api/games/final_hour/decks", status=404, deck=starter)
    ada.post("/api/games/lcg/decks", status=400, deck="x" * 9000)


def test_a_table_is_set_up_with_ones_own_deck(server: Running) -> None:
    ada = server.guest("Ada", "pl")
    legal = write_json(STARTER_DECKS["roland-banks"])
    setup = {"seats": 1, "investigators": ["roland-banks"], "decks": [legal]}
    table = ada.new_table(game="lcg", setup=setup, seats=["me"], ready=True)
    assert server.tables.rooms[table].status == "playing"
    wrong = "Roland Banks\n3x Knife\n1x Teacup\n"
    refused = ada.post("/api/tables", status=422, game="lcg", setup={**setup, "decks": [wrong]})
    assert refused["error"]["code"] == "bad-setup"
    reasons = game("lcg").deck(wrong, setup, "pl").reasons  # type: ignore[attr-defined]
    assert len(reasons) > 2
    assert all(reason in refused["error"]["text"] for reason in reasons), "every reason is named"


def to_the_first_action(table: str, lives: list[Live]) -> Live:
    """Keep the opening hands and do nothing before; whoever has the first turn."""
    for _ in range(20):
        together(table, lives)
        chooser = asked(table, lives)
        keys = chooser.keys(table)
        if "investigate" in keys:
            return chooser
        chooser.choose(table, next((key for key in ("done", "pass") if key in keys), keys[0]))
    raise AssertionError("nobody can act")


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({}, {"scenario"}),
        ({"scenario": "the-midnight-masks"}, {"scenario", "earlier"}),
        ({"mode": "campaign"}, set()),
    ],
)
def test_a_table_tells_only_what_has_a_say(
    server: Running, setup: dict[str, str], told: set[str]
) -> None:
    ada = server.guest("Ada")
    table = ada.new_table(game="lcg", setup={"seats": 1, **setup}, seats=["me"])
    with ada.live() as hers:
        lines = {line["key"] for line in hers.subscribe(table)["setup_text"]}
    assert lines & {"scenario", "earlier"} == told


def test_what_could_be_done_first_is_shown_beside_the_actions() -> None:
    setup = {"seats": 1, "investigators": ["wendy-adams"]}
    table = Table.begin(game("lcg"), setup, 9, [Seat("Ada")])
    table.orders = [Orders()]
    table.choose(0, "done")
    question = table.question
    assert question is not None
    scene = Scene(table.game, question.state, question)
    shown = scene.decision((0,), "en")
    assert shown is not None
    assert shown.options is not None
    first = {one.key for one in shown.options if one.first}
    assert first == {one.key for one in question.first}
    assert first
    assert (shown.ask, shown.options[-1].key) == ("take-action", "done")
    # Whoever is not asked is told of the turn, and not that somebody could do something first.
    others = scene.decision((), "en")
    assert others is not None
    assert (others.ask, others.options) == ("take-action", None)
