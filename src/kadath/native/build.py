"""Build the compiled package: `python -m kadath.native.build [--into DIRECTORY] [--plain]`.

This copies the whole package, rewrites the modules of `compiled_modules` in the copy, and compiles
them there with mypyc. `--plain` stops before compiling. To use the compiled build, put the
directory on `PYTHONPATH`.
"""

from __future__ import annotations

import argparse
import inspect
import os
import shutil
import sys
from functools import partial
from importlib import import_module
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from .modules import IN_WORDS, compiled_modules
from .rewriting import marks_in, rewritten, with_functions_of

CORES = os.cpu_count() or 1

LOOSE = (
    *("arg-type", "assignment", "attr-defined", "index", "method-assign", "misc", "override"),
    *("func-returns-value", "return-value", "type-var"),
)
"""Errors for mypy to ignore, since the sources were checked strictly before they were rewritten.

For the same reason it does not read the project's settings.
"""


def rewrite_package(into: Path, *, in_words: bool = False) -> list[Path]:
    """Copy the package and rewrite the modules to compile; returns the rewritten files.

    With functions `in_words` the copy does not run uncompiled.
    """
    package = Path(__file__).parents[1]
    copy = into / package.name
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    names = compiled_modules()
    files = [into.joinpath(*name.split(".")).with_suffix(".py") for name in names]
    sources = [file.read_text() for file in files]
    marks = marks_in(sources)
    for name, file, source in zip(names, files, sources, strict=True):
        if in_words and name in IN_WORDS:
            other = import_module(IN_WORDS[name])
            source = with_functions_of(inspect.getsource(other), source, name)
        file.write_text(rewritten(source, import_module(name), marks))
    return files


def compile_package(into: Path, files: list[Path], level: str) -> None:
    """Compile the rewritten files in place."""
    # Imported here, because rewriting alone needs neither of them.
    mypycify: Any = import_module("mypyc.build").mypycify
    distribution: Any = import_module("setuptools").Distribution

    os.chdir(into)
    options = ["--config-file=", *(f"--disable-error-code={code}" for code in LOOSE)]
    extensions = mypycify(
        [*options, *(str(file.relative_to(into)) for file in files)],
        opt_level=level,
        debug_level="0",
        multi_file=True,
    )
    for extension in extensions:
        # Calls between the modules and into the interpreter need not go through the PLT.
        # All extensions share one list, so it must not be modified.
        flags = ["-fvisibility=hidden", "-fno-plt"]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    command = distribution({"name": "kadath", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    command.inplace = True
    command.parallel = CORES
    command.ensure_finalized()
    build_extensions = command.build_extensions

    def build_in_parallel() -> None:
        command.compiler.compile = partial(_compile_in_parallel, command.compiler)
        build_extensions()

    command.build_extensions = build_in_parallel
    command.run()
    shutil.rmtree(into / "build")


def _compile_in_parallel(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """Compile C files like `compiler.compile`, but in parallel.

    Nearly all of them belong to one extension, and setuptools parallelizes only over extensions.
    """
    _, objects, after, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = compiler._get_cc_args(options, debug, extra_preargs)
    with ThreadPool(CORES) as pool:
        pool.starmap(
            compiler._compile, [(one, *build[one], before, after, options) for one in build]
        )
    return list(objects)


def main() -> None:
    """Run the build."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--into", type=Path, default=Path("build/compiled"))
    parser.add_argument("--plain", action="store_true", help="rewrite, but do not compile")
    parser.add_argument("--level", default="2", help="how much the C compiler optimizes, 0 to 3")
    args = parser.parse_args()
    into = args.into.resolve()
    files = rewrite_package(into, in_words=not args.plain)
    sys.stdout.write(f"{len(files)} modules were rewritten.\n")
    if not args.plain:
        compile_package(into, files, args.level)


if __name__ == "__main__":
    main()
