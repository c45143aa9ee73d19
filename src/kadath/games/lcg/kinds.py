"""Kinds of card beside a type and a trait."""

from __future__ import annotations

from kadath.kernel.nodes import node

from .faces import Face
from .values import CardKind


@node
class EitherTrait(CardKind):
    """A card with one trait or with another."""

    or_trait: str = ""

    def fits_face(self, face: Face) -> bool:
        """Whether a face is of this kind."""
        return self.trait in face.traits or self.or_trait in face.traits
