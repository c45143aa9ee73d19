"""Single lines: what they say, and how Polish and Ukrainian count."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narration.rules_text import rules_text
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.advancing import AdvanceCard
from kadath.games.lcg.rules.enemy_phase import MoveTowards
from kadath.games.lcg.vocabulary.effects import Deal
from kadath.games.lcg.vocabulary.modifiers import GainKeyword
from kadath.games.lcg.vocabulary.selectors import these
from kadath.games.lcg.vocabulary.wording import card_lines
from kadath.kernel.abilities.selectors import Named
from kadath.kernel.decision import DONE, option
from kadath.kernel.effects import Scope
from kadath.kernel.log import Entry
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

TEXTS = LcgNarrator()


def said(t: Position, language: str) -> dict[str, str]:
    """The lines of the menu by what the table calls the options."""
    return {
        words: TEXTS.option_text(t.state, one, language)
        for words, one in zip(t.options, t.decision.options, strict=True)
    }


def asked(t: Position, language: str) -> str:
    return TEXTS.prompt_text(t.state, language)


def told(t: Position, language: str, kind: str, **args: int | str) -> str:
    return TEXTS.entry_text(t.state, Entry(kind, dict(args)), language)


def in_the_hallway(*, exhausted: bool = False) -> Position:
    t = Position("0")
    hallway = t.location("hallway", clues=1)
    t.location("attic", clues=2, revealed=False)
    wendy = t.investigator("wendy-adams", hallway, hand=["emergency-cache"])
    t.enemy("ghoul-minion", engaged=wendy, exhausted=exhausted, damage=1)
    t.round()
    return t


def test_an_action_tells_its_numbers_and_the_attacks_it_provokes() -> None:
    t = in_the_hallway()
    assert asked(t, "en") == "Wendy Adams: take an action (3 left)"
    english, polish, ukrainian = said(t, "en"), said(t, "pl"), said(t, "uk")
    provoked = " – provokes an attack by the Ghoul Minion"
    assert english["investigate"] == f"Investigate the Hallway (difficulty 1, clues 1){provoked}"
    assert english["move attic"] == f"Move to the Attic (unrevealed, clues: 2){provoked}"
    assert english["play emergency-cache"] == f"Play “Emergency Cache” (cost 0){provoked}"
    assert english["fight ghoul-minion"] == "Fight the Ghoul Minion (difficulty 2, health left 1)"
    assert english["evade ghoul-minion"] == "Evade the Ghoul Minion (difficulty 2)"
    assert polish["draw"] == "Dobierz kartę – wywołuje atak towarzyszący: Ghoul sługus"
    assert ukrainian["resource"] == "Отримати 1 ресурс – провокує атаку: Гуль-прислужник"


def test_the_numbers_of_a_location_join_the_brackets_of_its_subtitle() -> None:
    t = position("""
        southside-mas-boarding-house:
        roland-banks: at southside-mas-boarding-house
    """)
    t.round()
    investigate = "investigate"
    assert said(t, "en")[investigate].endswith("(difficulty 2, clues 0)")
    assert said(t, "pl")[investigate].endswith("(Pensjonat Mamuśki; trudność 2, wskazówki: 0)")
    assert said(t, "uk")[investigate].endswith("(Пансіон Матінки; складність 2, здогадок: 0)")


def test_an_action_that_costs_more_says_so() -> None:
    t = position("""
        hallway:
        attic: clues 2
        roland-banks: at hallway, engaged frozen-in-fear, engaged ghoul-minion
    """)
    t.round()
    fight = "fight ghoul-minion"
    assert said(t, "en")[fight].endswith(" – costs 1 action more")
    assert said(t, "pl")[fight].endswith(" – kosztuje o 1 akcję więcej")
    assert said(t, "uk")[fight].endswith(" – коштує на 1 дію більше")
    assert said(t, "en")["draw"] == "Draw a card – provokes an attack by the Ghoul Minion"
    attack = "provokes an attack by the Ghoul Minion"
    move = f"Move to the Attic (clues: 2) – costs 1 action more – {attack}"
    assert said(t, "en")["move attic"] == move
    t.choose(fight)
    assert said(t, "en")[fight].endswith("(difficulty 2, health left 1)"), "only the first one"


def test_ending_the_turn_says_which_card_makes_a_test_of_it() -> None:
    t = position("roland-banks: at study, engaged frozen-in-fear")
    t.round()
    lost = "End your turn (3 actions are lost)"
    assert said(t, "en")["done"] == f"{lost} – with a test: “Frozen in Fear”"
    assert said(t, "pl")["done"].endswith(" – z testem: „Sparaliżowany ze strachu”")
    assert said(t, "uk")["done"].endswith(" – з перевіркою: «Завмерти від страху»")
    assert said(t, "en")["draw"] == "Draw a card"


def test_an_exhausted_enemy_does_not_attack_first() -> None:
    assert said(in_the_hallway(exhausted=True), "en")["draw"] == "Draw a card"


def test_an_enemy_that_cannot_attack_does_not_attack_first() -> None:
    t = position("skids-otoole: at hallway, hand on-the-lam, resources 1, engaged ghoul-minion")
    t.round("II")
    t.choose("play on-the-lam")
    assert said(t, "en")["draw"] == "Draw a card"


def test_versions_of_a_card_are_told_apart_by_their_level() -> None:
    t = Position("-3")
    t.investigator("wendy-adams", t.location("study", clues=1), hand=["lucky", "lucky-2"])
    t.round()
    t.choose("investigate", "pass")
    assert said(t, "en")["play lucky"] == "Play “Lucky!” (cost 1)"
    assert said(t, "en")["play lucky-2"] == "Play “Lucky! (2)” (cost 1)"
    assert said(t, "uk")["play lucky-2"] == "Зіграти карту «Пощастило! (2)» (ціна 1)"


def test_ending_the_turn_says_what_is_lost() -> None:
    t = in_the_hallway(exhausted=True)
    assert said(t, "en")["done"] == "End your turn (3 actions are lost)"
    assert said(t, "uk")["done"] == "Завершити хід (пропадають 3 дії)"
    t.choose("draw", "resource")
    assert said(t, "pl")["done"] == "Zakończ turę (przepada 1 akcja)"


def test_a_turn_ends_as_such_where_to_move_is_the_first_action() -> None:
    t = Position("0")
    hallway = t.location("hallway", clues=1)
    t.location("attic")
    t.investigator("roland-banks", hallway)
    t._card("locked-door", "attached", hallway)
    t.round()
    assert t.options[0].startswith("move")
    assert said(t, "en")["done"] == "End your turn (3 actions are lost)"


def test_allies_are_spoken_of_as_somebody() -> None:
    t = position("""
        study: clues 1
        roland-banks: at study
    """)
    t.round()
    lines = {
        "en": ("The Beat Cop takes 1 damage.", "Lita Chantler takes 1 horror."),
        "pl": ("Gliniarz otrzymuje 1 obrażenie.", "Lita Chantler otrzymuje 1 punkt przerażenia."),
        "uk": ("Патрульний отримує 1 рану.", "Літа Чентлер отримує 1 жах."),
    }
    for language, (damaged, horrified) in lines.items():
        assert told(t, language, "damaged", face="beat-cop", damage=1, horror=0) == damaged
        assert told(t, language, "damaged", face="lita-chantler", damage=0, horror=1) == horrified
    # As a card that is played it stands in quotation marks, and so does every thing.
    assert told(t, "en", "played", face="beat-cop", who=t.id_of("roland-banks")).endswith(
        "plays “Beat Cop”."
    )
    assert told(t, "en", "put-into-play", face="knife") == "“Knife” enters play."


def test_what_is_free_says_so_and_whose_it_is() -> None:
    t = position("""
        study: clues 1
        roland-banks: at study, engaged ghoul-minion
        wendy-adams: at study, play stray-cat
        agnes-baker: at study, hand magnifying-glass
    """)
    t.round()
    assert t.asked == "wendy-adams: react", "before the turns"
    assert said(t, "en")["use stray-cat"].startswith("Wendy Adams: “Stray Cat”: Free –")
    t.choose("pass", "turn roland-banks")
    assert said(t, "en")["use stray-cat"].startswith("Wendy Adams: “Stray Cat”: Free –")
    t.choose("pass", "done", "turn wendy-adams")
    assert said(t, "en")["use stray-cat"].startswith("“Stray Cat”: Free –")
    t.choose("use stray-cat", "done")
    assert said(t, "en")["play magnifying-glass"].endswith("(cost 1) – no action")
    assert said(t, "uk")["play magnifying-glass"].endswith("– без витрати дії")


def test_a_defeat_is_told_after_the_damage_and_by_what_is_defeated() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=1))
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight swarm-of-rats")
    assert asked(t, "pl").endswith(
        "(Rój szczurów otrzymuje 1 obrażenie, Rój szczurów zostaje pokonany)"
    )
    assert told(t, "pl", "defeated", face="beat-cop") == "Gliniarz zostaje pokonany."
    assert told(t, "uk", "defeated", face="swarm-of-rats").startswith("Зграю щурів")


def test_a_card_that_takes_two_hands_says_so_once() -> None:
    assert TEXTS.component("shotgun", "en")["slots"] == "hand ×2"
    assert TEXTS.component("machete", "en")["slots"] == "hand"


@pytest.mark.parametrize(
    ("language", "result"),
    [
        ("pl", "(Daisy Walker odnosi w teście sukces o 4)"),
        ("uk", "(Дейзі Уокер успішно проходить перевірку із запасом 4)"),
    ],
)
def test_what_one_may_react_to_brings_no_brackets_into_brackets(language: str, result: str) -> None:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("daisy-walker", study, play=["dr-milan-christopher"])
    t.round()
    t.choose("investigate")
    assert asked(t, language).endswith(result)


@pytest.mark.parametrize(
    ("language", "attack"),
    [
        ("en", "(the Ghoul Minion attacks Wendy Adams: 1 damage and 1 horror)"),
        ("pl", "(Ghoul sługus atakuje Wendy Adams: 1 obrażenie i 1 punkt przerażenia)"),
        ("uk", "(Гуль-прислужник атакує Венді Адамс: 1 рана й 1 жах)"),
    ],
)
def test_an_attack_that_one_may_answer_tells_its_harm_after_a_colon(
    language: str, attack: str
) -> None:
    t = Position("0")
    hallway = t.location("hallway")
    wendy = t.investigator("wendy-adams", hallway, hand=["dodge"], resources=1)
    t.enemy("ghoul-minion", engaged=wendy)
    t.round()
    t.choose("resource")
    assert asked(t, language).endswith(attack)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Wendy Adams has no resources to lose."),
        ("pl", "Wendy Adams nie ma zasobów do stracenia."),
        ("uk", "Венді Адамс не має ресурсів, які можна втратити."),
    ],
)
def test_who_has_no_resources_does_not_lose_nought(language: str, line: str) -> None:
    t = Position("0")
    wendy = t.investigator("wendy-adams", t.location("hallway"))
    assert told(t, language, "lost", who=wendy, resources=0) == line


def test_answers_to_one_of_several_tokens_name_it() -> None:
    t = Position("-8", "-6", "-3", "0")
    study = t.location("study", clues=2)
    cards = ["emergency-cache", "emergency-cache"]
    t.investigator("wendy-adams", study, hand=cards, play=["grotesque-statue"])
    t.round()
    t.will_reveal("-8", "-6", "-3")
    t.choose("investigate")
    assert asked(t, "en") == (
        "Wendy Adams: you may react to what is about to happen (Wendy Adams reveals a chaos token)"
    )
    t.choose("react grotesque-statue")
    lines = said(t, "en")
    assert lines["react wendy-adams /0 /0"].startswith("Wendy Adams – regarding −8: Reaction –")
    assert lines["react wendy-adams /0 /1"].startswith("Wendy Adams – regarding −6: Reaction –")
    t.choose("pass")
    assert asked(t, "pl") == (
        "Wendy Adams: wybierz żeton chaosu do rozpatrzenia; pozostałe są ignorowane"
    )
    assert list(said(t, "pl").values()) == ["Rozpatrz żeton: −8", "Rozpatrz żeton: −6"]


def test_clues_are_given_and_refused() -> None:
    t = position("""
        wendy-adams: at study, clues 3
        roland-banks: at study, clues 2
    """)
    t.state.act = t._card("trapped", "story", 0)
    t.round()
    t.choose("turn wendy-adams")
    assert said(t, "en")["advance trapped wendy-adams"] == (
        "Advance “Trapped”: spend 4 clues as a group – no action"
    )
    t.choose("advance trapped wendy-adams")
    assert asked(t, "en") == ("Wendy Adams: how many clues do you give? 4 still needed – “Trapped”")
    assert list(said(t, "pl").values()) == [
        "Daj 2 wskazówki (zostaje: 1)",
        "Daj 3 wskazówki (zostaje: 0)",
    ]
    t.state.apply(t.decision.options[0])
    assert asked(t, "en").startswith("Roland Banks: how many clues do you give? 2 still needed")
    assert list(said(t, "uk").values()) == [
        "Дати 2 здогадки (лишається: 0)",
        "Відмовитися й нічого не витрачати",
    ]


def test_enemies_move_in_a_chosen_order() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    attic = t.location("attic")
    t.investigator("roland-banks", hallway)
    enemies = (t.enemy("swarm-of-rats", attic), t.enemy("ghoul-minion", attic))
    t.begin(MoveTowards(hallway, enemies))
    assert asked(t, "pl") == "Roland Banks: wybierz wroga, który przejdzie jako następny"
    assert said(t, "uk")["mover ghoul-minion"] == "Тепер переміщується Гуль-прислужник"
    step = option("hunt", enemies[0], hallway)
    assert TEXTS.option_text(t.state, step, "en") == "The Swarm of Rats moves to the Hallway"


def test_room_is_made_for_what_enters_play() -> None:
    t = Position("0")
    study = t.location("study")
    guns = ["machete", "rolands-38-special"]
    t.investigator("roland-banks", study, hand=["flashlight"], play=guns)
    t.round()
    t.choose("play flashlight")
    assert asked(t, "en") == "Roland Banks: choose what to discard to make room for “Flashlight”"
    assert said(t, "pl")["make-room machete"] == "Odrzuć z gry kartę „Maczeta”"


def test_a_massive_enemy_attacks_one_after_the_other() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("wendy-adams", study, deck=["guts"])
    t.investigator("roland-banks", study, deck=["guts"])
    minion = t.enemy("ghoul-minion", study)
    t.round("III", GainKeyword(these(t.state, [minion]), "massive"))
    assert asked(t, "en") == "Wendy Adams: choose whom the Ghoul Minion attacks next"
    assert said(t, "en")["attacked roland-banks"] == "It attacks Roland Banks"


@pytest.mark.parametrize(
    ("damage", "horror", "polish", "ukrainian"),
    [
        (1, 0, "1 obrażenie", "1 рану"),
        (2, 1, "2 obrażenia i 1 punkt przerażenia", "2 рани й 1 жах"),
        (0, 5, "5 punktów przerażenia", "5 жахів"),
    ],
)
def test_harm_is_counted_rightly(damage: int, horror: int, polish: str, ukrainian: str) -> None:
    t = in_the_hallway()
    harm: dict[str, int | str] = {"face": "wendy-adams", "damage": damage, "horror": horror}
    assert told(t, "pl", "damaged", **harm) == f"Wendy Adams otrzymuje {polish}."
    assert told(t, "uk", "damaged", **harm) == f"Венді Адамс отримує {ukrainian}."


def test_a_test_says_whose_it_is_and_what_it_is_about() -> None:
    t = position("""
        roland-banks: at study, hand guts, engaged frozen-in-fear
        wendy-adams: at study, hand guts
    """)
    t.round()
    t.choose("turn roland-banks", "done")
    assert asked(t, "en") == (
        "Roland Banks: commit cards to your willpower test (3 against 3 so far) – “Frozen in Fear”"
    )
    t.choose("done")
    assert asked(t, "en") == (
        "Wendy Adams: commit cards to Roland Banks’s willpower test "
        "(3 against 3 so far) – “Frozen in Fear”"
    )
    assert "test, który wykonuje Roland Banks" in asked(t, "pl")
    assert "до перевірки, яку проходить Роланд Бенкс" in asked(t, "uk")


def test_a_choice_of_resolutions_says_what_one_does() -> None:
    t = Position("0")
    t.scenario("the-gathering")
    act = t.acts("what-have-you-done")
    t.investigator("roland-banks", t.location("hallway"))
    t.begin(AdvanceCard(act))
    assert list(said(t, "en").values()) == [
        "Burn the house down (resolution 1)",
        "Leave the house standing (resolution 2)",
    ]
    assert next(iter(said(t, "pl").values())) == "Spalcie dom (zakończenie 1)"
    assert list(said(t, "uk").values())[1] == "Не палити дому (розв’язка 2)"


def test_a_window_within_a_test_says_how_it_stands() -> None:
    t = position("""
        study: clues 1
        roland-banks: at study, play hyperawareness, resources 1
    """)
    t.round()
    t.choose("investigate")
    assert asked(t, "en") == (
        "Roland Banks: you may act in this player window of your test "
        "(intellect: 3 against 2 so far)"
    )


def test_a_choice_of_a_target_says_what_happens_to_it() -> None:
    t = Position("-4")
    t.investigator("wendy-adams", t.location("study"), play=["knife", "leather-coat"])
    t.encounter_deck("crypt-chill")
    t.agendas("whats-going-on")
    t.round("I")
    assert asked(t, "en") == "Wendy Adams: choose one – “Crypt Chill”: Discard that asset."
    assert asked(t, "pl") == "Wendy Adams: wybierz cel – „Grobowy chłód”: Odrzuć ten atut."
    assert asked(t, "uk") == "Венді Адамс: оберіть ціль – «Убивчий холод»: Скиньте той здобуток."


def test_a_name_in_quotation_marks_has_others_of_its_own() -> None:
    t = in_the_hallway()
    drew = {"face": "wolf-man-drew"}
    assert told(t, "en", "defeated", **drew) == "“Wolf-Man” Drew is defeated."
    assert told(t, "pl", "defeated", **drew) == "Drew „Człowiek-wilk” zostaje pokonany."
    assert told(t, "uk", "defeated", **drew) == "«Людину-вовка» Дрю переможено."


def test_a_location_whose_name_is_plural_does_things_in_the_plural() -> None:
    t = in_the_hallway()
    woods = {"face": "arkham-woods-old-house"}
    assert told(t, "pl", "put-into-play", **woods) == "Lasy Arkham (Stary dom) wchodzą do gry."
    assert told(t, "pl", "put-into-play", face="hallway") == "Hol wchodzi do gry."


def test_a_mulligan_counts_what_is_chosen_and_is_told_before_the_draw() -> None:
    state = Lcg().new({"investigators": ["roland-banks"]}, 1)
    assert state.decision is not None
    state.log = []
    card = state.decision.options[0]
    assert TEXTS.prompt_text(state, "en").endswith("to replace")
    state.apply(card)
    assert TEXTS.prompt_text(state, "en").endswith("to replace (so far: 1)")
    assert TEXTS.prompt_text(state, "uk").endswith("(поки що: 1)")
    state.apply(DONE)
    assert [entry.kind for entry in state.log[:2]] == ["mulligan", "drew"]


def test_what_nobody_does_is_told_without_anybody() -> None:
    t = in_the_hallway()
    assert told(t, "en", "uses", face="attic", who=0) == "The Attic takes effect."
    assert told(t, "en", "uses", face="machete", who=t.id_of("wendy-adams")) == (
        "Wendy Adams uses “Machete”."
    )


def test_nobody_uses_an_ability_that_is_forced_on_them() -> None:
    t = in_the_hallway()
    wendy = t.id_of("wendy-adams")
    attic: dict[str, int | str] = {"face": "attic", "who": wendy, "ability": 0}
    assert told(t, "en", "uses", **attic) == "The Attic takes effect."
    assert told(t, "pl", "uses", **attic) == "Działa zdolność karty „Strych”."
    assert told(t, "uk", "uses", **attic) == "Спрацьовує властивість карти «Горище»."
    milan: dict[str, int | str] = {"face": "dr-milan-christopher", "who": wendy, "ability": 1}
    assert told(t, "pl", "uses", **milan) == (
        "Wendy Adams używa zdolności karty „Dr Milan Christopher”."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Commit: “Beat Cop”, “Vicious Blow”"),
        ("pl", "Przeznacz: „Gliniarz”, „Potworny cios”"),
        ("uk", "Додати: «Патрульний», «Нищівний удар»"),
    ],
)
def test_cards_to_be_committed_stand_in_quotation_marks_people_too(
    language: str, line: str
) -> None:
    t = position("roland-banks: at hallway, hand beat-cop vicious-blow")
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round()
    t.apply(t.option("fight ghoul-minion"))
    picks = tuple(option("commit", t.id_of(card)) for card in ("beat-cop", "vicious-blow"))
    assert TEXTS.confirm_text(t.state, picks, language) == line


def test_a_part_of_a_card_speaks_of_what_was_chosen_before() -> None:
    t = in_the_hallway()
    wendy = t.id_of("wendy-adams")
    hurt = Deal(Named("one"), damage=1)
    scope = Scope(wendy, t.id_of("emergency-cache"))
    chosen = scope.bind("one", t.id_of("ghoul-minion"))
    assert rules_text(t.state, hurt, chosen, "en") == "Deal 1 damage to that enemy."
    # Without a name for it only the whole card makes sense.
    whole = " ".join(card_lines("emergency-cache", "en"))
    assert rules_text(t.state, hurt, scope, "en") == whole


@pytest.mark.parametrize(
    ("physical", "mental", "english", "polish", "ukrainian"),
    [
        (0, 1, "1 mental trauma", "1 punkt traumy psychicznej", "1 психічну травму"),
        (2, 0, "2 physical trauma", "2 punkty traumy fizycznej", "2 фізичні травми"),
        (
            2,
            2,
            "2 physical trauma and 2 mental trauma",
            "2 punkty traumy fizycznej i 2 punkty traumy psychicznej",
            "2 фізичні травми й 2 психічні травми",
        ),
    ],
)
def test_trauma_is_told_by_its_kind(
    physical: int, mental: int, english: str, polish: str, ukrainian: str
) -> None:
    t = in_the_hallway()
    given = {"who": t.id_of("wendy-adams"), "physical": physical, "mental": mental}
    assert told(t, "en", "trauma", **given) == f"Wendy Adams suffers {english}."
    assert told(t, "pl", "trauma", **given) == f"Wendy Adams otrzymuje {polish}."
    assert told(t, "uk", "trauma", **given) == f"Венді Адамс отримує {ukrainian}."


def test_an_option_names_a_card_once_and_then_says_it() -> None:
    t = position("""
        study: clues 1
        roland-banks: at study, engaged ghoul-minion, play beat-cop-2
    """)
    t.round()
    assert "Wyczerp tę kartę i zadaj jej 1 obrażenie" in said(t, "pl")["use beat-cop-2"]


def test_a_location_in_the_plural_takes_a_verb_in_the_plural() -> None:
    t = Position("0")
    lines = {
        face: told(t, "uk", "put-into-play", face=face)
        for face in ("arkham-woods-cliffside", "main-path")
    }
    assert lines["arkham-woods-cliffside"].endswith("входять у гру.")
    assert lines["main-path"] == "Головна стежка входить у гру."


def test_the_price_that_cannot_be_paid_is_an_infinitive_where_buttons_are() -> None:
    t = position("roland-banks: at hallway, play rolands-38-special")
    t.state.set_card(t.id_of("rolands-38-special"), uses=0)
    t.round()
    attempt = option("activate", *[t.id_of("rolands-38-special")] * 2, 0)
    lacking = t.state.why_not(attempt)
    assert lacking is not None
    line = TEXTS.hindrance_text(t.state, attempt, lacking, "uk")
    assert line == "Ви не можете сплатити ціну: витратити 1 набій."


def test_looking_at_the_cards_of_a_deck_names_the_deck() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("agnes-baker", study, hand=["scrying"], deck=["knife", "knife", "knife"])
    t.encounter_deck("swarm-of-rats", "swarm-of-rats", "swarm-of-rats")
    t.round()
    t.choose("play scrying", "activate scrying")
    assert "from the top of that deck and" in asked(t, "en")
    assert "3 верхні карти тієї колоди та поверніть" in asked(t, "uk")
