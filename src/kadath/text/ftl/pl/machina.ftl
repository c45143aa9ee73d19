### Machina Arcana: nazwy kart.

## Pudełko

machina-title = Machina Arcana
machina-kind-explorer = odkrywca
machina-kind-weapon = broń
machina-kind-apparel = ubiór
machina-kind-artifact = artefakt
machina-kind-consumable = przedmiot zużywalny
machina-kind-monster = potwór
machina-kind-explorer_event = wydarzenie odkrywców
machina-kind-horror_event = wydarzenie grozy
machina-kind-chapter = rozdział
machina-kind-map_tile = strona kafelka planszy
machina-kind-final_challenge_tile = kafelek ostatecznego wyzwania

## Odkrywcy

machina-card-lorrai_gerrard = Lorrai Gerrard
machina-card-hank_horden = Hank Horden

## Potwory

machina-card-mi_go = Mi-Go
machina-card-sarall = Sarall
machina-card-kthun = K’thun
machina-card-moon_beast = Księżycowa bestia

## Broń i jej wzmocnienia

machina-card-circular_saw = Piła tarczowa
machina-card-vampiric_rifle = Wampiryczny karabin
machina-card-spiked_whip = Kolczasty bicz
machina-card-scarifier = Zabliźniacz
machina-card-piercing_revolver = Rewolwer przebijający
machina-card-precision_scope = Celownik precyzyjny
machina-card-magic_coating = Powłoka magiczna
machina-card-boiler_hammer = Młot kotlarski

## Ubiór

machina-card-aerial_cloak = Powietrzna opończa
machina-card-displacement_vest = Kamizelka przemieszczeń
machina-card-hobnailed_boots = Podkute buty
machina-card-proximity_warper = Zakrzywiacz zbliżeniowy

## Artefakty

machina-card-force_alternator = Alternator sił
machina-card-stygian_pendant = Stygijski wisior

## Przedmioty zużywalne

machina-card-morphine_syrette = Ampułkostrzykawka z morfiną

## Wydarzenia

machina-card-surge_of_strength = Przypływ sił
# Nazwa własna: wydrukowanej nie znamy.
machina-card-magic_blast = Magiczny wybuch
machina-card-shivers = Dreszcze
machina-card-healing_rituals = Rytuały leczenia
machina-card-executioner = Kat
machina-card-hive_launcher = Wyrzutnia roju
machina-card-mirror_weave = Lustrzany splot
machina-card-revolving_capsule = Kapsuła obrotowa
machina-card-scrutinizing_mirror = Taksujące lustro
machina-card-blood_vial = Fiolka krwi
machina-card-marked_prey = Naznaczona zdobycz
machina-card-pack_tactics = Taktyka stada
machina-card-spawn_of_atlach_nacha = Pomiot Atlach-Nachy
machina-card-rhan_tegoth = Rhan-Tegoth
