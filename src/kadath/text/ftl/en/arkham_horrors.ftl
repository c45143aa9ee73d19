### Arkham Horror: the names of monsters, Ancient Ones, heralds and stories.
### Built in code: arkham-card-, arkham-keyword-, arkham-movement-, arkham-dimension-

## Abilities of monsters

arkham-keyword-ambush = Ambush
arkham-keyword-endless = Endless
arkham-keyword-mask = Mask
arkham-keyword-spawn = Spawn
arkham-keyword-undead = Undead
arkham-keyword-physical_resistance = Physical Resistance
arkham-keyword-magical_resistance = Magical Resistance
arkham-keyword-physical_immunity = Physical Immunity
arkham-keyword-magical_immunity = Magical Immunity
arkham-keyword-weapon_immunity = Weapon Immunity
arkham-keyword-nightmarish = Nightmarish
arkham-keyword-overwhelming = Overwhelming

## How monsters move

arkham-movement-normal = normal
arkham-movement-fast = fast
arkham-movement-stationary = stationary
arkham-movement-flying = flying
arkham-movement-unique = unique
arkham-movement-aquatic = aquatic
arkham-movement-none = none

## Dimensional symbols

arkham-dimension-circle = circle
arkham-dimension-diamond = diamond
arkham-dimension-hexagon = hexagon
arkham-dimension-moon = moon
arkham-dimension-plus = plus
arkham-dimension-slash = slash
arkham-dimension-square = square
arkham-dimension-star = star
arkham-dimension-triangle = triangle

## Monsters

arkham-card-byakhee = Byakhee
arkham-card-chthonian = Chthonian
arkham-card-cultist = Cultist
arkham-card-dark_young = Dark Young
arkham-card-dhole = Dhole
arkham-card-dimensional_shambler = Dimensional Shambler
arkham-card-elder_thing = Elder Thing
arkham-card-fire_vampire = Fire Vampire
arkham-card-flying_polyp = Flying Polyp
arkham-card-formless_spawn = Formless Spawn
arkham-card-ghost = Ghost
arkham-card-ghoul = Ghoul
arkham-card-god_of_the_bloody_tongue = God of the Bloody Tongue
arkham-card-gug = Gug
arkham-card-haunter_of_the_dark = Haunter of the Dark
arkham-card-high_priest = High Priest
arkham-card-hound_of_tindalos = Hound of Tindalos
arkham-card-maniac = Maniac
arkham-card-mi_go = Mi-Go
arkham-card-nightgaunt = Nightgaunt
arkham-card-shoggoth = Shoggoth
arkham-card-star_spawn = Star Spawn
arkham-card-the_black_man = The Black Man
arkham-card-the_bloated_woman = The Bloated Woman
arkham-card-the_dark_pharaoh = The Dark Pharaoh
arkham-card-vampire = Vampire
arkham-card-warlock = Warlock
arkham-card-witch = Witch
arkham-card-zombie = Zombie
arkham-card-barnabas_marsh = Barnabas Marsh
arkham-card-being_of_ib_1 = Being of Ib (1)
arkham-card-being_of_ib_2 = Being of Ib (2)
arkham-card-being_of_ib_3 = Being of Ib (3)
arkham-card-being_of_ib_4 = Being of Ib (4)
arkham-card-deep_one = Deep One
arkham-card-deep_one_hybrid = Deep One Hybrid
arkham-card-lloigor = Lloigor
arkham-card-priest_of_dagon = Priest of Dagon
arkham-card-proto_shoggoth = Proto-Shoggoth
arkham-card-servitor_of_outer_gods = Servitor of Outer Gods
arkham-card-shugeron = Shugeron
arkham-card-tendril_of_nyogtha = Tendril of Nyogtha
arkham-card-wailing_writher = Wailing Writher

## Ancient Ones

arkham-card-azathoth = Azathoth
arkham-card-cthulhu = Cthulhu
arkham-card-hastur = Hastur
arkham-card-ithaqua = Ithaqua
arkham-card-nyarlathotep = Nyarlathotep
arkham-card-shub_niggurath = Shub-Niggurath
arkham-card-yig = Yig
arkham-card-yog_sothoth = Yog-Sothoth
arkham-card-bokrug = Bokrug
arkham-card-chaugnar_faugn = Chaugnar Faugn
arkham-card-cthugha = Cthugha
arkham-card-ghatanothoa = Ghatanothoa
arkham-card-nyogtha = Nyogtha
arkham-card-quachil_uttaus = Quachil Uttaus
arkham-card-rhan_tegoth = Rhan-Tegoth
arkham-card-zhar = Zhar
arkham-card-the_look = The Innsmouth Look
arkham-card-no_look = An Ordinary Face
arkham-card-dust_on_the_sill = Dust on the Sill
arkham-card-a_grey_footprint = A Gray Footprint
arkham-card-brittle_paper = Brittle Paper
arkham-card-stopped_clock = The Stopped Clock
arkham-card-withered_hand = Withered Hand
arkham-card-white_hair = White Hair
arkham-card-rust_and_rot = Rust and Rot
arkham-card-circle_of_grey_light = Circle of Gray Light
arkham-card-the_treader_nears = The Treader Nears
arkham-card-ages_in_a_breath = Ages in a Breath
arkham-card-the_beam_descends = The Beam Descends
arkham-card-dust_to_dust = Dust to Dust
arkham-card-father_dagon = Father Dagon
arkham-card-mother_hydra = Mother Hydra
