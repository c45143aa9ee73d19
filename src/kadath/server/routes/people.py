"""Identity: becoming a guest, recovery links, signing out."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from kadath.text.languages import LANGUAGES

from ..chat import printable
from ..connection import NOBODY
from ..http import COOKIE, Call, Nothing, address_of, answer, endpoint, set_cookie
from ..problems import Refused
from ..requests import LanguageCode, Name, TableId
from ..shapes import Person
from ..tokens import digest


class Whoami(msgspec.Struct):
    """Who the cookie belongs to."""

    person: Person | None


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A new guest."""

    name: Name
    language: LanguageCode | None = None


class ChangedPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A new name or language."""

    name: Name | None = None
    language: LanguageCode | None = None


class RecoveryPath(msgspec.Struct):
    """A link that signs in another device."""

    path: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a recovery link."""

    token: TableId


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to sign out everywhere."""

    everywhere: bool = False


@endpoint("GET", "/api/me", answer=Whoami)
async def whoami(call: Call) -> Whoami:
    """Who the cookie belongs to."""
    return Whoami(call.somebody)


@endpoint("POST", "/api/me", body=NewPerson, answer=Whoami)
async def introduce(call: Call) -> Response:
    """Become a guest."""
    if call.somebody is not None:
        return answer(Whoami(call.somebody))
    call.tables.guests.take(address_of(call.request))
    language = _language(call.body.language) or call.language
    person, token = await call.tables.people.new(_name(call.body.name), language)
    return set_cookie(answer(Whoami(person)), call.request, token)


@endpoint("PATCH", "/api/me", body=ChangedPerson, answer=Whoami)
async def change(call: Call) -> Whoami:
    """Change the sender's name or language."""
    name, language = call.body.name, _language(call.body.language)
    person = Person(
        call.person.id,
        _name(name) if name is not None else call.person.name,
        language or call.person.language,
    )
    await call.tables.people.change(person)
    for connection in call.tables.connections.get(person.id, ()):
        connection.person = person
        for subscription in connection.subscriptions.values():
            subscription.room.show_people()
    return Whoami(person)


@endpoint("POST", "/api/me/recovery", body=Nothing, answer=RecoveryPath)
async def make_recovery(call: Call) -> RecoveryPath:
    """Make a link that signs in one more device within a day; earlier links end."""
    # The fragment stays in the browser, so that no server logs it.
    token = await call.tables.people.new_recovery(call.person)
    return RecoveryPath(f"/recover#{call.person.language}.{token}")


@endpoint("POST", "/api/recover", body=Token, answer=Whoami)
async def recover(call: Call) -> Response:
    """Sign in on this device with a recovery link."""
    call.tables.guests.take(address_of(call.request))
    found = await call.tables.people.recover(call.body.token)
    if found is None:
        raise Refused("no-such-thing")
    person, cookie = found
    return set_cookie(answer(Whoami(person)), call.request, cookie)


@endpoint("POST", "/api/me/forget", body=Forget, answer=Nothing)
async def forget(call: Call) -> Response:
    """Sign out on this device, or on all."""
    everywhere = call.body.everywhere
    token = call.request.cookies.get(COOKIE, "")
    await call.tables.people.forget(call.person, token, everywhere)
    for connection in call.tables.connections.get(call.person.id, ()):
        if everywhere or connection.session == digest(token):
            connection.close(NOBODY)
    response = answer(Nothing())
    response.delete_cookie(COOKIE)
    return response


def _name(name: str) -> str:
    plain = printable(name)
    if not plain:
        raise Refused("malformed")
    return plain


def _language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise Refused("no-such-thing", offered=LANGUAGES)
    return language
