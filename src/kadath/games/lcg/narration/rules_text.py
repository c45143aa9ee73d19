"""The rules text of single abilities and effects, as on their cards."""

from __future__ import annotations

from functools import lru_cache

from kadath.kernel.effects import Scope
from kadath.kernel.nodes import Node
from kadath.text.errors import NotSaid
from kadath.text.pronouns import with_pronouns
from kadath.text.speaker import Binding, Speaker
from kadath.text.voice import Voice

from ..faces import AssetFace
from ..state import LcgState
from ..vocabulary.wording.cards import GAME, card_lines

DECK = "deck"
"""The name of a chosen deck, which is bound to whoever owns it, and the noun for it."""


def rules_text(
    s: LcgState, node: Node, scope: Scope, language: str, *, offered: bool = False
) -> str:
    """The text of a part of a card; things bound in the scope are referred to as "that" one.

    A part that refers to something only the rest of the card explains is given as the whole card's
    text. `offered` words it for a button.
    """
    face = s.face(scope.this)
    uses = face.use_type if isinstance(face, AssetFace) else ""
    names = tuple(
        (name, DECK if name == DECK else s.face(thing).TYPE)
        for name, thing in scope.names
        if name == DECK or thing in s.cards or thing in s.investigators
    )
    return _told(node, face.key, face.TYPE, uses, names, language, offered)


@lru_cache(4_000)
def _told(
    node: Node,
    key: str,
    kind: str,
    uses: str,
    names: tuple[tuple[str, str], ...],
    language: str,
    offered: bool,
) -> str:
    # A table offers the same abilities over and over, and wording one takes a millisecond.
    speaker = Speaker(language, then=False, game=GAME, words={"type": kind, "uses": uses})
    try:
        speaker.names = {
            name: Binding(speaker.lexicon.noun(f"lcg.{one}"), mentioned=True) for name, one in names
        }
        text = speaker.offered(node) if offered else speaker.told(node, Voice())
        return speaker.grammar.smooth(with_pronouns(text, language))
    except NotSaid:
        return " ".join(card_lines(key, language))
