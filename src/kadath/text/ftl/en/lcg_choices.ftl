### What choices at set-up mean, in a few words.
### Built in code: lcg-about-

lcg-about-scenario-the-gathering = Your own house has no way out, and something digs below.
lcg-about-scenario-the-midnight-masks = One night to unmask the cult all over Arkham.
lcg-about-scenario-the-devourer-below = The woods, the ritual, and what it calls. The hardest of the three.
lcg-about-difficulty-easy = A kind bag: its worst number is −2.
lcg-about-difficulty-standard = As the game is meant: down to −4.
lcg-about-difficulty-hard = No bonus left, and down to −5.
lcg-about-difficulty-expert = Down to −8. Plan for failure.
