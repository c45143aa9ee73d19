"""The Personal Stories of the investigators of both boxes.

Little is known of the printed ones: all but those in `KNOWN` are our own designs. Each story is two
cards; the second has one side for a story that passed and one for a story that failed.
"""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel, Instead
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.one_of import OneOf
from kadath.kernel.effects import Condition, Effect, If, do
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier

from ..cards import (
    ALLY,
    CLUES,
    COMMON,
    FACES,
    INNSMOUTH,
    LOAN,
    MONEY,
    RETAINER,
    SANITY,
    SHEETS,
    SKILL,
    SPELL,
    STAMINA,
    STORY,
    TOME,
    UNIQUE,
    Face,
    print_into,
)
from ..privileges import KEEPS_RETAINER, NEVER_BLESSED, NEVER_CURSED, NO_RETAINER
from ..vocabulary.abilities import ANY, INSTEAD, UPKEEP, Action
from ..vocabulary.conditions import (
    BothHold,
    DoomSpacesAtMost,
    EitherHolds,
    Has,
    HasAtMost,
    HasTokens,
    HoldsAtMost,
    IsCursed,
)
from ..vocabulary.costs import DiscardNamed, DiscardOwn, Spend, SpendGates, SpendToughness
from ..vocabulary.effects.cards import (
    Draw,
    DrawAndKeep,
    LoseAllCards,
    LoseCards,
    Take,
    TakeAny,
    TakeOneOf,
)
from ..vocabulary.effects.choices import EachInvestigator
from ..vocabulary.effects.gains import Gain, Lose, LoseAll
from ..vocabulary.effects.possessions import InOtherWorld
from ..vocabulary.effects.states import (
    BecomeBlessed,
    BecomeCursed,
    BeDevoured,
    GainRetainer,
    LoseCurse,
)
from ..vocabulary.effects.town import AddUprising, RemoveDoom
from ..vocabulary.environments import AtSpace
from ..vocabulary.fates import AGateOpened, YouBecame
from ..vocabulary.fight_triggers import YouDefeat, YouPass, YouReturn
from ..vocabulary.innsmouth_people import CountBuried, YouBury
from ..vocabulary.modifiers import Bonus, SpellBonus
from ..vocabulary.monsters import AnyMonster, MonstersGet, WithAbility
from ..vocabulary.people import InCompany
from ..vocabulary.powers import TheFedsRaid, YouGainAtLeast
from ..vocabulary.privileges import Fixed, PayAtLeast, Privilege
from ..vocabulary.rumors import NoAlliesLeft
from ..vocabulary.stories import (
    CountToughness,
    CountUp,
    LoseAbility,
    Mark,
    Marked,
    NotMarkedHere,
    StoryFails,
    StoryPasses,
)
from ..vocabulary.story_events import (
    AgainstTough,
    AGateIsPrevented,
    AGateIsSealed,
    AGateWouldOpenNearYou,
    AnotherBecame,
    AnotherNearbyWouldBecome,
    AnyoneUses,
    AWorldIsMet,
    BlessedAtLeast,
    DoomAtLeast,
    GatesAtLeast,
    HoldsAtLeast,
    MonstersInTown,
    Tough,
    WithoutInnsmouth,
    YouAreRobbed,
    YouCloseGate,
    YouDefeatOutside,
    YouDrawLook,
    YouEndMovement,
    YouHealAnother,
    YouSpendClue,
    YouSpendTrophyAsClue,
    YouTakeTrophy,
    YouWinCard,
)
from ..vocabulary.story_rewards import (
    CalmTheDeep,
    CloseAndSeal,
    ClueIsWasted,
    LoseAllBut,
    MoreDice,
    NobodyBecomes,
    OthersResolve,
    PassClue,
    RefreshSpell,
)
from ..vocabulary.tracks import TerrorAtLeast
from ..vocabulary.triggers import YourUpkeep
from . import (  # noqa: F401  (stories refer to abilities of these sheets)
    investigators,
    investigators_innsmouth,
)

KNOWN = frozenset({"sister_mary"})
"""The stories whose whole text is known."""


def story(
    sheet: str,
    *first: Ability,
    passed: tuple[Ability, ...] = (),
    failed: tuple[Ability, ...] = (),
) -> None:
    """Print the two cards of a story."""
    is_original = sheet not in KNOWN
    sides = (("_passed", passed, 1), ("_failed", failed, 0))
    print_into(
        FACES,
        Face(f"{sheet}_story", STORY, first, box=INNSMOUTH, original=is_original),
        *(
            Face(
                f"{sheet}_story{side}",
                STORY,
                trees,
                copies=copies,
                box=INNSMOUTH,
                original=is_original,
            )
            for side, trees, copies in sides
        ),
    )


def passes(condition: Condition, effect: Effect | None = None) -> Ability:
    """The story passes as soon as a condition holds."""
    return AsSoonAs(condition, StoryPasses(effect))


def fails(condition: Condition, effect: Effect | None = None) -> Ability:
    """The story fails as soon as a condition holds."""
    return AsSoonAs(condition, StoryFails(effect))


def always(*changes: Modifier) -> tuple[Ability, ...]:
    """A passive ability, for a side of the second card."""
    return (Passive(changes),)


def lose_own(sheet: str, number: int = 0) -> LoseAbility:
    """The investigator loses an ability of their sheet, counted from 0."""
    return LoseAbility(SHEETS[sheet].abilities[number])


ONCE = Limit("turn")

# --- The base game --------------------------------------------------------------------------------

story(
    "amanda_sharpe",
    Action(INSTEAD, (Spend(4, CLUES),), StoryPasses(Draw(SKILL)), AtSpace("library")),
    fails(DoomSpacesAtMost(3), BeDevoured()),
    passed=always(Bonus("lore_check", 1)),
)
story(
    "ashcan_pete",
    Forced(YouCloseGate("the_dreamlands"), StoryPasses(Take(ALLY, "duke", or_box=True))),
    fails(DoomAtLeast(5), LoseAllBut(ALLY, "duke")),
    passed=(Action(UPKEEP, (), Gain(1, SANITY), limit=ONCE),),
)
story(
    "bob_jenkins",
    passes(Has(16, MONEY), Draw(UNIQUE)),
    fails(TerrorAtLeast(3), LoseAll(MONEY)),
    passed=(Passive((Bonus("price", -1),)), Passive((PayAtLeast(1),))),
    failed=always(Bonus("price", 1)),
)
story(
    "carolyn_fern",
    Forced(YouHealAnother(SANITY), CountUp()),
    passes(HasTokens(4)),
    Forced(AnotherNearbyWouldBecome("insane"), StoryFails()),
    fails(TerrorAtLeast(5)),
    passed=always(Bonus("healing", 1)),
    failed=always(Bonus("maximum_sanity", -1)),
)
story(
    "darrell_simmons",
    Forced(YouTakeTrophy(), CountToughness()),
    passes(HasTokens(8), do(Gain(5, MONEY), GainRetainer())),
    fails(TerrorAtLeast(4), LoseAllCards(RETAINER)),
    passed=always(Privilege(KEEPS_RETAINER)),
    failed=always(Privilege(NO_RETAINER), Bonus("luck_check", -1)),
)
story(
    "dexter_drake",
    passes(HoldsAtLeast(5, SPELL)),
    fails(DoomAtLeast(6), LoseCards(1, SPELL)),
    passed=always(Bonus("spell_cost", -1)),
    failed=always(Bonus("spell_check", -1)),
)
story(
    "gloria_goldberg",
    Forced(AWorldIsMet(), Mark("world")),
    passes(Marked(3)),
    Forced(YouBecame("lost"), StoryFails(lose_own("gloria_goldberg"))),
    fails(DoomAtLeast(8), lose_own("gloria_goldberg")),
    passed=(Passive((Bonus("any_check", 2),), InOtherWorld()),),
    failed=(Passive((Bonus("any_check", -1),), InOtherWorld()),),
)
story(
    "harvey_walters",
    Forced(YouWinCard(UNIQUE), StoryPasses(DrawAndKeep(SPELL, 2, 1))),
    passes(HoldsAtLeast(3, TOME), DrawAndKeep(SPELL, 2, 1)),
    fails(DoomAtLeast(6)),
    passed=always(Bonus("tome_cost", -1)),
    failed=always(Bonus("maximum_sanity", -1)),
)
story(
    "jenny_barnes",
    Forced(YouCloseGate(), CountUp()),
    passes(HasTokens(2), If(NoAlliesLeft(), Gain(5, MONEY), TakeAny((ALLY,)))),
    fails(TerrorAtLeast(3), lose_own("jenny_barnes")),
    passed=always(Bonus("will_check", 1)),
    failed=always(Bonus("maximum_sanity", -1)),
)
story(
    "joe_diamond",
    Action(INSTEAD, (Spend(6, CLUES),), StoryPasses(), AtSpace("police_station")),
    fails(DoomAtLeast(7), do(LoseAll(CLUES), lose_own("joe_diamond"))),
    passed=(Forced(YouSpendClue(on_check=True), MoreDice(2), limit=ONCE),),
)
story(
    "kate_winthrop",
    Forced(YouCloseGate(), CountUp()),
    passes(HasTokens(2)),
    Forced(YouCloseGate(sealed=True), StoryPasses()),
    Forced(AGateOpened("science_building"), StoryFails(lose_own("kate_winthrop"))),
    fails(DoomAtLeast(8), lose_own("kate_winthrop")),
    passed=(Reaction(AGateWouldOpenNearYou(), Cancel(), (Spend(1, CLUES),), limit=ONCE),),
)
story(
    "mandy_thompson",
    Forced(AGateIsPrevented(), CountUp()),
    passes(HasTokens(5), CloseAndSeal()),
    fails(DoomAtLeast(9)),
    failed=(Forced(YouSpendClue(on_check=True), ClueIsWasted(), limit=ONCE),),
)
story(
    "michael_mcglen",
    Forced(YouBecame("unconscious"), CountUp()),
    Action(
        INSTEAD,
        (),
        StoryPasses(do(LoseAll(MONEY), TakeOneOf(COMMON, "tommy_gun", "rifle"))),
        BothHold(AtSpace("mas_boarding_house"), Has(10, MONEY)),
    ),
    fails(HasTokens(2), LoseAll(MONEY)),
    Forced(YourUpkeep(), StoryFails(), HasAtMost(0, MONEY)),
    passed=always(Bonus("combat_check", 1)),
    failed=(Forced(YouGainAtLeast(1, MONEY), Lose(1, MONEY)),),
)
story(
    "monterey_jack",
    passes(HoldsAtLeast(5, UNIQUE)),
    Forced(YouAreRobbed(), StoryFails(do(LoseCards(1, UNIQUE), lose_own("monterey_jack")))),
    fails(TerrorAtLeast(4), do(LoseCards(1, UNIQUE), lose_own("monterey_jack"))),
    passed=(Forced(YouCloseGate(), Draw(UNIQUE)),),
)
story(
    "sister_mary",
    passes(BlessedAtLeast(2), BecomeBlessed()),
    fails(IsCursed(), do(LoseCurse(), BecomeBlessed())),
    passed=always(Privilege(NEVER_CURSED)),
)
story(
    "vincent_lee",
    Forced(YouHealAnother(STAMINA), CountUp()),
    passes(HasTokens(4)),
    Forced(AnotherBecame("devoured"), StoryFails()),
    fails(TerrorAtLeast(5)),
    passed=always(Bonus("healing", 1)),
    failed=always(Bonus("maximum_stamina", -1)),
)

# --- Innsmouth ------------------------------------------------------------------------------------

story(
    "agnes_baker",
    Forced(YouPass(("spell_check",)), CountUp()),
    passes(HasTokens(8)),
    Forced(YouBecame("unconscious"), StoryFails()),
    fails(DoomAtLeast(7)),
    passed=(
        Passive((SpellBonus(2),)),
        Action(ANY, (Spend(1, STAMINA),), RefreshSpell(), limit=ONCE),
    ),
    failed=always(Bonus("maximum_stamina", -1)),
)
story(
    "akachi_onyele",
    Forced(AGateIsSealed(), CountUp()),
    passes(HasTokens(2)),
    fails(GatesAtLeast(5), lose_own("akachi_onyele")),
    fails(DoomAtLeast(8), lose_own("akachi_onyele")),
    passed=always(Bonus("seal_cost", -1)),
)
story(
    "finn_edwards",
    Action(
        INSTEAD,
        (OneOf((Spend(8, MONEY), DiscardNamed("whiskey", 2))),),
        StoryPasses(LoseAllCards(LOAN)),
        AtSpace("hibbs_roadhouse"),
    ),
    Forced(YouBecame("arrested"), StoryFails(LoseAll(MONEY, always=True))),
    fails(TerrorAtLeast(4), LoseAll(MONEY, always=True)),
    passed=(Reaction(YouPass(("evade_check",)), Gain(1, MONEY), limit=ONCE),),
    failed=always(Bonus("sneak_check", -1)),
)
story(
    "george_barnaby",
    Action(
        INSTEAD,
        (Spend(3, CLUES), Spend(3, MONEY)),
        StoryPasses(),
        EitherHolds(AtSpace("historical_society"), AtSpace("library")),
    ),
    fails(HoldsAtMost(0, RETAINER), Lose(3, MONEY)),
    fails(DoomAtLeast(6), Lose(3, MONEY)),
    passed=(
        Passive((Bonus("luck_check", 1),)),
        Passive((NobodyBecomes("arrested"),), Has(1, MONEY)),
    ),
    failed=always(Privilege(NO_RETAINER)),
)
story(
    "hank_samson",
    Forced(YouDefeat(Tough(3)), StoryPasses()),
    fails(HasAtMost(1, SANITY), lose_own("hank_samson")),
    passed=always(Bonus("fight_check", 1), Bonus("maximum_stamina", 1)),
)
story(
    "minh_thi_phan",
    Forced(AnyoneUses("the_king_in_yellow"), StoryPasses()),
    Action(INSTEAD, (DiscardOwn(1, TOME),), StoryPasses(), AtSpace("south_church")),
    Forced(YouBecame("insane"), StoryFails(lose_own("minh_thi_phan"))),
    fails(DoomAtLeast(6), lose_own("minh_thi_phan")),
    passed=(
        Passive((Bonus("will_check", 1),)),
        Action(UPKEEP, (), PassClue(), limit=ONCE),
    ),
    failed=(
        Passive((Bonus("maximum_sanity", -1),)),
        # The part of the lost ability that remains.
        Passive((Bonus("any_check", 1),), BothHold(HoldsAtMost(0, TOME), InCompany())),
    ),
)
story(
    "norman_withers",
    Forced(YouCloseGate(), Mark("world")),
    passes(Marked(2)),
    fails(DoomAtLeast(7), lose_own("norman_withers")),
    passed=always(Bonus("symbols_picked", 1)),
    failed=always(Bonus("closing_check", -1)),
)
story(
    "patrice_hathaway",
    Forced(YouSpendClue(), CountUp()),
    passes(HasTokens(10), EachInvestigator(Gain(1, SANITY))),
    fails(DoomAtLeast(8), lose_own("patrice_hathaway", 1)),
    passed=(Forced(YourUpkeep(), Gain(1, CLUES), HasAtMost(0, CLUES)),),
)
FRIEND = If(NoAlliesLeft(), Gain(3, CLUES), TakeAny((ALLY,)))
DISGRACE = do(LoseAllCards(ALLY), lose_own("roland_banks", 1))
story(
    "roland_banks",
    Forced(TheFedsRaid(), StoryPasses(FRIEND)),
    Action(
        INSTEAD,
        (Spend(5, CLUES),),
        StoryPasses(FRIEND),
        BothHold(AtSpace("police_station"), WithoutInnsmouth()),
    ),
    Forced(YouBecame("arrested"), StoryFails(DISGRACE)),
    fails(TerrorAtLeast(5), DISGRACE),
    passed=always(Bonus("will_check", 1)),
)
story(
    "silas_marsh",
    Action(
        INSTEAD,
        (Spend(4, CLUES), OneOf((SpendToughness(5), SpendGates()))),
        StoryPasses(
            do(RemoveDoom(2), CalmTheDeep(), OthersResolve(Gain(2, CLUES)), BeDevoured()),
        ),
        EitherHolds(
            EitherHolds(AtSpace("devil_reef"), AtSpace("yha_nthlei")),
            BothHold(AtSpace("unvisited_isle"), WithoutInnsmouth()),
        ),
    ),
    fails(DoomAtLeast(9), do(AddUprising(), BeDevoured())),
    # The Look itself brings the Deep One, adds the token, and devours him.
    Forced(YouDrawLook(), StoryFails()),
)
story(
    "skids_otoole",
    Action(
        INSTEAD,
        (Spend(10, MONEY),),
        StoryPasses(lose_own("skids_otoole", 1)),
        BothHold(AtSpace("st_marys_hospital"), Has(12, MONEY)),
    ),
    fails(TerrorAtLeast(4), BecomeCursed()),
    passed=always(Bonus("luck_check", 1)),
    failed=(Passive((Privilege(NEVER_BLESSED),), IsCursed()),),
)
story(
    "tommy_muldoon",
    Forced(YouDefeatOutside(), CountUp()),
    passes(HasTokens(4)),
    Forced(AnotherNearbyWouldBecome("insane"), StoryFails(lose_own("tommy_muldoon", 1))),
    Forced(AnotherNearbyWouldBecome("unconscious"), StoryFails(lose_own("tommy_muldoon", 1))),
    fails(TerrorAtLeast(5), lose_own("tommy_muldoon", 1)),
    passed=(
        Reaction(AnotherNearbyWouldBecome("devoured", beside=True), Instead(BeDevoured())),
        Passive((Bonus("combat_check", 1),)),
    ),
    failed=always(Bonus("maximum_sanity", -1)),
)
story(
    "trish_scarborough",
    *(
        Action(
            INSTEAD,
            (Spend(1, CLUES),),
            Mark("place"),
            BothHold(AtSpace(space), NotMarkedHere()),
        )
        for space in ("newspaper", "bank_of_arkham", "administration_building")
    ),
    passes(Marked(3)),
    Forced(YouBecame("arrested"), StoryFails()),
    fails(DoomAtLeast(6)),
    passed=always(Fixed("shifts", 6)),
    failed=always(Fixed("shifts", 4)),
)
story(
    "ursula_downs",
    Forced(YouEndMovement(), Mark("neighborhood")),
    Forced(YouBecame("delayed"), Mark("bad")),
    Forced(YouBecame("arrested"), Mark("bad")),
    passes(Marked(9)),
    fails(Marked(3, bad=True), lose_own("ursula_downs", 1)),
    fails(TerrorAtLeast(4), lose_own("ursula_downs", 1)),
    passed=(Passive((Bonus("speed", 1),)), Forced(YouReturn(), Gain(1, CLUES))),
)
story(
    "william_yorick",
    Forced(YouBury(), CountBuried()),
    passes(HasTokens(8)),
    fails(MonstersInTown(3, WithAbility("undead")), lose_own("william_yorick")),
    fails(DoomAtLeast(8), lose_own("william_yorick")),
    passed=(
        Passive((MonstersGet(WithAbility("undead"), "toughness", -1, 1, to_you=True),)),
        Forced(YouSpendTrophyAsClue(), MoreDice(1)),
    ),
)
story(
    "zoey_samaras",
    Forced(YouDefeat(AnyMonster()), Mark("symbol")),
    passes(Marked(4), Draw(UNIQUE)),
    Forced(YouBecame("insane"), StoryFails(lose_own("zoey_samaras"))),
    fails(DoomAtLeast(7), lose_own("zoey_samaras")),
    passed=(Passive((Bonus("combat_check", 2),), AgainstTough(3)),),
)
