### Що означає вибір під час підготовки гри, кількома словами.

arkham-about-board-arkham = Саме лише місто: для першої гри досить.
arkham-about-board-innsmouth = Друге місто, біля моря, з Глибоководними й федералами. Довше й важче.
arkham-about-ancient_one-random = Хто це буде, дізнаєтеся на початку гри.
arkham-about-ancient_one-azathoth = Прокидається повільно, але тоді світові одразу кінець.
arkham-about-ancient_one-cthulhu = Послаблює всім тіло й розум.
arkham-about-ancient_one-hastur = Запечатати браму коштує значно більше здогадок.
arkham-about-ancient_one-ithaqua = Хто лишається на вулиці, мерзне.
arkham-about-ancient_one-nyarlathotep = Його культистів не меншає, а монстри носять маски.
arkham-about-ancient_one-shub_niggurath = Кожен монстр стійкіший.
arkham-about-ancient_one-yig = Прокидається найшвидше, а вбивство його культистів його підганяє.
arkham-about-ancient_one-yog_sothoth = Брами важче закрити, а хто загубиться, той пропав.
arkham-about-ancient_one-bokrug = Чотири істоти обтяжують вас, доки не відкупитеся.
arkham-about-ancient_one-chaugnar_faugn = Знаки Прадавніх шкодять тим, хто поруч.
arkham-about-ancient_one-cthugha = Хто далеко ходить, той обпікається.
arkham-about-ancient_one-ghatanothoa = Візьміть кілька здогадок за раз – і можете побачити його лик.
arkham-about-ancient_one-nyogtha = Її мацак з’являється в контактах по всьому місту.
arkham-about-ancient_one-quachil_uttaus = Перший гравець платить здогадками або стає порохом.
arkham-about-ancient_one-rhan_tegoth = Кожен витягнутий культист несе паніку й приреченість.
arkham-about-ancient_one-zhar = Коли відкривається брама, Міф може вдарити двічі.
arkham-about-herald-nobody = Прадавнього досить.
arkham-about-herald-father_dagon = Глибоководні повстають раніше, а паніка коштує здогадок.
arkham-about-herald-mother_hydra = Глибоководні раз у раз виходять на берег.
arkham-about-herald-both = Усе разом, для тих, хто перемагає зачасто.
arkham-about-stories-without = Як у базовій грі.
arkham-about-stories-with = У кожного своя мета: досягнута допоможе, втрачена зашкодить.
