### Arkham Horror: The Card Game: campaigns, what happens between scenarios, and scenarios alone.

## Setting up

lcg-setup-mode = Rozgrywka
lcg-mode-scenario = pojedynczy scenariusz
lcg-mode-campaign = kampania „Noc fanatyka”
lcg-setup-earlier = Poprzednie scenariusze
lcg-earlier-first = skończyły się zakończeniem 1
lcg-earlier-chosen = sami wybierzemy zakończenia
lcg-setup-decks = Talie
lcg-decks-starter = talie startowe
lcg-decks-own = własna talia: { $investigator }
lcg-setup-restarts = Powtarzanie scenariusza
lcg-restarts-no = nie
lcg-restarts-yes = na życzenie
lcg-setup-asking = Kogo pytać o karty
lcg-asking-who-can = tylko tych, którzy mogą je przeznaczyć
lcg-asking-who-might = wszystkich, którzy mogliby: nikt nie pozna, kto może

## Prompts

lcg-player = Gracz { $number }

lcg-ask-again = { $who }: scenariusz dobiegł końca – grać dalej czy powtórzyć?
lcg-ask-choose-trauma = { $who }: wybierz, jaką traumę otrzymujesz
lcg-ask-choose-party = { $who }: wybierz, kim zagrasz w następnym scenariuszu
lcg-ask-earn = { $who }: wybierz, do czyjej talii trafi { $card }
lcg-ask-buy = { $who }: wydaj doświadczenie (pozostało: { $experience })
lcg-ask-replace = { $who }: wybierz kartę, którą zastąpi { $card }
lcg-ask-choose-next-lead = { $who }: wybierz głównego badacza następnego scenariusza
lcg-ask-choose-earlier = { $who }: wybierz, jak skończył się scenariusz „{ $scenario }”
lcg-ask-choose-got-away = { $who }: wybierz kultystów, którzy uciekli

## Options

lcg-option-go-on = Grajcie dalej
lcg-option-again = Powtórzcie go z tymi samymi taliami
lcg-option-suffer = { $kind ->
    [physical] 1 punkt traumy fizycznej
   *[mental] 1 punkt traumy psychicznej
}
lcg-option-leave = { $who } opuszcza kampanię i nie zagra w następnym scenariuszu; talia i doświadczenie czekają na powrót między scenariuszami
lcg-option-return = { $who } wraca
lcg-option-join = { $who } dołącza z nową talią ({ $sheet })
lcg-option-earn = { $card } trafia do talii { GEN($who) }
lcg-option-buy = { $card } ({ $upgrade ->
    [no] doświadczenie: { $price }
   *[yes] doświadczenie: { $price }, jako ulepszenie
}{ $owned ->
    [0] {""}
   *[other] ; w talii: { $owned }
})
lcg-option-replace = { $card } opuszcza talię (doświadczenie: { $price })
lcg-option-leads = { GENDER($who) ->
    [f] Główną badaczką
   *[m] Głównym badaczem
} zostaje { $who }
lcg-option-earlier = { $resolution }
lcg-option-got-away = Na wolności: { NOM($card) }
lcg-option-nothing-more = { $prompt ->
    [buy] Nie kupuj nic więcej
    [choose-party] Niech tak zostanie
    [earn] Niech { $card } nie trafia do żadnej talii
   *[choose-got-away] Nikt więcej nie uciekł
}

lcg-confirm-choose-got-away = { $count ->
    [0] Nikt nie uciekł
   *[other] Uciekli: { $things }
}

## The log

lcg-log-recorded = Wpis w dzienniku kampanii: { $record }.
lcg-log-crossed-out = Skreślono w dzienniku kampanii: { $record }.
lcg-log-named = { $list ->
    [interrogated] { NOM($card) } trafia na listę przesłuchanych kultystów.
   *[got_away] { NOM($card) } trafia na listę kultystów, którzy uciekli.
}
lcg-log-earned = { $experience ->
    [0] { $who } nie zdobywa doświadczenia.
   *[other] { $who } zdobywa { lcg-experience-count }.
}
lcg-log-experience = { $who } { $change ->
    [loses] traci
   *[gains] zyskuje
} { lcg-experience-count } za ten scenariusz.
lcg-experience-count = { $experience ->
    [one] 1 punkt doświadczenia
    [few] { $experience } punkty doświadczenia
   *[many] { $experience } punktów doświadczenia
}
lcg-log-joins-deck = Karta { $card } trafia do talii { GEN($who) }.
lcg-log-killed = { $who } ginie.
lcg-log-insane = { $who } popada w obłęd.
lcg-log-party-leave = { $who } opuszcza na razie kampanię.
lcg-log-party-return = { $who } wraca do kampanii.
lcg-log-party-join = { $who } dołącza do kampanii.
lcg-log-bought = { $who } kupuje kartę { $card } (doświadczenie: { $experience }); talię opuszcza { $lost }.
lcg-log-again = Scenariusz „{ $scenario }” zaczyna się od nowa z tymi samymi taliami.
lcg-log-earlier = { $scenario }: { $resolution }.

## How a campaign ends

lcg-outcome-nobody-left = Nie ma już komu grać dalej. Kampania jest przegrana.
lcg-outcome-arkham-succumbed = Umôrdhoth powstaje, a Arkham nie doczeka poranka. Kampania jest przegrana.
lcg-outcome-ritual-broken = Rytuał zostaje przerwany i to, co wzywano, nie nadchodzi. Kampania jest wygrana.
lcg-outcome-umordhoth-repelled = Umôrdhoth musi wrócić pod ziemię. Kampania jest wygrana.
lcg-outcome-lita-sacrificed = Lita zostaje wydana, a Umôrdhoth odchodzi. Przeżyliście i nie zapomnicie, za jaką cenę.

## The chart

lcg-step-PlayScenario-earlier = wcześniejsze scenariusze
lcg-step-PlayScenario-gather = wyjmowanie elementów z pudełka
lcg-step-PlayScenario-again = jeszcze raz?
lcg-step-PlayScenario-resolution = zakończenie

lcg-procedure-ChooseEarlier = Co było wcześniej
lcg-step-ChooseEarlier-resolution = wybór zakończenia
lcg-step-ChooseEarlier-cultists = wybór zbiegłych kultystów
lcg-step-ChooseEarlier-earned = zdobyte karty

lcg-procedure-PlayCampaign = Kampania
lcg-step-PlayCampaign-scenario = następny scenariusz
lcg-step-PlayCampaign-defeated = traumy pokonanych
lcg-step-PlayCampaign-trauma = wybór traumy
lcg-step-PlayCampaign-resolution = zakończenie i dziennik kampanii
lcg-step-PlayCampaign-last = czy to koniec kampanii?
lcg-step-PlayCampaign-party = kto gra dalej
lcg-step-PlayCampaign-earned = zdobyte karty
lcg-step-PlayCampaign-left_behind = spuścizna głównego badacza
lcg-step-PlayCampaign-experience = wydawanie doświadczenia
lcg-step-PlayCampaign-lead = główny badacz

lcg-procedure-ChooseParty = Przyłączanie się i odchodzenie
lcg-step-ChooseParty-seat = wybór badaczy
lcg-step-ChooseParty-nobody = czy ktoś gra?

lcg-procedure-EarnStoryAsset = Atut fabularny
lcg-step-EarnStoryAsset-earn = wybór talii

lcg-procedure-SpendExperience = Doświadczenie
lcg-step-SpendExperience-buy = wybór karty
lcg-step-SpendExperience-replace = wybór karty do usunięcia
