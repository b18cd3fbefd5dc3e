import { CHANCE } from '#core';
import type { Entry, TimeControl } from '#core';

/** Time that a player has used according to the record, in milliseconds. */
export interface Times {
  /** Number of entries. */
  readonly entries: number;
  /** Number of finished turns. Several entries in a row are one turn. */
  readonly turns: number;
  readonly spent: number;
  /** Part of `spent` in the unfinished turn. */
  readonly inTurn: number;
}

const NONE: Times = { entries: 0, turns: 0, spent: 0, inTurn: 0 };

/** Sums up the times of a record for each player. `next` is the player to decide after it. */
export function timesOf(
  log: readonly Entry<unknown>[],
  players: number,
  next: number | undefined,
): readonly Times[] {
  const all = Array.from({ length: players }, () => NONE);
  const finish = (player: number) => {
    const times = all[player] ?? NONE;
    all[player] = { ...times, turns: times.turns + 1, inTurn: 0 };
  };
  let last: number | undefined;
  for (const { by, time = 0 } of log) {
    if (by === CHANCE) continue;
    if (last !== undefined && last !== by) finish(last);
    const { entries, turns, spent, inTurn } = all[by] ?? NONE;
    all[by] = { entries: entries + 1, turns, spent: spent + time, inTurn: inTurn + time };
    last = by;
  }
  if (last !== undefined && last !== next) finish(last);
  return all;
}

/**
 * Time left to a player who has also used `unrecorded` since. It is not counted before the player's
 * first entry.
 */
export function timeLeft(control: TimeControl, times: Times, unrecorded: number): number {
  const used = times.entries === 0 ? 0 : unrecorded;
  if (control.kind === 'move') return Math.max(0, control.limit - times.inTurn - used);
  const gained = control.initial + control.increment * times.turns;
  return Math.max(0, gained - times.spent - used);
}

/** Limits of the warning for a short time, in milliseconds. */
const MIN_LOW = 10_000;
const MAX_LOW = 30_000;

/** Time left from which a player is warned: a tenth of the initial time, or a third of a turn. */
export function lowTime(control: TimeControl): number {
  if (control.kind === 'move') return Math.min(MIN_LOW, control.limit / 3);
  const { initial } = control;
  return Math.min(MAX_LOW, Math.max(MIN_LOW, initial / 10), initial / 2);
}

/** Number of turns that a bot expects to play with the time left. */
const TURNS_AHEAD = 30;
/** Share of the increment that a bot uses. */
const INCREMENT_SHARE = 0.75;
/** Maximum share of the time left for one action. */
const MAX_SHARE = 0.25;
const MAX_MOVE_SHARE = 0.5;

/**
 * Time limit for a bot's next action: a thirtieth of the time left and three quarters of the
 * increment, at most a quarter of the time left; per move, at most half of the time left. The limit
 * of its strength still applies.
 */
export function botBudget(control: TimeControl, left: number): number {
  if (control.kind === 'move') return left * MAX_MOVE_SHARE;
  return Math.min(left * MAX_SHARE, left / TURNS_AHEAD + control.increment * INCREMENT_SHARE);
}
