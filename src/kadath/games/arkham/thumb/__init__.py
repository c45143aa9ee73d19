"""Rules of thumb for Arkham Horror: what looks good to somebody who has played a few times.

`effects` scores effects and costs by their trees, `strength` rates fights, `aims` finds where it is
worth going (`clues`, `gates` and `places` find what is to be had there, `rumors` and `raid` what
has to be prevented, `sequel` what could come next, `closing` the chance to close a gate, `battle`
how close the final battle is), and `options` scores every option of a decision.
"""
