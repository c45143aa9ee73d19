### Жах Аркгема: рядок оповіді до кожного запису на картах Локацій, merchant district.
### Built in code: arkham-tale-

arkham-tale-merchant_district_1_river_docks = Останню баржу ніхто не розвантажує, і ніхто її начебто не стереже. Портова поліція знає, як це виглядає.
arkham-tale-merchant_district_1_the_unnamable = Шпалери в дитячій повторюють візерунок, і візерунок хоче, щоб його закінчили.
arkham-tale-merchant_district_1_unvisited_isle = Багаття, намет і дебелий чоловік із Луїзіани, який ішов за барабанами аж до цієї річки.
arkham-tale-merchant_district_2_river_docks = Об палю б’ється пляшка зі згорнутим аркушем. Чорнило розпливлося, та не в головному.
arkham-tale-merchant_district_2_the_unnamable = Хтось живе в стінах, при цілком здоровому глузді, і поговорить крізь тиньк, якщо ви стерпите.
arkham-tale-merchant_district_2_unvisited_isle = Коли вітер стихає, камені хиляться докупи й учать вас слова, лишаючи для нього місце.
arkham-tale-merchant_district_3_river_docks = Туманний горн лунає не з того боку річки, і він наближається.
arkham-tale-merchant_district_3_the_unnamable = Хитка дошка на сходах, сховок під нею й запах, що каже: «не чіпай».
arkham-tale-merchant_district_3_unvisited_isle = На дальньому березі острівця танцюють. Двоє танцюристів убрані в решту.
arkham-tale-merchant_district_4_river_docks = Кран несе над вашою головою сітку з вантажем, і трос уже давно співає.
arkham-tale-merchant_district_4_the_unnamable = Між двома цеглинами коминка чекає щось із зеленого металу, як чекало на попереднього мешканця.
arkham-tale-merchant_district_4_unvisited_isle = Двоє в мантіях закопують скриню й сперечаються про глибину. Жоден ще не підвів очей.
arkham-tale-merchant_district_5_river_docks = Трос водолаза піднімають без водолаза. Те, що на ньому висить, старше за причал.
arkham-tale-merchant_district_5_the_unnamable = Крісло-гойдалка завмирає, коли ви входите. Тоді починають усі інші.
arkham-tale-merchant_district_5_unvisited_isle = Коло мухоморів, вівтар і жертва, на якій уже вирізано ваші ініціали.
arkham-tale-merchant_district_6_river_docks = Поденна робота, каже бригадир, платня за ящик. Він сміється з ваших рук, перш ніж глянути в очі.
arkham-tale-merchant_district_6_the_unnamable = Підвал повний неба.
arkham-tale-merchant_district_6_unvisited_isle = Терня, тоді галявина, а на галявині – місце, куди птахи прилітають помирати.
arkham-tale-merchant_district_7_river_docks = Перевізник тримає ліхтар низько. Його човен сухий, річка – ні, а плата лише одна: ступити всередину.
arkham-tale-merchant_district_7_the_unnamable = З кожним кліпанням у коридорі більшає дверей. Не кліпайте.
arkham-tale-merchant_district_7_unvisited_isle = Місяць сходить двічі. Ви записуєте обидві години й намагаєтеся більше нічого не записувати.
arkham-tale-innsmouth_merchant_district_1_river_docks = Піднято з рифу, каже боцман і підіймає брезент не вище за ваш гаманець.
arkham-tale-innsmouth_merchant_district_1_the_unnamable = Те, що на горищі, здохло давненько. Скільки воно варте для музею чи для вас – залежить від шлунка.
arkham-tale-innsmouth_merchant_district_1_unvisited_isle = Різьблення в’ється каменем по спіралі. Кожен виток, за яким устигнете, розповідає ще щось.
arkham-tale-innsmouth_merchant_district_2_river_docks = Митний склад не замкнено. За мить ви бачите, що клітку всередині – теж.
arkham-tale-innsmouth_merchant_district_2_the_unnamable = Нагорі дитина лічить уголос, і на сотні дім розплющує очі.
arkham-tale-innsmouth_merchant_district_2_unvisited_isle = Камені можна зсунути, якщо штовхати там, де вони це пам’ятають.
arkham-tale-innsmouth_merchant_district_3_river_docks = Гарпунник без корабля чистить нігті й називає ціну. Він не питає, що воно, – лише де.
arkham-tale-innsmouth_merchant_district_3_the_unnamable = Голос у тинькові змінився відтоді. Він уже знає ваше ім’я й ваші манери.
arkham-tale-innsmouth_merchant_district_3_unvisited_isle = Воно стоїть між вами й човном, і йому звелено дивитися вам в обличчя.
arkham-tale-innsmouth_merchant_district_4_river_docks = Відплив лишає на сходні рядки малих мокрих слідів, аж до кожних відчинених дверей.
arkham-tale-innsmouth_merchant_district_4_the_unnamable = Мостини чемно розступаються, щоб щось пропустити.
arkham-tale-innsmouth_merchant_district_4_unvisited_isle = Річка прибуває, а ваш човен ніколи не вмів чекати.
