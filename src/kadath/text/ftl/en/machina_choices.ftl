### What choices at set-up mean, in a few words.
### Built in code: machina-about-

machina-about-scenario-ice = Under the ice a heart still beats.
machina-about-scenario-statue = A sculptor’s last work is about to open its eyes.
machina-about-scenario-beast = A wounded giant is on its way home. Hunt it down.
machina-about-difficulty-normal = The rules as they are.
machina-about-difficulty-easy = A rolled 0 counts as 0, not as 10.
machina-about-difficulty-very_easy = The same, and rolls do not lower the ratings.
