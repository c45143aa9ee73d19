/** What a seat sees of this game beyond what any game tells. Written by scripts/shapes. */

/** What the town needs besides the things. */
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

/** How many there are of what must not be too many, and how many there may be. */
export interface LimitsView {
  monsters: number;
  most_monsters: number;
  outskirts: number;
  most_outskirts: number;
  gates: number;
  most_gates: number;
}

/**
 * A monster in play as it is now.
 *
 * `horror` is None where no Horror check is made. `white` and `black` are where it would end up if
 * its symbol showed with those arrows, several where the first player chooses and none where it
 * stays; one that `acts` does something else in place of moving, `harm` where that hurts.
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

/** What a monster does in place of moving: how likely, and who would lose what. */
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
 * To them faces of dice from `lowest` up are successes.
 */
export interface SheetView {
  sliders: number[];
  lowest: number;
  focus: number;
  hands: number;
  held: number[];
  trophies: string[];
}

/** A space that whoever moves now can come to, and the steps there. */
export interface WayView {
  space: string;
  steps: string[];
}

/**
 * A check under way.
 *
 * `pool` are the dice it has by its `parts`, `chance` what they promise before they are rolled;
 * `dice` what lies on the table, those of Clue tokens too. Faces from `lowest` up are successes.
 * With `counts` every success matters, also those beyond what is `needed`. `card` is the spell
 * that is cast, 0 where none is.
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

/** Where dice of a check come from: a skill, its modifier, or something by its key. */
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
 * A fight to the end with the cards that are best to hold: its dice, and the exact chances.
 *
 * `round` is the chance to win one round, `flee` that of getting away in one, `horror` that of
 * passing the Horror check if one is to come. The chances of the ends are for fighting on until
 * the monster or the investigator falls; `hurt` is that of losing anything in it. Some monsters
 * take whoever does not win in time: `fate` says how, and `taken` how likely that is. Where hands
 * are asked for, `holds` has all that they could hold.
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
  won: number;
  hurt: number;
  unconscious: number;
  insane: number;
  fate: string;
  taken: number;
}

/** What hands could hold: what is picked for it and all of it, its dice, and its chance. */
export interface HoldView {
  picked: number[];
  held: number[];
  dice: number;
  round: number;
}

/**
 * The final battle: `each` successes remove a doom token, `hits` of them are there already.
 *
 * First come `extra` successes that remove none. `test` is None where no single check decides how
 * its attack goes. `within` has the chances that the Ancient One is beaten by the end of this
 * round and of those after it, if all fight on as they are.
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
  test: TestView | null;
  fighters: FighterView[];
  within: number[];
}

/** The check that decides how the Ancient One's attack of this round goes. */
export interface TestView {
  skill: string;
  modifier: number;
}

/**
 * What an investigator's attack in the final battle promises, with the best in hand.
 *
 * `hit` is the chance of at least one success, `mean` how many there are on average. `withstands`
 * is the chance to pass the check of the Ancient One's attack, None where that is no check. Where
 * hands are asked for, `holds` has all that they could hold.
 */
export interface FighterView {
  who: number;
  holds: HoldView[];
  held: number[];
  dice: number;
  hit: number;
  mean: number;
  withstands: number | null;
  attacked: boolean;
}
