### Co znaczy wybór przy przygotowaniu gry, w paru słowach.

arkham-about-board-arkham = Samo miasto: na pierwszą grę w sam raz.
arkham-about-board-innsmouth = Drugie miasto, nad morzem, z Istotami z Głębin i Federalnymi. Dłużej i trudniej.
arkham-about-ancient_one-random = Kto to będzie, okaże się na początku gry.
arkham-about-ancient_one-azathoth = Budzi się powoli, ale wtedy świat od razu się kończy.
arkham-about-ancient_one-cthulhu = Osłabia wszystkim ciało i umysł.
arkham-about-ancient_one-hastur = Pieczętowanie bram kosztuje o wiele więcej Wskazówek.
arkham-about-ancient_one-ithaqua = Kto zostaje na ulicy, marznie.
arkham-about-ancient_one-nyarlathotep = Jego kultystów nigdy nie ubywa, a potwory noszą maski.
arkham-about-ancient_one-shub_niggurath = Każdy potwór jest żywotniejszy.
arkham-about-ancient_one-yig = Budzi się najszybciej, a zabijanie jego kultystów go ponagla.
arkham-about-ancient_one-yog_sothoth = Bramy trudniej zamknąć, a kto się zagubi, przepada.
arkham-about-ancient_one-bokrug = Cztery istoty utrudniają wam życie, póki ich nie opłacicie.
arkham-about-ancient_one-chaugnar_faugn = Znaki Starszych Bogów szkodzą tym, którzy są blisko.
arkham-about-ancient_one-cthugha = Kto chodzi daleko, ten się parzy.
arkham-about-ancient_one-ghatanothoa = Weź naraz kilka Wskazówek, a możesz ujrzeć jej oblicze.
arkham-about-ancient_one-nyogtha = Jej pnącze pojawia się w spotkaniach w całym mieście.
arkham-about-ancient_one-quachil_uttaus = Pierwszy gracz płaci Wskazówkami albo obraca się w pył.
arkham-about-ancient_one-rhan_tegoth = Każdy dobrany kultysta niesie panikę i zagładę.
arkham-about-ancient_one-zhar = Gdy otwiera się brama, Mity mogą uderzyć dwa razy.
arkham-about-herald-nobody = Przedwieczny wystarczy.
arkham-about-herald-father_dagon = Istoty z Głębin buntują się prędzej, a panika kosztuje Wskazówki.
arkham-about-herald-mother_hydra = Istoty z Głębin raz po raz wychodzą na brzeg.
arkham-about-herald-both = Wszystko naraz, dla tych, którzy wygrywają za często.
arkham-about-stories-without = Jak w grze podstawowej.
arkham-about-stories-with = Każdy ma własny cel: osiągnięty pomaga, chybiony szkodzi.
