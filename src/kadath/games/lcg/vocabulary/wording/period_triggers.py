"""The text of the triggers about time."""

from __future__ import annotations

from kadath.text.says import says

from ..period_triggers import (
    Advances,
    GameEnds,
    PhaseBegins,
    PhaseEnds,
    RoundEnds,
    TurnBegins,
    TurnEnds,
)

says(
    PhaseBegins,
    en="{phase? none=a [lcg.phase]|the [lcg.$(phase)_phase]} {!s3}<begin>",
    pl="{!s3}<rozpocząć się> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
    uk="{!s3.f}<початися> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
)
says(
    PhaseEnds,
    en="{phase? none=a [lcg.phase]|the [lcg.$(phase)_phase]} {!s3}<end>",
    pl="{!s3}<zakończyć się> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
    uk="{!s3.f}<закінчитися> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
)
says(
    Advances,
    en="{card!} <advance>",
    pl="następuje postęp {card:gen}",
    uk="{card!} просувається",
)
says(
    TurnBegins,
    en="{who? You=your|{who}’s} [lcg.turn] {!s3}<begin>",
    pl="{!s3}<rozpocząć się> {who? You=twoja [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    uk="{!s3.m}<початися> {who? You=ваш [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    gives={"who": "who lcg.investigator"},
)
says(
    TurnEnds,
    en="{who? You=your|{who}’s} [lcg.turn] {!s3}<end>",
    pl="{!s3}<zakończyć się> {who? You=twoja [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    uk="{!s3.m}<закінчитися> {who? You=ваш [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    gives={"who": "who lcg.investigator"},
)
says(
    GameEnds,
    en="the [lcg.game] {!s3}<be> over for {who}",
    pl="{!s3}<zakończyć się> {who? You=twoja [lcg.game:nom]|[lcg.game:nom] {who:gen}}",
    uk="{!s3.f}<закінчитися> {who? You=ваша [lcg.game:nom]|[lcg.game:nom] {who:gen}}",
    gives={"who": "who lcg.investigator"},
)
says(
    RoundEnds,
    en="the [lcg.round] {!s3}<end>",
    pl="{!s3}<zakończyć się> [lcg.round:nom]",
    uk="{!s3.m}<закінчитися> [lcg.round:nom]",
)
