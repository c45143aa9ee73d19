"""What has registered itself in this process."""

from __future__ import annotations

REGISTERED: list[str] = []
