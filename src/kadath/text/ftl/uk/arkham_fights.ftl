### «Жах Аркгема»: запитання й повідомлення про людей, бої та Прадавніх.

arkham-kind-deputy_item = предмет помічника
arkham-pile-retainer = Гонорари
arkham-pile-membership = Членства в Ложі
arkham-pile-deputy = Помічник шерифа
arkham-pile-deputy_item = Предмети помічника
arkham-ask-weaken-foe = { $who }: оберіть здібність, яку втрачає { $monster }
arkham-procedure-Weakening = Послаблення монстра
arkham-option-weaken = { $keyword }
arkham-ask-dragged = { $who }: оберіть браму, крізь яку вас затягує
arkham-ask-raise-die = { $who }: оберіть кубик, результат якого збільшуєте на 1
arkham-ask-encourage = { $who }: оберіть, кого підбадьорюєте
arkham-ask-pay-spell = { $who }: оберіть, скільки Витривалості сплачуєте за заклинання
arkham-ask-battle = { $who }: використати щось перед атакою?
arkham-ask-lose-trophy = { $who }: оберіть трофей, який утрачаєте
arkham-ask-lower-maximum = { $who }: оберіть, який максимум зменшується на 1
arkham-procedure-Dragging = Затягування крізь браму
arkham-procedure-RaisingDie = Зміна результату кубика
arkham-procedure-Encouraging = Підбадьорення
arkham-procedure-FinalBattle = Остаточна битва
arkham-procedure-BattleAttack = Атака дослідника
arkham-procedure-AncientAttack = Атака Прадавнього
arkham-procedure-Attacking = Атака Прадавнього на всіх
arkham-procedure-BattleChecking = Перевірка проти атаки
arkham-procedure-LosingTrophy = Втрата трофея
arkham-procedure-Lowering = Зменшення максимуму
arkham-option-attack = Атакувати
arkham-option-lower = { $what }{ $most ->
    [0] {""}
   *[other] : { $most } → { $left }
}
arkham-setup-ancient_one = Прадавній
arkham-outcome-defeated = Прадавнього відкинуто назавжди. Дослідники перемагають.
arkham-ending-defeated = { ACC($ancient_one) } відкинуто назавжди. Дослідники перемагають.
arkham-outcome-devoured = Усіх дослідників пожерто. Дослідники програють.
arkham-rules-ancient_one = Шкала приреченості { $doom }. Модифікатор бою { $rating }.
arkham-rules-battle = Остаточна битва: { $text }
arkham-rules-start = Початок битви: { $text }
arkham-rules-attack = Атака: { $text }
arkham-rules-harmless = Перевірка бою ({ $modifier }).
arkham-ask-other-world = { $who }: використати щось, перш ніж іти далі?
arkham-ask-stay-put = { $who }: ви не можете рушити далі; обмінятися з тими, хто тут?
