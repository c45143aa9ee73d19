"""The table that every client shares: seats, languages, undo policy, saves and replays."""

from __future__ import annotations

from .orders import Orders, orders_from
from .question import Question
from .resume import Misfit, resume
from .saves import Damaged, Save, Saves, data_folder
from .seats import Seat
from .snapshots import Snapshot
from .table import Table, readable
from .undo import UndoPlan

__all__ = [
    "Damaged",
    "Misfit",
    "Orders",
    "Question",
    "Save",
    "Saves",
    "Seat",
    "Snapshot",
    "Table",
    "UndoPlan",
    "data_folder",
    "orders_from",
    "readable",
    "resume",
]
