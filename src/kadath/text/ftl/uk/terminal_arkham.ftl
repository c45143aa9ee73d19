### Стіл гри «Жах Аркгема» в терміналі.

terminal-arkham-stage = сцена
terminal-arkham-sheet = аркуші
terminal-arkham-gates = брами
terminal-arkham-ancient-one = Прадавній
terminal-arkham-standing = приреченість { $doom }/{ $track } паніка { $terror } брами { $gates }/{ $most_gates } монстри { $monsters }/{ $most_monsters } околиці { $outskirts }/{ $most_outskirts }
terminal-arkham-deep = Глибоководні { $uprising }/6 федерали { $feds }/6
terminal-arkham-foe = ухиляння { $awareness }, жах { $horror } ({ $madness }), бій { $combat } ({ $wounds }), стійкість { $toughness }
terminal-arkham-foe-calm = ухиляння { $awareness }, без жаху, бій { $combat } ({ $wounds }), стійкість { $toughness }
terminal-arkham-goes = { $symbol }: біла стрілка – { $white }, чорна стрілка – { $black }
terminal-arkham-acts = замість рухатися, робить щось інше
terminal-arkham-quiet = Зараз ніхто не проходить перевірку й не б’ється.
terminal-arkham-check = перевірка: { $check }, кубиків: { $pool }, потрібно успіхів: { $needed } (успіх від { $lowest }), шанс { $chance }
terminal-arkham-dice = успіхів: { $successes } із { $needed }
terminal-arkham-spent = здогадок витрачено { $clues }: { $chance }
terminal-arkham-horror = перевірку жаху пройдено: { $chance }
terminal-arkham-round = раунд: кубиків { $dice }, потрібно успіхів { $needed }, перемога { $round }; втеча { $flee }
terminal-arkham-ends = до кінця: перемога { $won }, рани { $hurt }, непритомність { $unconscious }, божевілля { $insane }
terminal-arkham-taken = { $fate ->
    [lost] загублення в часі та просторі
    [dragged] затягування в браму
   *[devoured] пожирання
} { $chance }
terminal-arkham-investigator = дослідники за ініціалами; понад чотирьох показано числом
terminal-arkham-monster = монстри за ініціалами; понад чотирьох показано числом
terminal-arkham-gate = відкрита брама з ініціалами свого світу
terminal-arkham-far = стільки кроків звідси
terminal-arkham-edge = За лівим або правим краєм лежить друге місто.
