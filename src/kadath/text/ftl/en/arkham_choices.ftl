### What choices at set-up mean, in a few words.
### Built in code: arkham-about-

arkham-about-board-arkham = The town by itself: plenty for a first game.
arkham-about-board-innsmouth = A second town by the sea, with Deep Ones and Feds. Longer and harder.
arkham-about-ancient_one-random = You learn who it is when the game begins.
arkham-about-ancient_one-azathoth = Slow to wake, but then the world ends at once.
arkham-about-ancient_one-cthulhu = Weakens everybody’s body and mind.
arkham-about-ancient_one-hastur = Sealing a gate costs many more Clues.
arkham-about-ancient_one-ithaqua = Whoever stays in the streets freezes.
arkham-about-ancient_one-nyarlathotep = His cultists never run out, and monsters wear masks.
arkham-about-ancient_one-shub_niggurath = Every monster is tougher.
arkham-about-ancient_one-yig = The first to wake; killing his cultists speeds him up.
arkham-about-ancient_one-yog_sothoth = Gates are harder to close, and whoever is lost stays lost.
arkham-about-ancient_one-bokrug = Four beings weigh on you until you pay them off.
arkham-about-ancient_one-chaugnar_faugn = Elder signs turn against those near them.
arkham-about-ancient_one-cthugha = Whoever walks far gets burned.
arkham-about-ancient_one-ghatanothoa = Take several Clues at once, and you may see its face.
arkham-about-ancient_one-nyogtha = Its tendril turns up in encounters all over town.
arkham-about-ancient_one-quachil_uttaus = The first player pays in Clues, or turns to dust.
arkham-about-ancient_one-rhan_tegoth = Every cultist drawn brings panic and doom.
arkham-about-ancient_one-zhar = When a gate opens, the Mythos may strike twice.
arkham-about-herald-nobody = The Ancient One is enough.
arkham-about-herald-father_dagon = The Deep Ones rise sooner, and panic costs Clues.
arkham-about-herald-mother_hydra = Deep Ones come ashore again and again.
arkham-about-herald-both = Everything at once, for those who have won too often.
arkham-about-stories-without = As in the base game.
arkham-about-stories-with = Everybody has a goal of their own: met, it helps; missed, it hurts.
