"""A game in play, as all clients share it: seats, languages, undo policy, saves and replays."""

from __future__ import annotations

from .guide import GUIDED_SEED, PARTNER, Guidance, Guide, LessonText
from .moments import Changes, Moment, Reader, may_read
from .orders import Orders, orders_from
from .prepared import Answer, Foreseen, Prepared
from .question import Question
from .resume import Misfit, resume
from .saves import Damaged, Save, Saves, data_folder
from .seats import Seat
from .snapshots import Snapshot
from .table import Table, readable
from .ticking import Ticking, ticking
from .undo import UndoPlan, answer_text

__all__ = [
    "GUIDED_SEED",
    "PARTNER",
    "Answer",
    "Changes",
    "Damaged",
    "Foreseen",
    "Guidance",
    "Guide",
    "LessonText",
    "Misfit",
    "Moment",
    "Orders",
    "Prepared",
    "Question",
    "Reader",
    "Save",
    "Saves",
    "Seat",
    "Snapshot",
    "Table",
    "Ticking",
    "UndoPlan",
    "answer_text",
    "data_folder",
    "may_read",
    "orders_from",
    "readable",
    "resume",
    "ticking",
]
