"""Guests, their cookies, and the links by which they move to another device."""

from __future__ import annotations

import httpx2
import pytest

from kadath.server import people

from .serving import Guest, Live, Running


def test_a_guest_is_known_by_the_cookie(server: Running) -> None:
    with httpx2.Client(base_url=server.url) as http:
        assert http.get("/api/me").json() == {"person": None}
        introduced = http.post("/api/me", json={"name": "  Ada\n<b>  ", "language": "uk"})
        person = introduced.json()["person"]
        assert (person["name"], person["language"]) == ("Ada <b>", "uk")
        cookie = introduced.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert http.get("/api/me").json()["person"] == person
        # Introducing oneself again makes nobody new.
        assert http.post("/api/me", json={"name": "Eve"}).json()["person"] == person


def test_the_language_is_the_browsers_unless_another_is_asked_for(server: Running) -> None:
    with httpx2.Client(base_url=server.url, headers={"Accept-Language": "de, pl-PL;q=0.8"}) as http:
        assert http.post("/api/me", json={"name": "Ada"}).json()["person"]["language"] == "pl"
        assert "nie" in http.get("/api/tables/nothing").json()["error"]["text"].lower()
        asked = http.get("/api/tables/nothing", params={"language": "en"})
        assert asked.json()["error"]["text"] == "There is nothing here by that name."
        assert http.get("/api/me", params={"language": "xx"}).status_code == 404


def test_a_name_and_a_language_can_be_changed(server: Running) -> None:
    ada = server.guest("Ada")
    changed = ada.http.patch("/api/me", json={"name": "Ada L.", "language": "pl"}).json()["person"]
    assert changed == {"id": ada.id, "name": "Ada L.", "language": "pl"}
    assert ada.get("/api/me")["person"] == changed
    assert ada.http.patch("/api/me", json={"name": "\u202e\n"}).status_code == 400
    assert ada.http.patch("/api/me", json={"language": "de"}).status_code == 404


def test_a_recovery_link_makes_another_device_the_same_person(server: Running) -> None:
    ada = server.guest("Ada")
    first = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    second = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    with httpx2.Client(base_url=server.url) as phone:
        assert phone.post("/api/recover", json={"token": first}).status_code == 404
        assert phone.post("/api/recover", json={"token": second}).json()["person"]["id"] == ada.id
        assert phone.get("/api/me").json()["person"]["id"] == ada.id
        # Forgetting one device leaves the other as it is.
        assert phone.post("/api/me/forget", json={}).status_code == 200
        assert phone.get("/api/me").json()["person"] is None
    assert ada.get("/api/me")["person"]["id"] == ada.id


def test_a_recovery_link_is_used_once_and_ends_after_a_day(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = server.guest("Ada")
    token = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    used = [httpx2.post(f"{server.url}/api/recover", json={"token": token}) for _ in "12"]
    assert [one.status_code for one in used] == [200, 404]
    assert "set-cookie" not in used[1].headers
    monkeypatch.setattr(people, "RECOVERY_SECONDS", -1)
    late = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    assert httpx2.post(f"{server.url}/api/recover", json={"token": late}).status_code == 404


def test_the_secret_of_a_recovery_link_is_in_no_address(server: Running) -> None:
    """What comes after # is never sent, so that no log on the way has it."""
    path = server.guest("Ada").post("/api/me/recovery")["path"]
    assert path.partition("#")[0] == "/recover"


def test_forgetting_a_device_ends_its_sockets_and_no_others(server: Running) -> None:
    ada = server.guest("Ada")
    token = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    with httpx2.Client(base_url=server.url) as phone:
        phone.post("/api/recover", json={"token": token})
        with Live(server.url, str(phone.cookies["kadath"])) as hers, ada.live() as other:
            assert phone.post("/api/me/forget", json={}).status_code == 200
            assert hers.closed_with() == 4401
            assert other.ask("ping")["type"] == "pong"


def test_forgetting_everywhere_ends_every_device_and_socket(server: Running) -> None:
    ada = server.guest("Ada")
    token = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    with ada.live() as live:
        old = ada.cookie
        ada.post("/api/me/forget", everywhere=True)
        assert live.closed_with() == 4401
    assert Guest.known(server.url, old) is None
    assert httpx2.post(f"{server.url}/api/recover", json={"token": token}).status_code == 404


def test_what_another_site_sends_is_refused(server: Running) -> None:
    ada = server.guest("Ada")
    elsewhere = {"Origin": "https://elsewhere.example"}
    refused = ada.http.patch("/api/me", json={"name": "Eve"}, headers=elsewhere)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "bad-origin")
    assert ada.get("/api/me")["person"]["name"] == "Ada"
    # A form of another site cannot send JSON.
    form = ada.http.patch(
        "/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": "text/plain"}
    )
    assert form.status_code == 400
    live = Live(server.url, ada.cookie, origin="https://elsewhere.example")
    assert live.closed_with() == 4403


def test_a_socket_needs_somebody_known(server: Running) -> None:
    live = Live(server.url, "guessed")
    assert live.closed_with() == 4401


def test_secrets_are_not_kept_as_they_are(server: Running) -> None:
    ada = server.guest("Ada")
    token = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    kept = "".join(
        path.read_bytes().decode("latin-1")
        for path in server.tables.settings.data.glob("server.db*")
    )
    assert ada.id in kept
    assert ada.cookie not in kept
    assert token not in kept
