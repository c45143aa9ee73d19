"""Options, questions and the log describe the map well enough to follow without seeing it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from kadath.games.machina.cards import CARDS, EXPLORER, FINAL_CHALLENGE, WEAPON
from kadath.games.machina.game import Machina
from kadath.games.machina.happenings import Destroyed, LosesHealth
from kadath.games.machina.narration import component
from kadath.games.machina.narrator import MachinaNarrator
from kadath.games.machina.rules.abilities import Aiming
from kadath.games.machina.rules.activating import recharge
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.choices import ChoosingDoor, ChoosingUnit
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.displacement import Shoving, Teleporting
from kadath.games.machina.rules.essence import PayingEssence
from kadath.games.machina.rules.explorer_phase import ExplorerPhase, ExplorerTurn
from kadath.games.machina.rules.gaining import Crafting, GainingItem
from kadath.games.machina.rules.movement import Advancing, Moving
from kadath.games.machina.rules.spaces import destroy_space, light, rebuild_space
from kadath.games.machina.rules.steering import Steering
from kadath.games.machina.rules.use_inventory import UsingInventory
from kadath.games.machina.rules.wounding import LosingHealth
from kadath.games.machina.state import UNEQUIPPED
from kadath.games.machina.things import things
from kadath.games.machina.values import HEALTH, STAMINA
from kadath.games.machina.vocabulary.effects import Restore
from kadath.games.machina.vocabulary.gaining import GainItem
from kadath.games.machina.vocabulary.selectors import One, OnTile
from kadath.kernel.decision import option
from kadath.kernel.effects import Choosing, Scope
from kadath.kernel.game import Thing
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES

NARRATOR = MachinaNarrator()


def asked(t: Position, language: str = "en") -> str:
    return NARRATOR.prompt_text(t.s, language)


def offered(t: Position, language: str = "en") -> dict[str, str]:
    assert t.s.decision is not None
    return {one.key: NARRATOR.option_text(t.s, one, language) for one in t.s.decision.options}


def log(t: Position, language: str = "en") -> list[str]:
    return [NARRATOR.entry_text(t.s, one, language) for one in t.s.log or ()]


def test_polish_speaks_to_a_woman_as_to_a_woman() -> None:
    for who, ethereal in (("mirela_voss", "eteryczna"), ("hank_horden", "eteryczny")):
        t = Position(row("...."))
        explorer = t.explorer(who, (0, 0))
        t.item("silent_soles", explorer, "main")
        t.begin(ExplorerTurn(explorer))
        (told,) = [text for text in offered(t, "pl").values() if "Ciche podeszwy" in text]
        assert f"stajesz się {ethereal}" in told


# --- Locations ------------------------------------------------------------------------------------


def test_a_step_names_its_direction_and_what_is_there() -> None:
    t = Position(row(".^S"))
    hank = t.explorer("hank_horden", (0, 0))
    t.begin(Moving(hank, 2))
    assert asked(t) == "Hank Horden: take a step, or stop; 2 spaces are left"
    assert offered(t) == {"move:1": "Move east (trapped space)", "done": "Stop here"}
    t.choose("move:1")
    assert offered(t)["move:2"] == "Move east (spawn space)"
    assert log(t) == ["Hank Horden moves east (column 2, row 1)."]


def test_a_space_farther_away_is_described_by_the_way_there() -> None:
    t = Position(room(5, 3))
    hank = t.explorer("hank_horden", (0, 0))
    t.begin(Teleporting(hank, (t.space((4, 1)), t.space((3, 0)), t.space((1, 1)))))
    assert list(offered(t).values()) == [
        "Teleport to column 5, row 2 (1 southeast and 3 east)",
        "Teleport to column 4, row 1 (3 east)",
        "Teleport to column 2, row 2 (southeast)",
    ]
    t.choose(t.offered()[0])
    assert log(t) == ["Hank Horden teleports to column 5, row 2."]


def test_options_for_moving_a_monster_say_where_it_would_go() -> None:
    t = Position(room(5, 3, rubble=(2, 1)))
    t.explorer("hank_horden", (4, 1))
    monster = t.monster("sarall", (0, 1))
    t.begin(Advancing(monster, 3))
    assert "here" not in " ".join(offered(t).values()).lower()
    assert set(offered(t).values()) == {"Northeast", "Southeast"}


def test_nearby_things_are_described_by_direction_and_cost() -> None:
    t = Position("+-+-+\n|.D.|\n+ + +\n|R H|\n+-+-+")
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    t.chapter(1, 1)
    t.begin(ExplorerTurn(hank))
    told = offered(t)
    assert told["door:0"] == "Close the door (east): 2 stamina"
    assert told["activate:2"] == "Activate the recharge station (south): 1 stamina"
    assert told["activate:3"] == (
        "Activate the chapter space (southeast): 3 stamina and 3 essence. The next chapter begins"
    )


@pytest.mark.rule("MA-R10.6")
def test_a_door_says_what_it_costs_whom() -> None:
    """A scheming monster pays 3 for it, and a card that has been paid for nothing more."""
    t = Position("+-+-+-+\n|.D.D.|\n+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("lorrai_gerrard", (2, 0))
    del t.s.units[2]
    near, far = 2 * t.space((0, 0)), 2 * t.space((1, 0))
    t.begin(Steering(t.monster("sarall", (1, 0)), seat=1))
    assert offered(t)[f"door:{near}"] == "Close the door (west): 3 stamina"
    for how, told in (("close", "Close the door"), ("destroy", "Destroy the door")):
        t.begin(ChoosingDoor(hank, how, (near, far)))
        assert offered(t)[f"door:{near}"].startswith(f"{told} (")
        assert "stamina" not in offered(t)[f"door:{near}"]


def test_sealing_says_whom_it_would_destroy() -> None:
    t = Position(row(".S"))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    t.begin(ExplorerTurn(hank))
    assert offered(t)["seal:1"] == "Seal the spawn space (east): 2 stamina and 2 essence"
    t = Position(row(".S"))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    t.monster("sarall", (1, 0))
    t.begin(ExplorerTurn(hank))
    assert offered(t)["seal:1"].endswith(". Destroys Sarall")


def test_a_chapter_space_says_if_it_does_not_advance_the_story() -> None:
    t = Position(row(".H"))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    t.chapter(1, 2)
    t.begin(ExplorerTurn(hank))
    assert offered(t)["activate:1"].endswith(". It will not begin a new chapter now")


def test_pushed_units_do_not_walk_in_the_log() -> None:
    t = Position(row("...."))
    hank = t.explorer("hank_horden", (0, 0))
    monster = t.monster("sarall", (1, 0))
    t.begin(Shoving((monster,), "", -1, 2, hank))
    assert log(t) == [
        "Sarall is pushed east (column 3, row 1).",
        "Sarall is pushed east (column 4, row 1).",
    ]
    assert log(t, "pl")[0] == "Saralla odepchnięto na wschód (kolumna 3, rząd 1)."
    assert log(t, "uk")[0] == "Саралла відштовхнуто на схід (стовпець 3, ряд 1)."


# --- Consequences ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("corridor", "then"),
    [
        ("....", ": pushed east"),
        ("..O.", ": into the chasm"),
        ("..B.", ": the barrel explodes"),
        ("..#.", ""),
    ],
)
def test_a_target_option_says_where_it_is_pushed(corridor: str, then: str) -> None:
    t = Position(row(corridor))
    hank = t.explorer("hank_horden", (0, 0))
    monster = t.monster("sarall", (1, 0))
    spade = t.item("trench_spade", hank)
    t.begin(Aiming(hank, spade, 0))
    told = offered(t)
    assert told[f"target:{monster}"] == f"Sarall{then}"
    assert told[f"target:{hank}"] == "Hank Horden (yourself)"


def test_a_push_is_worded_in_every_language() -> None:
    t = Position(row("...."))
    hank = t.explorer("hank_horden", (0, 0))
    monster = t.monster("sarall", (1, 0))
    t.begin(Aiming(hank, t.item("trench_spade", hank), 0))
    assert offered(t, "pl")[f"target:{monster}"] == "Sarall: odepchnięcie na wschód"
    assert offered(t, "uk")[f"target:{monster}"] == "Саралл: відштовхування (схід)"


def test_an_ability_with_one_target_names_it() -> None:
    t = Position(row("..B"))
    hank = t.explorer("hank_horden", (0, 0))
    t.item("steam_musket", hank)
    t.begin(ExplorerTurn(hank))
    (musket,) = (text for key, text in offered(t).items() if key.startswith("use:1:100"))
    assert musket.endswith(" Only target: exploding barrel.")


def test_ending_a_turn_says_what_is_left_unspent() -> None:
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0), stamina=5)
    t.item("steam_musket", hank)
    t.begin(ExplorerTurn(hank))
    told = offered(t)
    assert told["done"] == "End the turn; 5 stamina unspent"
    assert told["inventory:1"] == "Use your own inventory: 3 stamina"


def test_spending_essence_says_what_it_would_change() -> None:
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0), essence=2)
    monster = t.monster("sarall", (1, 0))
    t.roll(low=(0, 2))
    t.begin(Attacking(hank, (monster,), 0, 2))
    assert asked(t) == "Hank Horden rolls 2 and needs 3 to hit Sarall: lose essence to raise it?"
    assert offered(t) == {
        "essence:0": "No essence: 2, nobody is hit",
        "essence:1": "1 essence: 3, the attack hits Sarall",
    }
    t.choose("essence:0")
    assert log(t) == [
        "Hank Horden attacks Sarall: 0, 2. Needed: 3.",
        "Total 2: nobody is hit.",
    ]


def test_a_blocker_with_another_value_is_named_with_it() -> None:
    t = Position(row("...."))
    hank = t.explorer("hank_horden", (0, 0), essence=2)
    foes = t.monster("sarall", (1, 0)), t.monster("kthun", (2, 0))
    t.roll(low=(0, 2))
    t.begin(Attacking(hank, foes, 0, 2))
    assert asked(t) == "Hank Horden rolls 2 and needs 3 to hit Sarall: lose essence to raise it?"
    assert log(t)[0].endswith(": 0, 2. Needed: 3 (Sarall) and 4 (K’thun).")


def test_essence_instead_of_health_says_what_is_lost() -> None:
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0), essence=1)
    t.begin(LosingHealth((LosesHealth(hank, 2),)))
    assert asked(t) == "Hank Horden is about to lose 2 health: lose essence instead?"
    assert offered(t) == {
        "essence:0": "Lose 2 health",
        "essence:1": "Lose 1 essence and 1 health",
    }


# --- Items ----------------------------------------------------------------------------------------


def drawing(gains: Callable[[int], Procedure]) -> Position:
    """An explorer is about to draw items; three weapons and an artifact are left."""
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0))
    t.deck(WEAPON, "trench_spade", "ice_axe", "crowbar")
    t.deck("artifact", "music_box")
    return t.begin(gains(hank))


def test_options_for_decks_say_how_many_cards_are_drawn() -> None:
    t = drawing(GainingItem)
    assert asked(t) == "Hank Horden: draw 2 items and keep one. From which decks?"
    assert list(offered(t).values()) == ["Two weapons", "A weapon and an artifact"]
    assert list(offered(t, "pl").values()) == ["Dwie bronie", "Broń i artefakt"]
    t.choose("draw:weapon:weapon")
    assert list(offered(t).values())[:2] == [
        "Keep Trench Spade; destroy Ice Axe",
        "Keep Trench Spade; put Ice Axe back on its deck",
    ]
    assert asked(t) == "Hank Horden: keep one of the 2 items that were drawn"


@pytest.mark.rule("MA-R11.17")
def test_each_of_several_items_is_numbered() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.deck("weapon", "ice_axe", "trench_spade", "circular_saw", "spiked_whip", "scarifier")
    t.deck("artifact", "bone_compass")
    t.resolve(GainItem(3), hank)
    assert asked(t) == "Hank Horden, item 1 of 3: draw 2 and keep one. From which decks?"
    t.choose("draw:weapon:weapon")
    assert asked(t) == "Hank Horden, item 1 of 3: keep one of the 2 that were drawn"
    while t.asked().ask != "draw-items":
        t.choose(t.offered()[0])
    assert "item 2 of 3" in asked(t)
    assert asked(t, "pl").startswith("Hank Horden, przedmiot 2 z 3: dobierz 2 i zachowaj jeden.")
    assert asked(t, "uk").startswith("Генк Горден, предмет 2 з 3: візьміть 2 і залиште один.")


def test_the_workbench_says_how_many_cards_are_destroyed() -> None:
    t = drawing(Crafting)
    assert asked(t) == "Hank Horden: draw 3 items and keep one. From which decks?"
    t.choose("draw:weapon:weapon:weapon")
    t.choose(t.offered()[0])
    back = [one for one in t.s.decision.options if one.verb == "back"] if t.s.decision else []
    assert NARRATOR.confirm_text(t.s, (), "en") == "Destroy 2"
    assert NARRATOR.confirm_text(t.s, (back[0],), "en") == "Put 1 back, destroy 1"
    assert NARRATOR.confirm_text(t.s, tuple(back), "en") == "Put 2 back"


# --- The story ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_card_says_how_the_story_begins_and_not_how_it_ends(language: str) -> None:
    s = Machina().new({"seats": 1}, 1)
    (card,) = (row for _, row in things(s) if row["kind"] == "scenario")
    told = NARRATOR.component(str(card["name"]), language)["story"]
    assert told == messages(language).format("machina-opening-horror_in_the_ice")


def test_a_game_that_is_won_ends_with_the_end_of_its_story() -> None:
    s = Machina().new({"seats": 1}, 1)
    s.finish(Outcome(True, "victory", "MA-R1.3"))
    verdict, story = NARRATOR.prompt_text(s, "en").split("\n")
    assert verdict.endswith("You have won.")
    assert story == messages("en").format("machina-closing-horror_in_the_ice")
    s.finish(Outcome(False, "explorers-destroyed", "MA-R1.4"))
    assert story not in NARRATOR.prompt_text(s, "en")


def test_a_choice_about_a_card_of_the_story_points_at_it() -> None:
    s = Machina().new({"seats": 1}, 1)
    for card, kind in ((s.scenario_card, "scenario"), (s.chapter, "chapter")):
        assert NARRATOR.points(s, option("trigger", card, 0)) == [Thing(kind, card)]


def test_a_drawn_card_is_pointed_at_by_keeping_it_and_not_by_returning_it() -> None:
    t = drawing(GainingItem)
    t.choose("draw:weapon:weapon")
    for one in t.asked().options:
        items = [thing.id for thing in NARRATOR.points(t.s, one) if thing.kind == "item"]
        assert items == [one.args[0]]


@pytest.mark.parametrize(("turn", "told"), [("l", "Essence Phial (Hank Horden): "), ("h", "")])
def test_a_card_of_your_other_explorer_is_named_with_its_owner(turn: str, told: str) -> None:
    t = position("""
        |l . h|
        l: lorrai_gerrard
        h: hank_horden, bag essence_phial
    """)
    t.s.seats = 1
    t.begin(ExplorerPhase()).choose(f"turn:{turn}")
    uses = [NARRATOR.option_text(t.s, one, "en") for one in t.asked().options if one.verb == "use"]
    assert any(text.startswith(told or "Essence Phial: ") for text in uses), uses


# --- The log --------------------------------------------------------------------------------------


def test_an_ability_of_your_own_card_is_described_by_its_effect() -> None:
    t = Position(row("..."))
    kim = t.explorer("kim_richards", (0, 0))
    sarall = t.monster("sarall", (1, 0))
    t.roll(high=(0,))
    t.begin(Aiming(kim, kim, 1)).choose(f"target:{sarall}")
    told = "Attack the target with 1 high attack die. Then push the target 1 space away."
    assert log(t)[0] == f"Kim Richards uses an ability: “{told}”"
    assert log(t, "pl")[0].startswith("Kim Richards korzysta ze swojej zdolności: „Zaatakuj cel")
    assert log(t, "uk")[0].startswith("Кім Річардс користується своєю здібністю: «Атакуйте ціль")


def test_automatic_triggers_are_not_logged_as_used() -> None:
    t = Position(row("..."))
    kim = t.explorer("kim_richards", (0, 0))
    t.event("shared_warmth")
    t.begin(Destroying((Destroyed(t.monster("mi_go", (1, 0)), kim),)))
    told = "When this monster is destroyed, the attacker invokes an explorer event."
    assert log(t)[0] == f"An ability of the Mi-Go takes effect: “{told}”"
    assert log(t, "pl")[0].startswith("Działa zdolność Mi-Go: „Gdy ten potwór")
    assert log(t, "uk")[0].startswith("Спрацьовує здібність Мі-Го: «Коли знищено")


def test_a_space_that_changes_is_named() -> None:
    t = Position(row(".CHW"))
    chest, chapter, workbench = (t.space((column, 0)) for column in (1, 2, 3))
    t.s.log = []
    destroy_space(t.s, chest)
    light(t.s, chapter)
    destroy_space(t.s, workbench)
    rebuild_space(t.s, workbench)
    assert log(t) == [
        "The chest at column 2, row 1 is destroyed.",
        "The chapter space at column 3, row 1 is lit.",
        "The workbench at column 4, row 1 is destroyed.",
        "The workbench at column 4, row 1 is rebuilt.",
    ]
    assert log(t, "pl") == [
        "Skrzynia zostaje zniszczona (kolumna 2, rząd 1).",
        "Pole rozdziału zostaje oświetlone (kolumna 3, rząd 1).",
        "Warsztat zostaje zniszczony (kolumna 4, rząd 1).",
        "Warsztat zostaje odbudowany (kolumna 4, rząd 1).",
    ]
    assert log(t, "uk")[0] == "Скриню знищено (стовпець 2, ряд 1)."


def test_the_explosion_is_the_attacker_and_not_the_unit_that_caused_it() -> None:
    t = Position(row("..B"))
    hank = t.explorer("hank_horden", (1, 0))
    t.roll(high=(1, 0, 0, 0))
    t.begin(Attacking(hank, (-t.space((2, 0)),), 1))
    assert log(t)[2:4] == [
        "The barrel at column 3, row 1 explodes.",
        "The explosion attacks Hank Horden: 0, 0, 0. Needed: 3.",
    ]


def test_a_unit_that_attacks_itself_is_named_once() -> None:
    t = Position(row(".."))
    ottilie = t.explorer("ottilie_brandt", (0, 0))
    t.roll(high=(2,))
    t.begin(Attacking(ottilie, (ottilie,), high=1))
    assert log(t)[0].startswith("Ottilie Brandt is attacked: 2.")
    assert log(t, "pl")[0].startswith("Ottilie Brandt atakuje siebie: 2.")
    assert log(t, "uk")[0].startswith("Оттілія Брандт атакує себе: 2.")


def test_who_stands_in_the_way_of_their_own_attack_is_not_attacked_by_name() -> None:
    t = Position(row(".."))
    ottilie = t.explorer("ottilie_brandt", (0, 0))
    husk = t.monster("clockwork_husk", (1, 0))
    t.roll(high=(2,))
    t.begin(Attacking(ottilie, (ottilie, husk), high=1))
    assert log(t)[0].startswith(
        "Ottilie Brandt is caught in an attack on the Clockwork Husk: 2. Needed: "
    )
    assert log(t, "pl")[0].startswith("Ottilie Brandt atakuje Nakręcaną skorupę, a przy okazji")
    assert log(t, "uk")[0].startswith("Оттілія Брандт атакує Заводну шкаралупу, а заразом і себе:")


@pytest.mark.rule("MA-R11.22")
def test_an_arrangement_is_logged_once() -> None:
    t = Position(room(3, 1))
    hank, kim = t.explorer("hank_horden", (0, 0)), t.explorer("kim_richards", (1, 0))
    axe, rifle = t.item("ice_axe", hank, UNEQUIPPED), t.item("vampiric_rifle", hank)
    boots = t.item("fur_boots", hank, UNEQUIPPED)
    t.begin(UsingInventory(hank, hank))
    t.confirm(f"main:{axe}", f"stow:{rifle}", f"main:{boots}")
    assert log(t) == ["Hank Horden arranges the inventory; equipped: Ice Axe and Fur Boots."]
    assert log(t, "pl")[0].endswith("ekwipunek; na wyposażeniu: Czekan i Futrzane buty.")
    assert log(t, "uk")[0].endswith("спорядження; споряджено: Льодоруб і Хутряні чоботи.")
    t.s.log = []
    t.begin(UsingInventory(kim, hank))
    t.confirm(f"stow:{axe}", f"stow:{rifle}", f"give:{boots}:{kim}")
    assert log(t, "pl") == [
        "Kim Richards rozmieszcza ekwipunek Hanka Hordena; na wyposażeniu nie ma niczego.",
        "Kim Richards otrzymuje przedmiot „Futrzane buty”.",
    ]


def test_the_recharge_die_is_logged_before_its_result() -> None:
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0), health=1, stamina=0)
    t.s.log = []
    for seed in range(20):
        t.s.rng = seed
        recharge(t.s, hank)
    kinds = [entry.kind for entry in t.s.log]
    assert kinds[0] == "recharged"
    assert "restore" in kinds
    for before, now in pairwise(kinds):
        assert now != "restore" or before == "recharged"


def test_a_countdown_says_how_far_it_is() -> None:
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0))
    chapter = t.chapter(1, 2)
    t.begin(Aiming(hank, chapter, 1)).answer(move="done")
    assert "“Trail of Blood”: token 1 of 4." in log(t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_final_challenge_tells_what_wins_and_what_loses_by_these_words(language: str) -> None:
    finals = [one.key for one in CARDS.values() if one.kind == FINAL_CHALLENGE]
    assert finals
    for key in finals:
        told = component(key, language)
        victory, defeat = told["goal"].splitlines()
        assert ": " in victory
        assert ": " in defeat
        assert told["story"].endswith(told["goal"]), "the card has both, too"


def test_an_ability_on_the_card_of_a_unit_is_called_its_own() -> None:
    t = Position(row("...."))
    kim = t.explorer("kim_richards", (0, 0))
    t.monster("sarall", (2, 0))
    t.begin(ExplorerTurn(kim))
    key = f"use:{kim}:{kim}:1"
    assert offered(t)[key].startswith("Own ability: Pay 2 stamina")
    assert offered(t, "pl")[key].startswith("Własna zdolność: ")
    assert offered(t, "uk")[key].startswith("Власна здібність: ")


def test_whoever_may_pay_is_told_with_what_they_have() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    kim = t.explorer("kim_richards", (1, 0), essence=2)
    t.begin(PayingEssence(hank, 3))
    assert offered(t) == {
        f"pay:{hank}": "Hank Horden (has 3 essence)",
        f"pay:{kim}": "Kim Richards (has 2 essence)",
    }


def test_a_choice_for_an_effect_says_whose_effect_and_what_it_does() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), health=3)
    lorrai = t.explorer("lorrai_gerrard", (1, 0), health=3)
    heals = Restore(1, HEALTH, One(OnTile(EXPLORER)))
    t.begin(ChoosingUnit(heals, Scope(lorrai, lorrai), (hank, lorrai)))
    assert NARRATOR.prompt_text(t.s, "en").startswith("Lorrai Gerrard: “Restore 1 health")
    assert NARRATOR.prompt_text(t.s, "pl").endswith(" Wybierz jednostkę")
    assert NARRATOR.prompt_text(t.s, "uk").endswith(" Оберіть істоту")


def test_effects_to_choose_from_are_told() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), health=3, stamina=1)
    t.begin(Choosing((Restore(1, HEALTH), Restore(1, STAMINA)), Scope(hank, hank), 1, 1))
    assert NARRATOR.prompt_text(t.s, "en") == "Hank Horden: choose an effect to resolve"
    assert offered(t) == {"effect:0": "Restore 1 health.", "effect:1": "Restore 1 stamina."}
