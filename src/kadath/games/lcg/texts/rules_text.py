"""The rules text of single abilities and effects, as it stands on their cards."""

from __future__ import annotations

from kadath.kernel.effects import Scope
from kadath.kernel.nodes import Node
from kadath.text.errors import NotSaid
from kadath.text.speaker import Binding, Speaker
from kadath.text.voice import Voice

from ..faces import AssetFace
from ..state import LcgState
from ..wording.cards import GAME, card_lines


def rules_text(s: LcgState, node: Node, scope: Scope, language: str) -> str:
    """What a part of a card says; what the scope has names for is spoken of as that one.

    A part that speaks of something only the rest of the card explains is told by the whole card.
    """
    face = s.face(int(scope.source))
    uses = face.use_type if isinstance(face, AssetFace) else ""
    speaker = Speaker(language, then=False, game=GAME, words={"type": face.TYPE, "uses": uses})
    try:
        speaker.names = {
            name: Binding(speaker.lexicon.noun(f"lcg.{s.face(thing).TYPE}"), said=True)
            for name, thing in scope.names
            if thing in s.cards or thing in s.investigators
        }
        return speaker.grammar.smooth(speaker.told(node, Voice()))
    except NotSaid:
        return " ".join(card_lines(face.key, language))
