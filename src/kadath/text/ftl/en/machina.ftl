### Machina Arcana: the names of its cards.
### Built in code: machina-

## The box

machina-title = Machina Arcana
machina-kind-explorer = explorer
machina-kind-weapon = weapon
machina-kind-apparel = apparel
machina-kind-artifact = artifact
machina-kind-consumable = consumable
machina-kind-monster = monster
machina-kind-explorer_event = explorer event
machina-kind-horror_event = horror event
machina-kind-chapter = chapter
machina-kind-map_tile = side of a map tile
machina-kind-final_challenge_tile = final challenge tile

## Explorers

machina-card-lorrai_gerrard = Lorrai Gerrard
machina-card-hank_horden = Hank Horden

## Monsters

machina-card-mi_go = Mi-Go
machina-card-sarall = Sarall
machina-card-kthun = K’thun
machina-card-moon_beast = Moon-Beast

## Weapons, and what augments them

machina-card-circular_saw = Circular saw
machina-card-vampiric_rifle = Vampiric rifle
machina-card-spiked_whip = Spiked whip
machina-card-scarifier = Scarifier
machina-card-piercing_revolver = Piercing revolver
machina-card-precision_scope = Precision scope
machina-card-magic_coating = Magic coating
machina-card-boiler_hammer = Boiler hammer

## Apparel

machina-card-aerial_cloak = Aerial cloak
machina-card-displacement_vest = Displacement vest
machina-card-hobnailed_boots = Hobnailed boots
machina-card-proximity_warper = Proximity warper

## Artifacts

machina-card-force_alternator = Force alternator
machina-card-stygian_pendant = Stygian pendant

## Consumables

machina-card-morphine_syrette = Morphine syrette

## Events

machina-card-surge_of_strength = Surge of strength
# A name of our own: the printed one is not known.
machina-card-magic_blast = Magic blast
machina-card-shivers = Shivers
machina-card-healing_rituals = Healing rituals
machina-card-executioner = The executioner
machina-card-hive_launcher = Hive launcher
machina-card-mirror_weave = Mirror weave
machina-card-revolving_capsule = Revolving capsule
machina-card-scrutinizing_mirror = Scrutinizing mirror
machina-card-blood_vial = Blood vial
machina-card-marked_prey = Marked prey
machina-card-pack_tactics = Pack tactics
machina-card-spawn_of_atlach_nacha = Spawn of Atlach-Nacha
machina-card-rhan_tegoth = Rhan-Tegoth
