"""Rules text and interface strings in English, Polish and Ukrainian."""
