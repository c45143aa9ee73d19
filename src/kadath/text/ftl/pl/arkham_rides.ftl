### Horror w Arkham: łodzie, powrót między potwory, wymiana przed bitwą, pierwsi obywatele.

arkham-ask-battle-trade = { $who }: czy przed atakiem wymieniacie się czymś między sobą?
arkham-ask-back-in-town = { $who }: w tej turze nie musisz mierzyć się z tutejszymi potworami. Zmierzyć się z którymś?
arkham-ask-sail = { $who }: wybierz, dokąd płynie łódź albo kogo sprowadza
arkham-option-fetch = Sprowadź { ACC($who) }
arkham-mark-first-citizen = tytuł pierwszego obywatela Arkham
arkham-procedure-GivingEvidence = Dowody dla Federalnych
arkham-procedure-Sailing = Wynajęta łódź
arkham-procedure-Hunting = Potwór poluje
arkham-ask-story-both = { $who }: twoja historia kończy się jednocześnie sukcesem i porażką. Wybierz zakończenie
arkham-procedure-EndingStory = Oba zakończenia historii
arkham-ask-cross-water = { $who }: wybierz, dokąd płyniesz
arkham-procedure-Crossing = Przez wodę
arkham-ask-lure-monsters = { $who }: wybierz potwory, które ściągasz na siebie
arkham-confirm-lure-monsters = { $count ->
    [0] Nie ściągaj żadnego na siebie
   *[other] Ściągnij na siebie: { $things }
}
arkham-procedure-Luring = Ściąganie potworów
arkham-procedure-ReadingGateCard = Odczytanie karty bramy
arkham-log-buried = { $who } grzebie { ACC($monster) }: żeton wraca do pudełka.
