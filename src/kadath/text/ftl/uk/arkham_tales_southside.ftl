### Жах Аркгема: рядок оповіді до кожного запису на картах Локацій, southside.
### Built in code: arkham-tale-

arkham-tale-southside_1_historical_society = Портрет засновника відчистили. Він був кращий, коли не видно було, що той тримає.
arkham-tale-southside_1_mas_boarding_house = «Лишилося від попереднього пана, – каже Матінка, – і, судячи з того, як він пішов, йому воно вже ні до чого».
arkham-tale-southside_1_south_church = Органіст грає порожнім лавам. Слухайте добре – і гімн для вас. Слухайте зле – і він про вас.
arkham-tale-southside_2_historical_society = Читальня тепер бере плату, а подушки в ній набиті чимось, що бачить сни.
arkham-tale-southside_2_mas_boarding_house = Мешканець за сніданком говорить про ложу, мов про обідній клуб. Він міг би замовити слівце вже сьогодні.
arkham-tale-southside_2_south_church = Отець Майкл нічого не питає. Він кладе вам руку на голову, і на мить вона нічого не важить.
arkham-tale-southside_3_historical_society = Стара карта показує стежку, якої вже нема, хіба що почати саме звідси.
arkham-tale-southside_3_mas_boarding_house = Чай у Матінки міцний, а запасне ліжко вузьке. Ви засинаєте, перш ніж голова дізнається, де низ.
arkham-tale-southside_3_south_church = Сповідальня зайнята з обох боків, і з обох плачуть вашим голосом.
arkham-tale-southside_4_historical_society = Два щоденники поселенців згодні щодо печери, але не щодо того, скільки з неї вийшло. Можете порахувати самі.
arkham-tale-southside_4_mas_boarding_house = Три долари, чиста постіль і ключ, що діє лише зсередини.
arkham-tale-southside_4_south_church = Мотузка дзвона піддається, а дзвін від 1820 року чекав нагоди впасти.
arkham-tale-southside_5_historical_society = Бібліотекар старої школи чув, що ви зачинили. Він хотів би на це глянути. І на вас теж.
arkham-tale-southside_5_mas_boarding_house = Печеня мліє з вівторка, і хоч що то було, воно набралося сил.
arkham-tale-southside_5_south_church = Запаліть свічку за місто, якщо маєте, чим її варто запалити.
arkham-tale-southside_6_historical_society = Читають протокол зборів, яких ще не було. Ви серед відсутніх.
arkham-tale-southside_6_mas_boarding_house = Матінка й чути не хоче, щоб ви виходили в такому стані, а в руці в неї пательня.
arkham-tale-southside_6_south_church = Тацю несуть по колу, і паламар не піде далі, доки не дасте так, щоб відчути.
arkham-tale-southside_7_historical_society = За третьою вітриною сходи ведуть до справжньої колекції та до дуже терплячого вчителя.
arkham-tale-southside_7_mas_boarding_house = Мандрівний торгаш із другого поверху показує крам при затіненій лампі. Не втрачайте духу – і він не змінить ціни.
arkham-tale-southside_7_south_church = Купіль наповнюють, і священник відвернувся шукати зовсім малу пляшечку.
arkham-tale-innsmouth_southside_1_historical_society = Відколи ви тут були, кістяк кита над сходами повернув голову. Та й китом він ніколи не був.
arkham-tale-innsmouth_southside_1_mas_boarding_house = Час платити за житло, з кожної голови, а Матінка полічила всіх, кого ви привели.
arkham-tale-innsmouth_southside_1_south_church = Вікарій має годину. Він може розповісти, що знає, або посидіти з вами мовчки.
arkham-tale-innsmouth_southside_2_historical_society = Корабельні реєстри давніші за сам порт. Читайте далі й рахуйте капітанів.
arkham-tale-innsmouth_southside_2_mas_boarding_house = «Лишилися самі шкоринки, – каже Матінка. – Велма вас нагодує. Скажіть, що від мене».
arkham-tale-innsmouth_southside_2_south_church = Хтось лишив вікно відчиненим, і в церкві пахне скошеною травою, а не воском.
arkham-tale-innsmouth_southside_3_historical_society = Професор сам відмикає вітрину. «Покажіть, що ви зачинили, – каже він, – і беріть, що треба».
arkham-tale-innsmouth_southside_3_mas_boarding_house = Гаряча вода й двері між вами та вулицею. Часом увечері більше й не треба.
arkham-tale-innsmouth_southside_3_south_church = Моляться за тих, хто в морі. Ви стаєте позаду й розумієте, що це й за вас.
arkham-tale-innsmouth_southside_4_historical_society = Новий експонат виносять зі сміттям. Він іще теплий.
arkham-tale-innsmouth_southside_4_mas_boarding_house = Чоловік із шостої кімнати розповідає вам усе, на весь голос, за відчиненого вікна.
arkham-tale-innsmouth_southside_4_south_church = Дівчинка тримає скриньку для вдів потопельників і не кліпає.
