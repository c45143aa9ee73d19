### Horror w Arkham: karty Obszarów i Bram oraz to, co dzieje się podczas spotkań.
### Built in code: arkham-

## Karty miejsc

arkham-entry = { $place }, karta { $number }
arkham-gate-card = { $color ->
    [yellow] Żółta
    [green] Zielona
    [red] Czerwona
   *[blue] Niebieska
} karta Bramy { $number }
arkham-gate-card-shuffles = Karta Bramy bez koloru
arkham-gate-card-shuffling = Potasuj karty Bram razem z tą kartą i dobierz ponownie.
arkham-mythos-shuffling = Potasuj talię Mitów razem z tą kartą i dobierz ponownie.
arkham-world-other = Pozostałe światy
arkham-space-inner_sanctum = Wewnętrzne sanktuarium
arkham-neighborhood-northside = Northside
arkham-neighborhood-downtown = Downtown
arkham-neighborhood-easttown = Easttown
arkham-neighborhood-rivertown = Rivertown
arkham-neighborhood-merchant_district = Dzielnica Handlowa
arkham-neighborhood-miskatonic_university = Uniwersytet Miskatonic
arkham-neighborhood-french_hill = French Hill
arkham-neighborhood-southside = Southside
arkham-neighborhood-uptown = Uptown
arkham-neighborhood-church_green = Church Green
arkham-neighborhood-factory_district = Dzielnica Fabryczna
arkham-neighborhood-innsmouth_shore = Wybrzeże Innsmouth

## Pytania

arkham-ask-spend-gate = { $who }: wybierz trofeum za bramę, które wydajesz
arkham-ask-choose-cost = { $who }: wybierz, jak płacisz
arkham-ask-go-where = { $who }: wybierz, dokąd idziesz
arkham-ask-which-world = { $who }: wybierz Inny Świat
arkham-ask-which-gate = { $who }: wybierz bramę
arkham-ask-move-gate = { $who }: wybierz, dokąd trafia brama
arkham-ask-meet-monster = { $who }: pojawia się { $monster } – unikasz czy walczysz?
arkham-ask-which-monster = { $who }: { $purpose ->
    [defeat] wybierz potwora, którego pokonujesz
    [trophy] wybierz potwora, którego bierzesz jako trofeum
   *[face] wybierz potwora, z którym się mierzysz
}
arkham-ask-which-deck = { $who }: wybierz talię, której wierzchnia karta zostanie odkryta
arkham-ask-bless-whom = { $who }: wybierz, kto otrzyma Błogosławieństwo
arkham-ask-new-investigator = { $who }: wybierz, kto cię zastąpi

## Możliwości

arkham-option-gate-trophy = { $card }
arkham-option-cost = { $text }
arkham-option-go = { $space }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-option-gate = { $space }
arkham-option-world = { $card }
arkham-option-monster = { $monster }
arkham-option-deck = { $space }
arkham-option-bless = { $who }
arkham-option-investigator = { $card }

## Co się wydarzyło

arkham-log-trophy = { $who } bierze { ACC($monster) } jako trofeum.
arkham-log-turned-up = Wiadomo, jaka jest następna karta Obszaru: { $card }.
arkham-log-look = { $who } dobiera karty Wyglądu Innsmouth ({ $cards }): { $looks ->
    [1] Wygląd się ujawnia
   *[other] nic się nie dzieje
}.

## Rozdziały zasad

arkham-procedure-ChoosingCost = Wybór kosztu
arkham-procedure-SpendingOne = Wydawanie trofeum
arkham-procedure-SpendingGates = Wydawanie trofeów za bramy
arkham-procedure-PayingWithYourself = Cena
arkham-procedure-GoingAnywhere = Wybór miejsca
arkham-procedure-GoingToWorld = Wybór Innego Świata
arkham-procedure-GoingThroughGate = Przez bramę
arkham-procedure-ChoosingGate = Wybór bramy
arkham-procedure-ClosingByDice = Bramy, które mogą się zamknąć
arkham-procedure-Meeting = Pojawia się potwór
arkham-procedure-MeetingMonsters = Pojawia się potwór
arkham-procedure-ChoosingMonster = Wybór potwora
arkham-procedure-ChoosingTrophy = Wydawanie trofeum
arkham-procedure-ChoosingNeighborhood = Wybór talii
arkham-procedure-DrawingLook = Wygląd Innsmouth
arkham-procedure-Swapping = Nowy Badacz
arkham-procedure-Blessing = Błogosławieństwo
arkham-ask-choose-whom = { $who }: wybierz, kogo to dotyczy
arkham-option-whom = { $who }
arkham-procedure-ChoosingLeast = Wybór Badacza
arkham-why-card = tak mówi karta
arkham-space-encounter = spotkanie
