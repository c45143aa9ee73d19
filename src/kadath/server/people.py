"""People: guests known by a cookie, and the links that move them to another device."""

from __future__ import annotations

from .shapes import Person
from .storage import Storage
from .table_store import later, now
from .tokens import digest, new_id, new_token

MOST_REMEMBERED = 20_000
RECOVERY_SECONDS = 24 * 3600


_RECOVERED = (
    "INSERT INTO sessions SELECT ?, person, ? FROM recoveries WHERE token = ? AND expires > ?"
)


class People:
    """Everybody known to the server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, Person] = {}

    def get(self, id: str) -> Person | None:
        """A person by their public id."""
        if id not in self._known:
            found = self._storage.read("SELECT id, name, language FROM people WHERE id = ?", id)
            if not found:
                return None
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[id] = Person(*found[0])
        return self._known[id]

    def name(self, id: str) -> str:
        """The name of a person; empty if unknown."""
        person = self.get(id)
        return person.name if person is not None else ""

    def by_cookie(self, token: str | None) -> Person | None:
        """The person that a cookie belongs to."""
        if not token:
            return None
        found = self._storage.read("SELECT person FROM sessions WHERE token = ?", digest(token))
        return self.get(found[0][0]) if found else None

    async def new(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest, and their cookie."""
        person = Person(new_id(), name, language)
        token = new_token()
        await self._storage.write(
            (
                "INSERT INTO people VALUES (?, ?, ?, ?)",
                (person.id, person.name, person.language, now()),
            ),
            ("INSERT INTO sessions VALUES (?, ?, ?)", (digest(token), person.id, now())),
        )
        self._known[person.id] = person
        return person, token

    async def change(self, person: Person) -> None:
        """Store a person's new name or language."""
        await self._storage.write(
            (
                "UPDATE people SET name = ?, language = ? WHERE id = ?",
                (person.name, person.language, person.id),
            )
        )
        self._known[person.id] = person

    async def new_recovery(self, person: Person) -> str:
        """A token that signs in one more device, within a day; it replaces any earlier one."""
        token = new_token()
        await self._storage.write(
            (
                "INSERT OR REPLACE INTO recoveries VALUES (?, ?, ?)",
                (person.id, digest(token), later(RECOVERY_SECONDS)),
            )
        )
        return token

    async def recover(self, token: str) -> tuple[Person, str] | None:
        """The person of a recovery link, and a cookie for this device; this uses up the link."""
        cookie, link = new_token(), digest(token)
        # One statement, so that two devices cannot both use it at the same time.
        await self._storage.write(
            (
                _RECOVERED,
                (digest(cookie), now(), link, now()),
            ),
            ("DELETE FROM recoveries WHERE token = ?", (link,)),
        )
        person = self.by_cookie(cookie)
        return (person, cookie) if person is not None else None

    async def forget(self, person: Person, token: str, everywhere: bool) -> None:
        """Sign a device, or all of them, out of this person's account."""
        if everywhere:
            await self._storage.write(
                ("DELETE FROM sessions WHERE person = ?", (person.id,)),
                ("DELETE FROM recoveries WHERE person = ?", (person.id,)),
            )
        else:
            await self._storage.write(("DELETE FROM sessions WHERE token = ?", (digest(token),)))
