"""How Sphinx builds the documentation."""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from kadath import __version__

project = "Kadath"
author = "Kadath contributors"
project_copyright = "2026, Kadath contributors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True
autodoc_typehints_format = "short"
# Signatures name types that the reference has no entry of their own for.
nitpick_ignore_regex = [("py:(class|obj)", r".*")]

html_theme = "furo"
html_title = f"Kadath {version}"
html_show_sphinx = False
html_copy_source = False


def setup(app: Sphinx) -> None:
    """Show messages as they are: nothing that colours code knows Fluent."""
    app.add_lexer("fluent", TextLexer)
