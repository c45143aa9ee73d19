### Жах Аркгема: рядок оповіді до кожного запису на картах Локацій, french hill.
### Built in code: arkham-tale-

arkham-tale-french_hill_1_silver_twilight_lodge = Джентльмен у бездоганних рукавичках пояснює, що ложа могла б для вас зробити. Решта панів – між вами й дверима.
arkham-tale-french_hill_1_inner_sanctum = Внески збирають при свічках. Скарбник не має книги. Він має ніж і добру пам’ять.
arkham-tale-french_hill_1_the_witch_house = Щось мале біжить уздовж плінтуса на долонях.
arkham-tale-french_hill_2_silver_twilight_lodge = Гардеробник вийшов, а члени ложі лишили в пальтах стільки цікавого.
arkham-tale-french_hill_2_inner_sanctum = Коло накреслено, ціну названо. Хоч раз ложа хоче двері зачинити, а не відчинити.
arkham-tale-french_hill_2_the_witch_house = Угоду старої видряпано на столі: те, що несете, або те, що вмістите в голові.
arkham-tale-french_hill_3_silver_twilight_lodge = Бібліотекар кладе перед вами два аркуші й чемно затуляє вуха, доки ви обираєте.
arkham-tale-french_hill_3_inner_sanctum = Сховище внутрішнього кола відчинене рівно стільки, скільки б’є годинник.
arkham-tale-french_hill_3_the_witch_house = Детектив із Нью-Йорка міряє кути кімнати. Він робив це дев’ять разів. Вони ніколи не збігаються.
arkham-tale-french_hill_4_silver_twilight_lodge = Питають удруге, тепліше, і забирають вашого капелюха, щоб піти було важче.
arkham-tale-french_hill_4_inner_sanctum = Викликання вдається бездоганно. У тім-то й біда.
arkham-tale-french_hill_4_the_witch_house = У скошеній кімнаті стіни показують усе й спиняються, лише коли відвести очі. Ви не знаєте, як відвести очі.
arkham-tale-french_hill_5_silver_twilight_lodge = Ви сідаєте біля каміна. Виявляється, це місце вже двісті років чиєсь.
arkham-tale-french_hill_5_inner_sanctum = «Скільки ви хочете знати?» – питає ієрофант і підносить голку.
arkham-tale-french_hill_5_the_witch_house = Пил на ліжку, вм’ятина на подушці й сон, що піднімається по вас сходами.
arkham-tale-french_hill_6_silver_twilight_lodge = Хтось у чорному вже наполовину у вікні зі сріблом ложі. Спробуйте її впіймати, а тоді поговорити.
arkham-tale-french_hill_6_inner_sanctum = Вам дають ніж і право обрати, на що він піде, – будь-де в місті.
arkham-tale-french_hill_6_the_witch_house = Під розхитаним каменем вогнища щури щось для неї зберегли.
arkham-tale-french_hill_7_silver_twilight_lodge = Ви цитуєте їм їхній же статут. Краще б це був той самий статут.
arkham-tale-french_hill_7_inner_sanctum = Чаша йде по колу. Кожен заглядає в неї, а тоді дивиться на вас.
arkham-tale-french_hill_7_the_witch_house = Кут горища складається вдвоє, а в складки є нутро.
arkham-tale-innsmouth_french_hill_1_silver_twilight_lodge = «Ми купили б це у вас, – чемно каже страж. – Інший спосіб значно гучніший».
arkham-tale-innsmouth_french_hill_1_inner_sanctum = Це звуть обрядом зцілення. Мовлений як слід, він зцілить усе місто. Мовлений хибно – його все місто почує.
arkham-tale-innsmouth_french_hill_1_the_witch_house = Ви прокидаєтеся за столом із крейдою на пальцях. Лампа догоріла, а двері перейшли в інше місце.
arkham-tale-innsmouth_french_hill_2_silver_twilight_lodge = Злодійка повернулася, і цього разу вона прийшла по те саме, що й ви.
arkham-tale-innsmouth_french_hill_2_inner_sanctum = Вас навчать цих слів, готові ви чи ні. Від готовності залежить лише, скільки це триватиме.
arkham-tale-innsmouth_french_hill_2_the_witch_house = Щур з обличчям бере мито на повороті сходів. Він завжди знає, чого вам найбільше шкода.
arkham-tale-innsmouth_french_hill_3_silver_twilight_lodge = Почесний гість знімає вечірнє вбрання й не перестає знімати.
arkham-tale-innsmouth_french_hill_3_inner_sanctum = Карта на підлозі святилища волога. Станьте там, де хочете опинитися.
arkham-tale-innsmouth_french_hill_3_the_witch_house = Балка падає саме туди, де ви думали стати.
arkham-tale-innsmouth_french_hill_4_silver_twilight_lodge = Новий проспект, цупкіший папір, та сама усмішка. Вони помітили, що вам ведеться непогано.
arkham-tale-innsmouth_french_hill_4_inner_sanctum = Віддайте нам одного, каже майстер, і ми відкличемо додому всіх його братів.
arkham-tale-innsmouth_french_hill_4_the_witch_house = Її верстат досі засновано. Варто торкнутися – і він тче вхід.
