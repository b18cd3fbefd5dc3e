/**
 * Time control of a match. `game`: each player has a time for the whole game, and gets the increment
 * after every turn (Fischer). `move`: each turn has the same limit. All times in milliseconds.
 */
export type TimeControl =
  | { readonly kind: 'game'; readonly initial: number; readonly increment: number }
  | { readonly kind: 'move'; readonly limit: number };

/** Maximum time per game, increment and time per move, in seconds. */
export const MAX_INITIAL = 10_800;
export const MAX_INCREMENT = 180;
export const MAX_MOVE_LIMIT = 3600;

/** First word of the header line for the time control of a match. */
export const CLOCK_WORD = 'clock';

const SECOND = 1000;

/** Formats a time control in seconds: "300+3", or "move 30". */
export function makeTimeControl(control: TimeControl): string {
  if (control.kind === 'move') return `move ${control.limit / SECOND}`;
  return `${control.initial / SECOND}+${control.increment / SECOND}`;
}

/** Parses the output of `makeTimeControl`. Returns undefined for other texts. */
export function parseTimeControl(text: string): TimeControl | undefined {
  const [, initial, increment, limit] =
    /^(?:(\d{1,5})\+(\d{1,3})|move (\d{1,4}))$/.exec(text) ?? [];
  if (limit !== undefined) {
    return isWithin(limit, 1, MAX_MOVE_LIMIT)
      ? { kind: 'move', limit: Number(limit) * SECOND }
      : undefined;
  }
  if (!isWithin(initial, 1, MAX_INITIAL) || !isWithin(increment, 0, MAX_INCREMENT))
    return undefined;
  return {
    kind: 'game',
    initial: Number(initial) * SECOND,
    increment: Number(increment) * SECOND,
  };
}

function isWithin(text: string | undefined, least: number, most: number): boolean {
  return text !== undefined && Number(text) >= least && Number(text) <= most;
}
