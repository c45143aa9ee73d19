### Horror w Arkham: nazwy osób i rzeczy.

## Badacze

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
arkham-card-sister_mary = Siostra Mary
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
arkham-card-skids_otoole = „Ślizg” O’Toole
arkham-card-tommy_muldoon = Tommy Muldoon
arkham-card-william_yorick = William Yorick
arkham-card-zoey_samaras = Zoey Samaras

## Przedmioty powszechne

arkham-card-knife = Nóż
arkham-card-bullwhip = Bicz
arkham-card-cavalry_saber = Szabla kawaleryjska
arkham-card-derringer_18 = Derringer .18
arkham-card-axe = Topór
arkham-card-revolver_38 = Rewolwer .38
arkham-card-cross = Krzyż
arkham-card-automatic_45 = Automatyczna .45
arkham-card-shotgun = Strzelba
arkham-card-rifle = Karabin
arkham-card-tommy_gun = Thompson
arkham-card-dynamite = Dynamit
arkham-card-food = Jedzenie
arkham-card-whiskey = Whisky
arkham-card-dark_cloak = Ciemny płaszcz
arkham-card-lantern = Latarnia
arkham-card-lucky_cigarette_case = Szczęśliwa papierośnica
arkham-card-research_materials = Materiały badawcze
arkham-card-map_of_arkham = Mapa Arkham
arkham-card-motorcycle = Motocykl
arkham-card-ancient_tome = Pradawna księga
arkham-card-old_journal = Stary dziennik

## Przedmioty unikatowe

arkham-card-nameless_cults = Bezimienne kulty
arkham-card-book_of_dzyan = Księga Dzyan
arkham-card-cabala_of_saboth = Kabała Sabotha
arkham-card-cultes_des_goules = Cultes des Goules
arkham-card-necronomicon = Necronomicon
arkham-card-the_king_in_yellow = Król w Żółci
arkham-card-alien_statue = Posążek Obcych
arkham-card-ancient_tablet = Pradawna tablica
arkham-card-blue_watcher_of_the_pyramid = Błękitny Strażnik Piramidy
arkham-card-elder_sign = Znak Starszych Bogów
arkham-card-enchanted_jewelry = Zaklęta biżuteria
arkham-card-silver_key = Srebrny klucz
arkham-card-gate_box = Szkatuła bram
arkham-card-healing_stone = Leczniczy kamień
arkham-card-obsidian_statue = Obsydianowy posążek
arkham-card-pallid_mask = Blada maska
arkham-card-ruby_of_rlyeh = Rubin z R’lyeh
arkham-card-flute_of_the_outer_gods = Flet Bogów Zewnętrznych
arkham-card-warding_statue = Posążek ochronny
arkham-card-enchanted_knife = Zaklęty nóż
arkham-card-enchanted_blade = Zaklęte ostrze
arkham-card-lamp_of_alhazred = Lampa Alhazreda
arkham-card-sword_of_glory = Miecz chwały
arkham-card-holy_water = Woda święcona
arkham-card-powder_of_ibn_ghazi = Proszek Ibn-Ghaziego

## Zaklęcia

arkham-card-bind_monster = Spętanie potwora
arkham-card-dread_curse_of_azathoth = Straszliwa Klątwa Azathotha
arkham-card-enchant_weapon = Zaklęcie Broni
arkham-card-find_gate = Odnalezienie Bramy
arkham-card-flesh_ward = Ochrona Ciała
arkham-card-heal = Uzdrowienie
arkham-card-mists_of_releh = Mgły Releh
arkham-card-red_sign_of_shudde_mell = Czerwony Znak Shudde M’ella
arkham-card-shrivelling = Uśmiercenie
arkham-card-voice_of_ra = Głos Ra
arkham-card-wither = Deformacja

## Umiejętności

arkham-card-speed = Szybkość
arkham-card-sneak = Skradanie się
arkham-card-fight = Waleczność
arkham-card-will = Wola
arkham-card-lore = Wiedza
arkham-card-luck = Szczęście
arkham-card-bravery = Odwaga
arkham-card-expert_occultist = Biegły okultysta
arkham-card-marksman = Strzelec wyborowy
arkham-card-stealth = Skrytość

## Sprzymierzeńcy

arkham-card-anna_kaslow = Anna Kaslow
arkham-card-duke = Diuk
arkham-card-eric_colt = Eric Colt
arkham-card-john_legrasse = John Legrasse
arkham-card-professor_armitage = Profesor Armitage
arkham-card-richard_upton_pickman = Richard Upton Pickman
arkham-card-ruby_standish = Ruby Standish
arkham-card-ryan_dean = Ryan Dean
arkham-card-sir_william_brinton = Sir William Brinton
arkham-card-thomas_f_malone = Thomas F. Malone
arkham-card-tom_mountain_murphy = Tom „Góra” Murphy

## Karty specjalne

arkham-card-bank_loan = Pożyczka bankowa
arkham-card-retainer = Honorarium
arkham-card-blessing = Błogosławieństwo
arkham-card-curse = Klątwa
arkham-card-silver_twilight_lodge_membership = Członkostwo w Loży Srebrnego Świtu
arkham-card-deputy_of_arkham = Zastępca Szeryfa
arkham-card-deputys_revolver = Rewolwer zastępcy
arkham-card-patrol_wagon = Wóz patrolowy
arkham-card-defaulted_loan = Pożyczka bankowa (niespłacona)
arkham-card-dragons_eye = Smocze oko
arkham-card-ashcan_pete = Pete „Włóczęga”
arkham-card-gloria_goldberg = Gloria Goldberg
arkham-card-norman_withers = Norman Withers
arkham-card-trish_scarborough = Trish Scarborough
arkham-card-ursula_downs = Ursula Downs
