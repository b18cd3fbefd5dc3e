import { CHECK_METHODS } from '../rules/check/battle-check.ts';
import type { CheckMethod } from '../rules/check/battle-check.ts';
import { oddsOf, shortfallOf, spreadOf } from '../rules/check/odds.ts';
import type { Die } from '../rules/model/die.ts';
import { facesOf, PLAIN } from '../rules/model/marks.ts';
import type { Faces } from '../rules/model/marks.ts';

/** Outcome of a check: its chance of success and its average shortfall. */
export interface Prospect {
  readonly win: number;
  readonly shortfall: number;
}

type Sized = Pick<Die, 'size' | 'mark'>;

/** A check in numbers; `edge` is the hero's modifier minus the opposing modifier. */
export interface Contest {
  readonly method: CheckMethod;
  readonly dice: readonly Sized[];
  readonly helpers: readonly Sized[];
  readonly foe: Sized | undefined;
  readonly edge: number;
}

const MAX_EDGE = 60;
/** Number of opponents: none, or an even-sided die of up to 12 sides. */
const FOE_COUNT = 7;

/** True if the size of a die does not suffice, because some faces do not count as shown. */
function hasFaces(die: Sized): boolean {
  return die.mark !== PLAIN && typeof facesOf(die) !== 'number';
}

/** Key of dice whose sizes do not suffice. */
const NO_KEY = -1;

/** The dice sizes as one small number, regardless of order: a count of each of the five sizes. */
function sizesKey(dice: readonly Sized[]): number {
  let key = 0;
  for (const die of dice) {
    if (hasFaces(die)) return NO_KEY;
    key += SIZE_KEYS[die.size] as number;
  }
  return key;
}

function facesOfAll(dice: readonly Sized[]): readonly Faces[] {
  return dice.map(facesOf);
}

/** The dice as a text, regardless of order. */
function textOf(dice: readonly Sized[]): string {
  return dice
    .map(({ size, mark }) => `${size}${mark}`)
    .sort()
    .join();
}

const SIZE_KEYS: readonly number[] = [0, 0, 0, 0, 1, 0, 5, 0, 25, 0, 125, 0, 625];
const SIZE_SPAN = 3125;

/** Most dice the key can represent. Checks with more are computed each time. */
const MAX_KEY_DICE = 4;

function computeProspect({ method, dice, helpers, foe, edge }: Contest): Prospect {
  const check = {
    method,
    dice: facesOfAll(dice),
    helpers: facesOfAll(helpers),
    modifier: edge,
    opponentModifier: 0,
    ...(foe === undefined ? {} : { opponent: facesOf(foe) }),
  };
  const odds = oddsOf(check);
  const { sum, total } = shortfallOf(check);
  return { win: odds.favourable / odds.total, shortfall: sum / total };
}

function computeMean(method: CheckMethod, dice: readonly Sized[]): number {
  const { least, ways } = spreadOf(method, facesOfAll(dice));
  let [sum, total] = [0, 0];
  ways.forEach((count, i) => {
    sum += count * (least + i);
    total += count;
  });
  return sum / total;
}

/** Exact odds of checks, computed once each. */
export class OddsTable {
  /** Indexed by method, dice and opponent, then by edge. Small integer keys make lookups fast. */
  readonly #prospects = new Map<number, Prospect[]>();
  readonly #means = new Map<number, number>();
  /** The same for dice whose faces do not all count as shown. */
  readonly #marked = new Map<string, Prospect>();

  /** The exact prospect of a check. */
  prospectOf(contest: Contest): Prospect {
    const { method, dice, helpers, foe, edge } = contest;
    if (dice.length > MAX_KEY_DICE || helpers.length > MAX_KEY_DICE)
      return computeProspect(contest);
    const [diceKey, helpersKey] = [sizesKey(dice), sizesKey(helpers)];
    const isMarked = diceKey === NO_KEY || helpersKey === NO_KEY;
    if (isMarked || (foe !== undefined && hasFaces(foe))) return this.#markedProspect(contest);
    const edgeIndex = Math.max(-MAX_EDGE, Math.min(MAX_EDGE, edge)) + MAX_EDGE;
    const sizes = diceKey * SIZE_SPAN + helpersKey;
    const key =
      (sizes * CHECK_METHODS.length + CHECK_METHODS.indexOf(method)) * FOE_COUNT +
      (foe?.size ?? 0) / 2;
    let prospects = this.#prospects.get(key);
    if (prospects === undefined) {
      prospects = [];
      this.#prospects.set(key, prospects);
    }
    return (prospects[edgeIndex] ??= computeProspect(contest));
  }

  #markedProspect(contest: Contest): Prospect {
    const { method, dice, helpers, foe, edge } = contest;
    const foes = foe === undefined ? '' : textOf([foe]);
    const key = [method, textOf(dice), textOf(helpers), foes, edge].join(' ');
    let prospect = this.#marked.get(key);
    if (prospect === undefined) {
      prospect = computeProspect(contest);
      this.#marked.set(key, prospect);
    }
    return prospect;
  }

  /** Mean result of a method with these dice. */
  meanOf(method: CheckMethod, dice: readonly Sized[]): number {
    const sizes = sizesKey(dice);
    if (sizes === NO_KEY) return computeMean(method, dice);
    const key = sizes * CHECK_METHODS.length + CHECK_METHODS.indexOf(method);
    let mean = dice.length > MAX_KEY_DICE ? undefined : this.#means.get(key);
    if (mean === undefined) {
      mean = computeMean(method, dice);
      this.#means.set(key, mean);
    }
    return mean;
  }
}
