### Arkham Horror: The Card Game: the names of its cards and of what is printed on them.
### Built in code: lcg-card-, lcg-subtitle-, lcg-back-, lcg-record-, lcg-trait-, lcg-keyword-, lcg-reminder-, lcg-skill-, lcg-class-, lcg-type-, lcg-slot-, lcg-set-

## What stands around the rules text of a card

lcg-uses = Uses ({ $uses }).
lcg-victory = Victory { $points }.

## Keywords

lcg-keyword-aloof = Aloof
lcg-keyword-exceptional = Exceptional
lcg-keyword-fast = Fast
lcg-keyword-hunter = Hunter
lcg-keyword-massive = Massive
lcg-keyword-peril = Peril
lcg-keyword-permanent = Permanent
lcg-keyword-retaliate = Retaliate
lcg-keyword-surge = Surge

## What the keywords mean, for who asks

lcg-reminder-aloof = It engages nobody by itself, and nobody can attack it while it is unengaged.
lcg-reminder-exceptional = It costs twice its experience, and a deck holds no more than 1 copy of it.
lcg-reminder-fast = Playing it takes no action and provokes no attacks of opportunity.
lcg-reminder-hunter = In the enemy phase, while ready and unengaged, it moves one location toward the nearest investigator.
lcg-reminder-massive = While ready, it counts as engaged with every investigator in its location.
lcg-reminder-peril = While it is resolved, you may not confer with the others, and they may neither play cards, nor use abilities, nor commit cards to your test.
lcg-reminder-permanent = It begins the game in play, counts for nothing in the size of the deck, and cannot leave play.
lcg-reminder-retaliate = If you fail to hit it while it is ready, it attacks you.
lcg-reminder-surge = Once it is resolved, draw another encounter card.

## Skills and their icons

lcg-skill-willpower = willpower
lcg-skill-intellect = intellect
lcg-skill-combat = combat
lcg-skill-agility = agility
lcg-skill-wild = wild

## Classes

lcg-class-guardian = guardian
lcg-class-seeker = seeker
lcg-class-rogue = rogue
lcg-class-mystic = mystic
lcg-class-survivor = survivor
lcg-class-neutral = neutral

## Types of card

lcg-type-investigator = investigator
lcg-type-asset = asset
lcg-type-event = event
lcg-type-skill = skill
lcg-type-enemy = enemy
lcg-type-treachery = treachery
lcg-type-location = location
lcg-type-act = act
lcg-type-agenda = agenda
lcg-type-scenario = scenario reference card

## Slots

lcg-slot-accessory = accessory
lcg-slot-ally = ally
lcg-slot-arcane = arcane
lcg-slot-body = body
lcg-slot-hand = hand

## Player cards, by their number in the set

lcg-card-roland-banks = Roland Banks
lcg-card-daisy-walker = Daisy Walker
lcg-card-skids-otoole = “Skids” O’Toole
lcg-card-agnes-baker = Agnes Baker
lcg-card-wendy-adams = Wendy Adams
lcg-card-rolands-38-special = Roland’s .38 Special
lcg-card-cover-up = Cover Up
lcg-card-daisys-tote-bag = Daisy’s Tote Bag
lcg-card-the-necronomicon = The Necronomicon
lcg-card-on-the-lam = On the Lam
lcg-card-hospital-debts = Hospital Debts
lcg-card-heirloom-of-hyperborea = Heirloom of Hyperborea
lcg-card-dark-memory = Dark Memory
lcg-card-wendys-amulet = Wendy’s Amulet
lcg-card-abandoned-and-alone = Abandoned and Alone
lcg-card-45-automatic = .45 Automatic
lcg-card-physical-training = Physical Training
lcg-card-beat-cop = Beat Cop
lcg-card-first-aid = First Aid
lcg-card-machete = Machete
lcg-card-guard-dog = Guard Dog
lcg-card-evidence = Evidence!
lcg-card-dodge = Dodge
lcg-card-dynamite-blast = Dynamite Blast
lcg-card-vicious-blow = Vicious Blow
lcg-card-extra-ammunition = Extra Ammunition
lcg-card-police-badge = Police Badge
lcg-card-beat-cop-2 = Beat Cop
lcg-card-shotgun = Shotgun
lcg-card-magnifying-glass = Magnifying Glass
lcg-card-old-book-of-lore = Old Book of Lore
lcg-card-research-librarian = Research Librarian
lcg-card-dr-milan-christopher = Dr. Milan Christopher
lcg-card-hyperawareness = Hyperawareness
lcg-card-medical-texts = Medical Texts
lcg-card-mind-over-matter = Mind over Matter
lcg-card-working-a-hunch = Working a Hunch
lcg-card-barricade = Barricade
lcg-card-deduction = Deduction
lcg-card-magnifying-glass-1 = Magnifying Glass
lcg-card-disc-of-itzamna = Disc of Itzamna
lcg-card-encyclopedia = Encyclopedia
lcg-card-cryptic-research = Cryptic Research
lcg-card-switchblade = Switchblade
lcg-card-burglary = Burglary
lcg-card-pickpocketing = Pickpocketing
lcg-card-41-derringer = .41 Derringer
lcg-card-leo-de-luca = Leo De Luca
lcg-card-hard-knocks = Hard Knocks
lcg-card-elusive = Elusive
lcg-card-backstab = Backstab
lcg-card-sneak-attack = Sneak Attack
lcg-card-opportunist = Opportunist
lcg-card-leo-de-luca-1 = Leo De Luca
lcg-card-cat-burglar = Cat Burglar
lcg-card-sure-gamble = Sure Gamble
lcg-card-hot-streak = Hot Streak
lcg-card-forbidden-knowledge = Forbidden Knowledge
lcg-card-holy-rosary = Holy Rosary
lcg-card-shrivelling = Shrivelling
lcg-card-scrying = Scrying
lcg-card-arcane-studies = Arcane Studies
lcg-card-arcane-initiate = Arcane Initiate
lcg-card-drawn-to-the-flame = Drawn to the Flame
lcg-card-ward-of-protection = Ward of Protection
lcg-card-blinding-light = Blinding Light
lcg-card-fearless = Fearless
lcg-card-mind-wipe = Mind Wipe
lcg-card-blinding-light-2 = Blinding Light
lcg-card-book-of-shadows = Book of Shadows
lcg-card-grotesque-statue = Grotesque Statue
lcg-card-leather-coat = Leather Coat
lcg-card-scavenging = Scavenging
lcg-card-baseball-bat = Baseball Bat
lcg-card-rabbits-foot = Rabbit’s Foot
lcg-card-stray-cat = Stray Cat
lcg-card-dig-deep = Dig Deep
lcg-card-cunning-distraction = Cunning Distraction
lcg-card-look-what-i-found = “Look what I found!”
lcg-card-lucky = Lucky!
lcg-card-survival-instinct = Survival Instinct
lcg-card-aquinnah = Aquinnah
lcg-card-close-call = Close Call
lcg-card-lucky-2 = Lucky!
lcg-card-will-to-survive = Will to Survive
lcg-card-knife = Knife
lcg-card-flashlight = Flashlight
lcg-card-emergency-cache = Emergency Cache
lcg-card-guts = Guts
lcg-card-perception = Perception
lcg-card-overpower = Overpower
lcg-card-manual-dexterity = Manual Dexterity
lcg-card-unexpected-courage = Unexpected Courage
lcg-card-bulletproof-vest = Bulletproof Vest
lcg-card-elder-sign-amulet = Elder Sign Amulet
lcg-card-amnesia = Amnesia
lcg-card-paranoia = Paranoia
lcg-card-haunted = Haunted
lcg-card-psychosis = Psychosis
lcg-card-hypochondria = Hypochondria
lcg-card-mob-enforcer = Mob Enforcer
lcg-card-silver-twilight-acolyte = Silver Twilight Acolyte
lcg-card-stubborn-detective = Stubborn Detective

## Encounter cards, by their number in the set

lcg-card-the-gathering = The Gathering
lcg-card-whats-going-on = What’s Going On?!
lcg-card-rise-of-the-ghouls = Rise of the Ghouls
lcg-card-theyre-getting-out = They’re Getting Out!
lcg-card-trapped = Trapped
lcg-card-the-barrier = The Barrier
lcg-card-what-have-you-done = What Have You Done?
lcg-card-study = Study
lcg-card-hallway = Hallway
lcg-card-attic = Attic
lcg-card-cellar = Cellar
lcg-card-parlor = Parlor
lcg-card-ghoul-priest = Ghoul Priest
lcg-card-lita-chantler = Lita Chantler
lcg-card-flesh-eater = Flesh-Eater
lcg-card-icy-ghoul = Icy Ghoul
lcg-card-the-midnight-masks = The Midnight Masks
lcg-card-predator-or-prey = Predator or Prey?
lcg-card-the-masked-hunter = The Masked Hunter
lcg-card-time-is-running-short = Time Is Running Short
lcg-card-uncovering-the-conspiracy = Uncovering the Conspiracy
lcg-card-your-house = Your House
lcg-card-rivertown = Rivertown
lcg-card-southside-historical-society = Southside
lcg-card-southside-mas-boarding-house = Southside
lcg-card-st-marys-hospital = St. Mary’s Hospital
lcg-card-miskatonic-university = Miskatonic University
lcg-card-downtown-first-bank-of-arkham = Downtown
lcg-card-downtown-arkham-asylum = Downtown
lcg-card-easttown = Easttown
lcg-card-graveyard = Graveyard
lcg-card-northside = Northside
lcg-card-hunting-shadow = Hunting Shadow
lcg-card-false-lead = False Lead
lcg-card-wolf-man-drew = “Wolf-Man” Drew
lcg-card-herman-collins = Herman Collins
lcg-card-peter-warren = Peter Warren
lcg-card-victoria-devereux = Victoria Devereux
lcg-card-ruth-turner = Ruth Turner
lcg-card-the-devourer-below = The Devourer Below
lcg-card-the-arkham-woods = The Arkham Woods
lcg-card-the-ritual-begins = The Ritual Begins
lcg-card-vengeance-awaits = Vengeance Awaits
lcg-card-the-devourer-rises = The Devourer Below
lcg-card-investigating-the-trail = Investigating the Trail
lcg-card-into-the-darkness = Into the Darkness
lcg-card-disrupting-the-ritual = Disrupting the Ritual
lcg-card-main-path = Main Path
lcg-card-arkham-woods-unhallowed-ground = Arkham Woods
lcg-card-arkham-woods-twisting-paths = Arkham Woods
lcg-card-arkham-woods-old-house = Arkham Woods
lcg-card-arkham-woods-cliffside = Arkham Woods
lcg-card-arkham-woods-tangled-thicket = Arkham Woods
lcg-card-arkham-woods-quiet-glade = Arkham Woods
lcg-card-ritual-site = Ritual Site
lcg-card-umordhoth = Umôrdhoth
lcg-card-umordhoths-wrath = Umôrdhoth’s Wrath
lcg-card-swarm-of-rats = Swarm of Rats
lcg-card-ghoul-minion = Ghoul Minion
lcg-card-ravenous-ghoul = Ravenous Ghoul
lcg-card-grasping-hands = Grasping Hands
lcg-card-rotting-remains = Rotting Remains
lcg-card-frozen-in-fear = Frozen in Fear
lcg-card-dissonant-voices = Dissonant Voices
lcg-card-ancient-evils = Ancient Evils
lcg-card-crypt-chill = Crypt Chill
lcg-card-obscuring-fog = Obscuring Fog
lcg-card-acolyte = Acolyte
lcg-card-wizard-of-the-order = Wizard of the Order
lcg-card-mysterious-chanting = Mysterious Chanting
lcg-card-hunting-nightgaunt = Hunting Nightgaunt
lcg-card-on-wings-of-darkness = On Wings of Darkness
lcg-card-locked-door = Locked Door
lcg-card-screeching-byakhee = Screeching Byakhee
lcg-card-the-yellow-sign = The Yellow Sign
lcg-card-yithian-observer = Yithian Observer
lcg-card-offer-of-power = Offer of Power
lcg-card-relentless-dark-young = Relentless Dark Young
lcg-card-goat-spawn = Goat Spawn
lcg-card-young-deep-one = Young Deep One
lcg-card-dreams-of-rlyeh = Dreams of R’lyeh

## Subtitles

lcg-subtitle-roland-banks = The Fed
lcg-subtitle-daisy-walker = The Librarian
lcg-subtitle-skids-otoole = The Ex-Con
lcg-subtitle-agnes-baker = The Waitress
lcg-subtitle-wendy-adams = The Urchin
lcg-subtitle-the-necronomicon = John Dee Translation
lcg-subtitle-heirloom-of-hyperborea = Artifact from Another Life
lcg-subtitle-dr-milan-christopher = Professor of Entomology
lcg-subtitle-disc-of-itzamna = Protective Amulet
lcg-subtitle-leo-de-luca = The Louisiana Lion
lcg-subtitle-leo-de-luca-1 = The Louisiana Lion
lcg-subtitle-aquinnah = The Forgotten Daughter
lcg-subtitle-lita-chantler = The Zealot
lcg-subtitle-the-masked-hunter = Silently Stalking
lcg-subtitle-southside-historical-society = Historical Society
lcg-subtitle-southside-mas-boarding-house = Ma’s Boarding House
lcg-subtitle-downtown-first-bank-of-arkham = First Bank of Arkham
lcg-subtitle-downtown-arkham-asylum = Arkham Asylum
lcg-subtitle-wolf-man-drew = The Cannibal
lcg-subtitle-herman-collins = The Undertaker
lcg-subtitle-peter-warren = The Occult Professor
lcg-subtitle-victoria-devereux = The Collector
lcg-subtitle-ruth-turner = The Mortician
lcg-subtitle-arkham-woods-unhallowed-ground = Unhallowed Ground
lcg-subtitle-arkham-woods-twisting-paths = Twisting Paths
lcg-subtitle-arkham-woods-old-house = Old House
lcg-subtitle-arkham-woods-cliffside = Cliffside
lcg-subtitle-arkham-woods-tangled-thicket = Tangled Thicket
lcg-subtitle-arkham-woods-quiet-glade = Quiet Glade
lcg-subtitle-umordhoth = The Devourer Below

## The other sides of acts and agendas

lcg-back-whats-going-on = A Lapse in Time
lcg-back-rise-of-the-ghouls = The Tunnels Below
lcg-back-theyre-getting-out = The Ghouls Break Free
lcg-back-trapped = The Door on the Floor
lcg-back-the-barrier = Breaking the Barrier
lcg-back-what-have-you-done = Defending the Home
lcg-back-time-is-running-short = The Clock Strikes Midnight
lcg-back-uncovering-the-conspiracy = Secrets Unveiled
lcg-back-the-arkham-woods = Death to the Intruders
lcg-back-the-ritual-begins = The Will of Umôrdhoth
lcg-back-investigating-the-trail = Unveiling the Plan
lcg-back-into-the-darkness = Last Rites
lcg-back-disrupting-the-ritual = The Ritual Is Broken

## Traits

lcg-trait-agency = Agency
lcg-trait-ally = Ally
lcg-trait-ancient-one = Ancient One
lcg-trait-arkham = Arkham
lcg-trait-armor = Armor
lcg-trait-byakhee = Byakhee
lcg-trait-cave = Cave
lcg-trait-central = Central
lcg-trait-charm = Charm
lcg-trait-creature = Creature
lcg-trait-criminal = Criminal
lcg-trait-cultist = Cultist
lcg-trait-curse = Curse
lcg-trait-dark-young = Dark Young
lcg-trait-deep-one = Deep One
lcg-trait-detective = Detective
lcg-trait-drifter = Drifter
lcg-trait-drifter-f = Drifter
lcg-trait-elite = Elite
lcg-trait-firearm = Firearm
lcg-trait-fortune = Fortune
lcg-trait-ghoul = Ghoul
lcg-trait-hazard = Hazard
lcg-trait-hex = Hex
lcg-trait-humanoid = Humanoid
lcg-trait-illicit = Illicit
lcg-trait-innate = Innate
lcg-trait-insight = Insight
lcg-trait-item = Item
lcg-trait-madness = Madness
lcg-trait-melee = Melee
lcg-trait-miskatonic = Miskatonic
lcg-trait-monster = Monster
lcg-trait-nightgaunt = Nightgaunt
lcg-trait-obstacle = Obstacle
lcg-trait-omen = Omen
lcg-trait-pact = Pact
lcg-trait-police = Police
lcg-trait-practiced = Practiced
lcg-trait-relic = Relic
lcg-trait-science = Science
lcg-trait-silver-twilight = Silver Twilight
lcg-trait-sorcerer = Sorcerer
lcg-trait-sorcerer-f = Sorcerer
lcg-trait-spell = Spell
lcg-trait-spirit = Spirit
lcg-trait-supply = Supply
lcg-trait-tactic = Tactic
lcg-trait-talent = Talent
lcg-trait-task = Task
lcg-trait-terror = Terror
lcg-trait-tome = Tome
lcg-trait-tool = Tool
lcg-trait-weapon = Weapon
lcg-trait-woods = Woods
lcg-trait-yithian = Yithian

## Encounter sets

lcg-set-the-gathering = The Gathering
lcg-set-the-midnight-masks = The Midnight Masks
lcg-set-cult-of-umordhoth = Cult of Umôrdhoth
lcg-set-the-devourer-below = The Devourer Below
lcg-set-rats = Rats
lcg-set-ghouls = Ghouls
lcg-set-striking-fear = Striking Fear
lcg-set-ancient-evils = Ancient Evils
lcg-set-chilling-cold = Chilling Cold
lcg-set-dark-cult = Dark Cult
lcg-set-nightgaunts = Nightgaunts
lcg-set-locked-doors = Locked Doors
lcg-set-agents-of-hastur = Agents of Hastur
lcg-set-agents-of-yog-sothoth = Agents of Yog-Sothoth
lcg-set-agents-of-shub-niggurath = Agents of Shub-Niggurath
lcg-set-agents-of-cthulhu = Agents of Cthulhu

## The campaign log

lcg-record-house-burned = your house has burned down
lcg-record-house-standing = your house was saved
lcg-record-ghoul-priest-alive = the Ghoul Priest is at large
lcg-record-lita-finds-others = Lita went to look for help elsewhere
lcg-record-past-midnight = midnight has struck
lcg-record-arkham-succumbed = Umôrdhoth took its revenge on Arkham
lcg-record-ritual-broken = the ritual was stopped before Umôrdhoth came
lcg-record-umordhoth-repelled = Umôrdhoth was driven back
lcg-record-lita-sacrificed = Lita Chantler was given up to Umôrdhoth
