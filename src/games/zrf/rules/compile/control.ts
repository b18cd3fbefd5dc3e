import { COMPLETE } from './record.ts';

/**
 * Where a run stands and what it carries, as far as the board does not come in. What is still to
 * come of a run depends on this alone, and on the answers that the board will give. Acts change it
 * in place, millions of them where much is specialised; its lists are shared, and never changed.
 */
export interface Control {
  /** Which block of the list. */
  readonly block: number;
  /** The next instruction of its tape. */
  at: number;
  here: number;
  mark: number;
  /** The piece to be moved: -1 where one is dropped. */
  from: number;
  /** Its destination, where fixed already; else -1. */
  to: number;
  /** Movers picked up before: from, to, from, to ... */
  movers: readonly number[];
  /** Flags that are set, in rising order. */
  flags: readonly number[];
  /** Position flags that are set: flag times positions plus position, in rising order. */
  positionFlags: readonly number[];
  /** Effects so far; undefined once they are kept by the run instead (see `specialise.ts`). */
  effects: readonly number[] | undefined;
}

/** Another control that stands at the same place, to go its own way from an instruction on. */
export function fork(control: Control, at: number): Control {
  const { block, here, mark, from, to, movers, flags, positionFlags, effects } = control;
  return { block, at, here, mark, from, to, movers, flags, positionFlags, effects };
}

function mixedWith(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function mixedWithAll(hash: number, values: readonly number[]): number {
  return values.reduce(mixedWith, mixedWith(hash, values.length));
}

/** A number of 32 bits that equal controls share. */
export function hashOf(control: Control): number {
  const { block, at, here, mark, from, to, movers, flags, positionFlags, effects } = control;
  let hash = mixedWith(mixedWith(mixedWith(block, at), here), mark);
  hash = mixedWith(mixedWith(hash, from), to);
  if (movers.length > 0) hash = mixedWithAll(hash, movers);
  if (flags.length > 0) hash = mixedWithAll(hash, flags);
  if (positionFlags.length > 0) hash = mixedWithAll(hash, positionFlags);
  return effects === undefined ? ~hash : mixedWithAll(hash, effects);
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

/** Whether two runs of a block go on in the same way: what they have queued makes no difference. */
function goOnAlike(a: Control, b: Control): boolean {
  const isSamePlace = a.at === b.at && a.here === b.here && a.mark === b.mark;
  if (!isSamePlace || a.from !== b.from || a.to !== b.to) return false;
  if (!isSameList(a.movers, b.movers) || !isSameList(a.flags, b.flags)) return false;
  return isSameList(a.positionFlags, b.positionFlags);
}

/** Whether two controls are equal in all. */
export function areEqual(a: Control, b: Control): boolean {
  if (a.block !== b.block || !goOnAlike(a, b)) return false;
  if (a.effects === undefined || b.effects === undefined) return a.effects === b.effects;
  return isSameList(a.effects, b.effects);
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
