"""Kinds of card: by type, by one or two traits, weaknesses, or anything but those."""

from __future__ import annotations

from kadath.kernel.nodes import Node, node

from ..faces import Face
from ..state import LcgState


@node
class CardKind(Node):
    """A kind of player card: a type, a trait, or both."""

    type: str = ""
    trait: str = ""

    def fits(self, state: LcgState, card: int) -> bool:
        """Whether the face in a sleeve is of this kind."""
        return self.fits_face(state.face(card))

    def fits_face(self, face: Face) -> bool:
        """Whether a face is of this kind."""
        return (not self.type or self.type == face.TYPE) and (
            not self.trait or self.trait in face.traits
        )


@node
class EitherTrait(CardKind):
    """A card with either of two traits."""

    or_trait: str = ""

    def fits_face(self, face: Face) -> bool:
        """Whether a face is of this kind."""
        return self.trait in face.traits or self.or_trait in face.traits


@node
class WeaknessKind(CardKind):
    """A weakness of any type, optionally with a trait."""

    def fits_face(self, face: Face) -> bool:
        """Whether a face is of this kind."""
        return face.weakness and CardKind.fits_face(self, face)


@node
class NotAWeakness(CardKind):
    """A player card that is not a weakness: all that others know about an opening hand."""

    def fits_face(self, face: Face) -> bool:
        """Whether a face is of this kind."""
        return not face.weakness
