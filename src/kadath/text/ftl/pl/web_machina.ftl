### Machina Arcana na stronie.

web_machina-board = Plansza, kolumny: { $columns }, rzędy: { $rows }. Klawiszami strzałek przechodzi się z pola na pole, Enter robi to, co można tam zrobić.
web_machina-cost = koszt dojścia: { $stamina } { $stamina ->
    [one] punkt
    [few] punkty
   *[many] punktów
} kondycji
web_machina-monsters = Potwory w kolejności tur
web_machina-others = Pozostali odkrywcy
web_machina-inventory = Ekwipunek
web_machina-nothing = pusto
web_machina-drawn = Właśnie dobrane przedmioty
web_machina-tour-story = Rozdział mówi, co trzeba zrobić. Pod nim są wartości rozstawiania i grozy, zagrożenie i poziom potworów oraz same potwory.
web_machina-tour-board = Plansza. Liczby mówią, ile kondycji kosztuje dojście: naciśnij pole, żeby tam pójść, albo to, co świeci, żeby tego użyć. Planszę można przeciągać.
web_machina-tour-you = Twój odkrywca: zdrowie, kondycja i esencja, pancerz i wola.
web_machina-tour-hand = Twoje przedmioty. Połączone działają razem.
web_machina-layers = Na planszy widać
web_machina-layer-move = Drogi
web_machina-layer-move-tip = Dokąd można dojść i ile to kosztuje (M)
web_machina-layer-sight = Widok
web_machina-layer-sight-tip = Co widać i co zasłania (S)
web_machina-layer-intent = Zamiary
web_machina-layer-intent-tip = Co zrobią potwory, jeśli nic się nie zmieni; blado tam, gdzie decydują kości lub wybór, przy założeniu, że ataki chybią (I)
web_machina-key-slant = na ukos z pola na pole
web_machina-key-figures = do poprzedniej albo następnej figurki
web_machina-key-targets = do następnej figurki, z którą można coś zrobić
web_machina-key-move = pokaż lub ukryj, dokąd można dojść
web_machina-key-sight = pokaż lub ukryj, co widać
web_machina-key-intent = pokaż lub ukryj, co zrobią potwory
web_machina-no-strike = bez ataku
web_machina-ability = zdolność
web_machina-near = Kto jest w pobliżu
web_machina-intents = Co zrobią potwory, jeśli nic się nie zmieni
web_machina-walk = Ruch: naciśnij pole na planszy albo wybierz krok
web_machina-stage = { $attacker } atakuje { ACC($blocker) }
web_machina-stage-traps = { $attacker } atakują { ACC($blocker) }
web_machina-stage-self = { $attacker } atakuje siebie
web_machina-stage-others = te same kości liczą się też dla innych celów: { $others }
web_machina-stage-other = { $name } ({ $needed })
web_machina-stage-succeeded = Trafienie
web_machina-stage-failed = Pudło
web_machina-stage-hits = Trafienia: { $hits } z { $count }
web_machina-stage-needed = do trafienia
web_machina-stage-bonus = premia
web_machina-die-high = mocna kość
web_machina-die-low = słaba kość
web_machina-stage-sums = Możliwe sumy; { $needed } lub więcej trafia
web_machina-aim = { $title }, przed rzutem
web_machina-aim-price = { $name }: koszt { $amount }, zostanie { $left }
web_machina-aim-dice = Mocne kości: { $high }, słabe kości: { $low }
web_machina-aim-hit = Trafienie
web_machina-aim-kill = Zabicie
web_machina-aim-others = Ponadto:
web_machina-tracks = Wartości i potwory
web_machina-rating = { $name }: rzut { $rating } lub wyższy, { $chance }; na karcie { $printed }
web_machina-rating-short = { $chance } · z { $printed }
web_machina-rating-none = brak
web_machina-skull = czaszka
web_machina-arrange-worn = Na wyposażeniu
web_machina-arrange-bag = Poza wyposażeniem
web_machina-arrange-not = W tej chwili tam nie pasuje.
web_machina-arrange-swapped = { $text }; w zamian przełożono: { $others }
web_machina-arrange-no-joint = { $name } i { $other } nie łączą się: są różnych rodzajów albo ich łączniki nie pasują.
web_machina-arrange-no-main = Przedmiot „{ $name }” nie może być na wyposażeniu sam: trzeba go z czymś połączyć albo zużyć.
web_machina-arrange-key = Enter przenosi na następne miejsce.
web_machina-tally-monsters = zabite potwory
web_machina-tally-health = stracone zdrowie
web_machina-tally-items = zdobyte przedmioty
web_machina-tally-threat = kroki zagrożenia
web_machina-hazard-barrel = wybuch
web_machina-hazard-trap = pułapki

## Do czego służą pola.

web_machina-about-chest = Z sąsiedniego pola, 3 punkty kondycji: zdobądź przedmiot i 1 punkt esencji.
web_machina-about-event_space = Z sąsiedniego pola, 3 punkty kondycji: wydarzenie odkrywców i 1 punkt esencji.
web_machina-about-workbench = Z sąsiedniego pola, 3 punkty kondycji: dobierz trzy przedmioty, zachowaj jeden i rozmieść ekwipunek.
web_machina-about-recharge_station = Z sąsiedniego pola, 1 punkt kondycji: rzut kością przywraca zdrowie albo kondycję lub nic nie daje.
web_machina-about-trap_lever = Z sąsiedniego pola, 2 punkty kondycji: pułapki kafelka planszy atakują każdego, kto na nich stoi.
web_machina-about-chapter_space = Z sąsiedniego pola, 3 punkty kondycji i 3 punkty esencji; oświetlone: tylko 1 punkt kondycji. Opowieść toczy się dalej, chyba że rozdział to blokuje.
web_machina-about-spawn_space = Stąd wychodzą potwory. Z sąsiedniego pola można je zapieczętować za 2 punkty kondycji i 2 punkty esencji: zagrożenie spada, a pole rozdziału zostaje oświetlone.
web_machina-about-exploding_barrel = Każde trafienie powoduje wybuch: trzy kości mocnego ataku przeciw wszystkim dookoła.
web_machina-about-brazier = Z sąsiedniego pola można go oświetlić za 2 punkty kondycji i 1 punkt esencji.
web_machina-about-mirror = Z sąsiedniego pola można je oświetlić za 1 punkt kondycji.
web_machina-about-statue = Patrzy.
web_machina-about-entry = Tędy weszliście. Nie da się tu eksplorować ani wyjść.
web_machina-about-exit = Kto stoi przed wyjściem, może wyjść za 2 punkty kondycji. Gdy wyjdą wszyscy, zaczyna się następny rozdział.
