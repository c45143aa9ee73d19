"""Everything the code can speak of has its message in every language, and no message is idle."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.telling import prompts_of_several

import kadath.games.final_hour
import kadath.kernel
from kadath.games.final_hour.components.action_cards import ACTION_CARDS, INVESTIGATORS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, DIFFICULTIES, GATE_SYMBOLS
from kadath.games.final_hour.components.board import LOCATIONS, ZONES
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.monsters import COMMON, ICONS, KIND_OF, KINDS
from kadath.games.final_hour.components.priority_cards import NUMBERS, SYMBOLS
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.narrator import FinalHourNarrator
from kadath.games.final_hour.progress import STEPS
from kadath.kernel.explain import Place
from kadath.kernel.procedure import PROCEDURES, Procedure
from kadath.text.errors import NotSaid
from kadath.text.fluent import FTL
from kadath.text.languages import LANGUAGES

GAME = FinalHour()
TEXTS = FinalHourNarrator()
HERE = Path(kadath.games.final_hour.__file__).parent
KERNEL = Path(kadath.kernel.__file__).parent

SAME_IN_POLISH = {
    *(f"investigator-{who}" for who in INVESTIGATORS if who != "ashcan_pete"),
    *(f"ancient_one-{one}" for one in ANCIENT_ONES),
    *("investigator-michael_mcglen-role", "action-becky", "item-ttka_halot", "gate-heptagram"),
}
"""Names and words that Polish has in common with English."""


def procedures() -> list[type[Procedure]]:
    """The procedures of Final Hour, and those of the kernel that its cards run on."""
    return [
        one
        for name, one in PROCEDURES.items()
        if name.startswith("final_hour.") or one.__module__ == "kadath.kernel.effects"
    ]


def calls(name: str, *files: Path) -> Iterator[str]:
    """The first words given to a function in these files, also both of an `a if b else c`."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                found = called.attr if isinstance(called, ast.Attribute) else ""
                if name == (called.id if isinstance(called, ast.Name) else found):
                    yield from words(node.args[0])


def words(node: ast.expr) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.IfExp):
            yield from (*words(inner.body), *words(inner.orelse))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def rules_files() -> list[Path]:
    return [file for file in HERE.rglob("*.py") if "narration" not in file.parts]


def prompts() -> set[str]:
    steps = [step for one in procedures() for step in one.STEPS.values()]
    return {step.prompt for step in steps if hasattr(step, "prompt")}


def verbs() -> set[str]:
    return set(calls("option", *rules_files(), KERNEL / "effects.py", KERNEL / "decision.py"))


def reasons() -> set[str]:
    found = set()
    for file in rules_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Outcome":
                given = [*node.args[1:2], *(k.value for k in node.keywords if k.arg == "reason")]
                found |= {word for one in given for word in words(one)}
    return found


def things() -> Iterator[str]:
    """The messages of all that has a name."""
    for location in LOCATIONS:
        yield f"location-{location}"
    for who in (*INVESTIGATORS, "random"):
        yield f"investigator-{who}"
    for who in INVESTIGATORS:
        yield f"investigator-{who}-role"
    for card in ACTION_CARDS:
        yield f"action-{card.title}"
    for item in ITEMS:
        yield from (f"item-{item.key}", f"timing-{item.timing}")
    for one in ANCIENT_ONES.values():
        yield from (f"ancient_one-{one.key}", f"ancient_one-{one.key}-subtitle")
        yield from (f"omen-{omen.key}" for omen in one.omens)
    for kind in KINDS:
        if kind.name == COMMON:
            yield f"monster-{kind.colour}_{kind.icons[0] if kind.icons else 'monster'}"
        yield from (f"monster-{kind.name}", f"colour-{kind.colour}")
    for icon in ICONS:
        yield from (f"icon-{icon}", f"icon-{icon}-rule")
    yield from (f"symbol-{symbol}" for symbol in (*SYMBOLS, "key"))
    yield from (f"gate-{gate}" for gate in GATE_SYMBOLS)
    yield from (f"progress-{step}" for step in STEPS)
    yield from (f"occasion-{kind}" for kind in GAME.occasions())
    yield from (f"zone-{zone}" for zone in ZONES)
    yield from (f"difficulty-{difficulty}" for difficulty in DIFFICULTIES)
    yield from (f"setup-{option.key}" for option in GAME.setup_options())
    yield from (f"kind-{component.kind}" for component in GAME.components())
    yield from ("half-top", "half-bottom", "seal-yellow", "seal-grey", "title")


def wanted() -> set[str]:
    """Every message that the code of Final Hour may ask for."""
    found = set(things())
    found |= {f"ask-{prompt}" for prompt in prompts()}
    found |= {f"confirm-{prompt}" for prompt in prompts_of_several(procedures())}
    found |= {f"option-{verb}" for verb in verbs()} | {
        "option-destroy-damage",
        "option-exchange-deck",
    }
    found |= {f"log-{kind}" for kind in calls("note", *rules_files())}
    found |= {f"{what}-{reason}" for reason in reasons() for what in ("outcome", "ending")}
    for one in procedures():
        found.add(f"procedure-{one.__name__}")
        found |= {f"step-{one.__name__}-{re.sub('[. ]', '_', at)}" for at in one.STEPS}
    found |= set(calls("say", *(HERE / "narration").glob("*.py")))
    found |= set(re.findall(r"\{ final_hour-([\w-]+) \}", "".join(written("en").values())))
    found |= {f"then-{kind}" for kind in calls("note", HERE / "narration" / "forecast.py")}
    moves = HERE / "rules" / "monster_move.py", HERE / "rules" / "ending.py"
    return (
        found
        | {f"then-{kind}" for kind in calls("note", *moves) if kind != "fallen"}
        | {"then-damaged"}
    )


def written(language: str) -> dict[str, str]:
    """The messages of a language, unformatted."""
    source = (FTL / language / "final_hour.ftl").read_text(encoding="utf-8")
    source = re.sub(r"^#.*\n", "", source, flags=re.MULTILINE)
    parts = re.split(r"^final_hour-(\S+) =", source, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def letters(message: str) -> str:
    """The words of a message, without what is put into it and what chooses its forms."""
    bare = re.sub(
        r'\{ (?:\$[\w-]+|final_hour-[\w-]+) \}|\{ \$\w+ ->|\[\w[\w-]*\]|\{"\s*"\}', " ", message
    )
    return " ".join(re.findall(r"[^\W\d_]+", bare))


def test_the_scan_of_the_code_finds_what_is_there() -> None:
    assert {"play-priority", "choose-effect", "lay-cards"} <= prompts()
    assert {"play", "done", "pass", "effect", "ready", "lay-all"} <= verbs()
    assert {"said-ready", "said-not-yet", "ritual-matches", "drew-action"} <= wanted_log()
    assert reasons() == {"reversed", "failed", "fallen", "overrun"}


def wanted_log() -> set[str]:
    return {message.removeprefix("log-") for message in wanted() if message.startswith("log-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    assert set(written(language)) == wanted()


def test_polish_says_it_its_own_way() -> None:
    english, polish = written("en"), written("pl")
    same = {key for key in english if letters(english[key]) and english[key] == polish[key]}
    assert same == SAME_IN_POLISH


def test_ukrainian_is_written_in_its_own_letters() -> None:
    english, ukrainian = written("en"), written("uk")
    for key, message in ukrainian.items():
        assert not re.search("[a-zA-Zыэёъ]", letters(message)), key
        assert bool(letters(english[key])) == bool(letters(message)), key


def test_things_are_named_by_key_or_by_number() -> None:
    assert TEXTS.name("location", 4, "pl") == "Biblioteka im. Orne’a"
    assert TEXTS.name("symbol", 2, "uk") == TEXTS.name("symbol", "moon", "uk") == "місяць"
    assert TEXTS.name("item", 0, "en") == TEXTS.name("item", "ttka_halot", "en")
    assert TEXTS.name("priority", 28, "en") == "28 (moon, 2 omens)"
    assert TEXTS.name("path", 0, "en") == "Dorothy Upman Hall – Student Union"
    assert TEXTS.name("step", "Foreseeing-put back", "en") == "put the cards back"
    with pytest.raises(NotSaid):
        TEXTS.name("location", 16, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_and_card_is_named(language: str) -> None:
    tokens = {TEXTS.name("token", token, language) for token in range(len(KIND_OF))}
    assert len(tokens) == len({kind[:2] + kind.icons for kind in KINDS})
    assert len({TEXTS.name("priority", card, language) for card in NUMBERS}) == len(NUMBERS)


def test_a_place_of_the_trail_names_the_step_that_asks() -> None:
    place = Place("final_hour.Attacking", "split", ())
    assert TEXTS.place_text(place, "en") == "Attack › split the damage"
    assert TEXTS.place_text(place, "pl") == "Atak › rozdziel obrażenia"
    waiting = Place("final_hour.ResolvingActionCards", "end", ())
    assert TEXTS.place_text(waiting, "uk") == "2. Виконання карт дій"


def test_a_game_is_played_without_loading_any_text() -> None:
    code = (
        "import sys; from kadath.games.final_hour.game import FinalHour;"
        "s = FinalHour().new({}, 1); s.apply(s.decision.options[0]);"
        "print([name for name in sys.modules if name.startswith(('kadath.text', 'fluent'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
