"""Everything the card game can speak of has its message in every language, and none is idle."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.telling import prompts_of_several

import kadath.games.lcg
import kadath.kernel
from kadath.games.lcg import happenings
from kadath.games.lcg.campaign.campaigns import CAMPAIGNS, NIGHT_OF_THE_ZEALOT
from kadath.games.lcg.campaign.scenarios import DIFFICULTIES, GOT_AWAY, SCENARIOS
from kadath.games.lcg.faces import FACES, ActFace, AgendaFace, turns
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.progress import INTERLUDE, PHASES
from kadath.games.lcg.rules.chaos import SYMBOLS
from kadath.games.lcg.rules.ending import NO_RESOLUTION
from kadath.games.lcg.rules.interlude import NOBODY_LEFT
from kadath.games.lcg.vocabulary.choices import MustChoose
from kadath.games.lcg.vocabulary.story import Reach
from kadath.kernel.events import Event
from kadath.kernel.explain import Place
from kadath.kernel.procedure import PROCEDURES, Procedure
from kadath.text.errors import NotSaid
from kadath.text.fluent import FTL
from kadath.text.languages import LANGUAGES

GAME = Lcg()
TEXTS = LcgNarrator()
HERE = Path(kadath.games.lcg.__file__).parent
KERNEL = Path(kadath.kernel.__file__).parent
KERNEL_MODULES = tuple(
    f"kadath.kernel.{name}" for name in ("abilities.costs", "effects", "events", "windows")
)


def procedures() -> list[type[Procedure]]:
    """The procedures of the card game, and those of the kernel that it runs on."""
    return [
        one
        for name, one in PROCEDURES.items()
        if one.STEPS and (name.startswith("lcg.") or one.__module__ in KERNEL_MODULES)
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
    return [file for file in HERE.rglob("*.py") if not {"narration", "wording"} & {*file.parts}]


def prompts() -> set[str]:
    steps = [step for one in procedures() for step in one.STEPS.values()]
    return {step.prompt for step in steps if hasattr(step, "prompt")}


def verbs() -> set[str]:
    offered = calls("option", *rules_files(), KERNEL / "effects.py", KERNEL / "decision.py")
    return {*offered, *calls("_answer", HERE / "rules" / "answers.py")}


def kinds_of_entry() -> set[str]:
    return {*calls("note", *rules_files()), *calls("tell", *rules_files())}


def things() -> Iterator[str]:
    """The messages of all that has a name, but for what is printed on cards."""
    yield from ("title", "investigator-random", f"outcome-{NO_RESOLUTION}")
    last = SCENARIOS[CAMPAIGNS[NIGHT_OF_THE_ZEALOT][-1]]
    yield from (f"outcome-{ending.records[-1]}" for ending in last.endings.values())
    yield f"outcome-{NOBODY_LEFT}"
    yield from (f"prologue-{campaign}" for campaign in CAMPAIGNS)
    for option in GAME.setup_options():
        yield f"setup-{option.key}"
        if option.key in ("mode", "earlier", "decks", "restarts"):
            yield from (f"{option.key}-{value}" for value in option.values)
    yield from (f"difficulty-{difficulty}" for difficulty in DIFFICULTIES)
    for key, scenario in SCENARIOS.items():
        yield f"introduction-{key}"
        yield from (f"introduction-{key}-{record}" for record in scenario.recalls)
        if scenario.cultists_return:
            yield f"introduction-{key}-{GOT_AWAY}"
        yield from (f"ending-{key}-{resolution}" for resolution in scenario.endings)
    for key, face in FACES.items():
        if isinstance(face, ActFace | AgendaFace):
            yield f"story-{key}"
            chosen = face.reverse.effects if isinstance(face.reverse, MustChoose) else ()
            reached = [one.resolution for one in chosen if isinstance(one, Reach)]
            yield from (f"deed-{face.encounter_set}-R{number}" for number in reached)
            if turns(face):
                yield f"story-back-{key}"
    yield from (f"set-{box.name}" for box in GAME.manifest.sets)
    yield from (f"kind-{kind}" for box in GAME.manifest.sets for kind in box.printed)
    yield from (f"kind-{component.kind}" for component in GAME.components())
    yield from (f"phase-{phase}" for phase in calls("PhaseBegan", *rules_files()))
    yield from (f"progress-{step}" for step in (*PHASES.values(), INTERLUDE))
    yield from (f"token-{symbol.replace(' ', '-')}" for symbol in SYMBOLS)
    for name, one in inspect.getmembers(happenings, inspect.isclass):
        if one.__module__ == happenings.__name__:
            yield f"happening-{name}"


def wanted() -> set[str]:
    """Every message that the code of the card game may ask for."""
    found = set(things())
    found |= {f"ask-{prompt}" for prompt in prompts()}
    found |= {f"confirm-{prompt}" for prompt in prompts_of_several(procedures())}
    found |= {f"option-{verb}" for verb in verbs()}
    found |= {f"confirm-{prompt}" for prompt in prompts_of_several(procedures())}
    found |= {f"log-{kind}" for kind in kinds_of_entry()}
    for one in procedures():
        found.add(f"procedure-{one.__name__}")
        title = "Event" if issubclass(one, Event) else one.__name__
        found |= {f"step-{title}-{re.sub('[. ]', '_', at)}" for at in one.STEPS}
    found |= set(calls("say", *(HERE / "narration").glob("*.py")))
    return found | set(re.findall(r"\{ lcg-([\w-]+) \}", "".join(written("en").values())))


FILES = ("lcg_table.ftl", "lcg_alike.ftl", "lcg_campaign.ftl", "lcg_story.ftl")


def written(language: str) -> dict[str, str]:
    """The messages of a language, unformatted."""
    files = (FTL / language / name for name in FILES)
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    source = re.sub(r"^#.*\n", "", source, flags=re.MULTILINE)
    parts = re.split(r"^lcg-(\S+) =", source, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def letters(message: str) -> str:
    """The words of a message, without what is put into it and what chooses its forms."""
    bare = re.sub(r'\{ (?:\$[\w-]+|lcg-[\w-]+) \}|\{ \$\w+ ->|\[\w[\w-]*\]|\{"\s*"\}', " ", message)
    return " ".join(re.findall(r"[^\W\d_]+", bare))


@pytest.mark.plain("their sources are rewritten")
def test_the_scan_of_the_code_finds_what_is_there() -> None:
    assert {"take-action", "choose-effect", "react", "gather", "mulligan"} <= prompts()
    assert {"play", "done", "pass", "effect", "react", "forced", "make-room"} <= verbs()
    assert {"drew", "test-result", "round", "spent-clues"} <= kinds_of_entry()
    assert {"story-trapped", "story-back-trapped", "ending-the-gathering-R3"} <= set(things())
    assert {"phase-mythos", "phase-upkeep", "happening-Damaged"} <= set(things())


@pytest.mark.plain("their sources are rewritten")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    assert set(written(language)) == wanted()


def test_polish_says_it_its_own_way() -> None:
    english, polish = written("en"), written("pl")
    assert not {key for key in english if letters(english[key]) and english[key] == polish[key]}


def test_ukrainian_is_written_in_its_own_letters() -> None:
    english, ukrainian = written("en"), written("uk")
    for key, message in ukrainian.items():
        assert not re.search("[a-zA-Zыэёъ]", letters(message)), key
        assert bool(letters(english[key])) == bool(letters(message)), key


def test_things_are_named_by_their_keys() -> None:
    assert TEXTS.name("investigator", "roland-banks", "uk") == "Роланд Бенкс"
    assert TEXTS.name("investigator", "random", "en") == "drawn at random"
    assert TEXTS.name("scenario", "the-gathering", "en") == "The Gathering"
    assert TEXTS.name("token", "elder sign", "pl") == "Znak Starszych Bogów"
    assert TEXTS.name("token", "-2", "en") == "−2"
    assert TEXTS.name("outcome", "R2", "pl") == "Zakończenie 2"
    assert TEXTS.name("outcome", NO_RESOLUTION, "en") == "No resolution was reached"
    with pytest.raises(NotSaid):
        TEXTS.name("token", "frost", "en")


def test_a_place_of_the_trail_names_the_step_that_asks() -> None:
    place = Place("lcg.SkillTest", "ST.2", ())
    assert TEXTS.place_text(place, "en") == "Skill test › ST.2 commit cards"
    assert TEXTS.place_text(place, "pl") == "Test umiejętności › KR.2 przeznacz karty"
    assert TEXTS.place_text(Place("lcg.Turn", "end", ()), "uk") == "Хід"
    attack = Place("lcg.EnemyAttack", "when", ())
    assert TEXTS.place_text(attack, "en") == "Enemy attack › when it is about to happen"


def test_a_game_is_played_without_loading_any_text() -> None:
    code = (
        "import sys; from kadath.games.lcg.game import Lcg;"
        "s = Lcg().new({}, 1); s.apply(s.decision.options[0]);"
        "print([name for name in sys.modules if name.startswith(('kadath.text', 'fluent'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
