### Жах Аркгема: рядок оповіді до кожного запису на картах Локацій, easttown.
### Built in code: arkham-tale-

arkham-tale-easttown_1_hibbs_roadhouse = Чорним ходом вносять ящики з написом «ОГІРКИ», і вантажник готовий вислухати пропозиції.
arkham-tale-easttown_1_police_station = Шухляда сержанта заїдає, як і його вдача. Сьогодні обидві піддаються з першого разу.
arkham-tale-easttown_1_velmas_diner = Комівояжер із тремтячими руками б’ється об заклад на п’ять доларів, що ви не витримаєте й хвилини, дивлячись на його світлину.
arkham-tale-easttown_2_hibbs_roadhouse = За картярським столом є вільне місце, і усмішка того, хто здає, каже, що його тримали для вас.
arkham-tale-easttown_2_police_station = Переводять в’язня. Він порахував ключі на кожному поясі, і двері за вашою спиною йому до вподоби.
arkham-tale-easttown_2_velmas_diner = «Ви наче з голодного краю, серденько», – каже офіціантка, і паперовий пакет їде вздовж прилавка.
arkham-tale-easttown_3_hibbs_roadhouse = Піаніно стихає, хоч піаніст іще грає. Під підлогою щось почало відбивати такт.
arkham-tale-easttown_3_police_station = Нові правила, каже помічник і розгортає список. Усе з лезом чи гачком – або п’ять доларів.
arkham-tale-easttown_3_velmas_diner = Стара в кутку ворожить на кавовій гущі. Вона ще жодного разу нічого не пом’якшила.
arkham-tale-easttown_4_hibbs_roadhouse = Чолов’яга зі зламаним носом киває на ваш записник. «Двоє з них мені знайомі. Що ще маєте?»
arkham-tale-easttown_4_police_station = Детектив учетверте ставить те саме питання й цього разу записує відповідь, перш ніж ви її дали.
arkham-tale-easttown_4_velmas_diner = На дошці страва дня: печеня, пиріг і стілець біля пічки, доки вистачить грошей.
arkham-tale-easttown_5_hibbs_roadhouse = Дама біля шинквасу розповість усе, якщо зможете відмовитися від третьої чарки.
arkham-tale-easttown_5_police_station = «Розпродаж доказів, лише за готівку», – сповіщає дошка, але річ біля вікна не має ні номера, ні власника.
arkham-tale-easttown_5_velmas_diner = Яєчня добра. Другий кусень яєчні – уже ні.
arkham-tale-easttown_6_hibbs_roadhouse = Бармен повертає пляшку етикеткою до стіни й сам повертається до неї спиною.
arkham-tale-easttown_6_police_station = Констебль, що знайшов перше тіло, хоче комусь розповісти. Хай розповідає, як йому виходить.
arkham-tale-easttown_6_velmas_diner = За долар – суп, хліб і право випростати ноги там, де ніхто не питає.
arkham-tale-easttown_7_hibbs_roadhouse = Світло гасне на три секунди. Коли воно вертається, у залі бракує одного незнайомця й одного гаманця.
arkham-tale-easttown_7_police_station = Кімнату доказів фарбують, і її полиці стоять у коридорі під простирадлом.
arkham-tale-easttown_7_velmas_diner = Банка із чайовими на сусідньому столі повна, а господар спить. Кухар – ні.
arkham-tale-innsmouth_easttown_1_hibbs_roadhouse = Рибалки пішли раніше й лишили пляшку напівповною. Такого ще не траплялося.
arkham-tale-innsmouth_easttown_1_police_station = За розпитування про дорогу до узбережжя – штраф. Є й лава для тих, хто не може його сплатити.
arkham-tale-innsmouth_easttown_1_velmas_diner = «Щось для сліпого моряка?» Кухоль брязкає раз, і його білі очі знаходять ваші.
arkham-tale-innsmouth_easttown_2_hibbs_roadhouse = Облава! Усі мчать до єдиного вікна, яке відчиняється.
arkham-tale-innsmouth_easttown_2_police_station = У справі потопельника лежать його світлини, за порядком. На останніх – не людина.
arkham-tale-innsmouth_easttown_2_velmas_diner = Двоє професорів сперечаються над картою припливів, а соусник – за риф.
arkham-tale-innsmouth_easttown_3_hibbs_roadhouse = Те, що піднімається з підвалу, має фартух господаря, але від нього самого – небагато.
arkham-tale-innsmouth_easttown_3_police_station = Сьогодні вночі рахують арсенал, і тому, хто рахує, все одно бракуватиме однієї одиниці.
arkham-tale-innsmouth_easttown_3_velmas_diner = Радіо ловить танцювальну мелодію між двома станціями, і пів їдальні підводиться.
arkham-tale-innsmouth_easttown_4_hibbs_roadhouse = Він говорить, лише коли п’є, а п’є лише те, за що платять інші.
arkham-tale-innsmouth_easttown_4_police_station = Новий начальник платить без паперів за все, що має на шкурі півмісяць.
arkham-tale-innsmouth_easttown_4_velmas_diner = «За наш кошт, – каже Велма, зиркаючи на вулицю. – І йдіть додому довшою дорогою».
