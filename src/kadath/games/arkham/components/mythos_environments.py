"""The Environments of the base game."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.effects import do

from ..cards import (
    CLUES,
    ENVIRONMENT,
    MYTHOS,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    MythosCard,
    print_into,
)
from ..town_rules import NO_CASTING, NO_SEALING, NO_TERROR
from ..vocabulary.effects.cards import Draw
from ..vocabulary.effects.checks import Check
from ..vocabulary.effects.gains import Gain, Lose
from ..vocabulary.effects.headlines import TOWN, MonstersReturn
from ..vocabulary.effects.monsters import InTown
from ..vocabulary.effects.shops import Buy, Stock
from ..vocabulary.effects.states import BeArrested
from ..vocabulary.environments import (
    AtGateTo,
    MovementEndsOutside,
    Moving,
    NotDeputy,
    RegainOnly,
    RiskAll,
    TownRule,
)
from ..vocabulary.fight_triggers import YouDefeat
from ..vocabulary.monsters import MonstersGet, MonstersMoveAs, OfKind, WithAbility
from ..vocabulary.powers import NotDrawn
from ..vocabulary.privileges import EachHas, Fixed
from ..vocabulary.triggers import MovementEndsIn

print_into(
    MYTHOS,
    MythosCard(
        "a_strange_plague",
        ENVIRONMENT,
        "independence_square",
        ("the_unnamable",),
        ("diamond", "square"),
        ("circle",),
        trait="mystic",
        abilities=(Passive((RegainOnly(STAMINA, "st_marys_hospital", "vincent_lee"),)),),
    ),
    MythosCard(
        "alien_technology",
        ENVIRONMENT,
        "unvisited_isle",
        ("science_building",),
        ("diamond", "square"),
        ("circle",),
        trait="urban",
        abilities=(
            Passive((MonstersGet(OfKind("mi_go"), "toughness", 2),)),
            Forced(YouDefeat(OfKind("mi_go"), in_combat=True), Draw(UNIQUE)),
        ),
    ),
    MythosCard(
        "an_evil_fog",
        ENVIRONMENT,
        "graveyard",
        ("unvisited_isle",),
        ("plus",),
        ("moon",),
        trait="weather",
        abilities=(
            Passive(
                (
                    EachHas("will_check", -1, InTown()),
                    EachHas("sneak_check", 1, InTown()),
                )
            ),
            Passive((MonstersMoveAs(Moving("flying"), "stationary"),)),
        ),
    ),
    MythosCard(
        "blackest_night",
        ENVIRONMENT,
        "black_cave",
        ("hibbs_roadhouse",),
        ("diamond", "square"),
        ("circle",),
        trait="mystic",
        abilities=(
            Passive(
                (
                    EachHas("luck_check", -1, InTown()),
                    EachHas("sneak_check", 1, InTown()),
                )
            ),
        ),
    ),
    MythosCard(
        "blood_magic",
        ENVIRONMENT,
        "independence_square",
        ("the_unnamable",),
        ("diamond", "square"),
        ("circle",),
        trait="mystic",
        abilities=(Reaction(MovementEndsIn("rivertown"), RiskAll(STAMINA, Gain(3, CLUES))),),
    ),
    MythosCard(
        "curfew_enforced",
        ENVIRONMENT,
        "unvisited_isle",
        ("science_building",),
        ("plus",),
        ("moon",),
        trait="urban",
        abilities=(Forced(MovementEndsOutside(), Check("will", failed=BeArrested()), NotDeputy()),),
    ),
    MythosCard(
        "darkes_carnival_arrives",
        ENVIRONMENT,
        "the_unnamable",
        ("woods",),
        ("diamond", "square"),
        ("circle",),
        trait="urban",
        abilities=(
            Forced(
                MovementEndsIn("northside"),
                do(Gain(1, CLUES), Check("will", -1, failed=Lose(1, SANITY))),
            ),
        ),
    ),
    MythosCard(
        "dreams_of_a_sunken_city",
        ENVIRONMENT,
        "independence_square",
        ("the_unnamable",),
        ("plus",),
        ("moon",),
        trait="mystic",
        abilities=(Passive((RegainOnly(SANITY, "arkham_asylum", "carolyn_fern"),)),),
    ),
    MythosCard(
        "egyptian_exhibit_visits_miskatonic_u",
        ENVIRONMENT,
        "the_witch_house",
        ("black_cave",),
        ("plus",),
        ("moon",),
        trait="urban",
        abilities=(
            Reaction(
                MovementEndsIn("miskatonic_university"), Check("lore", -1, passed=Gain(1, CLUES))
            ),
        ),
    ),
    MythosCard(
        "estate_sale",
        ENVIRONMENT,
        "the_witch_house",
        ("black_cave",),
        ("diamond", "square"),
        ("circle",),
        trait="urban",
        abilities=(Reaction(MovementEndsIn("uptown"), Buy((Stock(UNIQUE, 2),))),),
    ),
    MythosCard(
        "happy_days_are_here_again",
        ENVIRONMENT,
        "woods",
        ("historical_society",),
        ("diamond", "square"),
        ("circle",),
        trait="urban",
        abilities=(Passive((TownRule(NO_TERROR),)),),
    ),
    MythosCard(
        "heat_wave",
        ENVIRONMENT,
        "woods",
        ("independence_square",),
        ("diamond", "square"),
        ("circle",),
        trait="weather",
        abilities=(
            Passive(
                (
                    EachHas("fight_check", -1, InTown()),
                    EachHas("lore_check", 1, InTown()),
                )
            ),
            Passive((MonstersGet(OfKind("fire_vampire"), "toughness", 1),)),
        ),
    ),
    MythosCard(
        "icy_conditions",
        ENVIRONMENT,
        "historical_society",
        ("silver_twilight_lodge",),
        ("plus",),
        ("moon",),
        trait="weather",
        abilities=(
            Passive(
                (
                    EachHas("movement_points", -1, InTown()),
                    MonstersMoveAs(Moving("fast"), "normal"),
                )
            ),
        ),
    ),
    MythosCard(
        "no_one_can_help_you_now",
        ENVIRONMENT,
        "the_unnamable",
        ("woods",),
        ("plus",),
        ("moon",),
        trait="mystic",
        abilities=(Passive((TownRule(NO_SEALING),)),),
    ),
    MythosCard(
        "nodens_favor",
        ENVIRONMENT,
        "the_witch_house",
        ("black_cave",),
        ("slash", "star", "triangle"),
        ("hexagon",),
        trait="mystic",
        abilities=(Passive((EachHas("seal_cost", -2),)),),
    ),
    MythosCard(
        "planetary_alignment",
        ENVIRONMENT,
        "the_witch_house",
        ("black_cave",),
        ("diamond", "square"),
        ("circle",),
        trait="mystic",
        abilities=(Passive((Fixed("spell_cost", 0, everyone=True),)),),
    ),
    MythosCard(
        "raining_cats_and_dogs",
        ENVIRONMENT,
        "hibbs_roadhouse",
        ("independence_square",),
        ("plus",),
        ("moon",),
        trait="weather",
        effect=MonstersReturn(TOWN, "fire_vampire"),
        abilities=(
            Passive((NotDrawn("fire_vampire"),)),
            Passive(
                (
                    EachHas("speed_check", -1, InTown()),
                    EachHas("sneak_check", 1, InTown()),
                    EachHas("movement_points", -1, InTown()),
                )
            ),
        ),
    ),
    MythosCard(
        "rlyeh_rising",
        ENVIRONMENT,
        "woods",
        ("historical_society",),
        ("slash", "star", "triangle"),
        ("hexagon",),
        trait="mystic",
        abilities=(
            Passive(
                (
                    MonstersGet(OfKind("star_spawn"), "toughness", 1),
                    MonstersGet(OfKind("maniac"), "toughness", 1),
                )
            ),
            Passive((EachHas("close_need", 1, AtGateTo("rlyeh")),)),
        ),
    ),
    MythosCard(
        "solar_eclipse",
        ENVIRONMENT,
        "graveyard",
        ("unvisited_isle",),
        ("diamond", "square"),
        ("circle",),
        trait="mystic",
        abilities=(Passive((TownRule(NO_CASTING),)),),
    ),
    MythosCard(
        "sunny_and_clear",
        ENVIRONMENT,
        "black_cave",
        ("hibbs_roadhouse",),
        ("plus",),
        ("moon",),
        trait="weather",
        effect=MonstersReturn(TOWN, "haunter_of_the_dark"),
        abilities=(
            Passive((NotDrawn("haunter_of_the_dark"),)),
            Passive(
                (
                    EachHas("sneak_check", -1, InTown()),
                    EachHas("will_check", 1, InTown()),
                )
            ),
        ),
    ),
    MythosCard(
        "the_chill_of_the_grave",
        ENVIRONMENT,
        "unvisited_isle",
        ("science_building",),
        ("plus",),
        ("moon",),
        trait="mystic",
        abilities=(Passive((MonstersGet(WithAbility("undead"), "toughness", 1),)),),
    ),
    MythosCard(
        "the_festival",
        ENVIRONMENT,
        "woods",
        ("historical_society",),
        ("plus",),
        ("moon",),
        trait="urban",
        abilities=(
            Passive(
                (
                    MonstersGet(OfKind("cultist"), "toughness", 1),
                    MonstersGet(OfKind("byakhee"), "toughness", 1),
                )
            ),
        ),
    ),
    MythosCard(
        "the_man_in_black",
        ENVIRONMENT,
        "the_witch_house",
        ("black_cave",),
        ("plus",),
        ("moon",),
        trait="mystic",
        abilities=(
            Reaction(
                MovementEndsIn("french_hill"), RiskAll(SANITY, do(Gain(1, CLUES), Draw(SPELL)))
            ),
        ),
    ),
    MythosCard(
        "things_of_darkness",
        ENVIRONMENT,
        "silver_twilight_lodge",
        ("graveyard",),
        ("diamond", "square"),
        ("circle",),
        trait="mystic",
        abilities=(
            Passive(
                (
                    MonstersGet(OfKind("ghoul"), "toughness", 1),
                    MonstersGet(OfKind("formless_spawn"), "toughness", 1),
                    MonstersGet(OfKind("shoggoth"), "toughness", 1),
                    MonstersGet(OfKind("flying_polyp"), "toughness", 1),
                )
            ),
        ),
    ),
)
