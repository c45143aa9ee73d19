### Що означає вибір під час підготовки гри, кількома словами.

machina-about-scenario-ice = Під кригою досі б’ється серце.
machina-about-scenario-statue = Останній твір скульптора от-от розплющить очі.
machina-about-scenario-beast = Поранений велетень іде додому. Уполюйте його.
machina-about-difficulty-normal = Правила без полегшень.
machina-about-difficulty-easy = Викинутий 0 рахується як 0, а не 10.
machina-about-difficulty-very_easy = Те саме, а кидки не знижують показників.
