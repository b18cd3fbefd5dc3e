import { COMPLETE } from './record.ts';

/**
 * The board-independent state of a run. The rest of the run depends only on this state and on the
 * results of board tests. Acts change it in place, which matters when specialising millions of
 * them. Its lists are shared and immutable.
 */
export interface Control {
  /** Index of the block in the list. */
  readonly block: number;
  /** Next instruction of the tape. */
  at: number;
  here: number;
  mark: number;
  /** Position of the piece to move; -1 for a drop. */
  from: number;
  /** Destination if already fixed, otherwise -1. */
  to: number;
  /** Movers picked up so far: from, to, from, to ... */
  movers: readonly number[];
  /** Flags set, in ascending order. */
  flags: readonly number[];
  /** Position flags set, in ascending order. Each is encoded as flag × positions + position. */
  positionFlags: readonly number[];
  /**
   * Effects so far; undefined once effects are queued during play instead (see `specialise.ts`).
   */
  effects: readonly number[] | undefined;
}

/** Copies a control, continuing at another instruction. */
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

/** 32-bit hash: equal controls have equal hashes. */
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

/** True if two runs of a block continue identically, ignoring queued effects. */
function haveSameContinuation(a: Control, b: Control): boolean {
  const isSamePlace = a.at === b.at && a.here === b.here && a.mark === b.mark;
  if (!isSamePlace || a.from !== b.from || a.to !== b.to) return false;
  if (!isSameList(a.movers, b.movers) || !isSameList(a.flags, b.flags)) return false;
  return isSameList(a.positionFlags, b.positionFlags);
}

/** True if two controls are equal in every field. */
export function areEqual(a: Control, b: Control): boolean {
  if (a.block !== b.block || !haveSameContinuation(a, b)) return false;
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

/** Movers including the current one, which ends at its destination or the current position. */
export function closedMovers({ movers, from, to, here }: Control): readonly number[] {
  return [...movers, from, to < 0 ? here : to];
}

/** True for a step that moves nothing and has no other effect. */
export function isIdle(movers: readonly number[], changes: boolean, next: number): boolean {
  return !changes && next === COMPLETE && movers.length === 2 && movers[0] === movers[1];
}
