"""Arkham Horror, second edition, with Innsmouth Horror."""
