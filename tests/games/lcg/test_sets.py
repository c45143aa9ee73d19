"""Sets of cards from outside: what is refused and how, and what a game makes of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.home_made import CARD, NAME, brought, deck, files, written
from tests.home_made import changed_card as card

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.building import refusals
from kadath.games.lcg.decks.deck import after_scenario
from kadath.games.lcg.decks.every import every_card
from kadath.games.lcg.decks.given import read_deck
from kadath.games.lcg.decks.purchases import buyable
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.sets.loading import LOADED, HomeMade, bring
from kadath.games.lcg.sets.playing import SETS
from kadath.kernel.codec import encode
from kadath.kernel.record import Record, replay
from kadath.kernel.rng import Rng
from kadath.table import Saves, Seat, Table, resume
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES
from kadath.text.set_words import SetNeeded, SetRefused

GAME = Lcg()
SETUP = {"decks": [deck()], "investigators": ["wendy-adams"]}


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[HomeMade]:
    """The set of the page, in the game."""
    with brought(written(tmp_path)) as found:
        yield found


def ability(**changed: Any) -> str:
    """The card of the page with its one ability changed."""
    (one,) = json.loads(files()[CARD])["abilities"]
    return card(abilities=[{name: value for name, value in {**one, **changed}.items() if value}])


def nested(depth: int) -> dict[str, Any]:
    """A tree so many nodes deep."""
    tree: dict[str, Any] = {"node": "kernel.You"}
    for _ in range(depth):
        tree = {"node": "lcg.LocationOf", "of": tree}
    return tree


ADJUST = {"node": "kernel.Adjust", "of": {"node": "kernel.You"}, "stat": "combat", "by": 1}
DRAW = {"node": "lcg.Draw", "cards": 1}

REFUSED: dict[str, tuple[dict[str, str | None], str]] = {
    "no title": ({"set.toml": 'name = "x"\ngame = "lcg"\n'}, "/: the field “title” is missing"),
    "a title in two languages": (
        {"set.toml": files()["set.toml"].replace("uk =", "ru =")},
        "title: the field “uk” is missing",
    ),
    "no TOML": ({"set.toml": "name = harbour"}, "this is not TOML: Invalid value"),
    "a name with a space": (
        {"set.toml": files()["set.toml"].replace(NAME, "harbour lights")},
        "“harbour lights” cannot be the name of a set",
    ),
    "a name that is taken": (
        {"set.toml": files()["set.toml"].replace(NAME, "core")},
        "a set called “core” is already here",
    ),
    "more about the set": (
        {"set.toml": 'author = "me"\n' + files()["set.toml"]},
        "/: there is no field “author” here; there are: name, game, title",
    ),
    "no cards": ({CARD: None}, "there are no cards here"),
    "a card of the box": (
        {"cards/knife.json": "{}"},
        "a card called “knife” is already in the box",
    ),
    "a bad file name": ({"cards/Knife 2.json": "{}"}, "a card’s file is named in small Latin"),
    "no JSON": ({CARD: "{\n  oops"}, "line 2, column 3: this is not JSON"),
    "no object": ({CARD: "[]"}, "a card is a JSON object"),
    "a field twice": (
        {CARD: '{"type": "skill", "type": "skill"}'},
        "the field “type” is here twice",
    ),
    "no type": ({CARD: card(type=None)}, "the type of a card cannot be null"),
    "a location": ({CARD: card(type="location")}, 'the type of a card cannot be "location"'),
    "no class": (
        {CARD: card(**{"class": None})},
        "class: null is not allowed here; it can be: guard",
    ),
    "no level": ({CARD: card(level=None)}, "level: null is not a whole number from 0 to 5"),
    "level 6": ({CARD: card(level=6)}, "level: 6 is not a whole number from 0 to 5"),
    "half a copy": ({CARD: card(copies=0.5)}, "copies: 0.5 is not a whole number from 1 to 9"),
    "no cost": ({CARD: card(cost=None)}, "asset: the field “cost” is missing"),
    "a cost in words": ({CARD: card(cost="two")}, "asset.cost: 'two' found, int expected"),
    "a cost below 0": ({CARD: card(cost=-1)}, "asset.cost: -1 is not a whole number from 0 to 99"),
    "a huge cost": ({CARD: card(cost=10**6)}, "asset.cost: 1000000 is not a whole number"),
    "an unknown field": ({CARD: card(power=9)}, "asset: there is no field “power” here"),
    "an unknown icon": ({CARD: card(icons=["luck"])}, "asset.icons[0]: 'luck' is not allowed here"),
    "an unknown slot": ({CARD: card(slots=["tail"])}, "asset.slots[0]: 'tail' is not allowed here"),
    "an unknown trait": (
        {CARD: card(traits=["Harbour", "Boat"])},
        "asset.traits[1]: 'Boat' is not allowed",
    ),
    "an enemy’s keyword": ({CARD: card(keywords=["hunter"])}, "asset.keywords: hunter is not"),
    "uses of nothing": ({CARD: card(uses=3)}, "an asset has both uses and use_type, or neither"),
    "an unknown node": (
        {CARD: ability(effect={"node": "lcg.Dance"})},
        "asset.abilities[0].effect: no card of the box uses a node 'lcg.Dance'",
    ),
    "the escape hatch": (
        {CARD: ability(effect={"node": "kernel.Special", "function": "a", "says": "b"})},
        "asset.abilities[0].effect: no card of the box uses a node 'kernel.Special'",
    ),
    "what only an act does": (
        {CARD: ability(effect={"node": "lcg.Reach", "resolution": 1})},
        "no card of the box uses a node 'lcg.Reach'",
    ),
    "a node out of place": (
        {CARD: ability(effect=ADJUST)},
        "asset.abilities[0].effect: kernel.Adjust is not allowed here; Effect expected",
    ),
    "somebody where a card is meant": (
        {CARD: ability(effect={"node": "lcg.Discard", "cards": {"node": "kernel.You"}})},
        "asset.abilities[0].effect.cards: kernel.You is not allowed here; ",
    ),
    "a node without a field": (
        {CARD: ability(effect=None)},
        "asset.abilities[0]: the field “effect” is missing",
    ),
    "a node with another field": (
        {CARD: ability(effect={**DRAW, "fast": True})},
        "asset.abilities[0].effect: there is no field “fast” here; there are: cards, who",
    ),
    "text for a node": (
        {CARD: ability(effect="draw")},
        "asset.abilities[0].effect: 'draw' found, Effect expected",
    ),
    "an unknown skill": (
        {CARD: ability(effect={"node": "lcg.Investigate", "skill": "luck"})},
        "asset.abilities[0].effect.skill: 'luck' is not allowed here; it can be: agility,",
    ),
    "a number too large for a card": (
        {CARD: ability(effect={**DRAW, "cards": 100})},
        "asset.abilities[0].effect.cards: 100 is not a whole number from -99 to 99",
    ),
    "a tree too deep": (
        {CARD: ability(effect={**DRAW, "who": nested(50)})},
        "the tree is more than 40 nodes deep",
    ),
    "an event’s ability on an asset": (
        {CARD: card(abilities=[{"node": "lcg.Play", "effect": DRAW}])},
        "asset.abilities[0]: a card of type asset cannot have the ability Play",
    ),
    "an event that does nothing": (
        {CARD: card(type="event", slots=None, abilities=[])},
        "an event has one ability Play, or PlayFast and the keyword fast",
    ),
    "a name that nothing binds": (
        {
            CARD: ability(
                effect={"node": "lcg.Discard", "cards": {"node": "kernel.Named", "name": "x"}}
            )
        },
        "the card cannot be worded (en):",
    ),
    "no Polish words": ({"pl.ftl": None}, "there are no words in this language (pl)"),
    "no title of a card": ({"pl.ftl": ""}, "the message “lcg-card-storm-lantern” is missing"),
    "no Ukrainian trait": (
        {"uk.ftl": "lcg-card-storm-lantern = Ліхтар\n"},
        "the card cannot be worded (uk): there is no uk message 'lcg-trait-harbour'",
    ),
    "no Fluent": ({"en.ftl": "Storm Lantern\n"}, "line 1: this is not a Fluent message"),
    "a word twice": (
        {"en.ftl": files()["en.ftl"] * 2},
        "the message “lcg-card-storm-lantern” is here twice",
    ),
    "a word with a value": (
        {"en.ftl": "lcg-card-storm-lantern = { $name }\n"},
        "the message “lcg-card-storm-lantern” has to be plain text",
    ),
    "a word that nothing asks for": (
        {"en.ftl": files()["en.ftl"] + "lcg-card-boat = Boat\n"},
        "no card of the set asks for the message “lcg-card-boat”",
    ),
    "a word of the box": (
        {"en.ftl": files()["en.ftl"] + "lcg-trait-tool = Gear\n"},
        "the message “lcg-trait-tool” is already there",
    ),
    "an article for nobody": (
        {"lexicon.toml": 'names_with_the = ["Boat"]'},
        "no card of the set is called “Boat” in English",
    ),
    "a lexicon of other things": (
        {"lexicon.toml": "[nouns]"},
        "/: there is no field “nouns” here; there are: names_with_the",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_wrong_is_told_in_one_sentence_with_its_file(what: str, tmp_path: Path) -> None:
    changed, told = REFUSED[what]
    folder = written(tmp_path, **changed)
    before = dict(FACES)
    with pytest.raises(SetRefused) as refused:
        bring(folder)
    text = refused.value.text("en")
    assert told in text
    assert text.startswith(str(folder))
    assert "\n" not in text
    assert all(refused.value.text(language) != text for language in LANGUAGES[1:])
    assert (LOADED, FACES, every_card().cards.keys() & {"storm-lantern"}) == ({}, before, set())
    assert "lcg-card-storm-lantern" not in messages("en")


def test_two_sets_cannot_have_one_name(harbour: HomeMade, tmp_path: Path) -> None:
    with pytest.raises(SetRefused, match="already here"):
        bring(written(tmp_path / "again"))


# --- damage ---------------------------------------------------------------------------------------

PIECES = st.text('{}[]",:=\n \\0aл$\ufeff', max_size=6)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=8), st.just({"()": []})),
    lambda inside: st.one_of(
        st.lists(inside, max_size=3),
        st.dictionaries(st.sampled_from(["node", "of", "who", "effect"]), inside, max_size=3),
    ),
)


def attempt(folder: Path) -> None:
    """Bring a set, which works or is refused in words."""
    told = set()
    try:
        with brought(folder):
            pass
    except SetRefused as refused:
        told = {refused.text(language) for language in LANGUAGES}
    assert len(told) in (0, len(LANGUAGES))
    assert not LOADED


@given(name=st.sampled_from(sorted(files())), data=st.data())
def test_damaged_text_is_refused_in_words(
    name: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    whole = files()[name].encode()
    at = data.draw(st.integers(0, len(whole)))
    to = data.draw(st.integers(at, min(len(whole), at + 20)))
    put = data.draw(st.one_of(PIECES.map(str.encode), st.binary(max_size=4)))
    folder = written(tmp_path_factory.mktemp("set"))
    (folder / name).write_bytes(whole[:at] + put + whole[to:])
    attempt(folder)


def places(tree: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a piece of JSON."""
    yield at
    if isinstance(tree, dict | list):
        for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from places(value, (*at, key))


def changed_at(tree: Any, at: tuple[Any, ...], value: Any) -> Any:
    """A piece of JSON with something else at a place."""
    if not at:
        return value
    copy = tree.copy()
    copy[at[0]] = changed_at(tree[at[0]], at[1:], value)
    return copy


SAMPLE = json.loads(files()[CARD])
TREES = [encode(node) for face in FACES.values() for tree in face.trees() for node in tree.walk()]


@given(at=st.sampled_from(list(places(SAMPLE))), value=st.one_of(VALUES, st.sampled_from(TREES)))
def test_another_value_anywhere_is_taken_or_refused_in_words(
    at: tuple[Any, ...], value: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    text = json.dumps(changed_at(SAMPLE, at, value))
    attempt(written(tmp_path_factory.mktemp("set"), **{CARD: text}))


# --- in games -------------------------------------------------------------------------------------


def test_the_card_is_shown_as_home_made(harbour: HomeMade) -> None:
    told = {one: GAME.narrator().component("storm-lantern", one)["home_made"] for one in LANGUAGES}
    assert told == {
        "en": "homemade: Harbour Lights",
        "pl": "domowej roboty: Światła portu",
        "uk": "саморобна: Вогні порту",
    }
    assert "home_made" not in GAME.narrator().component("knife", "en")
    (one,) = [one for one in GAME.components() if one.set == NAME]
    assert (one.key, one.copies) == ("storm-lantern", 2)
    assert GAME.sets()[-1].printed == {"asset": 2}


def test_a_deck_may_name_it_in_any_language_and_by_its_number(harbour: HomeMade) -> None:
    for language in LANGUAGES:
        given = GAME.deck(deck(), {}, language)
        assert given.reasons == ()
        for written_down in (given.as_text, given.as_json):
            assert read_deck(written_down).deck.copies("storm-lantern") == 2


def test_a_game_without_its_cards_is_the_same_game(tmp_path: Path) -> None:
    def played() -> list[str]:
        state, rng = GAME.new({"seats": 2}, 5), Rng(5)
        while state.decision is not None and state.round < 3:
            state.apply(state.decision.options[rng.below(len(state.decision.options))])
        return [
            repr(state.decision),
            repr(buyable(after_scenario(STARTER_DECKS["wendy-adams"], 9))),
        ]

    without = played()
    with brought(written(tmp_path)):
        assert played() == without
        assert SETS not in GAME.settled({"seats": 2})


def test_a_deck_with_a_card_of_the_set_may_buy_others(tmp_path: Path) -> None:
    better = card(level=2, title="storm-lantern")
    words = {
        f"{one}.ftl": f"{files()[f'{one}.ftl']}lcg-card-storm-lantern-2 = {'2'}\n"
        for one in LANGUAGES
    }
    with brought(written(tmp_path, **{"cards/storm-lantern-2.json": better}, **words)):
        own = read_deck(deck()).deck
        assert "storm-lantern-2" in buyable(after_scenario(own, 2))
        assert "storm-lantern-2" not in buyable(after_scenario(STARTER_DECKS["wendy-adams"], 2))


def test_a_weakness_of_the_set_is_in_a_deck_that_lists_it(tmp_path: Path) -> None:
    weakness = {
        "type": "treachery",
        "traits": ["Madness"],
        "abilities": [{"node": "lcg.Revelation", "effect": {"node": "lcg.LoseAllResources"}}],
    }
    words = {
        f"{one}.ftl": f"{files()[f'{one}.ftl']}lcg-card-drowned-bell = Drowned Bell\n"
        for one in LANGUAGES
    }
    named = deck().replace("1x Random basic weakness", "1x Drowned Bell")
    with brought(written(tmp_path, **{"cards/drowned-bell.json": json.dumps(weakness)}, **words)):
        own = read_deck(named).deck
        assert refusals(own, collection=every_card()) == ()
        state = GAME.new({**SETUP, "decks": [named]}, 1)
        assert [row.face for row in state.cards.values()].count("drowned-bell") == 1
        drawn = [GAME.new({"seats": 4}, seed) for seed in range(20)]
        faces = {row.face for state in drawn for row in state.cards.values()}
        assert "drowned-bell" not in faces


# --- saves and records ----------------------------------------------------------------------------


def table_in_play() -> Table:
    table = Table.begin(GAME, SETUP, 3, (Seat("ada"),))
    for _ in range(12):
        assert table.state.decision is not None
        table.choose(0, table.state.decision.options[-1].key)
    return table


def test_a_record_names_the_set_with_its_hash(harbour: HomeMade) -> None:
    record = Record.from_json(table_in_play().record.to_json())
    assert record.setup[SETS] == [f"{NAME}@{harbour.hash}"]
    assert len(list(replay(GAME, record))) == 13
    assert GAME.another(record.setup, record.seed)[SETS] == [f"{NAME}@{harbour.hash}"]


def test_a_save_whose_set_is_missing_or_changed_waits_for_it(tmp_path: Path) -> None:
    saves, path = Saves(tmp_path / "saves"), tmp_path / "saves" / "harbour.json"
    folder = written(tmp_path)
    with brought(folder) as found:
        table = table_in_play()
        saves.write(table, path)
    whole = path.read_bytes()
    with pytest.raises(SetNeeded) as needed:
        saves.load(path)
    assert needed.value.text("en").startswith(
        f"This game was begun with the set “{NAME}” ({found.hash}), which is missing"
    )
    assert all(NAME in needed.value.text(language) for language in LANGUAGES)
    with brought(written(tmp_path / "changed", **{CARD: card(cost=3)})) as other:
        with pytest.raises(SetNeeded) as needed:
            saves.load(path)
        assert f"it was {found.hash} and is {other.hash} now" in needed.value.text("en")
    assert path.read_bytes() == whole
    with brought(folder):
        again, misfit = saves.load(path)
        assert (misfit, again.record.choices) == (None, table.record.choices)
        assert again.state == table.state


def test_better_words_are_no_other_set(tmp_path: Path) -> None:
    with brought(written(tmp_path)) as found:
        record = table_in_play().record
    english = files()["en.ftl"].replace("Storm Lantern", "Gale Lantern")
    with brought(written(tmp_path / "reworded", **{"en.ftl": english})) as reworded:
        assert reworded.hash == found.hash
        assert resume(GAME, record, (Seat("ada"),))[1] is None
