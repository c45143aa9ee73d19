### Horror w Arkham: gra karciana: dlaczego czegoś nie można teraz zrobić, po jednym zdaniu.

## Akcje

lcg-why-not-actions = { $left ->
    [0] Nie masz już akcji.
   *[other] To kosztuje { $needed } { $needed ->
        [few] akcje
       *[other] akcji
    }, a zostało ci { $left }.
}
lcg-why-not-already-there = Już tam jesteś.
lcg-why-not-not-connected = { NOM($it) } nie { GENDER($it) ->
    [pl] łączą
   *[one] łączy
} się z twoją lokalizacją.
lcg-why-not-not-here = W twojej lokalizacji nie ma { GEN($it) }.
lcg-why-not-aloof = { NOM($it) } to wróg powściągliwy: zanim go zaatakujesz, wejdź z nim w zwarcie.
lcg-why-not-engaged = Jesteś już w zwarciu z { INS($it) }.
lcg-why-not-not-engaged = Wymknąć się można tylko wrogowi, z którym jest się w zwarciu.
lcg-why-not-massive = { NOM($it) } to wróg masywny: akcją nie wchodzi się z nim w zwarcie.
lcg-why-not-forbidden = Nie pozwala na to karta { $by }.

## Karty do zagrania

lcg-why-not-skill = Umiejętności się nie zagrywa: przeznacz ją na test.
lcg-why-not-never-played = Tej karty się nie zagrywa.
lcg-why-not-resources = Za mało zasobów: koszt wynosi { $cost }, a masz { $resources }.
lcg-why-not-no-effect = Teraz nic by to nie zmieniło.
lcg-why-not-no-room = Nie ma dla niej strefy, a nic, co zajmuje strefę, nie może opuścić gry.
lcg-why-not-copy-in-play = Jest unikatowa, a jej kopia jest już w grze.
lcg-why-not-not-in-hand = Nie masz jej na ręce.
lcg-why-not-not-your-turn = Szybki atut zagrywa się we własnej turze.
lcg-why-not-in-your-turn = Wymaga akcji we własnej turze.
lcg-why-not-in-a-window = Potrzebne jest okno gracza, a teraz go nie ma.
lcg-why-not-moment = Teraz nie można jej użyć: kiedy można, mówi jej treść.
lcg-why-not-condition = Jej warunek nie jest teraz spełniony.
lcg-why-not-taken-back = Wróciła w tym samym oknie gracza: zagraj ją w następnym.
lcg-why-not-peril = Zagrożenie: działać może tylko ten, kto dobrał kartę.

## Zdolności

lcg-why-not-not-used = Tej zdolności się nie używa: działa sama.
lcg-why-not-cost = Nie możesz zapłacić kosztu: { $cost }.
lcg-why-not-limit = Użyto jej już tyle razy, ile wolno.
lcg-why-not-in-vain = Jej zdolność nic by teraz nie zmieniła.
lcg-why-not-answered = Została już do tego użyta.
lcg-why-not-somebody-elses = Użyć jej może tylko ten, kto ją kontroluje.
lcg-why-not-out-of-reach = Nie ma jej w twojej lokalizacji.
lcg-why-not-refused = Pozostali odmówili w tej turze zapłacenia swojej części.

## Karty na test

lcg-why-not-no-icon = Nie ma symbolu do tego testu ({ $skill }).
lcg-why-not-not-your-test = Przeznacza się ją tylko na własne testy.
lcg-why-not-too-many-copies = Na ten test nie można przeznaczyć więcej jej kopii.
lcg-why-not-passed-over = Wybierasz po kolei, a ta karta została już pominięta.

## Akt

lcg-why-not-no-act = Nie ma aktu.
lcg-why-not-no-clues = Nikt nie ma wskazówek do wydania.
lcg-why-not-gives-no-clues = Nie masz wskazówek, które można dać.
lcg-why-not-clues = Akt wymaga { $needed } { $needed ->
    [one] wskazówki
   *[other] wskazówek
}, a razem możecie wydać { $clues }.
lcg-why-not-objective = O postępie tego aktu decyduje jego cel.
lcg-why-not-cannot-advance = Karta w grze nie pozwala na postęp aktu.
lcg-why-not-nobodys-turn = Wskazówki na postęp aktu wydaje się w turze badacza.
