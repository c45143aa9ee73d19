/** What a seat sees of this game, beyond what every game shows. Written by scripts/shapes. */

/** What the town needs besides the things on it. */
export interface ArkhamBody {
  boxes: string[];
  ancient_one: number;
  awake: boolean;
  limits: LimitsView;
  foes: Record<string, FoeView>;
  sheets: Record<string, SheetView>;
  raid: Record<string, number>;
  acting: number;
  ways: WayView[];
  check: CheckView | null;
  fights: FightView[];
  battle: BattleView | null;
}

/** The numbers of what is limited, each with its limit. */
export interface LimitsView {
  monsters: number;
  most_monsters: number;
  outskirts: number;
  most_outskirts: number;
  gates: number;
  most_gates: number;
}

/**
 * A monster in play, with everything that changes it now.
 *
 * `horror` is None if it has no Horror check. `white` and `black` are where it could end up if its
 * symbol appeared with those arrows: several spaces if the first player chooses, none if it stays.
 * A monster that `acts` does something else instead of moving, and `harm` says what if that hurts.
 */
export interface FoeView {
  movement: string;
  dimension: string;
  awareness: number;
  horror: number | null;
  horror_damage: number;
  toughness: number;
  combat: number;
  combat_damage: number;
  nightmarish: number;
  overwhelming: number;
  keywords: string[];
  white: string[];
  black: string[];
  acts: boolean;
  harm: HarmView | null;
}

/** What a monster does instead of moving: how likely it is, and who would lose what. */
export interface HarmView {
  chance: number;
  losses: LostView[];
}

/** What an investigator would lose: Sanity or Stamina. */
export interface LostView {
  who: number;
  what: string;
  amount: number;
}

/**
 * An investigator's sheet: the stops of the three sliders, and what the hands hold now.
 *
 * Faces of dice from `lowest` up are successes for this investigator.
 */
export interface SheetView {
  sliders: number[];
  lowest: number;
  focus: number;
  hands: number;
  held: number[];
  trophies: string[];
}

/** A space that the moving investigator can reach; `steps` are all spaces to it, itself last. */
export interface WayView {
  space: string;
  steps: string[];
}

/**
 * A check that is being made.
 *
 * `pool` is its number of dice, made up of `parts`, and `chance` the chance before they are
 * rolled; `dice` are those rolled so far, including those of Clue tokens. Faces from `lowest` up
 * are successes. With `counts` every success matters, also beyond `needed`. `card` is the spell
 * that is being cast, 0 if there is none.
 */
export interface CheckView {
  who: number;
  kind: string;
  skill: string;
  monster: number;
  card: number;
  parts: PartView[];
  pool: number;
  needed: number;
  lowest: number;
  chance: number;
  dice: number[];
  successes: number;
  counts: boolean;
  spending: SpentView[];
}

/** A source of the dice of a check: a skill, its modifier, or something else by its key. */
export interface PartView {
  source: string;
  amount: number;
}

/** The chance to pass a check after spending that many more Clue tokens. */
export interface SpentView {
  clues: number;
  chance: number;
}

/**
 * A fight to the end with the best cards to hold: its dice, and the exact chances.
 *
 * `round` is the chance to win one round, `flee` the chance to get away in one, and `horror` the
 * chance to pass the Horror check if it is still to come. The chances of the ends assume fighting
 * on until the monster or the investigator falls, without using anything up; `better` is what to
 * hold first for a better chance, at that price. Some monsters take an investigator who does not
 * win in time, and `fate` says how. While the investigator is asked what to hold, `holds` has all
 * possibilities.
 */
export interface FightView {
  who: number;
  monster: number;
  holds: HoldView[];
  held: number[];
  dice: number;
  needed: number;
  round: number;
  flee: number;
  horror: number | null;
  ends: EndsView;
  better: HoldView | null;
  fate: string;
}

/**
 * What hands could hold: the cards to pick for it, all cards held, the dice, and the chance.
 *
 * `ends` is None in the final battle.
 */
export interface HoldView {
  picked: number[];
  held: number[];
  dice: number;
  round: number;
  ends: EndsView | null;
}

/** The chances of each end of a whole fight; `hurt` is the chance to lose anything in it. */
export interface EndsView {
  won: number;
  hurt: number;
  unconscious: number;
  insane: number;
  taken: number;
}

/**
 * The final battle: `each` successes remove a doom token, and there are `hits` of them so far.
 *
 * Before that, `extra` successes remove none. `keywords` are what the Ancient One resists, and
 * `test` is None if no single check decides how its attack goes. `within` has the chances that it
 * is beaten by the end of this round and of those after it, if everybody fights on as they are.
 */
export interface BattleView {
  round: number;
  doom: number;
  track: number;
  hits: number;
  each: number;
  extra: number;
  beaten: number;
  times: number;
  keywords: string[];
  test: TestView | null;
  fighters: FighterView[];
  within: number[];
}

/** The check that decides how the Ancient One's attack this round goes. */
export interface TestView {
  skill: string;
  modifier: number;
}

/**
 * The expected result of an investigator's attack in the final battle, with the best in hand.
 *
 * `rating` is how hard the Ancient One is to hit for this investigator, `hit` the chance of at
 * least one success, `mean` the average number. `withstands` is the chance to pass the check of
 * the Ancient One's attack, None if it is not a check. While the investigator is asked what to
 * hold, `holds` has all possibilities.
 */
export interface FighterView {
  who: number;
  holds: HoldView[];
  held: number[];
  rating: number;
  dice: number;
  hit: number;
  mean: number;
  withstands: number | null;
  attacked: boolean;
}
