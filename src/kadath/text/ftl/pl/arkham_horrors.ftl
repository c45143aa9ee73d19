### Horror w Arkham: nazwy potworów, Przedwiecznych, heroldów i historii.

## Zdolności potworów

arkham-keyword-ambush = Zasadzka
arkham-keyword-endless = Wieczny
arkham-keyword-mask = Maska
arkham-keyword-spawn = Lęgowy
arkham-keyword-undead = Nieumarły
arkham-keyword-physical_resistance = Fizyczna odporność
arkham-keyword-magical_resistance = Magiczna odporność
arkham-keyword-physical_immunity = Fizyczna niewrażliwość
arkham-keyword-magical_immunity = Magiczna niewrażliwość
arkham-keyword-weapon_immunity = Niewrażliwość na Broń
arkham-keyword-nightmarish = Koszmarny
arkham-keyword-overwhelming = Przytłaczający

## Ruch potworów

arkham-movement-normal = zwykły
arkham-movement-fast = szybki
arkham-movement-stationary = nieruchomy
arkham-movement-flying = latający
arkham-movement-unique = wyjątkowy
arkham-movement-aquatic = wodny
arkham-movement-none = brak

## Symbole wymiarów

arkham-dimension-circle = koło
arkham-dimension-diamond = romb
arkham-dimension-hexagon = sześciokąt
arkham-dimension-moon = księżyc
arkham-dimension-plus = plus
arkham-dimension-slash = ukośnik
arkham-dimension-square = kwadrat
arkham-dimension-star = gwiazda
arkham-dimension-triangle = trójkąt

## Potwory

arkham-card-byakhee = Byakhee
arkham-card-chthonian = Chthonianin
arkham-card-cultist = Kultysta
arkham-card-dark_young = Mroczne Młode
arkham-card-dhole = Dhole
arkham-card-dimensional_shambler = Kroczący Między Światami
arkham-card-elder_thing = Starsza Istota
arkham-card-fire_vampire = Ognisty Wampir
arkham-card-flying_polyp = Latający Polip
arkham-card-formless_spawn = Bezkształtny Pomiot
arkham-card-ghost = Duch
arkham-card-ghoul = Ghoul
arkham-card-god_of_the_bloody_tongue = Bóg Krwawego Języka
arkham-card-gug = Gug
arkham-card-haunter_of_the_dark = Nawiedzający Mrok
arkham-card-high_priest = Arcykapłan
arkham-card-hound_of_tindalos = Ogar z Tindalos
arkham-card-maniac = Maniak
arkham-card-mi_go = Mi-Go
arkham-card-nightgaunt = Skrzydlate Dziecię Nocy
arkham-card-shoggoth = Shoggoth
arkham-card-star_spawn = Gwiezdny Pomiot
arkham-card-the_black_man = Czarny Człowiek
arkham-card-the_bloated_woman = Opuchnięta Kobieta
arkham-card-the_dark_pharaoh = Czarny Faraon
arkham-card-vampire = Wampir
arkham-card-warlock = Czarnoksiężnik
arkham-card-witch = Wiedźma
arkham-card-zombie = Zombie
arkham-card-barnabas_marsh = Barnabas Marsh
arkham-card-being_of_ib_1 = Istota z Ib (1)
arkham-card-being_of_ib_2 = Istota z Ib (2)
arkham-card-being_of_ib_3 = Istota z Ib (3)
arkham-card-being_of_ib_4 = Istota z Ib (4)
arkham-card-deep_one = Istota z Głębin
arkham-card-deep_one_hybrid = Mieszaniec Istot z Głębin
arkham-card-lloigor = Lloigor
arkham-card-priest_of_dagon = Kapłan Dagona
arkham-card-proto_shoggoth = Protoshoggoth
arkham-card-servitor_of_outer_gods = Sługa Bogów Zewnętrznych
arkham-card-shugeron = Shugeron
arkham-card-tendril_of_nyogtha = Pnącze Nyogtha
arkham-card-wailing_writher = Jęczący Pełzacz

## Przedwieczni

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
arkham-card-the_look = Wygląd Innsmouth
arkham-card-no_look = Zwyczajna twarz
arkham-card-dust_on_the_sill = Pył na parapecie
arkham-card-a_grey_footprint = Szary ślad stopy
arkham-card-brittle_paper = Kruchy papier
arkham-card-stopped_clock = Zatrzymany zegar
arkham-card-withered_hand = Uschnięta dłoń
arkham-card-white_hair = Siwe włosy
arkham-card-rust_and_rot = Rdza i zgnilizna
arkham-card-circle_of_grey_light = Krąg szarego światła
arkham-card-the_treader_nears = Kroczący nadchodzi
arkham-card-ages_in_a_breath = Wieki w jednym tchu
arkham-card-the_beam_descends = Promień opada
arkham-card-dust_to_dust = Z prochu w proch
arkham-card-father_dagon = Ojciec Dagon
arkham-card-mother_hydra = Matka Hydra
