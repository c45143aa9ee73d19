"""Rules text and interface strings in English, Polish and Ukrainian.

`render` composes rules text from the trees that run, `says` registers the patterns it uses, and
`fluent` has the interface's messages.
"""
