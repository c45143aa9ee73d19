"""What happens in Arkham Horror, as values that abilities listen to."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.codec import value


@value
class Loses(NamedTuple):
    """An investigator loses Sanity or Stamina to one source, e.g. an encounter or a failed check.

    `by` is the ability of a monster that causes the loss, if one does.
    """

    who: int
    what: str
    amount: int
    by: str = ""


@value
class Gains(NamedTuple):
    """An investigator gains Sanity, Stamina, Clue tokens or money, all at once.

    `by` is the card, sheet or entry that causes the gain, if one does.
    """

    who: int
    what: str
    amount: int
    by: str = ""


@value
class TakesUpkeep(NamedTuple):
    """An investigator performs their Upkeep."""

    who: int


@value
class Received(NamedTuple):
    """An investigator received a card."""

    who: int
    card: int


@value
class LosesCards(NamedTuple):
    """An investigator was made to lose cards: not by using them, and not as a cost."""

    who: int
    cards: tuple[int, ...]


@value
class UsesCard(NamedTuple):
    """An investigator used a card's ability, which may have discarded it."""

    who: int
    face: str


@value
class Checks(NamedTuple):
    """An investigator makes a check: Combat, Evade, Horror, Spell, or just a skill check.

    `purpose` is the purpose of a skill check, if it matters: to close a gate. `monster` is the one
    it is made against; `passed` is the result once it is known.
    """

    who: int
    kind: str
    purpose: str = ""
    monster: int = 0
    passed: bool = False


@value
class FightBegins(NamedTuple):
    """An investigator begins to fight a monster, before the Horror check."""

    who: int
    monster: int


@value
class RoundEnds(NamedTuple):
    """A round of a fight is over, but not the fight."""

    who: int
    monster: int
    number: int


@value
class FightEnds(NamedTuple):
    """An investigator's fight with a monster is over, whoever won."""

    who: int


@value
class Defeats(NamedTuple):
    """An investigator defeats a monster of a kind in a space, `by` combat or (empty) a card."""

    who: int
    monster: int
    kind: str
    space: str
    by: str = ""


@value
class Awakens(NamedTuple):
    """The Ancient One awakens."""


@value
class SpendsClue(NamedTuple):
    """An investigator spends a Clue token, on a check or (empty) on something else.

    `way` is a trophy if one was spent instead; the `owner` is whoever had the token.
    """

    who: int
    on: str = ""
    way: str = "clue"
    owner: int = 0


@value
class TakesTrophy(NamedTuple):
    """A monster of a kind becomes an investigator's trophy."""

    who: int
    kind: str


@value
class SpendsTrophy(NamedTuple):
    """An investigator has spent a monster trophy of a kind, which is back in the cup."""

    who: int
    kind: str


@value
class Buries(NamedTuple):
    """An investigator has returned a monster trophy of a kind to the box."""

    who: int
    kind: str


@value
class Becomes(NamedTuple):
    """An investigator is about to become delayed, arrested, lost, insane, devoured..."""

    who: int
    state: str


@value
class PhaseBegins(NamedTuple):
    """A phase of the turn begins: upkeep, movement, encounters, other_worlds, mythos."""

    phase: str


@value
class PhaseEnds(NamedTuple):
    """A phase of the turn is over."""

    phase: str


@value
class TurnBegins(NamedTuple):
    """A turn of the game begins."""

    turn: int


@value
class Enters(NamedTuple):
    """An investigator enters a space, having spent that many movement points on steps so far."""

    who: int
    space: str
    points: int = 0


@value
class EndsMovement(NamedTuple):
    """An investigator has finished moving in town."""

    who: int
    space: str


@value
class EncounterEnds(NamedTuple):
    """An investigator has had an encounter at a location."""

    who: int
    space: str


@value
class WorldEncounterEnds(NamedTuple):
    """An investigator has had an encounter in an Other World."""

    who: int
    world: str


@value
class ReadsEntry(NamedTuple):
    """An investigator has read an entry, and is about to resolve it.

    It is on a location card or, if a `world` is named, on a gate card.
    """

    who: int
    entry: str
    world: str = ""


@value
class Returns(NamedTuple):
    """An investigator returns from an Other World through a gate."""

    who: int
    space: str


@value
class GateOpens(NamedTuple):
    """A gate is about to open at a location."""

    space: str


@value
class MonsterComes(NamedTuple):
    """A monster is about to appear in a space."""

    space: str


@value
class GatePrevented(NamedTuple):
    """A gate did not open because an elder sign or an ability prevented it."""

    space: str


@value
class GateCloses(NamedTuple):
    """A gate was closed, by an investigator or (0) by something else."""

    who: int
    space: str
    world: str
    sealed: bool = False
    by_sign: bool = False


@value
class Activates(NamedTuple):
    """The symbol of a monster appears: it is about to move, or to do what it does instead."""

    monster: int
    color: str


@value
class SymbolsShow(NamedTuple):
    """The symbols of a Mythos card are about to move monsters along white and black arrows."""

    white: tuple[str, ...]
    black: tuple[str, ...]


@value
class Surges(NamedTuple):
    """Monsters surge out of all gates."""

    space: str


@value
class Rises(NamedTuple):
    """Uprising tokens were added to the Deep Ones Rising track."""

    tokens: int


@value
class FedsRaid(NamedTuple):
    """The Feds Raid track was full: they have raided Innsmouth, and both tracks are cleared."""


@value
class ShowsLook(NamedTuple):
    """An investigator has drawn the card that shows the Innsmouth Look."""

    who: int


@value
class IsSetUp(NamedTuple):
    """The game is set up, except for what heralds and stories add."""


@value
class TerrorRises(NamedTuple):
    """The terror level has risen."""

    level: int


@value
class AttacksYou(NamedTuple):
    """The Ancient One attacks an investigator."""

    who: int
