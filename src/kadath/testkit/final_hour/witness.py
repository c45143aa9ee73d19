"""What each seat can have learned from the log it may read: its view may show no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kadath.games.final_hour.state import FinalHourState
from kadath.games.final_hour.view import seen
from kadath.kernel.log import EVERYONE, Entry

ONE_IN = 10
"""Views are checked after one choice in this many."""

_CARDS = ("card", "cards", "old")

_UNCOVERING = {
    *("drew-action", "drew-card", "found-clue", "found-item", "gate", "omens-added", "revealed"),
    *("ritual-clues", "row-drawn", "saw-cards", "turned-up", "turned-up-action"),
}
"""Log entries about something that was hidden before the choice: undoing cannot unlearn it."""


def _named(entry: Entry) -> set[int]:
    """The priority cards an entry names."""
    found: set[int] = set()
    for name in _CARDS:
        value = entry.args.get(name, ())
        found.update([int(value)] if isinstance(value, int | str) else map(int, value))
    return found


class Witness:
    """Remembers the priority cards each seat and a spectator were told about."""

    def __init__(self, s: FinalHourState) -> None:
        self.told: dict[int | None, set[int]] = {None: set()}
        for seat in range(s.seats):
            self.told[seat] = set(s.hands[seat])
        for told in self.told.values():
            told.update(s.row)
        self.choices = 0

    def follow(self, after: FinalHourState, entries: Sequence[Entry]) -> Iterator[str]:
        """What entries reveal too much, and what views show that a seat was never told."""
        reshuffled = any(entry.kind == "priority-reshuffled" for entry in entries)
        if reshuffled:
            for told in self.told.values():
                told.difference_update(after.priority_deck)
        for entry in entries:
            cards = _named(entry)
            for seat, told in self.told.items():
                if entry.is_for(seat):
                    told.update(cards)
            if not reshuffled:
                yield from _overheard(after, entry, cards)
            if entry.kind in _UNCOVERING and entry.audience & ~after.learned:
                yield f"{entry.kind} shows something, but {after.learned:b} have learned of it"
        self.choices += 1
        if self.choices % ONE_IN == 0:
            for seat in self.told:
                yield from self._sees_too_much(after, seat)

    def _sees_too_much(self, s: FinalHourState, seat: int | None) -> Iterator[str]:
        things, shown = seen(s, seat)
        priority = shown["priority"]
        cards = [card for hand in shown["hands"] for card in hand]
        cards += [play["priority"] for play in shown["plays"]]
        cards += [*priority["top"], *priority["laid"]]
        for _, row in things:
            if row["kind"] == "card":
                cards.append(int(row["id"]))
            if row["kind"] == "play":
                cards.append(row.get("numbers", {}).get("priority"))
        if secret := {card for card in cards if card} - self.told[seat]:
            yield f"seat {seat} sees {sorted(secret)} but was never told"
        for play in shown["plays"]:
            mine = seat is not None and s.seat_of(play["figure"]) == seat
            if play["action"] is not None and not (mine or play["revealed"] or s.is_solo):
                yield f"seat {seat} sees a hidden action card of {play['figure']}"


def _overheard(s: FinalHourState, entry: Entry, cards: set[int]) -> Iterator[str]:
    """An entry may only name cards that all its readers know."""
    hidden = {*s.priority_deck, *s.stash, *(card for hand in s.hands for card in hand)}
    for card in cards & hidden:
        known = s.priority_known[card]
        if known != EVERYONE and entry.audience & ~known:
            yield f"{entry.kind} tells of {card} to seats that do not know it"
