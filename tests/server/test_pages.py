"""The built page: its files, and which page an address gets."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from kadath.server.app import create_app
from kadath.server.pages import Pages
from kadath.server.settings import Settings

SCRIPT = "run();" * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page that was built, with others that begin with what an address needs."""
    folder = tmp_path / "static"
    files = {
        "index.html": "any address",
        "pages/start.html": "the front door",
        "pages/table.html": "a table",
        "pages/table-final_hour.html": "a table of Final Hour",
        "assets/app-1234.js": SCRIPT,
        "assets/words-1234.woff2": "w" * 2000,
        "../secret.txt": "secret",
    }
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def pages(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    """A server that serves that page."""
    app = create_app(Settings(tmp_path / "data", "127.0.0.1", 0))
    app.router.routes[-1] = Route("/{path:path}", Pages(folder).page)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def test_every_address_of_the_page_is_served_by_it(pages: TestClient) -> None:
    for path in ("/t/abcdef", "/join/token", "/recover"):
        response = pages.get(path)
        assert response.text == "any address"
        assert response.headers["cache-control"] == "no-cache"
    assert pages.get("/").text == "the front door"


def test_a_table_begins_with_its_game_for_those_who_are_at_it(pages: TestClient) -> None:
    pages.post("/api/me", json={"name": "Ada", "language": "en"})
    wish = {"game": "final_hour", "setup": {"seats": 1}, "seats": ["me"], "ready": True}
    table = pages.post("/api/tables", json=wish).json()["table"]
    assert pages.get(f"/table/{table}").text == "a table of Final Hour"
    assert pages.get(f"/replay/{table}").text == "any address"
    assert pages.get("/table/nowhere").text == "a table"
    pages.cookies.clear()
    assert pages.get(f"/table/{table}").text == "a table"
    pages.post("/api/me", json={"name": "Bertha", "language": "en"})
    assert pages.get(f"/table/{table}").text == "a table"


def test_built_files_are_kept_for_a_year_and_compressed_for_those_who_can_read_that(
    pages: TestClient,
) -> None:
    script = pages.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert script.text == SCRIPT
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert "content-encoding" not in script.headers
    packed = pages.get("/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
    assert packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert script.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    font = pages.get("/assets/words-1234.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in font.headers


def test_a_page_that_is_built_anew_is_served_at_once(pages: TestClient, folder: Path) -> None:
    assert pages.get("/assets/app-5678.js").status_code == 404
    (folder / "assets" / "app-5678.js").write_text("run()", encoding="utf-8")
    assert pages.get("/assets/app-5678.js").text == "run()"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/.%2fapp-1234.js",
        "/assets/",
        "/table-..%2f..%2fsecret",
    ],
)
def test_nothing_else_is_served(pages: TestClient, path: str) -> None:
    response = pages.get(path)
    assert response.status_code == 404 or response.text == "any address"


def test_without_a_built_page_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    app = Starlette(routes=[Route("/{path:path}", Pages(tmp_path).page)])
    with TestClient(app) as client:
        page = client.get("/", headers={"Accept-Language": "uk"})
        assert "lang=uk" in page.text
        assert "scripts/setup" in page.text
