"""The text of the verbs about attacks, attributes and death."""

from __future__ import annotations

from kadath.text.says import says

from ..effects import (
    Attack,
    Banish,
    BlockAsAttacker,
    BlockWithLower,
    Destroy,
    Lose,
    LoseAll,
    ReorderTrack,
    Restore,
    TakeControl,
    TurnHealthIntoEssence,
)
from .selectors import ALL_EN, ALL_PL, ALL_UK, KINDS, TO_ALL_PL, TO_ALL_UK

LONG = f"{KINDS},One,Closest,AtRandom,ByHealth"
"""Selectors with a long text: in Polish the adverb comes before them, not after."""
BOTH = "{high? 0=|{low? 0=|%s}}"
says(
    Attack,
    en=(
        "{arcane? true=<make> an [machina.arcane_attack] on|<attack>} "
        f"{ALL_EN} with "
        "{high? 0=|{high:n machina.high_attack_die}}"
        f"{BOTH % ' and '}{{low? 0=|{{low:n machina.low_attack_die}}}}"
    ),
    pl=(
        f"<zaatakować>{{arcane? true={{who? {LONG}= magicznie|}}|}} {ALL_PL}"
        f"{{arcane? true={{who? {LONG}=| magicznie}}|}}, "
        "rzucając {high? 0=|{high:ins machina.high_attack_die}}"
        f"{BOTH % ' i '}{{low? 0=|{{low:ins machina.low_attack_die}}}}"
    ),
    uk=(
        f"{{arcane? true=магічно |}}<атакувати> {ALL_UK}, "
        "кидаючи {high? 0=|{high:acc machina.high_attack_die}}"
        f"{BOTH % ' та '}{{low? 0=|{{low:acc machina.low_attack_die}}}}"
    ),
)
says(
    Restore,
    en=f"<restore> {{amount:n machina.$what}}{{who? You=| to {ALL_EN}}}",
    pl=f"<przywrócić> {{who? You=sobie|{TO_ALL_PL}}} {{amount:acc machina.$what}}",
    uk=f"<відновити>{{who? You= собі|}} {{amount:acc machina.$what}}{{who? You=| {TO_ALL_UK}}}",
)
says(
    Lose,
    en="{who!each} <lose> {amount:n machina.$what}",
    pl="{who!each} <stracić> {amount:acc machina.$what}",
    uk="{who!each} <втратити> {amount:acc machina.$what}",
)
says(
    LoseAll,
    en="{who!each} <lose> all {what? stamina=stamina|essence=essence}",
    pl="{who!each} <stracić> całą {what? stamina=kondycję|essence=esencję}",
    uk="{who!each} <втратити> всю {what? stamina=витривалість|essence=есенцію}",
)
says(
    TurnHealthIntoEssence,
    en="<lose> any amount of health and restore as much essence",
    pl="<stracić> dowolną liczbę punktów zdrowia i przywróć sobie tyle samo punktów esencji",
    uk="<втратити> будь-яку кількість здоров’я й відновіть стільки ж есенції",
)
says(Destroy, en=f"<destroy> {ALL_EN}", pl=f"<zniszczyć> {ALL_PL}", uk=f"<знищити> {ALL_UK}")
says(
    Banish,
    en=f"<banish> {ALL_EN} (a [machina.monster] of level {{level? 1=1|{{level}} or lower}})",
    pl=(
        f"<wypędzić> {ALL_PL} ({{who? One=|[machina.monster:acc] }}"
        "poziomu {level? 1=1|{level} lub niższego})"
    ),
    uk=f"<вигнати> {ALL_UK} ([machina.monster:acc] рівня {{level? 1=1|{{level}} або нижчого}})",
)
says(
    TakeControl,
    en=f"<control> {ALL_EN} during the next [machina.turn] of that [machina.monster]",
    pl=f"<kontrolować> {ALL_PL} w jego następnej turze",
    uk=f"<керувати> {ALL_UK.replace('acc', 'ins')} у наступний хід цього [machina.monster:gen]",
)
says(
    ReorderTrack,
    en="<put> the [machina.monster:pl] in the [machina.monster_track] in any order",
    pl="<ułożyć> [machina.monster:acc.pl] na [machina.monster_track:loc] w dowolnej kolejności",
    uk="<розташувати> [machina.monster:acc.pl] у [machina.monster_track:loc] в будь-якому порядку",
)
says(
    BlockAsAttacker,
    en="the [machina.blocker] uses the armor and will of the [machina.attacker]",
    pl="[machina.blocker:nom] blokuje pancerzem i wolą [machina.attacker:gen]",
    uk="броню та волю [machina.blocker:gen] замінюють броня та воля [machina.attacker:gen]",
)
says(
    BlockWithLower,
    en="the [machina.blocker] uses armor or will, whichever is lower",
    pl="[machina.blocker:nom] blokuje pancerzem lub wolą, zależnie od tego, co jest niższe",
    uk="[machina.blocker:nom] використовує броню або волю, залежно від того, що нижче",
)
