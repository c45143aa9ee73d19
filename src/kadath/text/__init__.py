"""Rules text and interface strings in English, Polish and Ukrainian.

`render` composes rules text from the same trees that the game runs, `says` registers the patterns
that it uses, and `fluent` has the messages of the interface.
"""
