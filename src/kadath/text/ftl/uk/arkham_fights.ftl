### «Жах Аркгема»: запитання й повідомлення про людей, бої та Прадавніх.

arkham-kind-deputy_item = предмет помічника
arkham-pile-retainer = Гонорари
arkham-pile-membership = Членства в Ложі
arkham-pile-deputy = Помічник шерифа
arkham-pile-deputy_item = Предмети помічника
arkham-ask-weaken-foe = { $who }: оберіть здібність, яку втрачає { $monster }
arkham-procedure-Weakening = Послаблення монстра
arkham-option-weaken = { $keyword }
