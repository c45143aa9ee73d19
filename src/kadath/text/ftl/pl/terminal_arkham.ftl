### Stół gry „Horror w Arkham” w terminalu.
### Built in code: arkham-tried-

terminal-arkham-stage = scena
terminal-arkham-sheet = arkusze
terminal-arkham-gates = bramy
terminal-arkham-ancient-one = Przedwieczny
terminal-arkham-standing = zagłada { $doom }/{ $track } panika { $terror } bramy { $gates }/{ $most_gates } potwory { $monsters }/{ $most_monsters } peryferia { $outskirts }/{ $most_outskirts }
terminal-arkham-deep = bunt { $uprising }/6 Federalni { $feds }/6
terminal-arkham-foe = czujność { $awareness }, przerażenie { $horror } ({ $madness }), walka { $combat } ({ $wounds }), żywotność { $toughness }
terminal-arkham-foe-calm = czujność { $awareness }, bez przerażenia, walka { $combat } ({ $wounds }), żywotność { $toughness }
terminal-arkham-goes = { $symbol }: biała strzałka – { $white }, czarna strzałka – { $black }
terminal-arkham-acts = zamiast się ruszyć, robi coś innego
terminal-arkham-quiet = Nikt teraz nie wykonuje testu ani nie walczy.
terminal-arkham-check = test: { $check }, kości: { $pool }, potrzebne sukcesy: { $needed } (sukces od { $lowest }), szansa { $chance }
terminal-arkham-dice = sukcesy: { $successes } z { $needed }
terminal-arkham-spent = z { $clues } { $clues ->
    [one] Wskazówką
   *[other] Wskazówkami
    }: { $chance }
terminal-arkham-horror = zdany test Przerażenia: { $chance }
terminal-arkham-round = runda: kości { $dice }, potrzebne sukcesy { $needed }, wygrana { $round }; ucieczka { $flee }
terminal-arkham-ends = do końca: wygrana { $won }, rany { $hurt }, ogłuszenie { $unconscious }, obłęd { $insane }
terminal-arkham-better = ze zużyciem: { $cards } – wygrana { $won }
terminal-arkham-taken = { $fate ->
    [lost] zagubienie w czasie i przestrzeni
    [dragged] wciągnięcie w bramę
   *[devoured] pochłonięcie
} { $chance }
terminal-arkham-battle = zostało żetonów zagłady: { $doom }; { $each ->
    [one] każdy sukces usuwa jeden
    [few] { $each } sukcesy usuwają jeden, na razie { $hits }
   *[many] { $each } sukcesów usuwa jeden, na razie { $hits }
}
terminal-arkham-battle-extra = zostało żetonów zagłady: { $doom }; sukcesy potrzebne, zanim zaczną znikać: { $extra }
terminal-arkham-battle-fighter = { $attacked ->
    [1] już po ataku; następnym razem kości { $dice }
   *[other] kości { $dice }
}, choć jeden sukces { $hit }
terminal-arkham-battle-withstands = odparcie ataku { $chance }
terminal-arkham-battle-by = zwycięstwo do rundy { $round }: { $chance }
terminal-arkham-battle-test = W tej rundzie: test – { $skill } ({ $modifier }).
terminal-arkham-investigator = Badacze jako inicjały; gdy jest ich więcej niż czterech, ich liczba
terminal-arkham-monster = potwory jako inicjały; gdy jest ich więcej niż cztery, ich liczba
terminal-arkham-gate = otwarta brama z inicjałami Innego Świata
terminal-arkham-far = tyle kroków stąd
terminal-arkham-edge = Za lewą lub prawą krawędzią leży drugie miasto.

## Its own word for what one might think of doing

arkham-tried-evade = Uniknij
arkham-tried-fight = Walcz
