import { CHECK_METHODS } from '../rules/check/battle-check.ts';
import type { CheckMethod } from '../rules/check/battle-check.ts';
import { oddsOf, shortfallOf, spreadOf } from '../rules/check/odds.ts';
import type { Die } from '../rules/model/die.ts';

/** What a check comes to: how likely it is won, and by how much it falls short on average. */
export interface Prospect {
  readonly win: number;
  readonly shortfall: number;
}

type Sized = Pick<Die, 'size'>;

/** A check by its dice; `edge` is the hero's modifier less what stands against him. */
export interface Contest {
  readonly method: CheckMethod;
  readonly dice: readonly Sized[];
  readonly helpers: readonly Sized[];
  /** The size of the opponent's die; 0 if there is none. */
  readonly foe: number;
  readonly edge: number;
}

const MAX_EDGE = 60;
/** No opponent, or a die of up to twelve sides: sizes are even. */
const FOES = 7;

/** Sizes in any order as one small number: how often each of the five comes. */
function sizesKey(dice: readonly Sized[]): number {
  let key = 0;
  for (const { size } of dice) key += SIZE_KEYS[size] as number;
  return key;
}

function sizesOf(dice: readonly Sized[]): readonly number[] {
  return dice.map(({ size }) => size);
}

const SIZE_KEYS: readonly number[] = [0, 0, 0, 0, 1, 0, 5, 0, 25, 0, 125, 0, 625];
const SIZE_SPAN = 3125;

/** More dice than the key can count apart are worked out each time. */
const COUNTED = 4;

function workOut({ method, dice, helpers, foe, edge }: Contest): Prospect {
  const check = {
    method,
    dice: sizesOf(dice),
    helpers: sizesOf(helpers),
    modifier: edge,
    opponentModifier: 0,
    ...(foe === 0 ? {} : { opponent: foe }),
  };
  const odds = oddsOf(check);
  const { sum, total } = shortfallOf(check);
  return { win: odds.favourable / odds.total, shortfall: sum / total };
}

function workOutMean(method: CheckMethod, dice: readonly Sized[]): number {
  const { least, ways } = spreadOf(method, sizesOf(dice));
  let [sum, total] = [0, 0];
  ways.forEach((count, i) => {
    sum += count * (least + i);
    total += count;
  });
  return sum / total;
}

/** The exact odds of checks, each worked out once. */
export class OddsTable {
  /** By method, dice and the opponent's, then by the edge: small numbers, which engines look up fast. */
  readonly #prospects = new Map<number, Prospect[]>();
  readonly #means = new Map<number, number>();

  /** The exact prospect of a check. */
  prospectOf(contest: Contest): Prospect {
    const { method, dice, helpers, foe, edge } = contest;
    if (dice.length > COUNTED || helpers.length > COUNTED) return workOut(contest);
    const held = Math.max(-MAX_EDGE, Math.min(MAX_EDGE, edge)) + MAX_EDGE;
    const sizes = sizesKey(dice) * SIZE_SPAN + sizesKey(helpers);
    const key = (sizes * CHECK_METHODS.length + CHECK_METHODS.indexOf(method)) * FOES + foe / 2;
    let prospects = this.#prospects.get(key);
    if (prospects === undefined) {
      prospects = [];
      this.#prospects.set(key, prospects);
    }
    return (prospects[held] ??= workOut(contest));
  }

  /** The mean of a method over dice. */
  meanOf(method: CheckMethod, dice: readonly Sized[]): number {
    const key = sizesKey(dice) * CHECK_METHODS.length + CHECK_METHODS.indexOf(method);
    let mean = dice.length > COUNTED ? undefined : this.#means.get(key);
    if (mean === undefined) {
      mean = workOutMean(method, dice);
      this.#means.set(key, mean);
    }
    return mean;
  }
}
