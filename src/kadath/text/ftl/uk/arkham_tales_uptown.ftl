### Жах Аркгема: рядок оповіді до кожного запису на картах Локацій, uptown.
### Built in code: arkham-tale-

arkham-tale-uptown_1_st_marys_hospital = Картка біля дев’ятого ліжка зашифрована. Цей шифр ви вже бачили – крейдою на пагорбі.
arkham-tale-uptown_1_woods = Відлюдник може навчити, але вчить він зі швидкістю моху.
arkham-tale-uptown_1_ye_olde_magick_shoppe = «Геть», – каже пополотніла власниця, перевертаючи табличку, і ви бачите, що стоїть за нею.
arkham-tale-uptown_2_st_marys_hospital = Лікар-початківець випробовує на охочих новий засіб. Дозу він майже знає.
arkham-tale-uptown_2_woods = Мисливська засідка, холодна люлька й рушниця, по яку господар неодмінно вернеться.
arkham-tale-uptown_2_ye_olde_magick_shoppe = Запечатана урна за п’ять доларів, нібито порожня. Звучить вона не порожньо.
arkham-tale-uptown_3_st_marys_hospital = Мрець у коридорі тримає аркуш, а медсестри пішли по простирадло.
arkham-tale-uptown_3_woods = Очі в кущах, низько, золоті. Був би бутерброд – була б і дружба.
arkham-tale-uptown_3_ye_olde_magick_shoppe = Власниця важить ваше запитання на мідній шальці й відважує відповідь до грана.
arkham-tale-uptown_4_st_marys_hospital = Пацієнт, якого привезли з вами, хоче вам дещо віддати. Він мертвий від полудня.
arkham-tale-uptown_4_woods = Дерева тут посаджено колом, і сьогодні в кола з’явилося нутро.
arkham-tale-uptown_4_ye_olde_magick_shoppe = Вона не знає, що це таке. Якщо знаєте ви – віддасть за півціни.
arkham-tale-uptown_5_st_marys_hospital = Простирадло на третьому столі сідає.
arkham-tale-uptown_5_woods = Хтось іде за вами між берез. Коли ви спиняєтеся, воно робить ще один крок.
arkham-tale-uptown_5_ye_olde_magick_shoppe = Вона відкриває одну карту з великої колоди, довго на неї дивиться й лишає так, щоб бачили й ви.
arkham-tale-uptown_6_st_marys_hospital = Вони загубили ваші записи, а з ними й папірець, який ви дуже хотіли зберегти.
arkham-tale-uptown_6_woods = Дуплистий дуб із мотузяною драбиною. Нагорі – чиєсь дитинство або чийсь скарб.
arkham-tale-uptown_6_ye_olde_magick_shoppe = Засушена голова у вітрині колись дивилася на вулицю.
arkham-tale-uptown_7_st_marys_hospital = Двоє дверей, на обох «ВИХІД». За одними видають платню.
arkham-tale-uptown_7_woods = Розбійники чемні, доки не побачать, як мало ви несете.
arkham-tale-uptown_7_ye_olde_magick_shoppe = Ви хибно вимовляєте назву на слоїку. Слоїк вас виправляє.
arkham-tale-innsmouth_uptown_1_st_marys_hospital = Коронер уже замикає. Прочитаєте стільки, скільки сторінок устигнете перегорнути.
arkham-tale-innsmouth_uptown_1_woods = Ті самі золоті очі, тільки схудлі. Він пам’ятає вас. Чи принаймні обід.
arkham-tale-innsmouth_uptown_1_ye_olde_magick_shoppe = Усі годинники в крамниці йдуть правильно, і кожен по-своєму. Ви чекаєте, котрий переможе.
arkham-tale-innsmouth_uptown_2_st_marys_hospital = Санітар на виході обтрушує ваше пальто. Важко сказати, чи він допомагав.
arkham-tale-innsmouth_uptown_2_woods = У сильці щось є. Можливо, з тих, що кусаються.
arkham-tale-innsmouth_uptown_2_ye_olde_magick_shoppe = «П’ять доларів – і я тричі вимовлю його ім’я, – каже власниця. – А тоді відійдіть від вікна».
arkham-tale-innsmouth_uptown_3_st_marys_hospital = Дверцята швидкої розчахуються. Те, що везли, вже вийшло на іншому кінці міста.
arkham-tale-innsmouth_uptown_3_woods = Він стоїть на стежці з кийком і хоче мита. Розмовляти з ним можна лише його мовою.
arkham-tale-innsmouth_uptown_3_ye_olde_magick_shoppe = Сеанс сьогодні за все місто, каже вона. Візьміться за руки і, хоч що станеться, не відпускайте.
arkham-tale-innsmouth_uptown_4_st_marys_hospital = Він каже вам це на останньому подиху, а тоді на ще одному.
arkham-tale-innsmouth_uptown_4_woods = Струмок тече вгору до ставка, якого тут не було, і ставок світиться знизу.
arkham-tale-innsmouth_uptown_4_ye_olde_magick_shoppe = «Чесний обмін, – каже власниця. – Ваше заклинання за одну з двох речей. Про третю не питайте».
