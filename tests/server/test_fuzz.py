"""The HTTP interface, fuzzed from its own schema by schemathesis (dependency group `api`)."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from .serving import Running
from .tables import alone, play

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


@pytest.mark.timeout(600)
@pytest.mark.skipif(find_spec("schemathesis") is None, reason="scripts/setup --api")
def test_no_request_breaks_the_server(server: Running, tmp_path: Path) -> None:
    playing, ada = alone(server)
    over = ada.new_table(setup={"seats": 2}, seats=["me", "me"], ready=True)
    with ada.live() as live:
        live.subscribe(over)
        play(over, [live], 2000)
        live.subscribe(playing)
        schema = ada.get("/api/openapi.json")
        # Names of things that exist, so that most requests get past the door.
        known = {
            "table": [playing, over, "nothing"],
            "game": ["final_hour", "chess"],
            "language": ["en", "pl", "uk", "de"],
            "area": ["common", "server", "cli"],
            "id": ["FH-001", "FH-999"],
            "seat": ["open", "spectator", "0", "7", "-1"],
            "from": ["0", "5", "-1", "999999999999"],
        }
        for operation in [one for path in schema["paths"].values() for one in path.values()]:
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in known:
                    parameter["schema"] = {"enum": known[parameter["name"]]}
        file = tmp_path / "openapi.json"
        file.write_text(json.dumps(schema), encoding="utf-8")
        ran = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run", str(file), "--url", server.url),
                *("--header", f"Cookie: kadath={ada.cookie}"),
                *("--checks", ",".join(CHECKS)),
                *("--max-examples", "5", "--suppress-health-check", "all", "--seed", "1"),
                *("--phases", "coverage,fuzzing"),
                *("--exclude-path", "/api/me/forget", "--no-color"),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert live.ask("ping")["type"] == "pong"
