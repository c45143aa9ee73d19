"""Drawing: player cards, encounter cards, weaknesses, and decks that run out."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace, EnemyFace, SkillFace, TreacheryFace
from kadath.games.lcg.rules.encounter import shuffle_in_discards
from kadath.games.lcg.vocabulary.abilities import Reaction, ReturnsAfterTest, Revelation, Spawn
from kadath.games.lcg.vocabulary.assets import ReturnToHand
from kadath.games.lcg.vocabulary.conditions import SucceededBy
from kadath.games.lcg.vocabulary.effects import Deal, Draw, GainResources, SearchDeck
from kadath.games.lcg.vocabulary.kinds import CardKind
from kadath.games.lcg.vocabulary.selectors import (
    YOUR_LOCATION,
    Called,
    Either,
    Enemies,
    Investigators,
    these,
)
from kadath.games.lcg.vocabulary.triggers import DamageDealt, DrawsTreachery
from kadath.games.lcg.vocabulary.wording import card_lines
from kadath.games.lcg.zones import discard, put
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.log import EVERYONE
from kadath.kernel.windows import AFTER, WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

BOX = (
    TreacheryFace(key="gust", code="", keywords=("surge",), traits=("Hazard",)),
    TreacheryFace(
        key="shivers",
        code="",
        keywords=("surge",),
        weakness=True,
        abilities=(Revelation(Deal(YOU, horror=1)),),
    ),
    TreacheryFace(key="trophy", code="", victory=2, abilities=(Revelation(Deal(YOU, horror=1)),)),
    EnemyFace(
        key="herald",
        code="",
        fight=1,
        health=1,
        evade=1,
        damage=1,
        horror=0,
        abilities=(Revelation(Deal(Enemies(at=YOUR_LOCATION), damage=1)), Spawn(YOUR_LOCATION)),
    ),
    TreacheryFace(
        key="squall",
        code="",
        keywords=("peril", "surge"),
        abilities=(Revelation(Deal(YOU, horror=1)),),
    ),
    EnemyFace(
        key="howler",
        code="",
        fight=1,
        health=1,
        evade=1,
        damage=1,
        horror=0,
        abilities=(Revelation(Deal(YOU, horror=1)),),
    ),
    AssetFace(
        key="diary",
        code="",
        cost=0,
        abilities=(Reaction(AFTER, DamageDealt("horror", Investigators()), GainResources(1)),),
    ),
    AssetFace(
        key="gong",
        code="",
        cost=0,
        abilities=(Reaction(AFTER, DrawsTreachery(), Deal(YOU, damage=1)),),
    ),
    AssetFace(
        key="bell",
        code="",
        cost=0,
        abilities=(Reaction(WHEN, DrawsTreachery(), Deal(YOU, horror=1)),),
    ),
)


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for face in BOX:
        monkeypatch.setitem(FACES, face.key, face)


def study_with(**roland: object) -> Position:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=2), **roland)  # type: ignore[arg-type]
    return t


def faces(t: Position, zone: str, whose: str = "") -> list[str]:
    place = t.id_of(whose) if whose else 0
    return [t.state.cards[card].face for card in t.state.pile(zone, place)]


@pytest.mark.rule("LCG-390", "LCG-394")
def test_the_top_card_of_the_deck_goes_to_the_hand_as_often_as_one_likes() -> None:
    t = study_with(deck=["guts", "machete", "dodge", "lucky", "evidence"])
    t.round()
    t.choose("draw", "draw")
    assert faces(t, "hand", "roland-banks") == ["guts", "machete"]
    t.choose("draw")
    assert t.is_over(), "three draws and that of the upkeep"
    assert faces(t, "hand", "roland-banks") == ["guts", "machete", "dodge", "lucky"]


@pytest.mark.rule("LCG-392", "LCG-411")
def test_cards_drawn_together_are_all_in_hand_before_any_is_resolved() -> None:
    t = study_with(hand=["cryptic-research"], deck=["amnesia", "machete", "dodge", "guts"])
    t.round()
    t.choose("play cryptic-research")
    # Amnesia came first, and what came with it can be lost to it.
    assert t.options == ["discard machete", "discard dodge"]
    assert faces(t, "deck", "roland-banks") == ["guts"]


@pytest.mark.rule("LCG-393", "LCG-395")
def test_a_deck_that_runs_out_in_the_middle_is_made_anew_and_the_draw_completed() -> None:
    t = study_with(hand=["cryptic-research"], deck=["guts"], discard=["machete", "dodge", "lucky"])
    t.round()
    t.choose("play cryptic-research")
    hand = faces(t, "hand", "roland-banks")
    assert hand[0] == "guts"
    assert len(hand) == 3
    # The event is not on the pile yet when the deck is rebuilt: it is still being played.
    assert faces(t, "discard", "roland-banks") == ["cryptic-research"]
    assert t.state.investigators[t.id_of("roland-banks")].horror == 1, "once, after all of it"


@pytest.mark.rule("LCG-395", "LCG-312")
def test_without_deck_and_discards_nothing_is_drawn_and_no_horror_taken() -> None:
    t = Position("-8")
    roland = t.investigator("roland-banks", t.location("study"), play=["rabbits-foot"])
    t.round()
    t.choose("draw", "investigate")
    assert t.asked == "roland-banks: take-action", "the foot would draw nothing either"
    assert t.state.investigators[roland].horror == 0
    assert t.told("drew") == []


@pytest.mark.rule("LCG-391", "LCG-305")
def test_the_top_encounter_card_is_drawn_and_resolved() -> None:
    t = study_with()
    t.encounter_deck("rotting-remains", "ghoul-minion")
    t.round("I")
    assert [entry["face"] for entry in t.told("drew-encounter")] == ["rotting-remains"]
    assert len(t.told("test")) == 1, "its revelation"
    assert faces(t, "discard") == ["rotting-remains"]
    assert faces(t, "deck") == ["ghoul-minion"]


@pytest.mark.rule("LCG-263")
def test_surge_draws_another_card_after_the_first_is_resolved() -> None:
    t = study_with()
    t.encounter_deck("gust", "gust", "ghoul-minion", "swarm-of-rats")
    t.round("I")
    assert [entry["face"] for entry in t.told("drew-encounter")] == ["gust", "gust", "ghoul-minion"]
    assert faces(t, "discard") == ["gust", "gust"]


@pytest.mark.rule("LCG-407", "LCG-263")
def test_peril_revelation_place_and_surge_in_this_order() -> None:
    t = study_with()
    t.investigator("wendy-adams", t.id_of("study"), play=["diary"])
    t.encounter_deck("squall", "howler", "gust")
    t.round("I")
    # Nobody else could act during the first card. It is gone, with its peril, when the second is
    # drawn; and that one is in nobody's threat area before its revelation is complete.
    assert t.asked == "wendy-adams: react"
    assert [entry["face"] for entry in t.told("drew-encounter")] == ["squall", "howler"]
    assert len(t.told("damaged")) == 2
    assert (t.zone("squall"), t.zone("howler")) == ("discard", "limbo")
    t.choose("pass")
    assert t.zone("howler") == "threat"


@pytest.mark.rule("LCG-396", "LCG-263")
def test_the_last_card_is_resolved_and_then_shuffled_in_with_the_other_discards() -> None:
    t = study_with()
    t.encounter_deck("ghoul-minion", "gust", "herald")
    t.round("I")
    drawn = [entry["face"] for entry in t.told("drew-encounter")]
    assert drawn == ["ghoul-minion"]
    t.choose("done")
    t.round("I")
    # The gust surges into the last card; after that one the gust is the whole deck again.
    drawn = [entry["face"] for entry in t.told("drew-encounter")]
    assert drawn == ["ghoul-minion", "gust", "herald"]
    assert faces(t, "deck") == ["gust"]
    assert faces(t, "discard") == []


@pytest.mark.rule("LCG-396")
def test_nobody_knows_the_order_of_an_encounter_deck_that_was_made_anew() -> None:
    t = study_with()
    faces_in_it = ["ghoul-minion", "swarm-of-rats", "obscuring-fog", "icy-ghoul"]
    for face in faces_in_it:
        t.enemy(face, t.id_of("study"))
    t.encounter_deck("gust", "herald")
    t.round()
    for face in faces_in_it:
        discard(t.state, t.id_of(face))
    for card in t.state.pile("deck"):
        put(t.state, card, "removed")
    order = faces(t, "discard")
    assert {t.state.cards[card].known for card in t.state.pile("discard")} == {EVERYONE}
    shuffle_in_discards(t.state)
    assert sorted(faces(t, "deck")) == sorted(order)
    assert {t.state.cards[card].known for card in t.state.pile("deck")} == {0}


@pytest.mark.rule("LCG-396")
def test_without_any_encounter_card_nothing_is_drawn() -> None:
    t = study_with()
    t.round("I")
    assert t.told("drew-encounter") == []


@pytest.mark.rule("LCG-408")
def test_a_revelation_comes_before_the_enemy_enters_play() -> None:
    t = study_with()
    minion = t.enemy("ghoul-minion", t.id_of("study"), exhausted=True)
    t.encounter_deck("herald", "gust")
    t.round("I")
    assert t.state.cards[minion].damage == 1
    herald = t.id_of("herald")
    assert t.state.cards[herald].zone == "threat", "it was not there yet to be hurt"
    assert t.state.cards[herald].damage == 0


@pytest.mark.rule("LCG-409", "LCG-436")
def test_a_treachery_that_is_worth_something_goes_to_the_victory_display() -> None:
    t = study_with()
    t.encounter_deck("trophy", "gust")
    t.round("I")
    assert faces(t, "victory") == ["trophy"]
    assert t.state.investigators[t.id_of("roland-banks")].horror == 1
    assert faces(t, "discard") == []


@pytest.mark.rule("LCG-412")
def test_a_weakness_of_a_player_type_comes_to_the_hand_and_is_used_like_any_other() -> None:
    t = study_with(deck=["dark-memory", "guts"])
    t.agendas("whats-going-on")
    t.round()
    t.choose("draw")
    assert t.zone("dark-memory") == "hand"
    assert "play dark-memory" in t.options
    t.choose("play dark-memory")
    assert t.state.cards[t.state.agenda].doom == 1
    assert t.zone("dark-memory") == "discard"


@pytest.mark.rule("LCG-413", "LCG-345")
def test_a_weakness_that_was_searched_for_is_resolved_as_if_drawn() -> None:
    t = study_with(hand=["research-librarian"], deck=["the-necronomicon", "guts"])
    t.round()
    t.choose("play research-librarian", "react research-librarian")
    assert t.asked == "roland-banks: take-action", "the only Tome had to be found"
    (book,) = t.state.pile("threat", t.id_of("roland-banks"))
    assert t.state.cards[book].face == "the-necronomicon"
    assert t.state.cards[book].horror == 3


@pytest.mark.rule("LCG-413")
def test_a_weakness_that_returns_to_the_hand_is_resolved_as_if_drawn() -> None:
    t = study_with(play=["machete", "the-necronomicon"])
    roland = t.id_of("roland-banks")
    effect = ReturnToHand(Either((Called("machete"), Called("the-necronomicon"))))
    t.begin(Resolution(effect, Scope(roland)))
    assert t.zone("machete") == "hand"
    assert t.zone("the-necronomicon") == "threat", "its revelation puts it there"
    assert t.state.cards[t.id_of("the-necronomicon")].horror == 3


@pytest.mark.rule("LCG-413", "LCG-319")
def test_so_is_one_that_returns_after_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    returns = ReturnsAfterTest(SucceededBy(0))
    doubt = SkillFace(
        key="doubt",
        code="",
        weakness=True,
        icons=("intellect",),
        abilities=(Revelation(Deal(YOU, horror=1)), returns),
    )
    monkeypatch.setitem(FACES, doubt.key, doubt)
    t = study_with(hand=["doubt"])
    t.round()
    t.choose("investigate", "commit doubt")
    assert t.zone("doubt") == "hand"
    assert t.state.investigators[t.id_of("roland-banks")].horror == 1


@pytest.mark.rule("LCG-493", "LCG-411")
def test_a_weakness_is_a_player_card_in_the_deck_and_an_encounter_card_as_it_resolves() -> None:
    t = study_with(deck=["paranoia", "guts"], resources=4)
    paranoia = t.id_of("paranoia")
    assert paranoia in t.state.pile("deck", t.id_of("roland-banks"))
    t.round()
    t.choose("draw")
    # It resolved like a treachery, and went to the pile of whose card it is.
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0
    assert faces(t, "discard", "roland-banks") == ["paranoia"]
    assert faces(t, "discard") == []
    assert t.state.cards[paranoia].controller == 0


@pytest.mark.rule("LCG-315", "LCG-316")
def test_when_a_card_is_drawn_and_after_it_was_are_its_beginning_and_its_end() -> None:
    t = study_with(play=["bell", "gong"])
    t.encounter_deck("trophy")
    t.round("I")
    roland = t.id_of("roland-banks")
    assert t.options == ["react bell", "pass"]
    assert t.state.investigators[roland].horror == 0, "nothing of it has resolved"
    t.choose("pass")
    assert t.options == ["react gong", "pass"]
    assert t.state.investigators[roland].horror == 1
    assert t.zone("trophy") == "victory", "it has gone to where it goes"


@pytest.mark.rule("LCG-305", "LCG-411")
def test_what_cannot_touch_a_weakness_is_not_asked_about_one() -> None:
    t = study_with(deck=["paranoia", "guts"], play=["bell"])
    t.encounter_deck("gust", "ghoul-minion")
    t.round("I")
    assert t.options == ["react bell", "pass"], "as a treachery is drawn"
    t.choose("pass", "draw")
    assert t.zone("paranoia") == "discard", "a weakness is none that the bell rings for"
    assert t.asked == "roland-banks: take-action"


@pytest.mark.rule("LCG-392", "LCG-411")
def test_several_weaknesses_resolve_after_the_whole_draw_the_topmost_first() -> None:
    for first, second in ("amnesia", "paranoia"), ("paranoia", "amnesia"):
        t = study_with(hand=["cryptic-research", "machete"], deck=[first, "guts", second])
        wendy = t.investigator("wendy-adams", t.id_of("study"))
        t.state.lead = wendy
        t.round()
        t.choose("turn roland-banks", "play cryptic-research")
        # The lead investigator is not asked for an order: until it resolves, only he knows of it.
        assert t.asked == "roland-banks: discard-from-hand"
        assert t.options == ["discard machete", "discard guts"], "all three have been drawn"
        t.choose("discard machete")
        assert faces(t, "hand", "roland-banks") == ["guts"]
        weaknesses = [one for one in faces(t, "discard", "roland-banks") if one in (first, second)]
        assert weaknesses == [second, first], "what was discarded last lies on top"


@pytest.mark.rule("LCG-411", "LCG-263")
def test_a_weakness_with_surge_is_followed_by_an_encounter_card() -> None:
    t = study_with(deck=["shivers", "guts"])
    t.encounter_deck("swarm-of-rats", "ghoul-minion")
    t.round()
    t.choose("draw")
    roland = t.id_of("roland-banks")
    assert t.state.investigators[roland].horror == 1
    assert t.zone("shivers") == "discard"
    assert t.state.engaged_with(t.id_of("swarm-of-rats")) == roland
    assert t.zone("ghoul-minion") == "deck", "the rats do not surge"


@pytest.mark.rule("LCG-030", "LCG-392")
@pytest.mark.parametrize("names", [("roland-banks",), ("roland-banks", "wendy-adams")])
def test_all_whom_a_card_lets_draw_do_so_in_their_order(names: tuple[str, ...]) -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, deck=["guts", "machete"])
    t.investigator("wendy-adams", study, deck=["dodge", "lucky"])
    t.round()
    roland = t.id_of("roland-banks")
    who = these(t.state, [t.id_of(name) for name in names])
    t.state.stack.append(Resolution(Draw(2, who), Scope(roland, study)))
    t.state.decision = None
    t.state.advance()
    drawn = [entry["who"] for entry in t.told("drew")]
    assert drawn == [t.id_of(name) for name in names for _ in range(2)]


def test_all_whom_a_card_lets_search_do_so() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, deck=["guts"])
    t.investigator("wendy-adams", study, deck=["dodge"])
    t.round()
    everybody = SearchDeck(CardKind(), Investigators())
    t.state.stack.append(Resolution(everybody, Scope(t.id_of("roland-banks"), study)))
    t.state.decision = None
    t.state.advance()
    assert t.zone("guts") == t.zone("dodge") == "hand"


@pytest.mark.parametrize(
    ("card", "draws"),
    [
        ("old-book-of-lore", True),
        ("arcane-initiate", True),
        ("the-yellow-sign", True),
        ("research-librarian", False),
        ("miskatonic-university", False),
        ("southside-mas-boarding-house", False),
    ],
)
def test_a_search_draws_only_where_the_card_says_draw(card: str, draws: bool) -> None:
    (search,) = [
        one for tree in FACES[card].trees() for one in tree.walk() if isinstance(one, SearchDeck)
    ]
    assert search.draws is draws
    english = " ".join(card_lines(card, "en"))
    assert ("to your hand" in english or "to their hand" in english) is not draws
    assert ("draw it" in english or "draws it" in english) is draws


@pytest.mark.rule("LCG-505")
def test_LCG_505_the_log_says_that_the_initiate_draws_a_spell() -> None:
    t = position("agnes-baker: at study, play arcane-initiate, deck scrying guts")
    t.round()
    t.choose("use arcane-initiate")
    assert t.zone("scrying") == "hand"
    assert [entry["face"] for entry in t.told("drew")] == ["scrying"]
    assert not t.told("found")
