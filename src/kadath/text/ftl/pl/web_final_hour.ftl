### Ostatnia godzina na stronie.

## Plansza

web_final_hour-board = Kampus. Klawiszami strzałek przechodzi się między obszarami, M przechodzi do następnego potwora, spacja pokazuje z bliska.
web_final_hour-key-monsters = do następnego potwora; z Shiftem do poprzedniego
web_final_hour-letter-red = C
web_final_hour-letter-blue = N
web_final_hour-letter-deep_one = G
web_final_hour-letter-star_spawn = P
web_final_hour-letter-chthonian = H
web_final_hour-letter-ghoul_horde = G
web_final_hour-gate = brama ({ $gate }), { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
web_final_hour-damaged = { $spaces ->
    [one] 1 uszkodzone pole
    [few] { $spaces } uszkodzone pola
   *[many] { $spaces } uszkodzonych pól
}
web_final_hour-free = { $spaces ->
    [0] brak wolnych pól
    [one] 1 wolne pole
    [few] { $spaces } wolne pola
   *[many] { $spaces } wolnych pól
}
web_final_hour-seal = bariera, { $side }
web_final_hour-no-path = { $name } (poza ścieżkami)
web_final_hour-red-to = Dokąd idą czerwone potwory:
web_final_hour-blue-to = Dokąd idą niebieskie potwory:
web_final_hour-paths-to = Sąsiadujące obszary:

## Karty

web_final_hour-plays = W tej rundzie, po kolei
web_final_hour-plays-none = Nie zagrano jeszcze żadnej karty.
web_final_hour-face-down = zakryta
web_final_hour-half = { $state ->
    [now] rozpatrywany teraz
    [sure] będzie rozpatrzony
    [done] rozpatrzony
   *[so-far] na razie ten
}
web_final_hour-hand = Twoja ręka
web_final_hour-hand-of = { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
web_final_hour-aside = Odłożone na rytuał
web_final_hour-laid = Wyłożone do rytuału
web_final_hour-about-number = Karty rozpatruje się od najniższego numeru: dwie najniższe dają górny efekt, dwie najwyższe dolny.
web_final_hour-about-symbol = Symbol liczy się podczas rytuału: { $symbol }.
web_final_hour-about-omens = { $omens ->
    [0] Bez omenów.
    [one] 1 omen, liczony na koniec rundy.
    [few] { $omens } omeny, liczone na koniec rundy.
   *[many] { $omens } omenów, liczonych na koniec rundy.
}

## Panele

web_final_hour-panel-clues = Wskazówki
web_final_hour-panel-team = Badacze
web_final_hour-panel-omens = Omeny
web_final_hour-panel-piles = Stosy
web_final_hour-clues = Co może być ukryte
web_final_hour-symbol = Symbol
web_final_hour-found = Znalezione
web_final_hour-chance = Ukryty?
web_final_hour-held = Masz
web_final_hour-impossible = niemożliwy
web_final_hour-hidden = Dwa żetony wskazówek są ukryte. Szanse wynikają z tych, które znaleziono.
web_final_hour-were = Tajne wskazówki: { $clues }
web_final_hour-needed = Rytuał wymaga { $matches } { $matches ->
    [one] trafienia
   *[other] trafień
}.
web_final_hour-lead = główny badacz
web_final_hour-health = życie: { $health } z { $most }
web_final_hour-omens = Widoczne omeny: { $omens }
web_final_hour-coming = Teraz nastąpiłoby: { $omen }.
web_final_hour-gates-left = Żetony bram na stosie: { $tokens }
web_final_hour-unique-left = { $monster }: { $tokens } obok arkusza
web_final_hour-pile-priority = Odrzucone karty pierwszeństwa (w talii: { $cards })
web_final_hour-pile-top = Znasz wierzch talii:
web_final_hour-pile-actions = Odrzucone karty akcji: { $name } (w talii: { $cards })
web_final_hour-pile-cup = Pula potworów: { $tokens }
web_final_hour-pile-destroyed = Zniszczone: { $tokens }
web_final_hour-pile-items = Użyte przedmioty
web_final_hour-matches = Trafienia: { $matches } z { $needed } potrzebnych
web_final_hour-tally-clues = znalezione wskazówki
web_final_hour-tally-monsters = zniszczone potwory
web_final_hour-tally-seals = postawione bariery
web_final_hour-tally-health = stracone życie

web_final_hour-filter-cards = Karty
web_final_hour-filter-monsters = Potwory
web_final_hour-filter-clues = Wskazówki i przedmioty
web_final_hour-filter-omens = Omeny i punkty życia

web_final_hour-tour-board = Kampus. Potwory stoją na polach każdego obszaru; litera i brzeg żetonu mówią, czy idą wzdłuż czerwonych, kreskowanych strzałek, czy wzdłuż niebieskich, ciągłych. Gdy w miejscu rytuału, otoczonym promieniami, zabraknie wolnych pól, przegrywacie. Naciśnij obszar, aby do niego zajrzeć.
web_final_hour-tour-hand = Twoje karty pierwszeństwa. Co rundę każdą z nich zagrywa się na kartę akcji. Niskie numery działają wcześniej i dają dobry górny efekt; symbole liczą się podczas rytuału, a oczy to omeny.
web_final_hour-tour-plays = Karty tej rundy w kolejności rozpatrywania. ▲ oznacza górny efekt, ▼ dolny, który zwykle budzi potwory.
web_final_hour-tour-track = Osiem rund po pięć kroków. Gdy zasady wymagają ciszy, widać to tutaj, a czat odpoczywa.
web_final_hour-tour-panels = Dziennik i to, co warto wiedzieć: które wskazówki mogą być jeszcze ukryte, jak mają się inni, co przyniosą omeny. Aby wygrać, szukajcie wskazówek, wydedukujcie dwa ukryte symbole i wyłóżcie pasujące do nich karty.

## Rytuał na scenie

web_final_hour-stage = Odwróćcie rytuał
web_final_hour-stage-who = { $held ->
    [0] Żadna z twoich kart nie może pasować
    [one] Może pasować { $held } twoja karta
    [few] Mogą pasować { $held } twoje karty
   *[other] Może pasować { $held } twoich kart
}; razem potrzeba { $needed ->
    [one] { $needed } trafienia
   *[other] { $needed } trafień
}
web_final_hour-stage-held = twoje karty
web_final_hour-stage-yours = Co możesz wyłożyć
web_final_hour-stage-needed = potrzebne trafienia
web_final_hour-stage-site = miejsce rytuału
web_final_hour-stage-draws = Symbole, które mogą być tajne: { $count }; masz { $good } z nich
web_final_hour-stage-ready = Już czas odwrócić rytuał
