"""What the server says about games, in every language, and its pages."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from kadath import games, rulebook
from kadath.server.messages import setup_value
from kadath.server.problems import STATUS, Refused
from kadath.server.routes.address import local_urls
from kadath.server.scene import in_words
from kadath.server.settings import Settings
from kadath.text.errors import NotSaid
from kadath.text.fluent import FTL
from kadath.text.languages import LANGUAGES

from .marked import Marked
from .serving import Running


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_components_and_rules_come_worded(server: Running, language: str) -> None:
    with httpx2.Client(base_url=server.url, params={"language": language}) as http:
        (final_hour,) = [
            one for one in http.get("/api/games").json()["games"] if one["name"] == "final_hour"
        ]
        options = {one["key"]: one for one in final_hour["setup"]}
        game = games.game("final_hour")
        assert options.keys() == {one.key for one in game.setup_options()}
        easy = next(one for one in options["difficulty"]["values"] if one["value"] == "easy")
        assert easy["text"] == game.narrator().name("difficulty", "easy", language)
        components = http.get("/api/games/final_hour/components").json()["components"]
        assert [one["key"] for one in components] == [one.key for one in game.components()]
        assert components[20]["text"] == game.narrator().component(components[20]["key"], language)
        rules = http.get("/api/games/final_hour/rules").json()["rules"]
        book = rulebook.load("final_hour")
        assert [one["text"] for one in rules] == [one.text[language] for one in book.rules]
        one = http.get("/api/games/final_hour/rules/FH-109").json()
        assert one["title"] == book.rule("FH-109").title[language]
        found = http.get("/api/games/final_hour/rules", params={"search": "FH-109"}).json()
        assert found["rules"][0]["id"] == "FH-109"


def test_a_number_that_is_chosen_before_the_game_may_have_a_name() -> None:
    machina = games.game("machina")
    party = next(one for one in machina.setup_options() if one.key == "party")
    words = [setup_value(machina, "party", value, "en") for value in party.values]
    assert words == ["one for each player", "1", "2", "3", "4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_files_are_served_as_they_are(server: Running, language: str) -> None:
    areas = httpx2.get(f"{server.url}/api/languages").json()["areas"]
    assert {"common", "server", "final_hour"} <= set(areas)
    for area in areas:
        response = httpx2.get(f"{server.url}/api/texts/{language}/{area}.ftl")
        assert response.content == (FTL / language / f"{area}.ftl").read_bytes()
        again = httpx2.get(response.url, headers={"If-None-Match": response.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/games/chess/components",
        "/api/games/final_hour/rules/FH-999",
        "/api/texts/de/common.ftl",
        "/api/texts/en/cli.ftl",
        "/api/texts/en/..%2f..%2ffluent.ftl",
        "/api/texts/..%2f..%2ftext/en/common.ftl",
        "/api/games?language=de",
    ],
)
def test_what_is_not_there_is_not_there(server: Running, path: str) -> None:
    response = httpx2.get(f"{server.url}{path}")
    assert (response.status_code, response.json()["error"]["code"]) == (404, "no-such-thing")


def test_a_wrong_method_is_told(server: Running) -> None:
    response = httpx2.put(f"{server.url}/api/me", json={})
    assert response.status_code == 405


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_refusal_has_words(code: str, language: str) -> None:
    problem = Refused(code, seconds=3, set="harbour", needed="7944f1").problem(language)
    assert problem.code == code
    assert problem.text


def test_every_answer_has_a_strict_policy(server: Running) -> None:
    for path in ("/", "/t/abc", "/api/health", "/api/nothing"):
        headers = httpx2.get(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_qr_code_leads_to_the_server(server: Running) -> None:
    svg = httpx2.get(f"{server.url}/api/qr.svg", params={"path": "/join/abc"})
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<?xml")
    for path in ("//elsewhere.example", "https://elsewhere.example", "/" + "a" * 300):
        bad = httpx2.get(f"{server.url}/api/qr.svg", params={"path": path})
        assert bad.status_code == 400


def test_only_a_server_that_others_reach_has_an_address(tmp_path: Path) -> None:
    assert local_urls(Settings(tmp_path, "127.0.0.1")) == []
    assert local_urls(Settings(tmp_path, "localhost")) == []
    assert local_urls(Settings(tmp_path, "192.0.2.7", 81)) == ["http://192.0.2.7:81"]


def test_the_schema_names_everything_that_is_answered(server: Running) -> None:
    schema = httpx2.get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{table}/replay" in schema["paths"]
    assert {"Update", "Choose", "Problem"} <= schema["components"]["schemas"].keys()


def test_a_reader_never_sees_a_word_of_the_program() -> None:
    """What one language cannot say is said in English; a game without words shows its keys."""
    arkham, toy = games.game("arkham"), Marked()

    def broken(language: str) -> str:
        if language == "uk":
            raise NotSaid("there is no uk message")
        return "The end."

    def mute(language: str) -> str:
        raise NotSaid("there is no message")

    assert in_words(arkham, broken, "uk", "ending") == "The end."
    assert in_words(arkham, mute, "uk", "ending") == "…"
    assert in_words(toy, mute, "uk", "ending") == "ending"
