### Horror w Arkham: Gra karciana: nazwy kart i tego, co na nich wydrukowano.
### As in English: lcg-card-, lcg-trait-

## Co otacza tekst karty

lcg-uses = Zużywalny ({ $uses }).
lcg-victory = Zwycięstwo { $points }.

## Słowa kluczowe

lcg-keyword-aloof = Powściągliwy
lcg-keyword-exceptional = Wyjątkowa
lcg-keyword-fast = Szybka
lcg-keyword-hunter = Łowca
lcg-keyword-massive = Masywny
lcg-keyword-peril = Zagrożenie
lcg-keyword-permanent = Trwała
lcg-keyword-retaliate = Mściwy
lcg-keyword-surge = Mroczna fala

## Co znaczą słowa kluczowe, dla tych, którzy pytają

lcg-reminder-aloof = Sam nie wchodzi w zwarcie, a dopóki jest poza zwarciem, nikt nie może go zaatakować.
lcg-reminder-exceptional = Kosztuje dwa razy więcej doświadczenia, a w talii może być tylko 1 jej kopia.
lcg-reminder-fast = Jej zagranie nie kosztuje akcji i nie wywołuje ataków towarzyszących.
lcg-reminder-hunter = W fazie wrogów, jeśli jest przygotowany i poza zwarciem, porusza się o 1 lokalizację w stronę najbliższego badacza.
lcg-reminder-massive = Dopóki jest przygotowany, uznaje się, że jest w zwarciu z każdym badaczem w swojej lokalizacji.
lcg-reminder-peril = Podczas jej rozpatrywania nie możesz naradzać się z innymi, a oni nie mogą zagrywać kart, aktywować zdolności ani przeznaczać kart na twój test.
lcg-reminder-permanent = Rozpoczyna rozgrywkę w grze, nie wlicza się do rozmiaru talii i nie może opuścić gry.
lcg-reminder-retaliate = Jeśli twój atak na niego się nie powiedzie, gdy jest przygotowany, atakuje cię.
lcg-reminder-surge = Po jej rozpatrzeniu dobierz kolejną kartę spotkania.

## Umiejętności i ich symbole

lcg-skill-willpower = wola
lcg-skill-intellect = intelekt
lcg-skill-combat = walka
lcg-skill-agility = zwinność
lcg-skill-wild = joker

## Klasy

lcg-class-guardian = strażnik
lcg-class-seeker = poszukiwacz
lcg-class-rogue = łotr
lcg-class-mystic = mistyk
lcg-class-survivor = ocalały
lcg-class-neutral = neutralna

## Rodzaje kart

lcg-type-investigator = badacz
lcg-type-asset = atut
lcg-type-event = wydarzenie
lcg-type-skill = umiejętność
lcg-type-enemy = wróg
lcg-type-treachery = podstęp
lcg-type-location = lokalizacja
lcg-type-act = akt
lcg-type-agenda = tajemnica
lcg-type-scenario = karta pomocy scenariusza

## Strefy

lcg-slot-accessory = drobiazg
lcg-slot-ally = sprzymierzeniec
lcg-slot-arcane = magia
lcg-slot-body = ciało
lcg-slot-hand = ręka

## Karty graczy, według numeru w zestawie

lcg-card-roland-banks = Roland Banks
lcg-card-daisy-walker = Daisy Walker
lcg-card-skids-otoole = „Ślizg” O’Toole
lcg-card-agnes-baker = Agnes Baker
lcg-card-wendy-adams = Wendy Adams
lcg-card-rolands-38-special = Specjalna .38 Rolanda
lcg-card-cover-up = Zacieranie śladów
lcg-card-daisys-tote-bag = Torebka Daisy
lcg-card-the-necronomicon = Necronomicon
lcg-card-on-the-lam = Zbieg
lcg-card-hospital-debts = Szpitalne długi
lcg-card-heirloom-of-hyperborea = Dziedzictwo z Hiperborei
lcg-card-dark-memory = Mroczne wspomnienie
lcg-card-wendys-amulet = Amulet Wendy
lcg-card-abandoned-and-alone = Porzucenie i samotność
lcg-card-45-automatic = Automatyczna .45
lcg-card-physical-training = Trening fizyczny
lcg-card-beat-cop = Gliniarz
lcg-card-first-aid = Pierwsza pomoc
lcg-card-machete = Maczeta
lcg-card-guard-dog = Pies strażniczy
lcg-card-evidence = Dowód!
lcg-card-dodge = Unik
lcg-card-dynamite-blast = Wysadzenie dynamitem
lcg-card-vicious-blow = Potworny cios
lcg-card-extra-ammunition = Dodatkowa amunicja
lcg-card-police-badge = Odznaka policyjna
lcg-card-beat-cop-2 = Gliniarz
lcg-card-shotgun = Strzelba
lcg-card-magnifying-glass = Szkło powiększające
lcg-card-old-book-of-lore = Stara księga wiedzy tajemnej
lcg-card-research-librarian = Dociekliwy bibliotekarz
lcg-card-dr-milan-christopher = Dr Milan Christopher
lcg-card-hyperawareness = Nadświadomość
lcg-card-medical-texts = Traktaty medyczne
lcg-card-mind-over-matter = Wyższość umysłu nad materią
lcg-card-working-a-hunch = Kierowany przeczuciem
lcg-card-barricade = Barykada
lcg-card-deduction = Dedukcja
lcg-card-magnifying-glass-1 = Szkło powiększające
lcg-card-disc-of-itzamna = Dysk Itzamna
lcg-card-encyclopedia = Encyklopedia
lcg-card-cryptic-research = Enigmatyczne badania
lcg-card-switchblade = Nóż sprężynowy
lcg-card-burglary = Włamanie
lcg-card-pickpocketing = Kradzież kieszonkowa
lcg-card-41-derringer = Derringer .41
lcg-card-leo-de-luca = Leo De Luca
lcg-card-hard-knocks = Szkoła życia
lcg-card-elusive = Nieuchwytność
lcg-card-backstab = Cios w plecy
lcg-card-sneak-attack = Atak z ukrycia
lcg-card-opportunist = Oportunizm
lcg-card-leo-de-luca-1 = Leo De Luca
lcg-card-cat-burglar = Włamywacz
lcg-card-sure-gamble = Pewna wygrana
lcg-card-hot-streak = Dobra passa
lcg-card-forbidden-knowledge = Zakazana wiedza
lcg-card-holy-rosary = Różaniec
lcg-card-shrivelling = Uśmiercenie
lcg-card-scrying = Wróżenie
lcg-card-arcane-studies = Znajomość wiedzy tajemnej
lcg-card-arcane-initiate = Nowicjusz wiedzy tajemnej
lcg-card-drawn-to-the-flame = Jak ćma do płomienia
lcg-card-ward-of-protection = Ochronny krąg
lcg-card-blinding-light = Oślepiające światło
lcg-card-fearless = Nieustraszoność
lcg-card-mind-wipe = Czyszczenie umysłu
lcg-card-blinding-light-2 = Oślepiające światło
lcg-card-book-of-shadows = Księga Cieni
lcg-card-grotesque-statue = Groteskowa statuetka
lcg-card-leather-coat = Skórzany płaszcz
lcg-card-scavenging = Zbieractwo
lcg-card-baseball-bat = Kij baseballowy
lcg-card-rabbits-foot = Królicza łapka
lcg-card-stray-cat = Bezpański kot
lcg-card-dig-deep = Nieustępliwość
lcg-card-cunning-distraction = Odwrócenie uwagi
lcg-card-look-what-i-found = „Patrz, co znalazłem!”
lcg-card-lucky = Łut szczęścia
lcg-card-survival-instinct = Instynkt przetrwania
lcg-card-aquinnah = Aquinnah
lcg-card-close-call = Mało brakowało
lcg-card-lucky-2 = Łut szczęścia
lcg-card-will-to-survive = Wola przetrwania
lcg-card-knife = Nóż
lcg-card-flashlight = Latarka
lcg-card-emergency-cache = Na czarną godzinę
lcg-card-guts = Męstwo
lcg-card-perception = Percepcja
lcg-card-overpower = Zmiażdżenie
lcg-card-manual-dexterity = Sprawność manualna
lcg-card-unexpected-courage = Niespodziewana odwaga
lcg-card-bulletproof-vest = Kamizelka kuloodporna
lcg-card-elder-sign-amulet = Amulet ze Znakiem Starszych Bogów
lcg-card-amnesia = Amnezja
lcg-card-paranoia = Paranoja
lcg-card-haunted = Nawiedzenie
lcg-card-psychosis = Psychoza
lcg-card-hypochondria = Hipochondria
lcg-card-mob-enforcer = Mafijny egzekutor długów
lcg-card-silver-twilight-acolyte = Akolita Srebrnego Świtu
lcg-card-stubborn-detective = Uparty detektyw

## Karty spotkań, według numeru w zestawie

lcg-card-the-gathering = Zgromadzenie
lcg-card-whats-going-on = Co jest grane?!
lcg-card-rise-of-the-ghouls = Nadejście ghouli
lcg-card-theyre-getting-out = Wychodzą!
lcg-card-trapped = W pułapce
lcg-card-the-barrier = Bariera
lcg-card-what-have-you-done = Coś ty zrobił?
lcg-card-study = Gabinet
lcg-card-hallway = Hol
lcg-card-attic = Strych
lcg-card-cellar = Piwnica
lcg-card-parlor = Salon
lcg-card-ghoul-priest = Kapłan ghouli
lcg-card-lita-chantler = Lita Chantler
lcg-card-flesh-eater = Pożeracz ciał
lcg-card-icy-ghoul = Lodowy ghoul
lcg-card-the-midnight-masks = Maski północy
lcg-card-predator-or-prey = Myśliwy czy zwierzyna?
lcg-card-the-masked-hunter = Zamaskowany łowca
lcg-card-time-is-running-short = Czas się kończy
lcg-card-uncovering-the-conspiracy = Odkrycie spisku
lcg-card-your-house = Twój dom
lcg-card-rivertown = Rivertown
lcg-card-southside-historical-society = Southside
lcg-card-southside-mas-boarding-house = Southside
lcg-card-st-marys-hospital = Szpital św. Marii
lcg-card-miskatonic-university = Uniwersytet Miskatonic
lcg-card-downtown-first-bank-of-arkham = Downtown
lcg-card-downtown-arkham-asylum = Downtown
lcg-card-easttown = Easttown
lcg-card-graveyard = Cmentarz
lcg-card-northside = Northside
lcg-card-hunting-shadow = Prześladujący cień
lcg-card-false-lead = Fałszywy trop
lcg-card-wolf-man-drew = Drew „Człowiek-wilk”
lcg-card-herman-collins = Herman Collins
lcg-card-peter-warren = Peter Warren
lcg-card-victoria-devereux = Victoria Devereux
lcg-card-ruth-turner = Ruth Turner
lcg-card-the-devourer-below = Pożeracz z otchłani
lcg-card-the-arkham-woods = Lasy Arkham
lcg-card-the-ritual-begins = Rozpoczęcie rytuału
lcg-card-vengeance-awaits = Czas zemsty
lcg-card-the-devourer-rises = Pożeracz z otchłani
lcg-card-investigating-the-trail = Podążając za tropem
lcg-card-into-the-darkness = W mrok
lcg-card-disrupting-the-ritual = Zakłócanie rytuału
lcg-card-main-path = Główna ścieżka
lcg-card-arkham-woods-unhallowed-ground = Lasy Arkham
lcg-card-arkham-woods-twisting-paths = Lasy Arkham
lcg-card-arkham-woods-old-house = Lasy Arkham
lcg-card-arkham-woods-cliffside = Lasy Arkham
lcg-card-arkham-woods-tangled-thicket = Lasy Arkham
lcg-card-arkham-woods-quiet-glade = Lasy Arkham
lcg-card-ritual-site = Miejsce rytuału
lcg-card-umordhoth = Umôrdhoth
lcg-card-umordhoths-wrath = Gniew Umôrdhotha
lcg-card-swarm-of-rats = Rój szczurów
lcg-card-ghoul-minion = Ghoul sługus
lcg-card-ravenous-ghoul = Wygłodniały ghoul
lcg-card-grasping-hands = Chwytające dłonie
lcg-card-rotting-remains = Gnijące szczątki
lcg-card-frozen-in-fear = Sparaliżowany ze strachu
lcg-card-dissonant-voices = Kakofonia głosów
lcg-card-ancient-evils = Pradawne zło
lcg-card-crypt-chill = Grobowy chłód
lcg-card-obscuring-fog = Gęsta mgła
lcg-card-acolyte = Akolita
lcg-card-wizard-of-the-order = Czarownik bractwa
lcg-card-mysterious-chanting = Tajemnicze pieśni
lcg-card-hunting-nightgaunt = Polujące Skrzydlate Dziecię Nocy
lcg-card-on-wings-of-darkness = Na skrzydłach ciemności
lcg-card-locked-door = Zamknięte drzwi
lcg-card-screeching-byakhee = Wrzeszczący Byakhee
lcg-card-the-yellow-sign = Żółty Znak
lcg-card-yithian-observer = Yithian obserwator
lcg-card-offer-of-power = Oferta potęgi
lcg-card-relentless-dark-young = Nieustępliwe Mroczne Młode
lcg-card-goat-spawn = Kozi pomiot
lcg-card-young-deep-one = Młoda Istota z Głębin
lcg-card-dreams-of-rlyeh = Sny o R’lyeh

## Podtytuły

lcg-subtitle-roland-banks = Agent federalny
lcg-subtitle-daisy-walker = Bibliotekarka
lcg-subtitle-skids-otoole = Były skazaniec
lcg-subtitle-agnes-baker = Kelnerka
lcg-subtitle-wendy-adams = Łobuz
lcg-subtitle-the-necronomicon = Przekład Johna Dee
lcg-subtitle-heirloom-of-hyperborea = Artefakt z poprzedniego życia
lcg-subtitle-dr-milan-christopher = Profesor entomologii
lcg-subtitle-disc-of-itzamna = Amulet ochronny
lcg-subtitle-leo-de-luca = Lew z Luizjany
lcg-subtitle-leo-de-luca-1 = Lew z Luizjany
lcg-subtitle-aquinnah = Zapomniana córka
lcg-subtitle-lita-chantler = Fanatyczka
lcg-subtitle-the-masked-hunter = Skradający się bezszelestnie
lcg-subtitle-southside-historical-society = Stowarzyszenie Historyczne
lcg-subtitle-southside-mas-boarding-house = Pensjonat Mamuśki
lcg-subtitle-downtown-first-bank-of-arkham = Pierwszy Bank Arkham
lcg-subtitle-downtown-arkham-asylum = Przytułek Arkham
lcg-subtitle-wolf-man-drew = Kanibal
lcg-subtitle-herman-collins = Grabarz
lcg-subtitle-peter-warren = Profesor okultyzmu
lcg-subtitle-victoria-devereux = Kolekcjonerka
lcg-subtitle-ruth-turner = Pracownica kostnicy
lcg-subtitle-arkham-woods-unhallowed-ground = Wyklęta ziemia
lcg-subtitle-arkham-woods-twisting-paths = Zawiłe ścieżki
lcg-subtitle-arkham-woods-old-house = Stary dom
lcg-subtitle-arkham-woods-cliffside = Urwisko
lcg-subtitle-arkham-woods-tangled-thicket = Splątany gąszcz
lcg-subtitle-arkham-woods-quiet-glade = Spokojna polana
lcg-subtitle-umordhoth = Pożeracz z otchłani

## Drugie strony aktów i tajemnic

lcg-back-whats-going-on = Zaburzenia czasu
lcg-back-rise-of-the-ghouls = Podziemne tunele
lcg-back-theyre-getting-out = Ghoule się wydostały
lcg-back-trapped = Drzwi w podłodze
lcg-back-the-barrier = Rozbicie bariery
lcg-back-what-have-you-done = Obrona domu
lcg-back-time-is-running-short = Zegar wybija północ
lcg-back-uncovering-the-conspiracy = Ujawnione tajemnice
lcg-back-the-arkham-woods = Śmierć intruzom
lcg-back-the-ritual-begins = Wola Umôrdhotha
lcg-back-investigating-the-trail = Odkrycie planu
lcg-back-into-the-darkness = Ostatnie rytuały
lcg-back-disrupting-the-ritual = Przerwanie rytuału

## Cechy

lcg-trait-agency = Agencja
lcg-trait-ally = Sprzymierzeniec
lcg-trait-ancient-one = Przedwieczny
lcg-trait-arkham = Arkham
lcg-trait-armor = Zbroja
lcg-trait-byakhee = Byakhee
lcg-trait-cave = Jaskinia
lcg-trait-central = Centralna
lcg-trait-charm = Amulet
lcg-trait-creature = Stworzenie
lcg-trait-criminal = Przestępca
lcg-trait-cultist = Kultysta
lcg-trait-curse = Klątwa
lcg-trait-dark-young = Mroczne Młode
lcg-trait-deep-one = Istota z Głębin
lcg-trait-detective = Detektyw
lcg-trait-drifter = Tułacz
lcg-trait-drifter-f = Tułaczka
lcg-trait-elite = Elitarny
lcg-trait-firearm = Palna
lcg-trait-fortune = Los
lcg-trait-ghoul = Ghoul
lcg-trait-hazard = Niebezpieczeństwo
lcg-trait-hex = Urok
lcg-trait-humanoid = Humanoid
lcg-trait-illicit = Nielegalny
lcg-trait-innate = Wrodzona
lcg-trait-insight = Informacja
lcg-trait-item = Przedmiot
lcg-trait-madness = Szaleństwo
lcg-trait-melee = Biała
lcg-trait-miskatonic = Miskatonic
lcg-trait-monster = Potwór
lcg-trait-nightgaunt = Dziecię Nocy
lcg-trait-obstacle = Przeszkoda
lcg-trait-omen = Omen
lcg-trait-pact = Pakt
lcg-trait-police = Policja
lcg-trait-practiced = Nabyta
lcg-trait-relic = Relikwia
lcg-trait-science = Nauka
lcg-trait-silver-twilight = Srebrny Świt
lcg-trait-sorcerer = Czarnoksiężnik
lcg-trait-sorcerer-f = Czarnoksiężniczka
lcg-trait-spell = Zaklęcie
lcg-trait-spirit = Duch
lcg-trait-supply = Zapasy
lcg-trait-tactic = Taktyka
lcg-trait-talent = Talent
lcg-trait-task = Zadanie
lcg-trait-terror = Koszmar
lcg-trait-tome = Księga
lcg-trait-tool = Narzędzie
lcg-trait-weapon = Broń
lcg-trait-woods = Puszcza
lcg-trait-yithian = Yithian

## Zestawy spotkań

lcg-set-the-gathering = Zgromadzenie
lcg-set-the-midnight-masks = Maski północy
lcg-set-cult-of-umordhoth = Kult Umôrdhotha
lcg-set-the-devourer-below = Pożeracz z otchłani
lcg-set-rats = Szczury
lcg-set-ghouls = Ghoule
lcg-set-striking-fear = Paniczny strach
lcg-set-ancient-evils = Pradawne zło
lcg-set-chilling-cold = Przejmujący chłód
lcg-set-dark-cult = Mroczny kult
lcg-set-nightgaunts = Dzieci nocy
lcg-set-locked-doors = Zamknięte drzwi
lcg-set-agents-of-hastur = Agenci Hastura
lcg-set-agents-of-yog-sothoth = Agenci Yog-Sothotha
lcg-set-agents-of-shub-niggurath = Agenci Shub-Niggurath
lcg-set-agents-of-cthulhu = Agenci Cthulhu

## Dziennik kampanii

lcg-record-house-burned = twój dom spłonął
lcg-record-house-standing = twój dom ocalał
lcg-record-ghoul-priest-alive = Kapłan ghouli jest na wolności
lcg-record-lita-finds-others = Lita poszła szukać pomocy u innych
lcg-record-past-midnight = wybiła północ
lcg-record-arkham-succumbed = Umôrdhoth zemścił się na Arkham
lcg-record-ritual-broken = rytuał powstrzymano, zanim Umôrdhoth przybył
lcg-record-umordhoth-repelled = Umôrdhoth został odparty
lcg-record-lita-sacrificed = Litę Chantler oddano Umôrdhothowi
