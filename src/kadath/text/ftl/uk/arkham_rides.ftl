### «Жах Аркгема»: човни, повернення між монстрів, обмін перед битвою, перші громадяни.

arkham-ask-battle-trade = { $who }: чи обмінюєтеся чимось між собою перед атакою?
arkham-ask-back-in-town = { $who }: цього ходу тутешніх монстрів можна не чіпати. Зітнутися з кимось із них?
arkham-ask-sail = { $who }: оберіть, куди пливе човен або кого забирає
arkham-option-fetch = Забрати { ACC($who) }
arkham-mark-first-citizen = титул першого громадянина Аркгема
arkham-procedure-GivingEvidence = Докази для федералів
arkham-procedure-Sailing = Найнятий човен
arkham-procedure-Hunting = Монстр полює
arkham-ask-story-both = { $who }: ваша історія водночас має успіх і провал. Оберіть, як вона завершується
arkham-procedure-EndingStory = Обидва завершення історії
arkham-ask-cross-water = { $who }: оберіть, куди пливете
arkham-procedure-Crossing = Через воду
arkham-ask-lure-monsters = { $who }: оберіть монстрів, яких заманюєте до себе
arkham-confirm-lure-monsters = { $count ->
    [0] Нікого до себе не заманювати
   *[other] Заманити до себе: { $things }
}
arkham-procedure-Luring = Заманювання монстрів
arkham-procedure-ReadingGateCard = Читання карти брами
arkham-log-buried = { $who } ховає { ACC($monster) }: жетон повертається до коробки.
