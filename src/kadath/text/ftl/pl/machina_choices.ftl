### Co znaczy wybór przy przygotowaniu gry, w paru słowach.

machina-about-scenario-ice = Pod lodem wciąż bije serce.
machina-about-scenario-statue = Ostatnie dzieło rzeźbiarza zaraz otworzy oczy.
machina-about-scenario-beast = Ranny olbrzym wraca do domu. Dopadnijcie go.
machina-about-difficulty-normal = Zasady bez ułatwień.
machina-about-difficulty-easy = Wyrzucone 0 liczy się jako 0, nie jako 10.
machina-about-difficulty-very_easy = To samo, a do tego rzuty nie obniżają wartości na torach.
