### Жах Аркгема: рядок оповіді до кожного запису на картах Локацій, miskatonic university.
### Built in code: arkham-tale-

arkham-tale-miskatonic_university_1_administration_building = Асистентка з реєстратури підсовує вам папку й воліла б не знати вашого імені.
arkham-tale-miskatonic_university_1_library = Бібліотекарка міряє вас поглядом понад окулярами й вирішує, котрі двері були замкнені від самого початку.
arkham-tale-miskatonic_university_1_science_building = Формулу з дошки переписати легко. Та двірникові звеліли нічого з аудиторії не випускати.
arkham-tale-miskatonic_university_2_administration_building = Сейф скарбника відчинений, скарбник обідає, а у вас напоготові чудова історія.
arkham-tale-miskatonic_university_2_library = Закладка в книжці, якої ніхто не брав від війни: банкнота, тоді друга, тоді третя.
arkham-tale-miskatonic_university_2_science_building = Апарат має зачиняти речі на відстані. Його збудував оптиміст.
arkham-tale-miskatonic_university_3_administration_building = Декан шукає когось неговіркого. Угода в нього в шухляді, тремтіння – у руці.
arkham-tale-miskatonic_university_3_library = Покажчик оправлено в щось тепле. Знайдіть лише одну статтю й закрийте, перш ніж він знайде вас.
arkham-tale-miskatonic_university_3_science_building = «Ніяких чаклунів, – каже фізик, розглядаючи вас. – Добре. Тоді тримайте оце й ідіть».
arkham-tale-miskatonic_university_4_administration_building = Один студент провалив предмет, якого тут не викладають. Його робота лежить серед недоставлених листів.
arkham-tale-miskatonic_university_4_library = Ви на мить кладете голову на сторінку. Сторінка глибша, ніж здається.
arkham-tale-miskatonic_university_4_science_building = Серові Вільяму для досліду потрібна пінта крові, а потім – друг.
arkham-tale-miskatonic_university_5_administration_building = Винагорода чекає на того, хто відгадає загадку засновника. На неї вже набігли відсотки.
arkham-tale-miskatonic_university_5_library = Заборонені полиці стережуть дід і мотузка дзвінка. Йому звелено користуватися лише другою.
arkham-tale-miskatonic_university_5_science_building = Під першою лампою те, що ходить за вами, має тінь. Під другою – вже ні.
arkham-tale-miskatonic_university_6_administration_building = На сьогодні їм потрібен перекладач із мови, яку ви, здавалося, вигадали в дитинстві.
arkham-tale-miskatonic_university_6_library = Пеню, каже оголошення, стягуємо особисто. Особа вже тут.
arkham-tale-miskatonic_university_6_science_building = Камера гуде. З віконця визирає незнайомець із вашим обличчям і просить помінятися.
arkham-tale-miskatonic_university_7_administration_building = «Ви знайдете його в лікарні, – каже секретарка, вже набираючи номер. – На вас чекатимуть».
arkham-tale-miskatonic_university_7_library = Усі книжки на цій полиці повернулися корінцями до стіни.
arkham-tale-miskatonic_university_7_science_building = Електроди теплі, шкала сягає шістки, і молодикові страшенно прикро за запах.
arkham-tale-innsmouth_miskatonic_university_1_administration_building = Авто ректора до ваших послуг, аби лише вас не було в його будівлі.
arkham-tale-innsmouth_miskatonic_university_1_library = Книжка падає з найвищої полиці, розкривається й сама читає вам перший рядок.
arkham-tale-innsmouth_miskatonic_university_1_science_building = Двері посеред лабораторії поки що нікуди не ведуть. Крутніть колесо й надійтеся, що його змащено.
arkham-tale-innsmouth_miskatonic_university_2_administration_building = Запечатаний список 1881 року каже, звідки всі вони прибули. Два з тих місць – не на суходолі.
arkham-tale-innsmouth_miskatonic_university_2_library = Матроські нотатки на берегах трактату про припливи. Остання з них – інструкція.
arkham-tale-innsmouth_miskatonic_university_2_science_building = Вони збудували досить довгий важіль. Суперечка тепер лише про те, де стати.
arkham-tale-innsmouth_miskatonic_university_3_administration_building = Рада дасть гроші, якщо ви дивитиметеся кожному з них у вічі, брешучи.
arkham-tale-innsmouth_miskatonic_university_3_library = Клітка відчинена, а книга сидить.
arkham-tale-innsmouth_miskatonic_university_3_science_building = Сироватка вертає тіло туди, куди вкаже стрілка. Вам дозволено її крутнути.
arkham-tale-innsmouth_miskatonic_university_4_administration_building = Конкурс есеїв судять сьогодні. Є ще один учасник, уже кілька років мертвий.
arkham-tale-innsmouth_miskatonic_university_4_library = «Зачиняємося», – каже бібліотекарка о десятій ранку й гасить лампи одну по одній.
arkham-tale-innsmouth_miskatonic_university_4_science_building = «Трохи більше, ніж минулого разу», – зізнається сер Вільям, закочуючи вам рукав.
