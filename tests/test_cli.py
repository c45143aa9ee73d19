"""The `kadath` command, as a person uses it."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import perf_counter, sleep

import pytest

from kadath import __version__
from kadath.cli import main
from kadath.commands import COMMANDS
from kadath.games import game, playable
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.lists import write_text
from kadath.kernel.record import Record
from kadath.text.languages import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def kadath(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kadath", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )


def a_record(path: Path, choices: int = 60) -> Record:
    """The record of a game in which everybody takes the first option."""
    final_hour = game("final_hour")
    record = Record("final_hour", __version__, {"seats": 2}, seed=3)
    state = final_hour.new(record.setup, record.seed)
    while state.decision is not None and len(record.choices) < choices:
        first = state.decision.options[0]
        state.apply(first)
        record.add(first.key, state)
    path.write_text(record.to_json(), encoding="utf-8")
    return record


# --- Help and languages --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert f"kadath {command}" in text.rpartition("\n\n")[2] + text.split("\n\n")[-2]
    assert "--lang" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_command(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert all(f"\n  {command} " in text for command in COMMANDS)


def test_the_language_is_that_of_the_locale_unless_asked_for_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    main(["--help"])
    assert "команди" in capsys.readouterr().out
    main(["--help", "--lang=pl"])
    assert "polecenia" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"kadath {__version__}\n"


# --- Mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("conquer", "there is no command “conquer”; there are: play, learn"),
        ("--lang de", "there is no language “de”; there are: en, pl, uk"),
        ("sim", "missing: GAME; see kadath sim --help"),
        # What may be left out is not missing.
        ("cards", "missing: GAME; see kadath cards --help"),
        ("rules", "missing: GAME; see kadath rules --help"),
        ("sim chess", "there is no game “chess”; there are: final_hour"),
        ("sim final_hour -n many", "-n needs a whole number, at least 1, not “many”"),
        ("sim final_hour -n 99999999999", "-n is at most 10000000"),
        (f"sim final_hour --seed {'9' * 5000}", "--seed is at most 9223372036854775807"),
        ("serve --origin table.example", "--origin needs the address of a page without a path"),
        ("sim final_hour -n 0", "-n needs a whole number, at least 1, not “0”"),
        ("sim final_hour -n", "-n needs a value; see kadath sim --help"),
        ("sim final_hour --bot oracle", "there is no bot “oracle”; there are: random, rush"),
        ("sim final_hour --seats 9", "seats cannot be “9”; it can be: 1, 2, 3, 4"),
        ("sim final_hour --seconds soon", "--seconds needs a number of seconds"),
        ("sim final_hour --set-up hard", "“hard” should be KEY=VALUE"),
        ("sim final_hour --set-up level=9", "nothing called “level” is chosen at set-up"),
        ("sim final_hour --set-up lead=3", "lead should be below 2, not 3"),
        ("sim final_hour --resume", "--resume needs --out FILE"),
        ("sim final_hour --bot rush,rush,rush", "3 bots for 2 seats: name one bot for all"),
        ("sim final_hour --json=yes", "--json takes no value; see kadath sim --help"),
        ("sim final_hour --fast", "not understood: --fast; see kadath sim --help"),
        ("cards final_hour excalibur", "nothing here is called “excalibur”"),
        ("sim lcg --set-up decks=@no-such.txt", "no-such.txt: there is no such file or folder"),
        ("replay no-such-file.json", "no-such-file.json: there is no such file"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"kadath: {said}")
    assert told.err.count("\n") == 1


def test_a_mistake_is_told_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pl", "sim", "szachy"]) == 2
    listed = ", ".join(playable())
    assert capsys.readouterr().err == f"kadath: nie ma gry „szachy”; są: {listed}\n"


def test_a_reader_who_leaves_early_sees_no_traceback() -> None:
    ran = subprocess.run(
        f"{sys.executable} -m kadath rules final_hour | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("FH-001")
    assert ran.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal elsewhere")
def test_an_interrupted_command_leaves_quietly() -> None:
    command = [sys.executable, "-m", "kadath", "sim", "final_hour", "--jobs", "2", "-n"]
    began = perf_counter()
    subprocess.run([*command, "2"], check=True, capture_output=True)
    running = subprocess.Popen(
        [*command, "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background may have them ignore it, and all that they start.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    # By then it plays, however busy the machine is.
    sleep(2 * (perf_counter() - began))
    assert running.poll() is None
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (out, err) == ("", "")
    assert running.returncode == 130


# --- What the commands do ------------------------------------------------------------------------


def test_sim_tells_programs_all_they_need(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sim final_hour -n 20 --seed 5 --seats 4 --set-up difficulty=normal --bot rush --json"
    assert main([*line.split(), "--jobs", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["seed"], told["bots"]) == (20, 5, ["rush"])
    assert told["setup"] == {"difficulty": "normal", "seats": 4}
    assert told["wins"] <= told["games"] < told["decisions"]
    assert told["seconds"] > 0
    assert sum(told["reasons"].values()) == 20


def test_the_current_folder_is_only_for_bots_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one])
    assert main(["sim", "final_hour", "-n", "1", "--jobs", "1"]) == 0
    assert "" not in sys.path
    assert main(["sim", "final_hour", "-n", "1", "--jobs", "1", "--bot", "nobody_wrote:This"]) != 0
    assert sys.path[0] == ""
    capsys.readouterr()


def test_sim_tells_people_how_games_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "final-hour", "-n", "40", "--bot", "rush", "--lang", "pl"]) == 0
    told = capsys.readouterr()
    assert "40 partii bota rush, ziarna od 1 do 40" in told.out
    assert "Wygrane: " in told.out
    assert "," in told.out.partition("Wygrane: ")[2].partition("%")[0]
    assert told.err == ""


def test_sim_chooses_investigators_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sim final_hour -n 2 --jobs 1 --json --set-up investigators=lily_chen,rita_young"
    assert main(line.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["setup"] == {"investigators": ["lily_chen", "rita_young"]}


def test_sim_takes_one_investigator_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sim lcg -n 1 --jobs 1 --json --set-up investigators=roland-banks"
    assert main(line.split()) == 0
    assert json.loads(capsys.readouterr().out)["setup"] == {"investigators": ["roland-banks"]}


def test_sim_goes_on_in_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"sim final_hour --jobs 1 --json --out {tmp_path}/games.csv"
    told = []
    for more in ("-n 4", "-n 6 --resume", "-n 6 --resume"):
        assert main([*line.split(), *more.split()]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert [one["games"] for one in told] == [4, 6, 6]
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 7


def test_sim_counts_no_decisions_of_an_earlier_run_in_its_speed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.csv"
    speeds = []
    for more in ("-n 2", "-n 3 --resume", "-n 3 --resume"):
        assert main(f"sim final_hour --jobs 1 --out {file} {more}".split()) == 0
        speeds.append(re.findall(r"(\d+) decisions in", capsys.readouterr().out))
    with file.open(encoding="utf-8", newline="") as stream:
        first, second, third = (int(row["decisions"]) for row in csv.DictReader(stream))
    assert speeds == [[str(first + second)], [str(third)], []]


def test_sim_names_the_seed_of_a_game_that_raises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "surrender.py").write_text(
        "class Bot:\n"
        "    def __init__(self, seed, **budget): pass\n"
        "    def choose(self, game, state, seat): raise RuntimeError('enough')\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    line = "sim final_hour -n 2 --seed 8 --bot random,surrender:Bot --jobs 1"
    assert main(line.split()) == 1
    told = capsys.readouterr()
    assert "Seed 8 failed: RuntimeError: enough" in told.out
    assert "Seed 9 failed" in told.out
    assert "surrender.py" in told.err


def test_sim_reads_decks_from_files_and_plays_campaigns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "roland.txt"
    deck.write_text(write_text(STARTER_DECKS["roland-banks"], "en"), encoding="utf-8")
    line = f"sim lcg -n 1 --jobs 1 --set-up mode=campaign decks=@{deck}"
    assert main(line.split()) == 0
    told = capsys.readouterr().out
    assert "  mode = campaign\n  decks = Roland Banks\n" in told
    assert "campaign is lost" in told
    deck.write_text("Roland Banks\n2x Warp Drive\n", encoding="utf-8")
    assert main(line.split()) == 2
    told = capsys.readouterr().err
    assert "“Warp Drive” is not a card of this box." in told
    assert "cards count toward the size of the deck" in told
    assert main(["--lang", "pl", *line.split()]) == 2
    assert "„Warp Drive” – w tym pudełku nie ma takiej karty." in capsys.readouterr().err


def test_cards_finds_by_name_and_by_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "final_hour", "shotgun"]) == 0
    by_key = capsys.readouterr().out
    assert "[shotgun]" in by_key
    assert main(["cards", "final_hour", "grand", "gala", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [card["key"] for card in found] == ["grand_gala-a", "grand_gala-b"]
    assert all(card["text"] for card in found)


def test_cards_shows_what_is_printed_besides_the_rules_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["cards", "lcg", "[beat-cop-2]"]) == 0
    heading, printed, *_ = capsys.readouterr().out.splitlines()
    assert heading == "Beat Cop [beat-cop-2] (asset)"
    assert printed.split(" · ") == [
        "    guardian",
        "Ally, Police",
        "ally",
        "level 2, cost 4, health 3, sanity 2",
        "combat, agility",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_has_every_component(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "final_hour", "--json", "--lang", language]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [card["key"] for card in found] == [one.key for one in game("final_hour").components()]


def test_rules_finds_rules_and_says_when_there_are_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "final_hour", "FH-115"]) == 0
    assert capsys.readouterr().out.startswith("FH-115")
    assert main(["rules", "final_hour", "zeppelin"]) == 1
    assert capsys.readouterr().out == "No rule mentions “zeppelin”.\n"


def test_check_prints_the_table_and_finds_nothing_wrong(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[-3:] == ["our", "own", "design"]
    assert any(line.split()[:4] == ["action", "card", "60", "60"] for line in lines)
    assert lines[-1] == "Everything is complete."


def test_replay_tells_how_a_record_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    record = a_record(path)
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert f"{len(record.choices)} choices replayed" in told
    assert "Not over: it is seat" in told or "Lost:" in told


@pytest.mark.parametrize(
    "changed",
    [
        {"setup": {"seats": 2.0}},
        {"setup": {"seats": True}},
        {"setup": {"seats": "\x1b[31m"}},
        {"setup": {"\x1b]0;boo\x07": 2}},
        {"game": "\x1b[31m"},
        {"kadath": "\x1b[31m"},
        {"choices": ["\x1b[2J\ud800" + "x" * 6000]},
        {"choices": [["\x9b31m"]]},
        {"checks": {"\x1b[31m": "1"}},
    ],
    ids=range(9),
)
def test_replay_shows_no_control_signs_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changed: dict[str, object]
) -> None:
    path = tmp_path / "record.json"
    data = json.loads(Record("final_hour", "", {"seats": 2}, 1).to_json()) | changed
    path.write_text(json.dumps(data), encoding="utf-8")
    assert main(["replay", str(path)]) in (1, 2)
    told = capsys.readouterr()
    both = told.out + told.err
    both.encode()
    assert both.replace("\n", "").replace("…", "").replace("\ufffd", "").isprintable()


def test_replay_refuses_a_file_that_is_nested_too_deep(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_text("[" * 100_000, encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_replay_says_where_a_record_diverges(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    record = a_record(path)
    record.choices[10] = "fly:99"
    path.write_text(record.to_json(), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    told = capsys.readouterr().out
    assert f"10 of {len(record.choices)} choices could be replayed" in told
    assert "choice 11, fly:99, is not offered" in told
    assert "What was offered there: " in told


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff\xfe\x00", b'{"kadath": 99}'])
def test_replay_refuses_what_is_no_record(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith("kadath: ")


def test_bench_measures_and_names_what_is_not_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"]["final_hour"]["clone_us"] > 0
    assert main(["bench", "--seconds", "0.05", "--lang", "uk"]) == 0
    told = capsys.readouterr().out
    assert "рішень за секунду" in told
    assert bool(figures["peers_missing"]) == ("scripts/setup --peers" in told)


# --- Quick to start ------------------------------------------------------------------------------


def modules_after(code: str) -> set[str]:
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stdout.split())


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    assert not modules_after("import kadath, kadath.cli") & {"argparse", "fluent", "textual"}
    with_help = modules_after("import kadath.cli as c; c.main(['--help'])")
    assert not with_help & {"textual", "rich", "kadath.games", "kadath.lab", "multiprocessing"}
    with_json = modules_after("import kadath.cli as c; c.main(['rules', 'final_hour', '--json'])")
    assert not with_json & {"fluent.runtime", "kadath.games.final_hour.game"}


@pytest.mark.parametrize(
    "line",
    [
        "cards lcg --json what's going",
        "cards lcg what’s going --json",
        "cards lcg WHATS-GOING-ON --json",
        "cards --json lcg what`s",
    ],
)
def test_cards_are_found_however_they_are_typed(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 0
    (card,) = json.loads(capsys.readouterr().out)
    assert card["key"] == "whats-going-on"


def test_cards_are_found_without_diacritics(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pl", "cards", "final_hour", "dubeltowka"]) == 0
    assert "Dubeltówka [shotgun]" in capsys.readouterr().out


def test_cards_show_both_sides_and_what_is_unique(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lcg", "the", "gathering"]) == 0
    told = capsys.readouterr().out
    easier, harder = told.index("[easy, standard]"), told.index("[hard, expert]")
    assert easier < told.index("Skull: −1") < harder < told.index("Skull: −2")
    assert main(["cards", "lcg", "lita"]) == 0
    assert "Lita Chantler [lita-chantler] (story asset, unique)" in capsys.readouterr().out


EXAMPLE = re.compile(r"^ +kadath ((?:cards|rules) .*?)(?:  .*)?$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_help_work_in_its_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for about in ([], ["cards"], ["rules"]):
        assert main(["--lang", language, *about, "--help"]) == 0
        examples = EXAMPLE.findall(capsys.readouterr().out)
        assert examples
        for example in examples:
            assert main(["--lang", language, *example.split()]) == 0, example
        capsys.readouterr()


def test_placeholders_and_complaints_of_the_system_are_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "uk", "sim"]) == 2
    assert "бракує: ГРА" in capsys.readouterr().err
    for file, told in ((tmp_path, "to folder"), (Path(sys.executable), "nie jest plikiem tekst")):
        assert main(["--lang", "pl", "sim", "lcg", "--set-up", f"decks=@{file}"]) == 2
        assert told in capsys.readouterr().err
