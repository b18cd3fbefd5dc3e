import { COMPLETE } from './record.ts';

/**
 * Where a run stands and what it carries, as far as the board does not come in. What is still to
 * come of a run depends on this alone, and on the answers that the board will give.
 */
export interface Control {
  /** Which block of the list. */
  readonly block: number;
  /** The next instruction of its tape. */
  readonly at: number;
  readonly here: number;
  readonly mark: number;
  /** The piece to be moved: -1 where one is dropped. */
  readonly from: number;
  /** Its destination, where fixed already; else -1. */
  readonly to: number;
  /** Movers picked up before: from, to, from, to ... */
  readonly movers: readonly number[];
  /** Flags that are set, in rising order. */
  readonly flags: readonly number[];
  /** Position flags that are set: flag times positions plus position, in rising order. */
  readonly positionFlags: readonly number[];
  /** Effects so far; undefined once they are kept by the run instead (see `unfold.ts`). */
  readonly effects: readonly number[] | undefined;
}

export function keyOf(control: Control): string {
  const { block, at, here, mark, from, to, movers, flags, positionFlags, effects } = control;
  const place = `${block} ${at} ${here} ${mark} ${from} ${to}`;
  const isBare = movers.length + flags.length + positionFlags.length === 0;
  const load = effects === undefined ? '*' : effects.length === 0 ? '' : effects.join();
  if (isBare) return `${place} ${load}`;
  return `${place} ${load}|${movers.join()}|${flags.join()}|${positionFlags.join()}`;
}

export function withFlag(
  flags: readonly number[],
  flag: number,
  value: boolean,
): readonly number[] {
  if (flags.includes(flag) === value) return flags;
  if (!value) return flags.filter((other) => other !== flag);
  return [...flags, flag].sort((a, b) => a - b);
}

/** Closes the present mover, and has none until the next is picked up. */
export function closedMovers({ movers, from, to, here }: Control): readonly number[] {
  return [...movers, from, to < 0 ? here : to];
}

/** Whether a step moves nothing and does nothing else. */
export function isIdle(movers: readonly number[], changes: boolean, next: number): boolean {
  return !changes && next === COMPLETE && movers.length === 2 && movers[0] === movers[1];
}
