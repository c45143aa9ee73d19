"""The `kadath` command: parses the command line, in the user's language, and dispatches.

Imports are deferred until needed: `kadath --help` must not wait for the games.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from kadath.text.languages import LANGUAGES, detect

MISTAKE = 2
INTERRUPTED = 130
OPEN_TABLE = ("serve", "--open")
"""The default command: most people want to play in the browser."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit code; a user's mistake prints one line and returns 2."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output is gone, e.g. in `kadath cards GAME | head`; without this the
        # interpreter would complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _run(argv: list[str]) -> int:
    from kadath.commands.mistake import Mistake, in_one_line, of_the_system
    from kadath.kernel.errors import KadathError, RulesBug
    from kadath.text.fluent import messages

    language = detect()
    try:
        language, rest = _language(argv, language)
        return _command(rest, language)
    except Mistake as mistake:
        text = mistake.text(messages(language))
    except RulesBug:
        raise
    except KadathError as error:
        text = in_one_line(error, language)
    except OSError as error:
        if isinstance(error, BrokenPipeError) or not error.filename:
            raise
        text = of_the_system(error, messages(language))
    print(f"kadath: {text}", file=sys.stderr)
    return MISTAKE


def _language(argv: list[str], language: str) -> tuple[str, list[str]]:
    """The language from `--lang`, anywhere on the command line, and the rest of the arguments."""
    from kadath.commands.mistake import Mistake

    rest = []
    words = iter(argv)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            language = word.partition("=")[2] or next(words, "")
            if language not in LANGUAGES:
                raise Mistake("cli-no-such-language", name=language, known=", ".join(LANGUAGES))
        else:
            rest.append(word)
    return language, rest


def _sets(argv: list[str]) -> tuple[list[str], list[Path]]:
    """The arguments without `--sets`, and its folders, from anywhere on the command line."""
    from kadath.commands.mistake import Mistake

    rest, folders = [], []
    words = iter(argv)
    for word in words:
        if word == "--sets" or word.startswith("--sets="):
            folder = word.partition("=")[2] or next(words, "")
            if not folder:
                raise Mistake("cli-needs-value", what="--sets", help="kadath --help")
            folders.append(Path(folder))
        else:
            rest.append(word)
    return rest, folders


def _command(argv: list[str], language: str) -> int:
    from kadath.commands import COMMANDS, command
    from kadath.commands.mistake import Mistake
    from kadath.commands.parser import Parser
    from kadath.text.fluent import messages

    if argv[:1] in (["-h"], ["--help"]):
        print(messages(language).format("cli-help"))
        return 0
    if argv[:1] == ["--version"]:
        from kadath.version import __version__

        print(f"kadath {__version__}")
        return 0
    if not argv or argv[0].startswith("-"):
        argv = [*OPEN_TABLE, *argv]
    name, *rest = argv
    if name not in COMMANDS:
        raise Mistake("cli-no-such-command", name=name, known=", ".join(COMMANDS))
    rest, folders = _sets(rest)
    wants_help = "-h" in rest or "--help" in rest
    parser = Parser(name, messages(language), wants_help=wants_help)
    module = command(name)
    module.arguments(parser)
    if wants_help:
        parser.print_help()
        return 0
    if folders:
        from kadath.games import bring_sets

        bring_sets(folders)
    # Names of several words may come before or after the options.
    return module.run(parser.parse_intermixed_args(rest), messages(language))
