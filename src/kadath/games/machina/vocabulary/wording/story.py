"""The text of the verbs about the story."""

from __future__ import annotations

from kadath.text.says import says

from ..story import (
    AddItems,
    BeginFinalChallenge,
    BeginNextChapter,
    BeginRound,
    Explore,
    LightChapter,
    LookAtTile,
    LowerRating,
    LowerThreat,
    PlaceEntry,
    PlaceExit,
    RaiseRating,
    RaiseThreat,
    RefreshRating,
    SetLevel,
    SetThreat,
    SpawnMonster,
)

# --- Threat, level and ratings --------------------------------------------------------------------

says(
    RaiseThreat,
    en="<increase> the [machina.monster_threat] by {by}",
    pl="<zwiększyć> [machina.monster_threat:acc] o {by}",
    uk="<збільшити> [machina.monster_threat:acc] на {by}",
)
says(
    LowerThreat,
    en="<reduce> the [machina.monster_threat] by {by}",
    pl="<zmniejszyć> [machina.monster_threat:acc] o {by}",
    uk="<зменшити> [machina.monster_threat:acc] на {by}",
)
says(
    SetThreat,
    en="<set> the [machina.monster_threat] to {to}",
    pl="<ustawić> [machina.monster_threat:acc] na {to}",
    uk="<поставити> [machina.monster_threat:acc] на {to}",
)
says(
    SetLevel,
    en="<increase> the [machina.monster_level] to {to}, if it is lower",
    pl="<zwiększyć> [machina.monster_level:acc] do {to}, jeśli jest niższy",
    uk="<збільшити> [machina.monster_level:acc] до {to}, якщо він нижчий",
)
says(
    RaiseRating,
    en="<increase> the [machina.$(which)_rating] by {by}",
    pl="<zwiększyć> [machina.$(which)_rating:acc] o {by}",
    uk="<збільшити> [machina.$(which)_rating:acc] на {by}",
)
says(
    LowerRating,
    en="<reduce> the [machina.$(which)_rating] by {by}",
    pl="<zmniejszyć> [machina.$(which)_rating:acc] o {by}",
    uk="<зменшити> [machina.$(which)_rating:acc] на {by}",
)
says(
    RefreshRating,
    en="<refresh> the {which:n and machina.rating_of_*}",
    pl="<odświeżyć> {which:acc and machina.rating_of_*}",
    uk="<оновити> {which:acc and machina.rating_of_*}",
)

says(
    SpawnMonster,
    en=(
        "<spawn> {destroyed? true=the top destroyed [machina.monster]|a [machina.monster]} "
        "for {who:each n}"
    ),
    pl=(
        "<rozstawić> {destroyed? true=[machina.monster:acc] z wierzchu stosu zniszczonych "
        "[machina.monster:gen.pl]"
        "|[machina.monster:acc]} dla {who:each gen}"
    ),
    uk=(
        "<викласти> {destroyed? true=верхнього знищеного [machina.monster:acc]"
        "|[machina.monster:acc]} для {who:each gen}"
    ),
)

# --- Chapters and tiles ---------------------------------------------------------------------------

says(
    LightChapter,
    en="<light> the closest [machina.chapter_space] without a [machina.token]",
    pl="<oświetlić> najbliższe [machina.chapter_space:acc] bez [machina.token:gen]",
    uk="<освітити> найближче [machina.chapter_space:acc] без [machina.token:gen]",
)
says(
    PlaceEntry,
    en=(
        "<place> the [machina.entry_token] on a new [machina.map_tile], "
        "and all [machina.explorer:pl] next to it"
    ),
    pl=(
        "<umieścić> [machina.entry_token:acc] na nowym [machina.map_tile:loc], "
        "a przy nim wszystkich [machina.explorer:acc.pl]"
    ),
    uk=(
        "<розмістити> [machina.entry_token:acc] на новому [machina.map_tile:loc], "
        "а всіх [machina.explorer:acc.pl] – поруч із ним"
    ),
)
says(
    PlaceExit,
    en="<place> the [machina.exit_token] on any unexplored [machina.tile_edge]",
    pl="<umieścić> [machina.exit_token:acc] na dowolnym nieeksplorowanym [machina.tile_edge:loc]",
    uk="<розмістити> [machina.exit_token:acc] на будь-якому недослідженому [machina.tile_edge:loc]",
)
says(
    AddItems,
    en=(
        "<add> the [machina.item:pl] of "
        "{levels? 1=level {levels:and}|levels {levels:and}} to their decks"
    ),
    pl=(
        "<dodać> do talii [machina.item:acc.pl] "
        "{levels? 1=poziomu {levels:and}|poziomów {levels:and}}"
    ),
    uk=(
        "<додати> до колод [machina.item:acc.pl] {levels? 1=рівня {levels:and}|рівнів {levels:and}}"
    ),
)
says(
    BeginNextChapter,
    en="<go> on to the next [machina.chapter]",
    pl="<przejść> do następnego [machina.chapter:gen]",
    uk="<перейти> до наступного [machina.chapter:gen]",
)
says(
    BeginRound,
    en="<begin> a new [machina.round]",
    pl="<rozpocząć> nową [machina.round:acc]",
    uk="<почати> новий [machina.round:acc]",
)
says(
    BeginFinalChallenge,
    en="<begin> the [machina.endgame] of this [machina.scenario]",
    pl="<rozpocząć> [machina.endgame:acc] tego [machina.scenario:gen]",
    uk="<почати> [machina.endgame:acc] цього [machina.scenario:gen]",
)
says(
    Explore,
    en="<explore> a [machina.map_tile] free of charge",
    pl="<eksplorować> nowy [machina.map_tile:acc] bez ponoszenia kosztu",
    uk="<дослідити> новий [machina.map_tile:acc] безкоштовно",
)
says(
    LookAtTile,
    en="<look> at the top [machina.map_tile] of the deck; you may turn it over",
    pl="<obejrzeć> wierzchni [machina.map_tile:acc] ze stosu; możesz go odwrócić",
    uk="<переглянути> верхній [machina.map_tile:acc] зі стосу; можете його перевернути",
)
