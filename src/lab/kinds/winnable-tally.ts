import { addCount } from '../runs/run-tally.ts';

/** Unwon worlds that a tally keeps, in the order of their numbers; all of them are counted. */
const MOST_KEPT = 100;

/** Worlds that bots tried to win. Plain JSON. */
export interface WinnableTally {
  worlds: number;
  /** Number of worlds by the attempt that won, from 1. */
  readonly attempts: Record<string, number>;
  /** Number of worlds by the bot that won first. */
  readonly winners: Record<string, number>;
  /** Numbers of the first worlds that no attempt won. */
  readonly unwon: number[];
}

/** The first attempt that won a world. */
export interface Win {
  readonly attempt: number;
  readonly bot: string;
}

export function emptyWinnableTally(): WinnableTally {
  return { worlds: 0, attempts: {}, winners: {}, unwon: [] };
}

/** Adds a world, and the attempt that won it, if one did. */
export function addWorld(tally: WinnableTally, index: number, win: Win | undefined): void {
  tally.worlds += 1;
  if (win !== undefined) {
    addCount(tally.attempts, String(win.attempt), 1);
    addCount(tally.winners, win.bot, 1);
  } else if (tally.unwon.length < MOST_KEPT) tally.unwon.push(index);
}

/** Adds the tally of later worlds. */
export function mergeWinnableTallies(into: WinnableTally, more: WinnableTally): void {
  into.worlds += more.worlds;
  for (const [attempt, count] of Object.entries(more.attempts))
    addCount(into.attempts, attempt, count);
  for (const [bot, count] of Object.entries(more.winners)) addCount(into.winners, bot, count);
  for (const index of more.unwon) if (into.unwon.length < MOST_KEPT) into.unwon.push(index);
}

/** Number of worlds won by their first attempts, this many at most. */
export function wonWithin({ attempts }: WinnableTally, most: number): number {
  let won = 0;
  for (const [attempt, count] of Object.entries(attempts))
    if (Number(attempt) <= most) won += count;
  return won;
}

/** The attempt that won the hardest of the worlds won; 0 without any. */
export function hardestOf({ attempts }: WinnableTally): number {
  let hardest = 0;
  for (const attempt of Object.keys(attempts)) hardest = Math.max(hardest, Number(attempt));
  return hardest;
}
