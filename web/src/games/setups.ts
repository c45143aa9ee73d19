/** What setting up a table has to know about a game before its board is loaded. */

import { api } from "../net/api";
import type { GameInfo, NewTable, SeatWish, Setup, SetupOption } from "../net/protocol";
import { router } from "../state/router.svelte";
import { session } from "../state/session.svelte";

const ACCENTS = import.meta.glob<string>("./*/accent.ts", { eager: true, import: "accent" });

/** The accent color of a game. */
export const accentOf = (game: string): string => ACCENTS[`./${game}/accent.ts`] ?? "var(--lamp)";

/** The number of figures that this many people play together. */
export const figures = (game: GameInfo | undefined, seats: number): number =>
  game && seats === 1 ? game.alone : seats;

/** Whether people may bring their own decks. */
export const hasDecks = (game: GameInfo | undefined): boolean => !!game?.capabilities.includes("decks");

/** Whether the game has a tutorial. */
export const hasGuide = (game: GameInfo): boolean => game.capabilities.includes("guide");

/** Whether an option takes a list of its values, one for each figure; by default that is drawn at random. */
export const takesSeveral = (option: SetupOption): boolean => !option.values.some(({ value }) => value === option.default);

/** The option that says whom the seats play. */
export const figuresOption = (game: GameInfo): SetupOption | undefined => game.setup.find(takesSeveral);

/** Whether an option makes a difference, given the others. */
export const counts = (option: SetupOption, setup: Setup): boolean =>
  !option.idle.some(([key, value]) => setup[key] === value);

interface Founding {
  setup: Setup;
  seats: SeatWish[];
  name?: string;
  hints?: boolean;
  spectators?: boolean;
}

/** Set up a table and go there; it begins at once if no seat is open. */
export async function found(game: GameInfo, { setup, seats, name, hints = true, spectators = true }: Founding): Promise<void> {
  try {
    await session.comeIn();
    const { table } = await api.newTable({
      game: game.name,
      setup: setup as NewTable["setup"],
      name: name || undefined,
      seats,
      options: { hints, spectators },
      ready: !seats.includes("open"),
    });
    router.go(`/table/${table}`);
  } catch (error) {
    session.complain(error);
  }
}

/** The initial value of an option: the advised one, if there is one. */
export const presetOf = ({ advice, default: usual }: SetupOption): SetupOption["default"] => advice ?? usual;

/** The set-up that is advised for a first game. */
const advised = (game: GameInfo): Setup =>
  Object.fromEntries(game.setup.filter((one) => one.advice !== null).map((one) => [one.key, one.advice]));

/** A tutorial, for games that have one; for the others the quickest way to a game. */
export async function foundGuided(game: GameInfo): Promise<void> {
  if (!hasGuide(game)) return foundFirst(game);
  try {
    await session.comeIn();
    const { table } = await api.guided(game.name);
    router.go(`/table/${table}`);
  } catch (error) {
    session.complain(error);
  }
}

/** The quickest way to a first game: the advised set-up, with bots. */
function foundFirst(game: GameInfo): Promise<void> {
  const all = game.first_seats;
  const bot = { bot: game.bots.at(-1) ?? "random" };
  return found(game, { setup: { ...advised(game), seats: all }, seats: ["me", ...Array.from({ length: all - 1 }, () => bot)] });
}

/** A table for a single player. */
export const foundAlone = (game: GameInfo): Promise<void> =>
  found(game, { setup: { ...advised(game), seats: Math.min(...game.seats) }, seats: ["me"] });
