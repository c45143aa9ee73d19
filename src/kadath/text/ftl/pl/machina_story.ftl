### Machina Arcana: opowieść rozdziałów, scenariuszy, wyzwań i kafelków. Każde zdanie jest nasze.
### Built in code: machina-

## Scenariusze

machina-opening-horror_in_the_ice = Trzy tygodnie po ostatniej depeszy z obozu Borealis wiertacze przebili się do sali, której żadna mapa nie miała prawa pominąć. Buchnęło stamtąd ciepłe powietrze – miarowo, jak oddech. Macie lampy, liny, skrzynię niesprawdzonych machin i dwa dni, nim burza zamknie szyb. Ktoś wszedł tam przed wami. Nikt nie wrócił.
machina-closing-horror_in_the_ice = Ostatnie uderzenie się spóźnia, jak zegar, który zapomniał godziny, a potem lód jest już tylko lodem. Wspinacie się ze szronem w płucach i popiołem na rękawach. Na górze burza przeszła; niebo jest ogromne i milczy. Głęboko w dole coś przewraca się we śnie – tak cicho, że umawiacie się, iż nikt tego nie słyszał.
machina-opening-statue_of_despair = Nazywano go Rzeźbiarzem, bo nikt nie pożył dość długo, by poznać inne imię. Za marmur płacił cudzymi twarzami. Wyparci z obozu, schodzicie przez jego galerie, a każdy posąg odwrócił się – ledwie, ledwie – ku schodom. U ich kresu stoi arcydzieło. Nie jest skończone. Czeka na modeli.
machina-closing-statue_of_despair = Rozpacz okazuje się krucha. Posąg kończy jak każdy kamień, na który spojrzano zbyt szczerze: rysa, westchnienie, lawina. W pyle leżą setki małych marmurowych uśmiechów. Jeden z nich wynosicie na górę, zawinięty w szal, i nikt z was nie umie powiedzieć, do kogo należał.
machina-opening-the_beast = To, co zabiliście w lodzie, miało strażnika, dziecko albo cień – pismo na ścianach nie rozróżnia tych słów. Bestia jest ranna, jest ogromna i wraca do domu: na wskroś przez każdą ścianę, jaka dzieli ją od korzenia góry. Jeśli się tam położy, serce zacznie bić od nowa. I tak wyprawa, która przybyła badać, uczy się polować.
machina-closing-the_beast = Bestia pada o krok od miejsca, w którym chciała zasnąć. Przez chwilę nikt się nie rusza; czemuś tak staremu nie bije się braw. Potem lampy wędrują z rąk do rąk, ktoś liczy rannych, a ktoś inny zaczyna – fałszując – nucić. Za wami góra zamyka galerie jedną po drugiej, jak oko.

## Rozdziały

machina-story-entrance = Szyb opuszcza was w półmrok, w którym nie pali się żadna lampa. Znajdźcie znak, który jarzy się na kamieniu rozdziału, zanim mrok znajdzie was.
machina-story-trail_of_blood = Plamy prowadzą dalej i są cierpliwe: kto chce za nimi iść, niech płaci tą samą monetą.
machina-story-the_abandoned_camp = Namioty, jeszcze letni piecyk, dziewięć misek i ani jednej łyżki. Weźcie, co zostało po innych – także ich drogę ucieczki.
machina-story-the_way_down = Za obozem posadzka zaczyna opadać. Nikt nie postanawia schodzić; po prostu łatwiej iść, niż stać.
machina-story-hall_of_columns = Kolumny bez liku, a między nimi łomot, powolny jak pływ morza. Rozstawiacie lampy i liczycie sekundy.
machina-story-keepers_of_the_pulse = Zakapturzone postacie wybijają takt na reliktach sali. Każde z was musi położyć dłoń na jednym z nich i złamać rytm.
machina-story-a_false_dawn = Światło z góry, głosy, sznurowa drabinka: ratunek. Mija zbyt wiele czasu, nim ktoś spostrzega, że drabinka nie rzuca cienia.
machina-story-the_buried_engine = Silnik wielki jak kościół, zbudowany, by trzymać coś w chłodzie. Ruszy jeszcze raz, jeśli na jego dźwigniach spoczną wszystkie dłonie.
machina-story-where_the_mountain_splits = Góra pęka wzdłuż szwu. Biegnijcie do szczeliny; to, co spało w ścianach, też już biegnie.
machina-story-the_heart_under_the_ice = Oto wisi w przejrzystym lodzie, ogromne i niespieszne. Bije, a wasze serca wpadają w jego rytm.
machina-story-no_peace_for_the_bold = Bez ognia, bez snu, bez ostrzeżenia. Jedyna droga, która nie jeży się od zębów, wiedzie w dół.
machina-story-gallery_of_the_faceless = Szeregi posągów, gładkich tam, gdzie powinny być rysy twarzy. Trzymajcie się razem: kto zostaje sam, zaczyna zapominać własne.
machina-story-the_sculptors_debt = Kufry rzeźbiarza stoją otworem, a w każdym leży rachunek wypisany równym pismem. Każdy płaci odrobiną tego, co go grzeje.
machina-story-broken_pedestals = Puste cokoły, świeży pył. Cokolwiek tu stało, zeszło i posprzątało po sobie.
machina-story-down_the_spiral_stair = Schody wiją się w dół wokół słupa stęchłego światła. Każdy stopień wyżłobiły czyjeś kolana.
machina-story-the_mirror_court = Dziedziniec luster, które pokazują go takim, jaki dopiero będzie. Kogoś na nim brakuje, a lustra spierają się kogo.
machina-story-the_unveiling = Płótno na arcydziele przybito znakami. Każde z was je szarpie, a ono odpłaca tym samym.
machina-story-before_the_statue = Pada ostatni gwóźdź. Pod płótnem powieki są zamknięte, a nic na świecie nie brzmi głośniej niż powieka, która zaraz się uniesie.
machina-story-the_nightmare_continues = To nie był koniec. Góra drży, plecaki pakuje się w pośpiechu, a przed wami coś ogromnego wlecze się przez mrok.
machina-story-spoor_in_the_dust = Ślady szerokie jak drzwi, do połowy wypełnione czarną wodą. Najbliższy kamień jeszcze się żarzy tam, gdzie przeszła bestia.
machina-story-the_wounded_guide = Człowiek z pierwszej wyprawy leży pod belką i zna drogę. Dźwigać muszą wszyscy, a on ani na chwilę nie milknie.
machina-story-bones_in_the_well = Studnia jest po cembrowinę pełna kości, ułożonych według wielkości. Leży wśród nich sprzęt łowców lepszych od was.
machina-story-out_of_the_burrow = Nora to nie miejsce na walkę. Z powrotem na powietrze – jeśli to jest powietrze – zanim jej gospodarz zawróci.
machina-story-the_hunting_ground = Otwarta przestrzeń, wygasłe ogniska, ślady pazurów wyżej niż maszt. To żerowisko bestii; kto tu ranny, ten już prawie martwy.
machina-story-smoke_them_out = Proch, smoła, cokolwiek, co płonie: każde z was podkłada ogień przy beczce albo jamie lęgowej i pomiot wypełza, krztusząc się dymem.
machina-story-nest_of_the_spawn = Gniazdo oddycha jak jedno zwierzę. W ściółce błyszczą rzeczy ludzi, którzy mieli się za dobrze uzbrojonych.
machina-story-the_scent_turns = Trop zawraca i teraz to wy jesteście tropem. Niech każde z was upuści sobie krwi i biegnie tam, dokąd bestia musi pójść.
machina-story-the_last_gallery = Ostatnia galeria przed korzeniem góry. Budowniczowie zostawili w niej jedną zapaloną lampę – z litości albo dla zabawy.
machina-story-the_beast_at_bay = Za wami tylko droga, którą przyszliście, przed bestią tylko dom. Pochyla łeb.

## Ostateczne wyzwania

machina-told-victory = Zwycięstwo: { $how }
machina-told-defeat = Porażka: { $how }
machina-story-the_thing_in_the_ice = Wokół Serca stoją cztery wygasłe kosze ogniowe. Ogień to jedyna rzecz, której ono tu nie pojmuje.
machina-setup-the_thing_in_the_ice = Odkrywcy stoją na żetonie wejścia lub obok niego. Serce stoi na polu 5; kosze ogniowe 1–4 są wygaszone. Rozstawcie po jednym potworze za każdego odkrywcę.
machina-rules-the_thing_in_the_ice =
    Kosz ogniowy (przeszkoda): sąsiadujący odkrywca może go zapalić za 2 punkty kondycji i 1 punkt esencji (można wspomagać).
    Każdy płonący kosz obniża pancerz i wolę Serca o 2. Serce traci najwyżej 2 punkty zdrowia na rundę.
    Serce działa po torze potworów. Jest jednostką, ale nie potworem: nie daje esencji, nie liczy się do limitu rozstawiania i nikt go nie kontroluje.
    Początek każdej fazy grozy: połóż tu 1 żeton odliczania; przy co trzecim gaśnie losowy płonący kosz.
machina-victory-the_thing_in_the_ice = Serce zostaje zniszczone.
machina-defeat-the_thing_in_the_ice = Położono 11. żeton odliczania albo ginie ostatni odkrywca.
machina-story-the_statue_opens_its_eyes = Sześć luster, trzy pary. Jednego posąg nie zniesie: widoku samego siebie z obu stron naraz.
machina-setup-the_statue_opens_its_eyes = Odkrywcy stoją na żetonie wejścia lub obok niego. Posąg to pole 7; lustra 1–6 są ciemne. Pary: 1 i 6, 2 i 5, 3 i 4. Rozstawcie po jednym potworze za każdego odkrywcę.
machina-rules-the_statue_opens_its_eyes =
    Lustro (przeszkoda): sąsiadujący odkrywca może je oświetlić za 1 punkt kondycji.
    Koniec fazy odkrywców: jeśli oba lustra pary są oświetlone, para pęka (jedna na rundę, wybierają gracze): oba zostają zniszczone, a za każdego odkrywcę rozstawia się 1 potwora.
    Początek fazy potworów: spojrzenie, jeden atak magiczny na każdego odkrywcę w polu widzenia pola 7, który nie sąsiaduje z oświetlonym lustrem: 1 kość mocna + 1 słaba, a po pęknięciu pierwszej pary 2 + 1.
    Ilekroć zostaje przywołane wydarzenie grozy, gaśnie losowe oświetlone lustro. Początek każdej fazy grozy: połóż tu 1 żeton odliczania.
machina-victory-the_statue_opens_its_eyes = Rozbito wszystkie trzy pary.
machina-defeat-the_statue_opens_its_eyes = Położono 11. żeton odliczania albo ginie ostatni odkrywca.
machina-story-the_beast_goes_home = Osiem kroków od korzenia góry. Stare pułapki przy drodze bestii wciąż pamiętają swój fach.
machina-setup-the_beast_goes_home = Odkrywcy stoją na żetonie wejścia lub obok niego. Bestia stoi na polu 1; pola 1–8 to jej droga, pole 9 to jej dom. Rozstawcie po jednym potworze za każdego odkrywcę.
machina-rules-the_beast_goes_home =
    Bestia działa po torze potworów: atakuje raz wszystkich sąsiadujących odkrywców, po czym idzie 1 pole swoją drogą albo 2, jeśli nie sąsiaduje z nią żaden odkrywca.
    Jednostka na jej drodze trafia na najbliższe wolne pole poza drogą; jeśli takiego brak, zostaje zaatakowana 3 kośćmi mocnymi, a Bestia staje.
    Pola 3, 6 i 8 są także polami pułapek. Na polu pułapki Bestia ma pancerz −1, a trafienie pułapką zabiera jej 2 punkty zdrowia. Dźwignie odbudowują się na początku każdej fazy odkrywców. Bestia traci najwyżej 2 punkty zdrowia na rundę.
    Jest jednostką, ale nie potworem: nie daje esencji, nie liczy się do limitu rozstawiania i nikt jej nie kontroluje.
machina-victory-the_beast_goes_home = Bestia zostaje zniszczona.
machina-defeat-the_beast_goes_home = Bestia dociera na pole 9 albo ginie ostatni odkrywca.

## Kafelki planszy

machina-theme-1a = Filarowa hala kotłów: najkrócej jest środkiem, przez pułapki; przez boczne komory bezpieczniej, ale dłużej.
machina-theme-1b = Galerię przecina czeluść; o wyniku walki decyduje tu odpychanie i przyciąganie. Do komory ze skrzynią prowadzą jedne drzwi.
machina-theme-2a = Dwa zamykane pokoje przy oblodzonym korytarzu: zatrzaśnijcie drzwi i odetchnijcie.
machina-theme-2b = Dwie dźwignie poruszają tłokami: prosta droga potworów prowadzi przez pola pułapek.
machina-theme-3a = Otwarty basen na północy, dwie strzeżone cele na południu; odpływ to czeluść.
machina-theme-3b = Trzy pokoje, każdy z jednymi drzwiami, dużo łupów, jedno pole rozstawiania: spokojny kafelek.
machina-theme-4a = Beczki wokół skrzyżowania: jeden strzał oczyści je z wrogów albo z was.
machina-theme-4b = Krużganek wokół zapadliska; dwie cele z wydarzeniami za drzwiami.
machina-theme-5a = Wyjścia tylko na północ i południe: zerwany most, długie obejścia, czeluście dla nieuważnych.
machina-theme-5b = Oddział z wewnętrzną salą chorych za dwojgiem drzwi; przed jednymi z nich – pułapki.
machina-theme-6a = Zęby trybów (pułapki) przy studni (czeluści): zwabcie potwory i pociągnijcie za dźwignię.
machina-theme-6b = Dwa pola rozdziału w dwóch zamarzniętych kryptach: pieczętujcie i oświetlajcie w dowolnej kolejności.
machina-theme-7a = Żadnych drzwi, trzynaście kolumn, trzy pola rozstawiania: osłona przed strzelcami, zasadzka na was.
machina-theme-7b = Śluza z czeluścią i pasem pułapek; dźwignia jest zamknięta w narożnej komorze.
machina-theme-8a = Krąg kości wokół pola rozstawiania; w rogu skarbiec.
machina-theme-8b = Hala windy z dwiema stacjami odnowy i dźwignią za drzwiami: tu można złapać oddech.
machina-theme-9a = Dwie boczne kaplice, dwa pola rozdziału, parowe pułapki w nawie.
machina-theme-9b = Labirynt gruzu z trzema beczkami: proch toruje drogę.
machina-theme-10a = Rozległa sala pod kopułą, mało ścian: widać was zewsząd.
machina-theme-10b = Trzy pola rozstawiania i dwie skrzynie: chciwość przeciw pośpiechowi.
machina-theme-final_1 = Krąg parowych pułapek wokół Serca, kosze ogniowe w rogach, dwie dźwignie przy wejściu.
machina-theme-final_2 = Sześć luster na obrzeżu, pośrodku posąg nad jamą; cztery filary to jedyna osłona przed jego wzrokiem.
machina-theme-final_3 = Prosta droga z zachodu na wschód, trzy pola pułapek i trzy dźwignie: bądźcie tam, gdzie będzie Bestia.
