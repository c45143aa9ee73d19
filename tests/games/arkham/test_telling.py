"""What players read while they play: questions, options and the log."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import area
from kadath.games.arkham.cards import BASE, CLUES, COMMON, INNSMOUTH, SANITY, SHEETS, STAMINA, TABLE
from kadath.games.arkham.catalogue import catalogue
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.odds import odds, of_dice
from kadath.games.arkham.prospects import holds, usual_hold
from kadath.games.arkham.rules.awakening import awaken
from kadath.games.arkham.rules.casting import CastingSpell
from kadath.games.arkham.rules.checks import SkillCheck, pool
from kadath.games.arkham.rules.clues import PayingClues
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.cup import sweep
from kadath.games.arkham.rules.drawing import Drawing, Searching
from kadath.games.arkham.rules.encounters import HavingEncounter
from kadath.games.arkham.rules.evading import Evading
from kadath.games.arkham.rules.final_battle import FinalBattle
from kadath.games.arkham.rules.monster_movement import MovingMonster
from kadath.games.arkham.rules.monsters import PlacingMonsters
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.moving_gates import move_gate, replace_gate
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.games.arkham.rules.rolling import roll_dice
from kadath.games.arkham.rules.status import be_devoured
from kadath.games.arkham.rules.trophies import SpendingTrophies
from kadath.games.arkham.rules.upkeep import Sliding, Upkeep
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.stakes import stakes
from kadath.games.arkham.state import Card
from kadath.games.arkham.vocabulary.ancient_ones import LowerMaximum
from kadath.games.arkham.vocabulary.costs import DiscardNamed, Spend
from kadath.games.arkham.vocabulary.effects.checks import (
    Check,
    CheckingTable,
    CheckTable,
    Result,
)
from kadath.games.arkham.vocabulary.effects.choices import MayPay
from kadath.games.arkham.vocabulary.effects.gains import AtOnce, Gain, Lose
from kadath.games.arkham.vocabulary.effects.headlines import LoseNamed
from kadath.games.arkham.vocabulary.effects.moves import Return
from kadath.games.arkham.vocabulary.effects.shops import Buy, Stock
from kadath.games.arkham.vocabulary.effects.states import BecomeCursed, BeDelayed
from kadath.kernel.decision import option
from kadath.kernel.effects import May, Scope
from kadath.kernel.outcome import Outcome
from kadath.kernel.views import ThingItem
from kadath.testkit.arkham.position import Position
from kadath.text.languages import LANGUAGES

from .test_mythos import table as with_deck

GAME = Arkham()
SAYS = GAME.narrator()


def table(who: str = "joe_diamond", space: str = "woods", **fields: Any) -> Position:
    """One investigator in the woods."""
    t = Position()
    t.investigator(who, space, **fields)
    t.s.derive()
    return t


def asked(t: Position, language: str = "en") -> str:
    return SAYS.prompt_text(t.s, language)


def offered(t: Position, language: str = "en") -> list[str]:
    assert t.s.decision is not None
    return [SAYS.option_text(t.s, one, language) for one in t.s.decision.options]


def told(t: Position, language: str = "en") -> list[str]:
    assert t.s.log is not None
    return [SAYS.entry_text(t.s, entry, language) for entry in t.s.log]


def wares(t: Position, seat: int | None) -> list[tuple[object, dict[str, int]]]:
    """The visible cards in decks, each with its ids."""
    found: list[ThingItem] = list(GAME.things(t.s)(seat))
    shown = [view for _, view in found if view.get("place", "").startswith("pile:")]
    return [(one["name"], one.get("numbers", {})) for one in shown]


def test_a_place_says_what_may_be_done_there() -> None:
    """The text on the board there is not a card, but is in the catalogue all the same."""
    docks = next(one for one in catalogue() if one.key == "river_docks")
    assert docks.copies == 0
    assert SAYS.component(docks.key, "en")["text"].endswith("gate trophy: gain 5 dollars.")


# --- Cards to buy and to choose -------------------------------------------------------------------


@pytest.mark.rule("AH-15.1", "AH-15.2")
def test_a_shop_shows_the_price_and_effect_of_each_card_and_your_money() -> None:
    t = table(money=5)
    t.deck(COMMON, "axe", "dark_cloak")
    t.resolve(Buy((Stock(COMMON, 2),), surcharge=1))
    assert asked(t) == "Joe Diamond: choose what to buy (you have $5)"
    assert offered(t)[1:] == [
        "Buy Dark Cloak for $3: You have +1 to Evade checks.",
        "Buy nothing",
    ]
    t.choose(t.offered()[1])
    assert "Joe Diamond buys Dark Cloak for $3." in told(t)


def test_what_a_person_can_do_is_called_their_ability() -> None:
    """A button of the stage has the words before the colon only."""
    t = table("silas_marsh", "river_docks", sliders=(3, 0, 0))
    t.begin(Movement(1))

    def heads(language: str) -> list[str]:
        return [text.partition(": ")[0] for text in offered(t, language)]

    assert "Ability of Silas Marsh" in heads("en")
    assert "Zdolność Silasa Marsha" in heads("pl")
    assert "Здібність Сайласа Марша" in heads("uk")


def test_the_price_of_passing_a_check_without_a_roll_is_named() -> None:
    t = table()
    t.card("food", 1)
    t.resolve(Check("luck", -9, passed=Gain(3, CLUES), sure=DiscardNamed("food")))
    assert offered(t) == ["Pass the check: Discard Food.", "Make the check"]
    assert offered(t, "pl") == ["Zdaj test: Odrzuć kartę „Jedzenie”.", "Wykonaj test"]
    assert offered(t, "uk") == ["Пройти перевірку: Скинути карту «Їжа».", "Виконати перевірку"]


def test_cards_for_sale_are_shown_even_if_they_are_too_expensive() -> None:
    t = table(money=3)
    t.deck(COMMON, "shotgun", "food")
    t.resolve(Buy((Stock(COMMON, 2),)))
    assert wares(t, 0) == [("shotgun", {"price": 6}), ("food", {"price": 1})]
    assert wares(t, None) == wares(t, 0), "everybody sees what lies open"


def test_drawing_from_the_bottom_names_the_deck_and_the_known_card() -> None:
    t = table("ashcan_pete")
    t.deck(COMMON, "axe", "food", "shotgun", "food")
    t.begin(Drawing(1, COMMON, 2))
    assert (
        asked(t) == "“Ashcan” Pete: draw from the top or from the bottom of the deck (Common Item)?"
    )
    below = option("from-bottom")
    assert SAYS.option_text(t.s, below, "en") == "From the bottom: Food, Shotgun"
    assert SAYS.option_text(t.s, below, "pl") == "Ze spodu: Jedzenie, Strzelba"
    assert SAYS.option_text(t.s, below, "uk") == "Знизу: Їжа, Дробовик"


def test_the_log_says_only_what_was_really_lost() -> None:
    for clues, told in ((0, []), (1, [1]), (3, [2])):
        t = table(clues=clues)
        t.resolve(Lose(2, CLUES))
        assert t.row(1).clues == max(0, clues - 2)
        assert [one["amount"] for one in t.noted("lose")] == told


def test_a_curse_is_received_and_not_drawn() -> None:
    t = table()
    t.resolve(BecomeCursed())
    (entry,) = [one for one in t.s.log or () if one.kind == "draw"]
    assert SAYS.entry_text(t.s, entry, "en") == "Joe Diamond receives Curse."
    assert SAYS.entry_text(t.s, entry, "pl") == "Joe Diamond otrzymuje kartę „Klątwa”."
    assert SAYS.entry_text(t.s, entry, "uk") == "Джо Даймонд отримує карту «Прокляття»."


def test_a_question_about_a_loss_says_what_would_be_lost() -> None:
    t = table()
    t.card("food", 1)
    t.resolve(Lose(2, STAMINA))
    assert asked(t) == "Joe Diamond: you are about to lose 2 Stamina. Use anything?"
    assert asked(t, "pl") == "Joe Diamond: masz stracić 2 punkty Wytrzymałości. Używasz czegoś?"
    assert asked(t, "uk").endswith("ви маєте втратити 2 пункти Витривалості. Скористатися чимось?")


def test_a_returning_investigator_is_told_that_monsters_may_be_ignored() -> None:
    t = table(space=area("abyss", 2))
    t.gate("woods")
    t.monster("cultist", "woods")
    t.begin(MovementPhase())
    assert offered(t) == [
        "Evade the Cultist (failing costs 1 Stamina)",
        "Fight the Cultist (1 Stamina for each lost round)",
        "Leave them alone",
    ]
    assert offered(t, "pl")[-1] == "Zostaw je w spokoju"
    assert offered(t, "uk")[-1] == "Не чіпати їх"


def test_two_losses_at_once_are_named_as_people_say_them() -> None:
    t = table()
    t.card("food", 1)
    t.resolve(AtOnce((Lose(1, SANITY), Lose(2, STAMINA))))
    assert asked(t) == "Joe Diamond: you are about to lose 1 Sanity and 2 Stamina. Use anything?"
    assert "masz stracić 1 punkt Poczytalności i 2 punkty Wytrzymałości." in asked(t, "pl")
    assert "втратити 1 пункт Розуму й 2 пункти Витривалості." in asked(t, "uk")


def test_drawn_cards_are_seen_by_all_and_searched_cards_by_the_searcher_only() -> None:
    t = table()
    t.deck(COMMON, "axe", "food")
    t.begin(Drawing(1, COMMON, 2, keep=1))
    assert [name for name, _ in wares(t, None)] == ["axe", "food"]
    t = table()
    t.deck(COMMON, "axe", "food")
    t.begin(Searching(1, (COMMON,)))
    assert [name for name, _ in wares(t, 0)] == ["axe", "food"]
    assert wares(t, None) == []


def test_an_optional_payment_shows_its_price() -> None:
    t = table(money=3)
    t.resolve(MayPay((Spend(2, "money"),), Gain(1, "stamina"), Gain(1, "sanity")))
    assert asked(t) == "Joe Diamond: do you want to pay?"
    assert offered(t) == ["Spend 2 dollars. Gain 1 Stamina.", "Gain 1 Sanity."]


# --- Monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.2.3")
def test_an_investigator_who_must_face_monsters_is_not_asked_to_move() -> None:
    t = table()
    t.monster("zombie", "woods")
    t.begin(Movement(1))
    assert asked(t) == (
        "Joe Diamond: evade the Zombie to move on, or fight: that ends your movement"
    )
    assert offered(t)[0].startswith("Evade the Zombie")
    crowd = table()
    crowd.monster("zombie", "woods")
    crowd.monster("ghoul", "woods")
    crowd.begin(Movement(1))
    assert "evade all 2 monsters here to move on, or fight" in asked(crowd)
    assert "movement points left" in asked(table().begin(Movement(1)))


@pytest.mark.rule("AH-3.2.1")
def test_whoever_cannot_go_on_is_not_asked_to_move() -> None:
    t = table(sliders=(0, 0, 0))
    t.investigator("harvey_walters")
    t.s.clues["woods"] = 1
    t.begin(Movement(1))
    frame = t.s.stack[-1]
    assert isinstance(frame, Movement)
    frame.is_still = True
    assert asked(t) == "Joe Diamond: your movement is over"
    frame.points = 0
    assert asked(t) == "Joe Diamond: no movement points left"


@pytest.mark.rule("AH-3.2.6")
def test_the_end_of_the_movement_says_what_is_taken() -> None:
    t = table()
    t.investigator("harvey_walters")
    t.s.clues["woods"] = 2
    t.begin(Movement(1))
    assert offered(t)[-2:] == [
        "End your movement and take 2 Clues",
        "End your movement and leave Clues here",
    ]
    t.choose("leave")
    assert asked(t) == "Joe Diamond: how many Clues do you take?"
    assert offered(t) == ["Take 1 Clue", "Leave them all"]


@pytest.mark.rule("AH-6.5", "AH-6.14")
def test_the_best_weapons_are_preselected_except_those_that_are_used_up() -> None:
    t = table()
    gun = t.card("revolver_38", 1)
    t.card("dynamite", 1)
    t.monster("gug", "woods")
    t.roll(6).begin(Combat(1, 500)).choose("fight")
    assert [one.key for one in usual_hold(t.s)] == [f"wield:{gun}"]
    dice = {one.picked: one.dice for one in holds(t.s)}
    assert dice[(gun,)] == dice[()] + 3
    assert GAME.usual_picks(table().begin(Movement(1)).s) == ()


# --- Checks ---------------------------------------------------------------------------------------


def test_a_check_that_counts_says_what_each_number_of_successes_brings() -> None:
    loses = Lose(1, SANITY)
    rows = (Result(0, BeDelayed()), Result(1, loses), Result(2, Gain(1, CLUES), or_more=True))
    t = table()
    t.s.set_investigator(1, clues=2)
    t.roll(*[6] + [1] * 5).begin(CheckingTable(CheckTable("luck", 0, rows), Scope(who=1)))
    found = stakes(t.s, "en")
    assert found is not None
    assert found.success == ("1: lose 1 Sanity.", "2 or more: gain 1 Clue token.")
    assert found.failure == ("You are delayed.",)
    # It has passed: a Clue would bring more, but no better chance.
    known = odds(t.s, 0)
    assert known is not None
    assert known.standing == 1
    assert known.options == {}


def test_what_lies_on_a_rumor_is_told() -> None:
    t = table()
    t.s.rumor = 100 + len(t.s.cards)
    t.s.cards[t.s.rumor] = Card("the_terrible_experiment", tokens=2)
    t.s.captives = ("zombie", "ghoul", "ghoul")
    rumor = dict(GAME.things(t.s)(None))[f"card:{t.s.rumor}"]
    assert rumor["numbers"] == {"tokens": 2, "monsters": 3}


@pytest.mark.rule("AH-6.16")
def test_the_stakes_of_a_spell_say_what_it_does() -> None:
    t = table("harvey_walters", sanity=5, clues=1)
    spell = t.card("voice_of_ra", 1)
    ability, scope = t.s.abilities(spell)[0], t.s.scope(spell)
    t.roll(1, 1, 1, 1, 1, 1)
    t.begin(CastingSpell(1, ability.effect.effect, scope))  # type: ignore[attr-defined]
    found = stakes(t.s, "en")
    assert found is not None
    assert found.success == ("Until the end of the turn, you have +1 to skill checks.",)
    assert found.failure == ("Nothing happens.",)


@pytest.mark.rule("AH-4.6", "AH-4.7")
def test_a_roll_is_mended_only_with_what_there_is() -> None:
    def rolled(clues: int, *cards: str) -> str:
        t = table("harvey_walters", clues=clues)
        for card in cards:
            t.card(card, 1)
        return asked(t.roll(*[1] * 6).begin(SkillCheck(1, "combat", 4)))

    assert rolled(1).endswith(". Spend Clues, or keep the roll")
    assert rolled(0, "marksman").endswith(". Use something, or keep the roll")
    assert rolled(1, "marksman").endswith(". Spend Clues, use something, or keep the roll")


@pytest.mark.rule("AH-6.19", "AH-6.20")
def test_a_trophy_is_spent_knowing_its_toughness() -> None:
    t = table(trophies=("dark_young", "cultist", "cultist"))
    t.begin(SpendingTrophies(1, 2))
    assert offered(t) == ["Cultist (toughness 1)", "Dark Young (toughness 3)"]


@pytest.mark.rule("AH-13.8")
def test_a_maximum_falls_from_a_number_to_the_next() -> None:
    t = table("harvey_walters")
    t.resolve(LowerMaximum())
    assert asked(t) == "Harvey Walters: choose the maximum that falls by 1"
    assert offered(t) == ["Sanity: 7 → 6", "Stamina: 3 → 2"]


@pytest.mark.rule("AH-3.2.10")
def test_whoever_comes_back_knows_what_is_waiting_there() -> None:
    t = table(space=area("abyss", 2))
    t.gate("woods")
    t.gate("graveyard")
    t.monster("zombie", "woods")
    t.resolve(Return())
    assert offered(t) == ["Woods (Zombie)", "Graveyard"]


@pytest.mark.rule("AH-6.16")
def test_a_spell_says_what_it_costs_and_how_likely_it_is_to_succeed() -> None:
    t = table("harvey_walters", sanity=5)
    t.card("flesh_ward", 1)
    t.resolve(Lose(2, STAMINA))
    assert offered(t)[0].startswith("Flesh Ward (1 Sanity): When you would lose Stamina,")
    known = GAME.odds(t.s, 0)
    assert known is not None
    assert known.options[t.offered()[0]] == of_dice(t.s, 1, "spell", pool(t.s, 1, "spell", -2), 1)
    # A spell that costs nothing only says what it does.
    t = table("harvey_walters", sanity=5)
    t.card("mists_of_releh", 1)
    t.monster("cultist", "woods")
    t.begin(Evading(1, 500))
    assert offered(t)[0].startswith("Mists of Releh: Before you make an Evade check,")
    assert GAME.odds(t.s, 0) is not None


@pytest.mark.rule("AH-4.2")
def test_a_check_that_may_be_made_tells_its_chance_beforehand() -> None:
    t = table("harvey_walters")
    t.resolve(May(Check("lore", -1, 2, passed=Gain(1, CLUES))))
    known = GAME.odds(t.s, 0)
    assert known is not None
    assert known.options == {"effect:0": of_dice(t.s, 1, "lore", pool(t.s, 1, "lore", -1), 2)}


# --- The log --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_encounter_is_read_out_in_the_log(language: str) -> None:
    t = table(space="woods")
    t.begin(HavingEncounter(1))
    (line,) = [
        SAYS.entry_text(t.s, one, language) for one in t.s.log or () if one.kind == "encounter"
    ]
    (entry,) = [one for one in t.s.log or () if one.kind == "encounter"]
    text = GAME.narrator().component(str(entry.args["entry"]), language)["text"]
    assert line.endswith(text.replace("\n", " "))


@pytest.mark.rule("AH-7.15")
def test_an_investigators_ability_is_logged_with_its_text() -> None:
    t = table("harvey_walters")
    t.resolve(Lose(2, "sanity"))
    assert "Harvey Walters: When you would lose Sanity, reduce that loss by 1." in told(t)


@pytest.mark.rule("AH-10.7")
def test_a_moved_or_replaced_gate_is_not_logged_as_opened() -> None:
    t = table()
    t.gate("woods", "abyss")
    t.deck("gate_marker", "yuggoth")
    t.s.derive()
    t.s.log = []
    move_gate(t.s, "woods", "graveyard")
    replace_gate(t.s, "graveyard")
    assert told(t) == [
        "The gate to the Abyss moves to the Graveyard.",
        "The gate in the Graveyard now leads to Yuggoth.",
    ]


@pytest.mark.rule("AH-13.4", "AH-13.6", "AH-13.8")
def test_the_final_battle_is_logged_round_by_round() -> None:
    t = table("michael_mcglen", "woods")
    t.investigator("joe_diamond", "woods")
    t.s.ancient_one = t.card("yig", -1)
    t.s.doom, t.s.awake = 5, True
    t.roll(5, 1, 1, 1).begin(FinalBattle())
    for _ in range(40):
        assert t.s.log is not None
        if t.s.decision is None or any(one.kind == "ancient-attacks" for one in t.s.log):
            break
        t.s.apply("done" if "done" in t.offered() else t.offered()[-1])
    lines = told(t)
    assert "The final battle, round 1." in lines
    assert any(line.startswith("Successes toward the next doom token: ") for line in lines)
    assert "Yig attacks." in lines


# --- Questions that are not asked -----------------------------------------------------------------


@pytest.mark.rule("IH-7.2")
def test_in_the_final_battle_nobody_gives_evidence() -> None:
    t = table(space="church_green", clues=2)
    t.s.boxes = ("base", "innsmouth")
    t.s.derive()
    assert "evidence:church_green" in t.begin(Upkeep(1)).offered()
    late = table(space="church_green", clues=2)
    late.s.boxes, late.s.awake = ("base", "innsmouth"), True
    late.s.ancient_one = late.card("yig", -1)
    late.s.derive()
    assert "evidence:church_green" not in late.begin(Upkeep(1)).offered()


@pytest.mark.rule("AH-3.1.2")
def test_nobody_is_asked_to_heal_if_nobody_is_hurt() -> None:
    well = table("vincent_lee")
    well.card("heal", 1)
    assert well.begin(Upkeep(1)).s.decision is not None
    assert not [key for key in well.offered() if key.startswith("use:")]
    hurt = table("vincent_lee", stamina=2)
    heal = hurt.card("heal", 1)
    assert hurt.begin(Upkeep(1)).offered()[:2] == ["use:1:0", f"use:{heal}:0"]


# --- One line for simultaneous events -------------------------------------------------------------


@pytest.mark.rule("AH-10.3")
def test_monsters_that_leave_together_are_logged_in_one_line() -> None:
    t = table()
    t.s.log = []
    gone = [t.monster(key, "uptown") for key in ("ghoul", "ghoul", "witch")]
    t.monster("cultist", "uptown")
    sweep(t.s, gone)
    assert told(t) == ["3 monsters go back into the cup: Ghoul ×2, Witch."]
    assert told(t, "pl") == ["Do puli potworów wracają: Ghoul ×2, Wiedźma."]
    assert told(t, "uk") == ["До пулу монстрів повертаються: Гуль ×2, Відьма."]
    assert not sweep(t.s, ())
    assert len(told(t)) == 1, "nothing is told where nothing goes"
    sweep(t.s, [t.monster("witch", "uptown")])
    assert told(t, "pl")[-1] == "Do puli potworów wraca: Wiedźma."
    assert told(t, "uk")[-1] == "До пулу монстрів повертається: Відьма."


@pytest.mark.rule("AH-8.3")
def test_full_outskirts_are_logged_with_their_monsters_and_the_excess_one() -> None:
    t = table()
    for _ in range(7):
        t.monster("ghoul", "outskirts")
    for _ in range(4):
        t.monster("cultist", "uptown")
    t.s.cup = ("witch",)
    t.begin(PlacingMonsters("woods", 1))
    assert told(t)[:3] == [
        "A monster goes to the Outskirts: Witch.",
        "The Outskirts overflow, and all monsters there go back into the cup: Ghoul ×7, Witch.",
        "The terror level rises to 1.",
    ]
    assert t.s.cup.count("witch") == 1
    assert told(t, "pl")[1].endswith(": Ghoul ×7, Wiedźma.")
    assert told(t, "uk")[1].endswith(": Гуль ×7, Відьма.")


@pytest.mark.rule("AH-8.3")
def test_with_eight_players_the_log_names_the_monster_that_empties_the_outskirts() -> None:
    t = table()
    for _ in range(7):
        t.investigator("joe_diamond", "woods")
    for _ in range(11):
        t.monster("cultist", "uptown")
    t.s.cup = ("witch",)
    t.begin(PlacingMonsters("woods", 1))
    assert told(t)[1].endswith("go back into the cup: Witch.")
    assert (t.s.monsters_at("outskirts"), t.s.terror) == ((), 1)


def mythos(*cards: str, ancient_one: str = "ithaqua") -> Position:
    """Resolve the first of these Mythos cards, with investigators doing as little as possible."""
    t = with_deck(*cards)
    t.s.ancient_one = t.card(ancient_one, TABLE)
    t.begin(ResolvingMythos())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    return t


@pytest.mark.rule("IH-9.13")
def test_prevented_weather_is_logged_with_what_prevents_it() -> None:
    t = mythos("icy_conditions")
    assert told(t)[-1] == "Ithaqua allows no Weather: “Icy Conditions” has no effect."
    assert told(t, "pl")[-1] == "Ithaqua nie dopuszcza Pogody: „Gołoledź” nie działa."
    assert told(t, "uk")[-1] == "Ітаква не допускає Погоди: «Ожеледиця» не діє."
    assert not [line for line in told(t) if "is over" in line]


@pytest.mark.rule("IH-9.13", "AH-3.5.12", "AH-2.13")
def test_the_log_says_why_another_mythos_card_is_drawn() -> None:
    t = mythos("icy_conditions", "the_story_continues", "curfew_enforced", ancient_one="cthugha")
    assert told(t)[:4] == [
        "Mythos card: “Icy Conditions”.",
        "Cthugha allows no Weather: another card is drawn instead.",
        "Mythos card: “The Story Continues…”.",
        "The Mythos deck is shuffled.",
    ]
    assert told(t, "pl")[1].startswith("Cthugha nie dopuszcza Pogody: ")
    assert told(t, "uk")[3] == "Колоду Міфу перетасовано."
    t = with_deck("the_great_ritual", "curfew_enforced").begin(ResolvingMythos(is_first=True))
    again = "“The Great Ritual” cannot begin the game: another card is drawn instead."
    assert told(t)[1:3] == [again, "Mythos card: “Curfew Enforced”."]


@pytest.mark.rule("AH-3.5.10")
def test_the_log_says_that_a_second_rumor_is_ignored() -> None:
    t = mythos("the_great_ritual", "good_work_undone").begin(ResolvingMythos())
    line = "“Good Work Undone” has no effect: another Rumor is already in play."
    assert line in told(t)
    assert t.s.cards[t.s.rumor].face == "the_great_ritual"


@pytest.mark.rule("AH-4.6")
def test_clues_spent_on_a_check_are_logged_with_it() -> None:
    t = table("harvey_walters", clues=3, sliders=(0, 2, 0))
    dice = pool(t.s, 1, "will", 0)
    t.roll(*(1,) * dice, 2, 5)
    t.begin(SkillCheck(1, "will"))
    t.choose("clue", "clue")
    rolled = ", ".join("1" * dice)
    assert told(t) == [f"Harvey Walters rolls {rolled}, 2, 5 (Will, with 2 Clues): passed."]
    assert told(t, "pl") == [
        f"Harvey Walters wyrzuca {rolled}, 2, 5 (Wola, za 2 Wskazówki): test zdany."
    ]
    assert told(t, "uk") == [f"Гарві Волтерс викидає {rolled}, 2, 5 (Воля, за 2 здогадки): успіх."]


@pytest.mark.rule("AH-4.6")
def test_several_clues_paid_are_one_line() -> None:
    t = table(clues=5)
    t.begin(PayingClues(1, 5))
    assert told(t) == ["Joe Diamond spends 5 Clues."]
    assert told(t, "pl") == ["Joe Diamond wydaje 5 Wskazówek."]
    assert told(t, "uk") == ["Джо Даймонд витрачає 5 здогадок."]


def test_confirming_names_the_cards_and_says_once_what_happens_to_them() -> None:
    t = table()
    axe, gun = t.card("axe", 1), t.card("tommy_gun", 1)
    t.monster("zombie", "woods")
    t.begin(Combat(1, next(iter(t.s.monsters)), at="wield"))
    picks = tuple(option("wield", card) for card in (axe, gun))
    assert SAYS.confirm_text(t.s, picks, "en") == "Hold: Axe, Tommy Gun"
    assert SAYS.confirm_text(t.s, picks[:1], "pl") == "Weź do rąk: Topór"
    assert SAYS.confirm_text(t.s, picks[:1], "uk") == "Узяти в руки: Сокира"


@pytest.mark.rule("AH-12.1")
def test_the_ancient_one_that_awakens_is_named() -> None:
    t = table()
    t.s.ancient_one = t.card("cthulhu", -1)
    t.s.log = []
    t.s.stack.append(WholeGame())
    awaken(t.s, "doom")
    assert told(t)[-1].startswith("Cthulhu awakens: ")
    assert told(t, "pl")[-1].startswith("Cthulhu się budzi: ")
    assert told(t, "uk")[-1].startswith("Ктулху пробуджується: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["awakened", "defeated", "sealed"])
def test_the_end_names_the_ancient_one(reason: str, language: str) -> None:
    t = table()
    t.s.ancient_one = t.card("shub_niggurath", TABLE)
    t.begin(Movement(1))
    t.s.finish(Outcome(reason != "awakened", reason))
    assert SAYS.name("ancient_one", "shub_niggurath", language) in SAYS.prompt_text(t.s, language)


def test_a_monster_flies_up_to_the_sky_and_walks_elsewhere() -> None:
    t = table()
    flyer = t.monster("byakhee", "uptown")
    t.s.log = []
    t.s.move_monster(flyer, "sky")
    t.s.move_monster(flyer, "northside")
    assert told(t) == [
        "The Byakhee flies up to the Sky.",
        "The Byakhee moves to the Northside streets.",
    ]
    assert told(t, "pl") == ["Byakhee wzlatuje w Przestworza.", "Byakhee idzie na ulice Northside."]
    assert told(t, "uk") == ["Б’якхі злітає в Небо.", "Б’якхі йде на вулиці Норзсайда."]


def test_polish_uses_feminine_forms_for_a_woman_knocked_unconscious() -> None:
    t = Position()
    t.investigator("sister_mary", "woods")
    t.investigator("joe_diamond", "woods")
    t.s.log = []
    t.s.note("falls", who=1, state="unconscious")
    t.s.note("falls", who=2, state="unconscious")
    assert told(t, "pl") == ["Siostra Mary zostaje ogłuszona.", "Joe Diamond zostaje ogłuszony."]


def test_polish_encounters_speak_to_a_woman_as_to_a_woman() -> None:
    for who, delayed in (("sister_mary", "zatrzymana"), ("joe_diamond", "zatrzymany")):
        t = table(who, "woods", money=3)
        t.s.log = []
        entry = "factory_district_1_gilman_house_hotel"
        t.s.note("encounter", who=1, space="gilman_house_hotel", entry=entry)
        assert f"zostajesz {delayed}" in told(t, "pl")[-1]
        t.resolve(MayPay((Spend(2, "money"),), BeDelayed()))
        assert offered(t, "pl")[0] == f"Wydaj 2 dolary. Zostajesz {delayed}."


# --- What a newcomer can follow -------------------------------------------------------------------


@pytest.mark.rule("AH-3.5.8")
def test_a_mythos_card_is_logged_with_its_text() -> None:
    t = mythos("feds_raid_arkham")
    line = "“Feds Raid Arkham!”: All monsters in all street areas go back into the monster cup."
    assert line in told(t)
    t = mythos("solar_eclipse")
    assert told(t)[-1] == "“Solar Eclipse”: No Spell can be cast."
    assert told(t, "pl")[-1].startswith("„Zaćmienie słońca”: ")
    assert told(t, "uk")[-1].startswith("«Сонячне затемнення»: ")


@pytest.mark.rule("AH-4.10")
def test_several_dice_are_logged_one_by_one() -> None:
    t = table()
    t.roll(1, 6).begin(PlacingMonsters("woods", 0))
    roll_dice(t.s, 1, 2)
    roll_dice(t.s, 1, 0)
    assert told(t) == ["The dice show 1, 6."]
    assert told(t, "pl") == ["Wynik rzutu: 1, 6."]
    assert told(t, "uk") == ["Результат кидка: 1, 6."]
    t.roll(3)
    roll_dice(t.s, 1)
    assert told(t)[1:] == ["A die shows 3."]
    assert told(t, "pl")[1:] == ["Wynik rzutu: 3."]
    assert told(t, "uk")[1:] == ["Результат кидка: 3."]


@pytest.mark.rule("AH-5.1", "AH-6.1")
def test_the_log_says_whom_an_investigator_evades_and_fights() -> None:
    t = table(sliders=(0, 0, 0))
    cultist = t.monster("cultist", "woods")
    t.roll(1, 1, 1).begin(Movement(1)).choose(f"evade:{cultist}")
    lines = ["Joe Diamond tries to evade the Cultist.", "Joe Diamond fights the Cultist."]
    assert [line for line in told(t) if "Cultist" in line] == lines
    pl = ["Joe Diamond próbuje uniknąć Kultysty.", "Joe Diamond walczy z Kultystą."]
    assert [line for line in told(t, "pl") if "Kultyst" in line] == pl
    uk = ["Джо Даймонд намагається ухилитися від Культиста.", "Джо Даймонд б’ється з Культистом."]
    assert [line for line in told(t, "uk") if "ультист" in line] == uk


def test_a_blessing_that_ends_is_logged() -> None:
    t = table()
    t.card("blessing", 1)
    t.roll(1).begin(Upkeep(1))
    assert told(t)[-2:] == ["A die shows 1.", "Joe Diamond discards Blessing."]


def test_a_question_names_the_card_that_it_comes_from() -> None:
    t = with_deck("all_quiet_in_arkham").begin(ResolvingMythos())
    while t.asked().ask == "take-clue":
        t.choose(t.offered()[-1])
    assert asked(t) == "Joe Diamond: choose what happens (All Quiet in Arkham!)"
    assert asked(t, "pl").endswith("wybierz, co się stanie (W Arkham spokój!)")
    assert asked(t, "uk").endswith("оберіть, що станеться (В Аркгемі тихо!)")


@pytest.mark.rule("AH-9.6", "AH-7.8")
def test_a_devoured_first_player_is_still_asked_as_the_first_player() -> None:
    t = table()
    for space in ("uptown", "rivertown"):
        t.investigator("joe_diamond", space)
    t.s.derive()
    be_devoured(t.s, 1)
    t.begin(MovingMonster(t.monster("byakhee", "sky"), "white", 1))
    assert asked(t) == "First player: choose where the Byakhee moves"
    assert asked(t, "pl").startswith("Pierwszy gracz: ")
    assert asked(t, "uk").startswith("Перший гравець: ")


@pytest.mark.rule("AH-3.1.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_where_the_sliders_stand_now(language: str) -> None:
    t = table(sliders=(0, 0, 0)).begin(Sliding(1, 1)).choose("slide:0:1")
    left, right = SHEETS["joe_diamond"].sliders[0][1]
    skills = [SAYS.name("skill", one, language) for one in ("speed", "sneak")]
    assert f": {skills[0]} {left}, {skills[1]} {right}, " in told(t, language)[-1]


@pytest.mark.rule("AH-6.16")
def test_the_log_says_what_a_spell_cost() -> None:
    t = table()
    spell = t.card("find_gate", 1)
    t.roll(1, 1, 1, 1).begin(CastingSpell(1, Gain(1, CLUES), t.s.scope(spell)))
    assert "Joe Diamond pays 1 Sanity for Find Gate." in told(t)


def test_the_log_says_what_was_paid_and_discarded_for_an_ability() -> None:
    t = table(stamina=5)
    t.card("food", 1)
    t.resolve(MayPay((Spend(2, STAMINA), DiscardNamed("food")), Gain(1, CLUES)))
    t.choose(t.offered()[0])
    assert told(t)[:2] == ["Joe Diamond pays 2 Stamina.", "Joe Diamond discards Food."]
    t = table()
    watcher = t.card("blue_watcher_of_the_pyramid", 1)
    t.monster("ghost", "woods")
    t.begin(Combat(1, 500))
    while f"use:{watcher}:0:0" not in t.offered():
        t.choose("fight" if "fight" in t.offered() else "done")
    t.choose(f"use:{watcher}:0:0")
    assert "Joe Diamond discards Blue Watcher of the Pyramid." in told(t)


@pytest.mark.rule("AH-7.14", "IH-3.9")
def test_no_loss_or_payment_goes_unlogged() -> None:
    t = table("harvey_walters")
    t.resolve(LowerMaximum())
    t.s.apply("lower:sanity")
    assert "Harvey Walters now has at most 6 Sanity." in told(t)
    t = table()
    t.card("whiskey", 1)
    t.resolve(LoseNamed("whiskey"))
    assert "Joe Diamond discards Whiskey." in told(t)
    t = table(space="train_station", money=1)
    t.s.boxes = (BASE, INNSMOUTH)
    t.begin(Movement(1)).choose("ride:joe_sargents_bus_service")
    assert "Joe Diamond pays $1." in told(t)
