"""The texts of Final Hour in English, Polish, and Ukrainian."""
