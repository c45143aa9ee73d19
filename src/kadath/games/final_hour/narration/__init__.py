"""What Final Hour says to people, in English, Polish and Ukrainian."""
