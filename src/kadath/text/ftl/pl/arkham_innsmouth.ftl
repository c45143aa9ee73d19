### Horror w Arkham: co mówi się o Przedwiecznych z Innsmouth, Heroldach i historiach.
### Built in code: arkham-

arkham-setup-herald = Herold
arkham-setup-stories = Osobiste historie
arkham-investigator-random = losowo
arkham-herald-nobody = bez Herolda
arkham-herald-father_dagon = Ojciec Dagon
arkham-herald-mother_hydra = Matka Hydra
arkham-herald-both = Ojciec Dagon i Matka Hydra
arkham-stories-without = bez nich
arkham-stories-with = z nimi
arkham-pile-dust_1 = Pył, pierwsza talia
arkham-pile-dust_2 = Pył, druga talia
arkham-pile-dust_3 = Pył, trzecia talia
arkham-ask-send-away = { $who }: wybierz, kto opuszcza arkusz
arkham-ask-pay-toll = { $who }: wybierz, co wydajesz (do zapłaty zostało: { $due })
arkham-log-fed = Przedwieczny zabiera { ACC($monster) }.
arkham-log-sent-away = { $monster } odchodzi na dobre.
arkham-log-visage = { $is_face ->
    [1] { $who } widzi oblicze.
   *[other] { $who } odkrywa pusty żeton.
}
arkham-log-drained = { $who } traci { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Wytrzymałości.
arkham-log-grasped = { $who } wpada w uścisk Przedwiecznego.
arkham-procedure-SendingAway = Odesłanie Istoty
arkham-procedure-TakingToll = Danina ognia
arkham-procedure-Draining = Głód
arkham-procedure-PreventingGate = Brama się nie otwiera
arkham-log-rumor = { $passed ->
    [1] Pogłoska ucicha.
   *[other] Pogłoska się sprawdza.
}
arkham-log-signs-vanish = Wszystkie Znaki Starszych Bogów znikają.
arkham-why-not-no-rails = Tory są podmyte.
arkham-why-not-no-watch = Nie ma tu straży.
arkham-why-not-past-watch = Straż już cię tu sprawdziła.
arkham-why-not-may-stop = Po prostu zakończ ruch: straż wtedy przyjdzie.
arkham-procedure-StreetBusiness = Sprawy na ulicy
arkham-procedure-Risking = Wszystko na szali
arkham-procedure-ChoosingInStreets = Ktoś na ulicy
arkham-procedure-MeetingCaptive = Jeniec
arkham-procedure-BreakingOut = Ucieczka
arkham-log-story = { $passed ->
    [1] { $who } kończy Osobistą historię „{ $card }” sukcesem.
   *[other] { $who } kończy Osobistą historię „{ $card }” porażką.
}
arkham-ask-gate-card = { $who }: wybierz spotkanie
arkham-ask-which-end = { $who }: dobierasz z wierzchu czy ze spodu talii ({ $drawn })?
arkham-ask-which-symbol = { $who }: wybierz symbol
arkham-ask-refresh-spell = { $who }: wybierz Zaklęcie, które odkrywasz
arkham-ask-clue-from = { $who }: wybierz, kto oddaje Wskazówkę
arkham-ask-clue-for = { $who }: wybierz, kto dostaje tę Wskazówkę
arkham-option-from-top = Z wierzchu
arkham-option-from-bottom = Ze spodu: { $cards }
arkham-option-symbol = { $symbol }
arkham-procedure-Reading = Odczytanie wpisu
arkham-procedure-Sweeping = W gwiazdach
arkham-procedure-ClosingAndSealing = Zamknięcie i zapieczętowanie
arkham-procedure-RefreshingSpell = Odnowienie Zaklęcia
arkham-procedure-PassingClue = Wskazówka zmienia właściciela
