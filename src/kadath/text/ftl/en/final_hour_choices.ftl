### What choices at set-up mean, in a few words.
### Built in code: final_hour-about-

final_hour-about-ancient_one-cthulhu = The sea comes ashore: deep ones first, star spawn later.
final_hour-about-ancient_one-shudde_mell = The ground shakes, and buildings fall.
final_hour-about-ancient_one-umordhoth = Ghouls come in hordes, and seals break.
final_hour-about-difficulty-easy = Few monsters at first.
final_hour-about-difficulty-normal = More monsters from the start.
final_hour-about-difficulty-nightmare = Another site for the ritual, other gates, and monsters everywhere.
