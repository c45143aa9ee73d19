"""The text of acts, agendas, locations, and scenario reference cards."""

from __future__ import annotations

from kadath.text.says import says, says_alone

from ..story import (
    Advance,
    AtAct,
    DefeatInvestigators,
    PlaceInvestigators,
    PutIntoPlay,
    Reach,
    RemoveFromGame,
    Resign,
    RevealLocation,
    SpawnAt,
    SpendCluesAsGroup,
    TakeControl,
)
from .places import at_en, at_pl, at_uk

# --- Advancing -----------------------------------------------------------------------------------

says(
    Advance,
    en="<advance> this {~type? agenda=[lcg.agenda]|[lcg.act]}",
    pl="<spowodować> postęp {~type? agenda=tej [lcg.agenda:gen]|tego [lcg.act:gen]}",
    uk="<просунути> {~type? agenda=цю [lcg.agenda:acc]|цю [lcg.act:acc]}",
)
says(
    SpendCluesAsGroup,
    en=(
        f"together, the investigators{at_en('by.at')} {{!p3}}<may> <spend:inf> "
        "the clues that this [lcg.act] asks for to {then:inf}"
    ),
    pl=(
        f"badacze{at_pl('by.at')} {{!p3}}<móc> wspólnie <wydać:inf> "
        "wskazówki, których wymaga ten [lcg.act], aby {then:inf}"
    ),
    uk=(
        f"дослідники{at_uk('by.at')} {{!p3}}<могти> разом <витратити:inf> "
        "здогадки, яких вимагає ця [lcg.act], щоб {then:inf}"
    ),
)
says(
    AtAct,
    en="act {stages:or} is current",
    pl="trwa akt {stages:or}",
    uk="поточна справа – {stages:or}",
)
says(
    Reach,
    en="<reach> resolution {resolution}",
    pl="<osiągnąć> zakończenie {resolution}",
    uk="<досягти> розв’язки {resolution}",
)

# --- The map -------------------------------------------------------------------------------------

says(
    PutIntoPlay,
    en="{at? none=|in {at}, }<bring> {cards:each} into play",
    pl=f"<wprowadzić> do gry {{cards:each acc}}{at_pl('at')}",
    uk=f"<ввести> у гру {{cards:each acc}}{at_uk('at')}",
)
says(
    SpawnAt,
    en=f"{{enemies!each}} <spawn>{at_en('at')}",
    pl=(
        "{enemies? Named={enemies:acc} <rozstawić>|<rozstawić> {enemies:each acc}}"
        f"{at_pl('at')}"
    ),
    uk=f"<розмістити> {{enemies:each acc}}{at_uk('at')}",
)
says(
    RevealLocation,
    en="<reveal> {location}",
    pl="<odkryć> {location:acc}",
    uk="<відкрити> {location:acc}",
)
says(
    PlaceInvestigators,
    en=f"{{who!each}} <be> placed{at_en('location')}",
    pl=f"<umieścić> {{who:each acc}}{at_pl('location')}",
    uk=f"<розмістити> {{who:each acc}}{at_uk('location')}",
)
says(
    RemoveFromGame,
    en="<take> {cards:each} out of the game",
    pl="<usunąć> z gry {cards:all acc}",
    uk="<прибрати> з гри {cards:all acc}",
)

# --- Cards ---------------------------------------------------------------------------------------

says(
    TakeControl,
    en="<take> control of {card}",
    pl="<przejąć> kontrolę nad {card:ins}",
    uk="<взяти> {card:acc} у своє розпорядження",
)

# --- Leaving the game ----------------------------------------------------------------------------

says(Resign, en="<resign>", pl="<zrezygnować>", uk="<відступити>")
says_alone(Resign, en="<resign>", pl="Rezygnacja", uk="відступ")
says(
    DefeatInvestigators,
    en=(
        "{who!each} <be> defeated{physical? 0=| and <suffer> {physical:n lcg.physical_trauma}}"
        "{mental? 0=| and <suffer> {mental:n lcg.mental_trauma}}"
    ),
    pl=(
        "{who!each} <zostać> pokonany{physical? 0=| i <otrzymać> "
        "{physical:acc lcg.physical_trauma}}"
        "{mental? 0=| i <otrzymać> {mental:acc lcg.mental_trauma}}"
    ),
    uk=(
        "{who!each} <зазнати> поразки{physical? 0=| та <отримати> {physical:acc "
        "lcg.physical_trauma}}{mental? 0=| та <отримати> {mental:acc lcg.mental_trauma}}"
    ),
)
