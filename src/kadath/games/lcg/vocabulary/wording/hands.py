"""The text of the verbs about cards in hand."""

from __future__ import annotations

from kadath.text.says import says

from ..hands import ChooseAndDiscard, DiscardAllBut, DiscardAtRandom, ShowToAll

says(
    DiscardAtRandom,
    en="{who!each} <discard> {1:n lcg.random_card} from {@? you=your|their} hand",
    pl="{who!each} <odrzucić> 1 losową [lcg.card:acc] z ręki",
    uk="{who!each} <скинути> 1 випадкову [lcg.card:acc] з руки",
)
says(
    ChooseAndDiscard,
    en="<discard> from your hand {cards:n lcg.card} of your choice",
    pl="<odrzucić> z ręki {cards:acc lcg.card} według swojego wyboru",
    uk="<обрати> та <скинути> {cards:acc lcg.card} з руки",
)
says(
    DiscardAllBut,
    en="<choose> {cards:n lcg.card} in your hand and <discard> the rest",
    pl="<wybrać> {cards:acc lcg.card} na ręce, a resztę <odrzucić>",
    uk="<обрати> {cards:acc lcg.card} на руці, а решту <скинути>",
)
says(
    ShowToAll,
    en="<show> {cards:each} to everyone",
    pl="<pokazać> {cards:each acc} wszystkim",
    uk="<показати> {cards:each acc} всім",
)
