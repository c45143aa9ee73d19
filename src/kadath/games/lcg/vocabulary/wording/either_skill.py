"""The text of tests with a choice of two skills."""

from __future__ import annotations

from kadath.text.says import says

from ..either_skill import TestEither

says(
    TestEither,
    en=(
        "<make> {skill? intellect,agility=an|a} [lcg.$(skill)_test] "
        "or {or_skill? intellect,agility=an|a} [lcg.$(or_skill)_test] ({difficulty})"
        "// on a success, {success}"
    ),
    pl=(
        "<wykonać> [lcg.$(skill)_test:acc] lub [lcg.$(or_skill)_test:acc] ({difficulty})"
        "// w razie sukcesu {success}"
    ),
    uk=(
        "<пройти> [lcg.$(skill)_test:acc] або [lcg.$(or_skill):gen] ({difficulty})"
        "// якщо перевірка успішна, {success}"
    ),
)
