### Horror w Arkham: Gra karciana: talie i powody ich odrzucenia.

lcg_decks-random-basic-weakness = Losowe podstawowe osłabienie
# Co strony z taliami piszą nad kartami listy, a co kartą nie jest; po przecinkach.
lcg_decks-headings = Badacz, Badaczka, Talia, Talia główna, Karty, Razem, Zestawy, Doświadczenie, Atut, Atuty, Wydarzenie, Wydarzenia, Umiejętność, Umiejętności, Osłabienie, Osłabienia, Podstawowe osłabienie, Podstawowe osłabienia, Podstęp, Podstępy, Wróg, Wrogowie, Stałe, Trwałe, Karty sygnaturowe, Karty wymagane, Karty specjalne, Atuty fabularne, Sprzymierzeniec, Sprzymierzeńcy, Ręka, Ręce, Drobiazg, Drobiazgi, Akcesorium, Akcesoria, Strefa mistyczna, Mistyczne, Magia, Ciało, Inne, Bez miejsca, Strażnik, Poszukiwacz, Łotr, Mistyk, Ocalały, Neutralna, Neutralne, Poziom

## Czego nie da się odczytać

lcg_decks-refusal-not-a-deck = To nie jest talia: brak w niej listy kart.
lcg_decks-refusal-link = To tylko link lub numer talii, a z innych stron nic nie jest pobierane. Skopiuj stamtąd listę kart lub JSON i wklej tutaj; może być też plik zapisany przez tamtą stronę.
lcg_decks-refusal-unknown-card = „{ $name }” – w tym pudełku nie ma takiej karty.
lcg_decks-refusal-unknown-investigator = „{ $name }” – w tym pudełku nie ma takiego badacza.
lcg_decks-refusal-wrong-count = „{ $name }”: { $count } to nie jest liczba kopii.

## Dlaczego talią nie można grać

lcg_decks-refusal-no-investigator = Talia nie ma badacza.
lcg_decks-refusal-second-investigator = Do talii należy dokładnie jedna karta badacza; { $card } to o jedną za dużo.
lcg_decks-refusal-size =
    Do rozmiaru talii { $count ->
        [one] wlicza się { $count } karta
        [few] wliczają się { $count } karty
       *[other] wlicza się { $count } kart
    }; talia, którą prowadzi { $investigator }, musi ich mieć dokładnie { $size }.
lcg_decks-refusal-copies =
    { $card }: { $count } { $count ->
        [one] kopia
        [few] kopie
       *[other] kopii
    } na wszystkich poziomach łącznie; { $limit ->
        [one] dozwolona jest tylko { $limit }
       *[other] dozwolone są najwyżej { $limit }
    }.
lcg_decks-refusal-class = { $card } (klasa: { $cls }): { $investigator } nie ma dostępu do tej klasy.
lcg_decks-refusal-level = { $card } (klasa: { $cls }): { $investigator } może brać karty tej klasy tylko do poziomu { $highest }.
lcg_decks-refusal-level-zero = { $card }: w nowej talii bez doświadczenia są tylko karty poziomu 0.
lcg_decks-refusal-starting-experience = Koszt kart powyżej poziomu 0 w punktach doświadczenia: { $cost }; dostępne: { $experience }.
lcg_decks-refusal-required = Brakuje karty { $card }: musi być w talii, którą prowadzi { $investigator }.
lcg_decks-refusal-signature = { $card }: ta karta może być tylko w talii, którą prowadzi { $owner }.
lcg_decks-refusal-story = { $card } to karta fabularna: do talii może ją dodać tylko scenariusz.
lcg_decks-refusal-basic-weaknesses =
    { $count ->
        [0] W talii nie ma podstawowych osłabień
        [one] W talii jest { $count } podstawowe osłabienie
        [few] W talii są { $count } podstawowe osłabienia
       *[other] W talii jest { $count } podstawowych osłabień
    }; wylosowanych osłabień ma być dokładnie { $due }.
lcg_decks-refusal-standalone = Łączny koszt kart w punktach doświadczenia: { $cost }; w samodzielnej rozgrywce musi to być mniej niż { $limit }.

## Dlaczego karty nie można kupić

lcg_decks-refusal-price = { $card } – cena w punktach doświadczenia: { $price }; dostępne: { $experience }.
lcg_decks-refusal-not-for-sale = Karty { $card } nie można kupić.
lcg_decks-refusal-not-in-deck = Karty { $card } nie ma w talii, więc nie można jej usunąć.
lcg_decks-refusal-must-stay = Karta { $card } musi zostać w talii.
lcg_decks-refusal-nothing-removed = W zamian za kartę { $card } trzeba usunąć z talii inną kartę.
