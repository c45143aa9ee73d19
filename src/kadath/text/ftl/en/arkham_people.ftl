### Arkham Horror: the names of people and things.
### Built in code: arkham-card-

## Investigators

arkham-card-amanda_sharpe = Amanda Sharpe
arkham-card-bob_jenkins = Bob Jenkins
arkham-card-carolyn_fern = Carolyn Fern
arkham-card-darrell_simmons = Darrell Simmons
arkham-card-dexter_drake = Dexter Drake
arkham-card-harvey_walters = Harvey Walters
arkham-card-jenny_barnes = Jenny Barnes
arkham-card-joe_diamond = Joe Diamond
arkham-card-kate_winthrop = Kate Winthrop
arkham-card-mandy_thompson = Mandy Thompson
arkham-card-michael_mcglen = Michael McGlen
arkham-card-monterey_jack = Monterey Jack
arkham-card-sister_mary = Sister Mary
arkham-card-vincent_lee = Vincent Lee
arkham-card-agnes_baker = Agnes Baker
arkham-card-akachi_onyele = Akachi Onyele
arkham-card-finn_edwards = Finn Edwards
arkham-card-george_barnaby = George Barnaby
arkham-card-hank_samson = Hank Samson
arkham-card-minh_thi_phan = Minh Thi Phan
arkham-card-patrice_hathaway = Patrice Hathaway
arkham-card-roland_banks = Roland Banks
arkham-card-silas_marsh = Silas Marsh
arkham-card-skids_otoole = “Skids” O’Toole
arkham-card-tommy_muldoon = Tommy Muldoon
arkham-card-william_yorick = William Yorick
arkham-card-zoey_samaras = Zoey Samaras

## Common Items

arkham-card-knife = Knife
arkham-card-bullwhip = Bullwhip
arkham-card-cavalry_saber = Cavalry Saber
arkham-card-derringer_18 = .18 Derringer
arkham-card-axe = Axe
arkham-card-revolver_38 = .38 Revolver
arkham-card-cross = Cross
arkham-card-automatic_45 = .45 Automatic
arkham-card-shotgun = Shotgun
arkham-card-rifle = Rifle
arkham-card-tommy_gun = Tommy Gun
arkham-card-dynamite = Dynamite
arkham-card-food = Food
arkham-card-whiskey = Whiskey
arkham-card-dark_cloak = Dark Cloak
arkham-card-lantern = Lantern
arkham-card-lucky_cigarette_case = Lucky Cigarette Case
arkham-card-research_materials = Research Materials
arkham-card-map_of_arkham = Map of Arkham
arkham-card-motorcycle = Motorcycle
arkham-card-ancient_tome = Ancient Tome
arkham-card-old_journal = Old Journal

## Unique Items

arkham-card-nameless_cults = Nameless Cults
arkham-card-book_of_dzyan = Book of Dzyan
arkham-card-cabala_of_saboth = Cabala of Saboth
arkham-card-cultes_des_goules = Cultes des Goules
arkham-card-necronomicon = Necronomicon
arkham-card-the_king_in_yellow = The King in Yellow
arkham-card-alien_statue = Alien Statue
arkham-card-ancient_tablet = Ancient Tablet
arkham-card-blue_watcher_of_the_pyramid = Blue Watcher of the Pyramid
arkham-card-elder_sign = Elder Sign
arkham-card-enchanted_jewelry = Enchanted Jewelry
arkham-card-silver_key = Silver Key
arkham-card-gate_box = Gate Box
arkham-card-healing_stone = Healing Stone
arkham-card-obsidian_statue = Obsidian Statue
arkham-card-pallid_mask = Pallid Mask
arkham-card-ruby_of_rlyeh = Ruby of R’lyeh
arkham-card-flute_of_the_outer_gods = Flute of the Outer Gods
arkham-card-warding_statue = Warding Statue
arkham-card-enchanted_knife = Enchanted Knife
arkham-card-enchanted_blade = Enchanted Blade
arkham-card-lamp_of_alhazred = Lamp of Alhazred
arkham-card-sword_of_glory = Sword of Glory
arkham-card-holy_water = Holy Water
arkham-card-powder_of_ibn_ghazi = Powder of Ibn-Ghazi

## Spells

arkham-card-bind_monster = Bind Monster
arkham-card-dread_curse_of_azathoth = Dread Curse of Azathoth
arkham-card-enchant_weapon = Enchant Weapon
arkham-card-find_gate = Find Gate
arkham-card-flesh_ward = Flesh Ward
arkham-card-heal = Heal
arkham-card-mists_of_releh = Mists of Releh
arkham-card-red_sign_of_shudde_mell = Red Sign of Shudde M’ell
arkham-card-shrivelling = Shrivelling
arkham-card-voice_of_ra = Voice of Ra
arkham-card-wither = Wither

## Skills

arkham-card-speed = Speed
arkham-card-sneak = Sneak
arkham-card-fight = Fight
arkham-card-will = Will
arkham-card-lore = Lore
arkham-card-luck = Luck
arkham-card-bravery = Bravery
arkham-card-expert_occultist = Expert Occultist
arkham-card-marksman = Marksman
arkham-card-stealth = Stealth

## Allies

arkham-card-anna_kaslow = Anna Kaslow
arkham-card-duke = Duke
arkham-card-eric_colt = Eric Colt
arkham-card-john_legrasse = John Legrasse
arkham-card-professor_armitage = Professor Armitage
arkham-card-richard_upton_pickman = Richard Upton Pickman
arkham-card-ruby_standish = Ruby Standish
arkham-card-ryan_dean = Ryan Dean
arkham-card-sir_william_brinton = Sir William Brinton
arkham-card-thomas_f_malone = Thomas F. Malone
arkham-card-tom_mountain_murphy = Tom “Mountain” Murphy

## Special cards

arkham-card-bank_loan = Bank Loan
arkham-card-retainer = Retainer
arkham-card-blessing = Blessing
arkham-card-curse = Curse
arkham-card-silver_twilight_lodge_membership = Silver Twilight Lodge Membership
arkham-card-deputy_of_arkham = Deputy of Arkham
arkham-card-deputys_revolver = Deputy’s Revolver
arkham-card-patrol_wagon = Patrol Wagon
arkham-card-defaulted_loan = Bank Loan (defaulted)
arkham-card-dragons_eye = Dragon’s Eye
arkham-card-ashcan_pete = “Ashcan” Pete
arkham-card-gloria_goldberg = Gloria Goldberg
arkham-card-norman_withers = Norman Withers
arkham-card-trish_scarborough = Trish Scarborough
arkham-card-ursula_downs = Ursula Downs
