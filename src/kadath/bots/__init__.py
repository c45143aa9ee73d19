"""Automated players, which choose from what their seat may know and do not communicate."""

from __future__ import annotations

from .bot import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
