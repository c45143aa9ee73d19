/** What a seat sees of this game, beyond what every game shows. Written by scripts/shapes. */

/** What is on the table, as this game's boards and panels draw it. */
export interface LcgBody {
  lead: number;
  scenario: number;
  act: number;
  agenda: number;
  resolution: string;
  campaign: CampaignView;
  turn: TurnView | null;
  connections: Record<string, number[]>;
  values: Record<string, Record<string, [number, ([number | string, string, number])[]]>>;
  investigators: Record<string, InvestigatorView>;
  cards: Record<string, CardView>;
  piles: Record<string, number[]>;
  bag: string[];
  worth: Record<string, number | null>;
  test: TestView | null;
}

/** What persists between scenarios. */
export interface CampaignView {
  log: CampaignLogView;
  played: [string, string][];
  rounds: number;
  lead: string;
  buying: string;
  members: MemberView[];
}

/** What was recorded in earlier scenarios. */
export interface CampaignLogView {
  records: string[];
  interrogated: string[];
  got_away: string[];
}

/** A member of a campaign. */
export interface MemberView {
  investigator: string;
  seat: number;
  physical: number;
  mental: number;
  fate: string;
  experience: number;
  deck?: [string, number][];
  changes?: Record<string, number>;
  prices?: Record<string, number>;
}

/** Whose turn it is, and how many actions are left. */
export interface TurnView {
  who: number;
  actions: number;
}

/** An investigator, eliminated or not. */
export interface InvestigatorView {
  face: string;
  seat: number;
  location: number;
  damage: number;
  horror: number;
  clues: number;
  resources: number;
  out: string;
  entered: number;
  by: string;
  physical: number;
  mental: number;
  killed: boolean;
  experience: number;
}

/** A sleeve; of its tokens and owner, only what differs from a card in a pile. */
export interface CardView {
  face: string | null;
  zone: string;
  place: number;
  owner?: number;
  controller?: number;
  exhausted?: boolean;
  damage?: number;
  horror?: number;
  clues?: number;
  doom?: number;
  uses?: number;
  resources?: number;
  revealed?: boolean;
  entered?: number;
  kind?: Record<string, unknown> | null;
}

/** The current skill test. */
export interface TestView {
  who: number;
  skill: string;
  kind: string;
  against: number;
  difficulty: number;
  base: number;
  changes: ([number | string, string, number])[];
  total: number;
  committed: number[];
  tokens: string[];
  result: string;
  source: number;
}
