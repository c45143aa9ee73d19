"""What the page knows of views, messages and boxes is what the program says."""

from __future__ import annotations

from kadath.server.typescript import written


def test_the_generated_files_of_the_page_are_current() -> None:
    stale = [
        str(path)
        for path, text in written().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run scripts/shapes"
