/**
 * A Kalah state as a row of integers in a longer array, for search. A row contains the pits as in
 * `pits.ts`, other data that affects play, and the hash. The rules modify a row in place; tests
 * prove that they match `rules.ts`.
 *
 * The hash is a sum: each seed adds the key of its pit, and the mover and the pie stage add theirs.
 * Stores count only under rules where their seeds affect play.
 */
import { int32At, makeRandom, nextWord } from '#core';
import { housesOf, nextPit, oppositeOf, ownerOf, pitOf, seedsOnBoard, storeOf } from './pits.ts';
import type { Player } from './pits.ts';
import { PIE_STAGES, REASONS } from './model.ts';
import type { KalahState, Reason, Rules } from './model.ts';

/** Offsets after the pits: the seeds in the houses of `ONE` and of `TWO`, then the rest. */
export const LEFT = 0;
export const MOVER = 2;
export const STAGE = 3;
/** Index of the reason for the end, or `NOT_OVER`. */
export const OVER = 4;
export const HIGH = 5;
export const LOW = 6;
const EXTRAS = 7;

export const NOT_OVER = -1;

const FIRST = PIE_STAGES.indexOf('first');
export const REPLY = PIE_STAGES.indexOf('reply');
export const PAST = PIE_STAGES.indexOf('past');

/** Data shared by all rows of a search. */
export interface Layout {
  readonly rules: Rules;
  readonly houses: number;
  /** Number of pits, i.e. the offset of the extras. */
  readonly size: number;
  /** Length of a row. */
  readonly stride: number;
  readonly seeds: number;
  /** For each player, the pit sown after each pit. */
  readonly next: readonly [Int32Array, Int32Array];
  /** Owner of each pit. */
  readonly side: Int32Array;
  readonly stores: readonly [number, number];
  /** Keys of every pit and extra. */
  readonly keysHigh: Int32Array;
  readonly keysLow: Int32Array;
}

export function makeLayout({ pits, rules }: KalahState): Layout {
  const houses = housesOf(pits);
  const stride = pits.length + EXTRAS;
  const stores = [storeOf(houses, 0), storeOf(houses, 1)] as const;
  const bear = rules.majorityStop || rules.pie;
  const random = makeRandom(houses, 0x6b616c61, 0x68);
  const keys = () =>
    Int32Array.from({ length: stride }, (_, index) => {
      const key = nextWord(random) | 1;
      return stores.includes(index) && !bear ? 0 : key;
    });
  const path = (player: Player) => Int32Array.from(pits, (_, pit) => nextPit(houses, player, pit));
  return {
    rules,
    houses,
    size: pits.length,
    stride,
    seeds: seedsOnBoard(pits),
    next: [path(0), path(1)],
    side: Int32Array.from(pits, (_, pit) => ownerOf(houses, pit)),
    stores,
    keysHigh: keys(),
    keysLow: keys(),
  };
}

export function writeRow(layout: Layout, rows: Int32Array, at: number, state: KalahState): void {
  const { houses, size } = layout;
  rows.set(state.pits, at);
  const extras = at + size;
  rows[extras + MOVER] = state.mover;
  rows[extras + STAGE] = PIE_STAGES.indexOf(state.pie);
  rows[extras + OVER] = state.over === undefined ? NOT_OVER : REASONS.indexOf(state.over);
  for (const player of [0, 1] as const) {
    const first = at + pitOf(houses, player, 1);
    const side = rows.subarray(first, first + houses);
    rows[extras + LEFT + player] = side.reduce((sum, seeds) => sum + seeds, 0);
  }
  hashRow(layout, rows, at);
}

export function readRow(layout: Layout, rows: Int32Array, at: number): KalahState {
  const extras = at + layout.size;
  return {
    rules: layout.rules,
    pits: [...rows.subarray(at, extras)],
    mover: rows[extras + MOVER] === 0 ? 0 : 1,
    pie: PIE_STAGES[get(rows, extras + STAGE)] ?? 'past',
    over: REASONS[get(rows, extras + OVER)],
  };
}

function get(rows: Int32Array, index: number): number {
  return int32At(rows, index);
}

function add(rows: Int32Array, index: number, amount: number): void {
  rows[index] = int32At(rows, index) + amount;
}

function hashRow(layout: Layout, rows: Int32Array, at: number): void {
  const extras = at + layout.size;
  rows[extras + HIGH] = 0;
  rows[extras + LOW] = 0;
  for (let i = 0; i < layout.size; i++) hashMore(layout, rows, at, i, get(rows, at + i));
  for (const extra of [MOVER, STAGE]) {
    hashMore(layout, rows, at, layout.size + extra, get(rows, extras + extra));
  }
}

/** Adds `amount` times the key of a pit or extra to the hash. */
function hashMore(
  layout: Layout,
  rows: Int32Array,
  at: number,
  index: number,
  amount: number,
): void {
  const extras = at + layout.size;
  add(rows, extras + HIGH, Math.imul(amount, get(layout.keysHigh, index)));
  add(rows, extras + LOW, Math.imul(amount, get(layout.keysLow, index)));
}

function writeExtra(
  layout: Layout,
  rows: Int32Array,
  at: number,
  extra: number,
  value: number,
): void {
  const index = layout.size + extra;
  hashMore(layout, rows, at, index, value - get(rows, at + index));
  rows[at + index] = value;
}

/** Sows a house of the player to move and applies all consequences. */
export function sowRow(layout: Layout, rows: Int32Array, at: number, house: number): void {
  const { rules } = layout;
  const extras = at + layout.size;
  const mover = rows[extras + MOVER] === 0 ? 0 : 1;
  const store = layout.stores[mover];
  let last = sow(layout, rows, at, mover, pitOf(layout.houses, mover, house));
  if (rules.relay) {
    while (last !== store && get(rows, at + last) > 1) last = sow(layout, rows, at, mover, last);
  }
  const stage = get(rows, extras + STAGE);
  if (stage !== PAST) writeExtra(layout, rows, at, STAGE, stage === FIRST ? REPLY : PAST);
  if (last !== store) capture(layout, rows, at, mover, last);
  if (last !== store || stage === FIRST) writeExtra(layout, rows, at, MOVER, 1 - mover);
  const sideEmpty = rows[extras + LEFT] === 0 || rows[extras + LEFT + 1] === 0;
  if (sideEmpty || rules.majorityStop) end(layout, rows, at);
}

function sow(layout: Layout, rows: Int32Array, at: number, mover: Player, from: number): number {
  const { side, keysHigh, keysLow } = layout;
  const next = layout.next[mover];
  const store = layout.stores[mover];
  const extras = at + layout.size;
  const seeds = get(rows, at + from);
  let high = get(rows, extras + HIGH) - Math.imul(seeds, get(keysHigh, from));
  let low = get(rows, extras + LOW) - Math.imul(seeds, get(keysLow, from));
  rows[at + from] = 0;
  add(rows, extras + LEFT + get(side, from), -seeds);
  let pit = from;
  for (let i = 0; i < seeds; i++) {
    pit = get(next, pit);
    add(rows, at + pit, 1);
    high = (high + get(keysHigh, pit)) | 0;
    low = (low + get(keysLow, pit)) | 0;
    if (pit !== store) add(rows, extras + LEFT + get(side, pit), 1);
  }
  rows[extras + HIGH] = high;
  rows[extras + LOW] = low;
  return pit;
}

function capture(layout: Layout, rows: Int32Array, at: number, mover: Player, pit: number): void {
  const { rules, side } = layout;
  if (rows[at + pit] !== 1 || side[pit] !== mover || rules.capture === 'none') return;
  const opposite = oppositeOf(layout.houses, pit);
  const captured = get(rows, at + opposite);
  if (captured === 0 && rules.capture === 'standard') return;
  const store = layout.stores[mover];
  const extras = at + layout.size;
  rows[at + pit] = 0;
  rows[at + opposite] = 0;
  add(rows, at + store, captured + 1);
  add(rows, extras + LEFT + mover, -1);
  add(rows, extras + LEFT + 1 - mover, -captured);
  hashMore(layout, rows, at, pit, -1);
  hashMore(layout, rows, at, opposite, -captured);
  hashMore(layout, rows, at, store, captured + 1);
}

function end(layout: Layout, rows: Int32Array, at: number): void {
  const reason = endReason(layout, rows, at);
  if (reason === undefined) return;
  if (reason !== 'majority') sweep(layout, rows, at);
  rows[at + layout.size + OVER] = REASONS.indexOf(reason);
}

function endReason(layout: Layout, rows: Int32Array, at: number): Reason | undefined {
  const { rules, stores } = layout;
  const extras = at + layout.size;
  const left = (player: number) => get(rows, extras + LEFT + player);
  if (rules.ends === 'side') {
    if (left(0) === 0 || left(1) === 0) return 'side-empty';
  } else if (left(get(rows, extras + MOVER)) === 0) return 'no-move';
  const topScore = Math.max(get(rows, at + stores[0]), get(rows, at + stores[1]));
  return rules.majorityStop && 2 * topScore > layout.seeds ? 'majority' : undefined;
}

function sweep(layout: Layout, rows: Int32Array, at: number): void {
  const { houses, stores } = layout;
  const { remaining } = layout.rules;
  if (remaining === 'nobody') return;
  for (const side of [0, 1] as const) {
    const left = at + layout.size + LEFT + side;
    const taker = remaining === 'owner' ? side : 1 - side;
    add(rows, at + (taker === 0 ? stores[0] : stores[1]), get(rows, left));
    rows[left] = 0;
    const first = at + pitOf(houses, side, 1);
    rows.fill(0, first, first + houses);
  }
  hashRow(layout, rows, at);
}

/** Swaps the sides of the board: TWO's reply under the pie rule. */
export function swapRow(layout: Layout, rows: Int32Array, at: number): void {
  const { pits, mover } = readRow(layout, rows, at);
  const half = layout.size / 2;
  writeRow(layout, rows, at, {
    rules: layout.rules,
    pits: [...pits.slice(half), ...pits.slice(0, half)],
    mover: mover === 0 ? 1 : 0,
    pie: 'past',
    over: undefined,
  });
}
