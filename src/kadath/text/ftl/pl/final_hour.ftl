### Arkham Horror: Final Hour: names, prompts, options, log lines and the chart of its steps.
###
### Proper names are declined: AT, TO, GEN and the like ask for a form. Log lines are told in the
### present tense, which needs no gender.
### As in English: final_hour-ancient_one-, final_hour-investigator-, final_hour-action-becky, final_hour-gate-heptagram, final_hour-item-ttka_halot

## The game and its setting up

final_hour-title = Horror w Arkham: Ostatnia godzina

final_hour-setup-seats = Gracze
final_hour-setup-ancient_one = Przedwieczny
final_hour-setup-difficulty = Poziom trudności
final_hour-setup-investigators = Badacze
final_hour-setup-lead = Pierwszy główny badacz

final_hour-difficulty-easy = łatwy
final_hour-difficulty-normal = normalny
final_hour-difficulty-nightmare = koszmarny

final_hour-kind-investigator = badacz
final_hour-kind-investigator-woman = badaczka
final_hour-kind-action_card = karta akcji
final_hour-kind-priority_card = karta pierwszeństwa
final_hour-kind-item_card = karta przedmiotu
final_hour-kind-common_monster = potwór podstawowy
final_hour-kind-unique_monster = potwór unikatowy
final_hour-kind-ancient_one = Przedwieczny

## The campus

final_hour-location-1 = Aula im. Dorothy Upman
final_hour-location-2 = zrzeszenie studentów
# A name of our own: the printed one is not known.
final_hour-location-3 = Dziedziniec Założycieli
final_hour-location-4 = Biblioteka im. Orne’a
final_hour-location-5 = Muzeum Miskatonic
final_hour-location-6 = Aula im. Derby’ego
final_hour-location-7 = audytorium
final_hour-location-8 = laboratorium
final_hour-location-9 = administracja
final_hour-location-10 = Obserwatorium im. Warrena
final_hour-location-11 = Seminarium Przedwiecznej Wiary
final_hour-location-12 = Wydział Humanistyczny
final_hour-location-13 = obiekty sportowe
final_hour-location-14 = bractwo
final_hour-location-15 = stowarzyszenie żeńskie

final_hour-zone-green = zielona strefa
final_hour-zone-purple = fioletowa strefa
final_hour-zone-orange = pomarańczowa strefa

final_hour-place = { $name } ({ $number })
final_hour-path = { $from } – { $to }
final_hour-between = między { INS($from) } a { INS($to) }

final_hour-seal-yellow = żółtą stroną do góry
final_hour-seal-grey = szarą stroną do góry

## Investigators and their cards

final_hour-investigator-jenny_barnes = Jenny Barnes
final_hour-investigator-rita_young = Rita Young
final_hour-investigator-michael_mcglen = Michael McGlen
final_hour-investigator-ashcan_pete = Pete „Włóczęga”
final_hour-investigator-lily_chen = Lily Chen
final_hour-investigator-tommy_muldoon = Tommy Muldoon
final_hour-investigator-random = losowo

final_hour-investigator-jenny_barnes-role = Dyletantka
final_hour-investigator-rita_young-role = Sportsmenka
final_hour-investigator-michael_mcglen-role = Gangster
final_hour-investigator-ashcan_pete-role = Włóczęga
final_hour-investigator-lily_chen-role = Mistrzyni sztuk walki
final_hour-investigator-tommy_muldoon-role = Początkujący glina

# The one player of a solo game, where no single investigator is asked.
final_hour-player = Gracz

final_hour-action-color_for_all_seasons = Kolor na każdą porę roku
final_hour-action-socialite = Dusza towarzystwa
final_hour-action-twin_45s = Bliźniacze .45 Jenny
final_hour-action-soiree = Wieczorek towarzyski
final_hour-action-grand_gala = Wielka gala
final_hour-action-obstacles = Przeszkody
final_hour-action-relays = Sztafeta
final_hour-action-overcome = Przełamanie
final_hour-action-cross_country = Bieg przełajowy
final_hour-action-marathon = Maraton
final_hour-action-doorkeeper = Bramkarz
final_hour-action-finish_the_work = Dokończ robotę
final_hour-action-dynamite = Dynamit
final_hour-action-make_a_scene = Zrób scenę
final_hour-action-thompson = Pistolet maszynowy Thompson
final_hour-action-end_of_the_world = Wizja końca świata
final_hour-action-duke_to_the_rescue = Duke na ratunek
final_hour-action-versatile_instrument = Wszechstronny instrument
final_hour-action-throw_a_bone = Rzuć kość
final_hour-action-prophetic_dreams = Prorocze sny
final_hour-action-meditate = Medytacja
final_hour-action-empty_hand = Pusta dłoń
final_hour-action-calculated_force = Wyważona siła
final_hour-action-pierce_the_eye = Przebij oko
final_hour-action-daughter_of_prophecy = Dziecko z przepowiedni
final_hour-action-serve_and_protect = Służyć i chronić
final_hour-action-becky = Becky
final_hour-action-police_surveillance = Nadzór policyjny
final_hour-action-high_ground = Przewaga wysokości
final_hour-action-stand_firm = Nie ustępuj

final_hour-half-top = górny efekt
final_hour-half-bottom = dolny efekt

## Items

final_hour-item-ttka_halot = T’tka Halot
final_hour-item-storm_lantern = Latarnia sztormowa
final_hour-item-first_aid_satchel = Torba medyczna
final_hour-item-warding_chalk = Kreda ochronna
final_hour-item-porters_keys = Klucze portiera
final_hour-item-bone_whistle = Kościany gwizdek
final_hour-item-shotgun = Dubeltówka
final_hour-item-star_almanac = Almanach gwiezdny
final_hour-item-stopped_watch = Zatrzymany zegarek

final_hour-timing-instead-of-bottom = Zamiast dolnego efektu swojej karty akcji
final_hour-timing-before-action = Po odkryciu swojej karty akcji, przed jej efektem
final_hour-timing-after-action = Zaraz po rozpatrzeniu swojej karty akcji
final_hour-timing-after-priority = Gdy zagrano już ostatnią kartę pierwszeństwa w rundzie
final_hour-timing-at-reckoning = Gdy liczy się omeny rundy

## When items may be let pass without being asked

final_hour-occasion-after-priority = przedmioty po zagraniu wszystkich kart pierwszeństwa
final_hour-occasion-before-action = przedmioty przed efektem mojej karty akcji
final_hour-occasion-after-action = przedmioty po mojej karcie akcji
final_hour-occasion-at-reckoning = przedmioty przy liczeniu omenów

## Priority cards, clues and gates

final_hour-symbol-crystal = kryształ
final_hour-symbol-hourglass = klepsydra
final_hour-symbol-moon = księżyc
final_hour-symbol-star = gwiazda
final_hour-symbol-cross = krzyż
final_hour-symbol-key = klucz

final_hour-gate-heptagram = heptagram
final_hour-gate-tesseract = tesserakt
final_hour-gate-trinity = trójca

final_hour-omens = { $omens ->
    [0] bez omenów
    [one] 1 omen
    [few] { $omens } omeny
   *[many] { $omens } omenów
}
final_hour-priority = { $number } ({ $symbol }, { final_hour-omens })

## Monsters

final_hour-monster-common_monster = { $case ->
    [acc] potwora podstawowego
   *[nom] potwór podstawowy
}
final_hour-monster-red_monster = { $case ->
    [acc] czerwonego potwora
   *[nom] czerwony potwór
}
final_hour-monster-blue_monster = { $case ->
    [acc] niebieskiego potwora
   *[nom] niebieski potwór
}
final_hour-monster-red_killer = { $case ->
    [acc] czerwonego zabójcę
   *[nom] czerwony zabójca
}
final_hour-monster-blue_killer = { $case ->
    [acc] niebieskiego zabójcę
   *[nom] niebieski zabójca
}
final_hour-monster-red_runner = { $case ->
    [acc] czerwonego gońca
   *[nom] czerwony goniec
}
final_hour-monster-blue_runner = { $case ->
    [acc] niebieskiego gońca
   *[nom] niebieski goniec
}
final_hour-monster-red_destroyer = { $case ->
    [acc] czerwonego niszczyciela
   *[nom] czerwony niszczyciel
}
final_hour-monster-blue_destroyer = { $case ->
    [acc] niebieskiego niszczyciela
   *[nom] niebieski niszczyciel
}
final_hour-monster-deep_one = { $case ->
    [acc] istotę z głębin
   *[nom] istota z głębin
}
final_hour-monster-star_spawn = gwiezdny pomiot
final_hour-monster-chthonian = { $case ->
    [acc] chthonianina
   *[nom] chthonianin
}
final_hour-monster-ghoul_horde = { $case ->
    [acc] hordę ghuli
   *[nom] horda ghuli
}

final_hour-icon-killer = zabójca
final_hour-icon-runner = goniec
final_hour-icon-destroyer = niszczyciel

final_hour-icon-killer-rule = Zabójca: badacz na jego obszarze traci 1 punkt życia.
final_hour-icon-runner-rule = Goniec: wykonuje 1 ruch wzdłuż strzałki swojego koloru.
final_hour-icon-destroyer-rule = Niszczyciel: uszkadza pole, na którym stoi.
final_hour-icon-twice = { $rule } Robi to dwa razy.

final_hour-colour-red = Porusza się wzdłuż czerwonych strzałek.
final_hour-colour-blue = Porusza się wzdłuż niebieskich strzałek.

final_hour-health = { $health ->
    [0] punkty życia: o 1 więcej, niż jest innych potworów na jego obszarze
    [one] 1 punkt życia
    [few] { $health } punkty życia
   *[many] { $health } punktów życia
}
final_hour-monster-with-health = { $monster } ({ $health })

## The Ancient Ones

final_hour-ancient_one-cthulhu = Cthulhu
final_hour-ancient_one-cthulhu-subtitle = Śpiący w R’lyeh
final_hour-ancient_one-shudde_mell = Shudde M’ell
final_hour-ancient_one-shudde_mell-subtitle = Kopiący z Podziemi
final_hour-ancient_one-umordhoth = Umôrdhoth
final_hour-ancient_one-umordhoth-subtitle = Pożeracz z Otchłani

final_hour-omen-rising_tide = Przypływ
final_hour-omen-glimpse_rlyeh = Rzut oka na R’lyeh
final_hour-omen-waking_nightmare = Koszmar na jawie
final_hour-omen-rlyeh_rises = R’lyeh wynurza się na powierzchnię
final_hour-omen-from_below = Spod ziemi
final_hour-omen-tremor = Wstrząs
final_hour-omen-undermined = Podkopane fundamenty
final_hour-omen-ground_gives_way = Grunt usuwa się spod nóg
final_hour-omen-gnawing_hunger = Dojmujący głód
final_hour-omen-broken_wards = Złamane bariery
final_hour-omen-horde_gathers = Horda się zbiera

## How a card of the catalogue is put together

final_hour-rules-action_card =
    Górny efekt: { $top }
    Dolny efekt: { $bottom }
final_hour-rules-item_card = { $timing }: { $text }
final_hour-rules-monster = { final_hour-health }. { $arrows } { $icons }
final_hour-rules-omen = { $omens } { $omen }. { $text }
final_hour-rules-omen-solo = { $omens } { $omen }. { $text } Rozgrywka 1-osobowa: { $solo }
final_hour-range = { $least }–{ $most }:
final_hour-range-open = { $least }+:

## Prompts

final_hour-ask-play-priority = { $who }: zagraj kartę pierwszeństwa ({ $turn } z 4)
final_hour-ask-set-aside = { $who }: wybierz kartę, którą zachowasz na rytuał
final_hour-ask-choose-deck = { $who }: wybierz, czyja karta akcji będzie następna
final_hour-ask-choose-place = { $who }: wybierz kartę z rzędu dla karty „{ $action }”
final_hour-ask-choose-effect = { $who }: wybierz, co robisz – „{ $source }”
final_hour-ask-choose-investigator = { $who }: „{ $source }” – wybierz, kto { $text }
final_hour-ask-choose-next-investigator = { $who }: „{ $source }” – wybierz, kto teraz { $text }
final_hour-ask-choose-location = { $who }: wybierz obszar – „{ $source }”
final_hour-ask-activate-next = { $who }: wybierz, którego potwora teraz aktywujesz { AT($place) }
final_hour-ask-activate-unique = { $who }: wybierz, którego potwora teraz aktywujesz
final_hour-ask-killer-victim = { $who }: wybierz, kogo rani { $monster }
final_hour-ask-attack-where = { $who }: wybierz, gdzie atakujesz ({ $left ->
    [one] 1 obrażenie
    [few] { $left } obrażenia
   *[many] { $left } obrażeń
})
final_hour-ask-attack = { $who }: wybierz, co niszczysz { AT($place) }; { $left ->
    [one] zostało 1 obrażenie
    [few] zostały { $left } obrażenia
   *[many] zostało { $left } obrażeń
}
final_hour-ask-destroy = { $who }: wybierz potwory do zniszczenia { AT($place) }; pozostało: { $left }
final_hour-ask-move = { $who }: wybierz, dokąd idziesz (pozostało ruchów: { $left })
final_hour-ask-move-monster = { $who }: wybierz potwora, którego { $way ->
    [out] wypędzasz { FROM($place) }
   *[in] zwabiasz { TO($place) }
} (najwyżej { $left })
final_hour-ask-move-monster-where = { $who }: wybierz, dokąd idzie { $monster }
final_hour-ask-damage-under = { $who }: { AT($place) } nie ma wolnego pola; wybierz potwora, którego pole zostanie uszkodzone
final_hour-ask-place-seal = { $who }: wybierz ścieżki, na których stawiasz bariery (pozostało: { $left })
final_hour-ask-remove-seal = { $who }: wybierz barierę, która znika z planszy
final_hour-ask-use-item = { $who }: możesz teraz użyć przedmiotu
final_hour-ask-discard-priority = { $who }: wybierz kartę pierwszeństwa do odrzucenia
final_hour-ask-replace-in-row = { $who }: wybierz kartę z rzędu, którą zastąpi karta { $card }
final_hour-ask-foresee-discard = { $who }: wybierz, które z obejrzanych kart odrzucasz
final_hour-ask-foresee-order = { $who }: wybierz kolejność kart na talii, od wierzchniej
final_hour-ask-exchange-played = { $who }: wybierz zagraną kartę do wymiany
final_hour-ask-ready-for-ritual = { $who }: czy już czas odwrócić rytuał?
final_hour-ask-lay-cards = { $who }: wybierz kartę, która zostaje na ręce; pozostałe trafią do rytuału

## Options

final_hour-option-play = Zagraj kartę { $card }: { $half ->
    [top] górny efekt karty „{ $action }”
    [bottom] dolny efekt karty „{ $action }”
   *[open] górny efekt karty „{ $action }”, chyba że { $lower ->
        [one] trafi się 1 niższa karta
        [few] trafią się { $lower } niższe karty
       *[many] trafi się { $lower } niższych kart
    }
}
final_hour-option-set-aside = Zachowaj kartę { $card }
final_hour-option-deck = { $who }: odkryj wierzchnią kartę akcji (zostało w tej rundzie: { $left })
final_hour-option-onto = Połóż na karcie { $card }: { $half ->
    [top] górny efekt
   *[bottom] dolny efekt
}
final_hour-option-effect = { $text }
final_hour-option-investigator = { $who } – { $place }, punkty życia: { $health }
final_hour-option-location = { $place }{ $has ->
    [0] {""}
   *[other] : { $contents }
}
final_hour-option-activate = Aktywuj { $target } ({ final_hour-health }) { AT($place) }: { $then }
final_hour-option-victim = { $who } traci 1 punkt życia { $left ->
    [0] i ginie: gra przegrana
   *[other] (zostanie: { $left })
}
final_hour-option-attack = Zaatakuj { AT($place) }: { $monsters }
final_hour-option-destroy = Zniszcz { $target } ({ final_hour-health })
final_hour-option-destroy-damage = Zniszcz { $target } ({ final_hour-health }, { $left ->
    [0] nie zostanie już nic
    [one] zostanie 1 obrażenie
    [few] zostaną { $left } obrażenia
   *[many] zostanie { $left } obrażeń
})
final_hour-option-move = Idź { TO($place) }{ $has ->
    [0] {""}
   *[other] : { $contents }
}
final_hour-option-lure = { $way ->
    [out] Przesuń { $target } ({ final_hour-health })
   *[in] Przesuń { $target } ({ final_hour-health }) { FROM($place) }: { $then }
}
final_hour-option-towards = { TO($place) }: { $then }
final_hour-option-under = Uszkodź pole, na którym stoi { $monster } ({ final_hour-health }): { $then }
final_hour-option-seal = Postaw barierę na ścieżce { $path }
final_hour-option-remove-seal = Usuń barierę ze ścieżki { $path }, { $side }
final_hour-option-use = Użyj przedmiotu „{ $item }”: { $timing ->
    [instead-of-bottom] dolny efekt nie zostanie rozpatrzony
   *[other] { $text }
}
final_hour-option-discard = Odrzuć kartę { $card }
final_hour-option-on-top = { $card }
final_hour-option-replace = Zastąp kartę { $card }: { $half ->
    [top] górny efekt
   *[bottom] dolny efekt
}
final_hour-option-exchange = Wymień kartę { $card } na kartę { $new }
final_hour-option-exchange-deck = Wymień kartę { $card } na wierzchnią kartę talii
final_hour-option-keep-back = Zachowaj kartę { $card }
final_hour-option-lay-all = Wyłóż wszystkie karty
final_hour-option-ready = Już czas
final_hour-option-not-yet = Jeszcze nie
final_hour-option-pass = { $prompt ->
    [use-item] Nie używaj przedmiotu
    [replace-in-row] Odrzuć kartę { $card }
   *[other] Spasuj
}
final_hour-option-done = { $prompt ->
    [move] Zostań { AT($place) }
    [attack] { $taken ->
        [0] Nie niszcz niczego
       *[other] Nie niszcz niczego więcej
    }
    [destroy] { $taken ->
        [0] Nie niszcz niczego
       *[other] Nie niszcz niczego więcej
    }
    [move-monster] { $taken ->
        [0] Nie przesuwaj potworów
       *[other] Nie przesuwaj więcej potworów
    }
    [place-seal] Zakończ stawianie barier
    [foresee-discard] { $taken ->
        [0] Nie odrzucaj niczego
       *[other] Nie odrzucaj niczego więcej
    }
   *[other] Nic więcej
}

## What a place holds, and what a monster would do

final_hour-holds-ritual = miejsce rytuału
final_hour-holds-gate = brama ({ $count })
final_hour-holds-monsters = { $count ->
    [one] 1 potwór
    [few] { $count } potwory
   *[many] { $count } potworów
}
final_hour-holds-clue = wskazówka
final_hour-holds-damage = { $count ->
    [one] 1 uszkodzenie
    [few] { $count } uszkodzenia
   *[many] { $count } uszkodzeń
}

final_hour-then-moved = idzie { TO($place) }
final_hour-then-arrives = staje na wolnym polu
final_hour-then-stopped-by-seal = ginie na barierze na ścieżce { $path }
final_hour-then-driven-to-ritual = trafia prosto do miejsca rytuału
final_hour-then-damaged-by = uszkadza swoje pole
final_hour-then-stays = zostaje na miejscu
final_hour-then-strikes = badacz na tym obszarze traci 1 punkt życia
final_hour-then-strikes-nobody = nikogo tam nie zastaje
final_hour-then-overrun = w miejscu rytuału brakuje pól i gra jest przegrana
final_hour-then-again = { $what } ({ $times ->
    [2] dwa razy
   *[other] { $times } razy
})

## Confirming several things at once

final_hour-confirm-attack = { $count ->
    [0] Nie niszcz niczego
   *[other] Zniszcz: { $things }
}
final_hour-confirm-destroy = { $count ->
    [0] Nie niszcz niczego
   *[other] Zniszcz: { $things }
}
final_hour-confirm-place-seal = { $count ->
    [0] Nie stawiaj żadnej bariery
    [one] Postaw barierę: { $things }
   *[other] Postaw bariery: { $things }
}
final_hour-confirm-foresee-discard = { $count ->
    [0] Nie odrzucaj niczego
   *[other] Odrzuć: { $things }
}
final_hour-confirm-foresee-order = Od góry: { $things }

## The log

final_hour-log-round = Runda { $amount }
final_hour-log-drew-action = { $who } dobiera kartę akcji „{ $action }”.
final_hour-log-played = { $who } zagrywa kartę { $card }.
final_hour-log-played-face-down = { $who } zagrywa zakrytą kartę pierwszeństwa.
final_hour-log-drew = { $who } dobiera kartę pierwszeństwa.
final_hour-log-drew-card = Dobrana karta: { $card }.
final_hour-log-revealed = { $who } rozpatruje kartę „{ $action }”: { $half }.
final_hour-log-actions-reshuffled = { $who } tasuje nową talię kart akcji.
final_hour-log-priority-reshuffled = Odrzucone karty pierwszeństwa po przetasowaniu tworzą nową talię.
final_hour-log-discarded-priority = { $who } odrzuca kartę { $card }.
final_hour-log-row-drawn = Dobrane karty: { $cards }.
final_hour-log-set-aside = Karta { $card } zostaje odłożona na rytuał.
final_hour-log-row-laid = Rząd: { $cards }.
final_hour-log-turned-up-action = { $who } odkrywa kartę „{ $action }”.
final_hour-log-turned-up = Odkryta karta: { $card }.
final_hour-log-replaced-in-row = Karta { $card } zajmuje miejsce karty { $old }.
final_hour-log-looked = { $who } ogląda { $amount ->
    [one] wierzchnią kartę
    [few] { $amount } wierzchnie karty
   *[many] { $amount } wierzchnich kart
} talii kart pierwszeństwa.
final_hour-log-saw-cards = Od góry: { $cards }.
final_hour-log-discarded-from-deck = Odrzucono z talii kart pierwszeństwa: { $card }.
final_hour-log-exchanged-played = Karta { $card } zastępuje zagraną kartę { $old }.
final_hour-log-omens-added = Karta { $card } zostaje odrzucona, a jej omeny liczą się w tym rozrachunku.
final_hour-log-omens-lowered = Liczba omenów w tej rundzie maleje o { $amount }.
final_hour-log-stashed = Zakryta karta pierwszeństwa leży na arkuszu do następnego rozrachunku.
final_hour-log-face-down-next = W następnej rundzie karty pierwszeństwa zagrywa się zakryte.
final_hour-log-walked = { $who } idzie { TO($place) }.
final_hour-log-spawned = { AT($place) } pojawia się { $monster }.
final_hour-log-none-left = Zabrakło żetonów: { $monster }.
final_hour-log-cup-refilled = Zniszczone potwory wracają do puli potworów.
final_hour-log-moved = { $monster } idzie { TO($place) }.
final_hour-log-no-room = { $monster } nie znajduje miejsca { AT($place) }.
final_hour-log-driven-to-ritual = { $monster } nie znajduje po drodze wolnego pola i trafia prosto do miejsca rytuału.
final_hour-log-stopped-by-seal = Bariera na ścieżce { $path } niszczy { $target }.
final_hour-log-destroyed = { $who } niszczy { $target } { AT($place) }.
final_hour-log-damaged = { AT($place) } uszkodzono jedno pole.
final_hour-log-damaged-by = { $monster } uszkadza jedno pole { AT($place) }.
final_hour-log-repaired = { AT($place) } naprawiono { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}.
final_hour-log-sealed = { $who } stawia barierę na ścieżce { $path }.
final_hour-log-seal-removed = Bariera na ścieżce { $path } znika.
final_hour-log-struck = { $monster } atakuje: { final_hour-log-lost-health }
final_hour-log-lost-health = { $who } traci { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} życia.
final_hour-log-recovered = { $who } odzyskuje { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} życia.
final_hour-log-fallen = { $who } ginie.
final_hour-log-overrun = W miejscu rytuału nie ma już wolnego pola ({ $monster }): opanowały je potwory.
final_hour-log-overrun-by-damage = W miejscu rytuału nie ma już pola, które można uszkodzić: gra jest przegrana.
final_hour-log-found-nothing = { $who } przeszukuje { ACC($place) }: nie ma tam już wskazówki.
final_hour-log-found-clue = { $who } przeszukuje { ACC($place) } i znajduje wskazówkę: { $symbol }.
final_hour-log-found-item = { $who } znajduje klucz i bierze przedmiot „{ $item }”.
final_hour-log-used-item = { $who } używa przedmiotu „{ $item }”.
final_hour-log-effect-skipped = { $who } nie rozpatruje dolnego efektu.
final_hour-log-reckoning = Rozrachunek: { final_hour-omens } (karty { $numbers }).
final_hour-log-no-omens = Bez omenów: nic się nie dzieje.
final_hour-log-omen = { $ancient_one }: { $omen }.
final_hour-log-gate = Brama „{ $gate }” { AT($place) } rośnie: ma już { $amount ->
    [one] 1 żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
}.
final_hour-log-lead = { GENDER($who) ->
    [f] Główną badaczką
   *[m] Głównym badaczem
} zostaje { $who }.
final_hour-log-said-ready = { $who }: już czas na rytuał.
final_hour-log-said-not-yet = { $who }: jeszcze nie.
final_hour-log-laid = { $who } wykłada karty do rytuału.
final_hour-log-ritual-cards = Karty wyłożone do rytuału: { $cards }.
final_hour-log-ritual-clues = Tajne wskazówki: { $symbols }.
final_hour-log-ritual-matches = Pasujące symbole: { $amount }, potrzeba: { $needed }.

## The end

final_hour-stakes-success = Rytuał zostaje odwrócony i wszyscy wygrywają.
final_hour-stakes-failure = Próby nie można powtórzyć: wszyscy przegrywają.
final_hour-outcome-reversed = Rytuał odwrócony
final_hour-outcome-failed = Rytuału nie udało się odwrócić
final_hour-outcome-fallen = Ktoś z badaczy zginął
final_hour-outcome-overrun = Potwory opanowały miejsce rytuału

final_hour-ending-reversed = Dobrze odczytaliście znaki: rytuał biegnie wstecz, bramy gasną, a Arkham budzi się w zwyczajny poranek. Zwycięstwo!
final_hour-ending-failed = Za mało symboli zgadza się z tajnymi wskazówkami. Rytuał dobiega końca i nie ma już komu o nim opowiedzieć. Przegrana.
final_hour-ending-fallen = Jedno z was leży na zimnej ziemi, a reszta sama nie wytrwa. Przegrana.
final_hour-ending-overrun = W miejscu rytuału tłoczą się potwory i nie ma już jak się tam przebić. Przegrana.

## The steps of a round, in short

final_hour-progress-1 = Karty
final_hour-progress-2 = Akcje
final_hour-progress-3 = Rozrachunek
final_hour-progress-4 = Brama
final_hour-progress-5 = Rytuał?

## The chart: procedures and their steps

final_hour-procedure-Round = Runda
final_hour-step-Round-begin = początek rundy
final_hour-step-Round-1 = faza akcji
final_hour-step-Round-1-2 = faza akcji
final_hour-step-Round-2 = faza akcji
final_hour-step-Round-3 = faza Przedwiecznego
final_hour-step-Round-4 = faza Przedwiecznego
final_hour-step-Round-5 = faza Przedwiecznego, 5. przekazanie znacznika głównego badacza
final_hour-step-Round-ritual = czy odwrócić rytuał?
final_hour-step-Round-again = następna runda

final_hour-procedure-PlayingPriorityCards = 1. Zagrywanie kart pierwszeństwa
final_hour-step-PlayingPriorityCards-1_a = obejrzyj kartę akcji
final_hour-step-PlayingPriorityCards-1_b = zagraj kartę pierwszeństwa
final_hour-step-PlayingPriorityCards-1_c = dobierz kartę pierwszeństwa
final_hour-step-PlayingPriorityCards-1_d = odkryjcie zakryte karty

final_hour-procedure-LayingTheRow = 1. Wykładanie rzędu
final_hour-step-LayingTheRow-1_a = dobierz pięć kart pierwszeństwa
final_hour-step-LayingTheRow-1_b = zachowaj jedną na rytuał
final_hour-step-LayingTheRow-1_c = wyłóż rząd

final_hour-procedure-ItemsAfterPriority = Przedmioty przed kartami akcji
final_hour-step-ItemsAfterPriority-items = właściciele w kolejności graczy

final_hour-procedure-ResolvingActionCards = 2. Rozpatrywanie kart akcji
final_hour-step-ResolvingActionCards-2 = karta o najniższym numerze

final_hour-procedure-ResolvingBesideTheRow = 2. Rozpatrywanie kart akcji
final_hour-step-ResolvingBesideTheRow-2_a = karta z jednej z talii
final_hour-step-ResolvingBesideTheRow-2_b = jej miejsce w rzędzie
final_hour-step-ResolvingBesideTheRow-2_c = odrzuć karty akcji

final_hour-procedure-ResolvingCard = Karta akcji
final_hour-step-ResolvingCard-reveal = odkryj ją
final_hour-step-ResolvingCard-before = przedmioty przed jej efektem
final_hour-step-ResolvingCard-effect = rozpatrz jej efekt
final_hour-step-ResolvingCard-discard = odrzuć ją
final_hour-step-ResolvingCard-after = przedmioty po niej

final_hour-procedure-Reckoning = 3. Rozrachunek
final_hour-step-Reckoning-3_a = odrzućcie karty i policzcie omeny
final_hour-step-Reckoning-3_b = przedmioty zmieniające liczbę omenów
final_hour-step-Reckoning-3_c = rozpatrzcie omen

final_hour-procedure-Gate = 4. Brama
final_hour-step-Gate-4_a = odkryjcie żeton bramy
final_hour-step-Gate-4_b = umieśćcie potwory

final_hour-procedure-ProposingRitual = Koniec rundy
final_hour-step-ProposingRitual-ready = czy już czas na rytuał?
final_hour-step-ProposingRitual-begin = próba odwrócenia rytuału

final_hour-procedure-ReversingRitual = Odwrócenie rytuału
final_hour-step-ReversingRitual-1 = wyłóżcie karty
final_hour-step-ReversingRitual-1_b = odkryjcie karty
final_hour-step-ReversingRitual-2 = odkryjcie tajne wskazówki
final_hour-step-ReversingRitual-3 = policzcie pasujące symbole

final_hour-procedure-UsingItems = Przedmioty
final_hour-step-UsingItems-use = użyj przedmiotu

final_hour-procedure-Moving = Ruch
final_hour-step-Moving-move = wybierz, dokąd

final_hour-procedure-Attacking = Atak
final_hour-step-Attacking-where = wybierz obszar
final_hour-step-Attacking-split = rozdziel obrażenia
final_hour-step-Attacking-destroy = zniszcz potwory

final_hour-procedure-Destroying = Niszczenie potworów
final_hour-step-Destroying-choose = wybierz potwory
final_hour-step-Destroying-destroy = zniszcz je

final_hour-procedure-PlacingSeals = Stawianie bariery
final_hour-step-PlacingSeals-place = wybierz ścieżkę

final_hour-procedure-RemovingSeal = Usunięcie bariery
final_hour-step-RemovingSeal-remove = wybierz barierę

final_hour-procedure-DamagingLocation = Uszkodzenie obszaru
final_hour-step-DamagingLocation-free = najpierw wolne pola
final_hour-step-DamagingLocation-under = pole potwora

final_hour-procedure-MovingMonsters = Przesuwanie potworów
final_hour-step-MovingMonsters-which = wybierz potwora
final_hour-step-MovingMonsters-where = wybierz, dokąd

final_hour-procedure-ActivatingLocations = Aktywacja potworów
final_hour-step-ActivatingLocations-find = znajdź następnego potwora
final_hour-step-ActivatingLocations-next = wybierz następnego potwora

final_hour-procedure-ActivatingMonsters = Aktywacja potworów unikatowych
final_hour-step-ActivatingMonsters-next = wybierz następnego potwora

final_hour-procedure-Activating = Symbole potwora
final_hour-step-Activating-icon = wybierz ofiarę
final_hour-step-Activating-act = ruch albo uszkodzenie

final_hour-procedure-OneInvestigator = Jeden badacz
final_hour-step-OneInvestigator-who = wybierz, kto

final_hour-procedure-InTurn = Badacze w kolejności graczy
final_hour-step-InTurn-next = następna osoba

final_hour-procedure-OneLocation = Jeden obszar
final_hour-step-OneLocation-where = wybierz, gdzie

final_hour-procedure-AtEach = Obszar po obszarze
final_hour-step-AtEach-next = następny obszar

final_hour-procedure-Cycling = Wymiana karty pierwszeństwa
final_hour-step-Cycling-draw = dobierz kartę
final_hour-step-Cycling-discard = odrzuć kartę

final_hour-procedure-CyclingRow = Wymiana karty w rzędzie
final_hour-step-CyclingRow-draw = odkryj kartę
final_hour-step-CyclingRow-replace = wybierz, co zastąpi

final_hour-procedure-Foreseeing = Oglądanie talii kart pierwszeństwa
final_hour-step-Foreseeing-look = obejrzyj wierzchnie karty
final_hour-step-Foreseeing-discard = wybierz karty do odrzucenia
final_hour-step-Foreseeing-drop = odrzuć wybrane karty
final_hour-step-Foreseeing-order = wybierz kolejność
final_hour-step-Foreseeing-put_back = odłóż karty na talię

final_hour-procedure-ExchangingPlayed = Wymiana zagranej karty
final_hour-step-ExchangingPlayed-refill = przetasuj nową talię, jeśli tej zabrakło
final_hour-step-ExchangingPlayed-exchange = wybierz karty

final_hour-procedure-Doing = Efekt po efekcie
final_hour-step-Doing-each = następny efekt

final_hour-procedure-Choosing = Wybór efektu
final_hour-step-Choosing-choose = wybierz
