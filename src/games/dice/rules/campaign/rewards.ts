import { makeStream } from '#core';
import type { Random, Seed } from '#core';
import { shuffle } from '../generate/shuffle.ts';
import { canHaveMark, DIE_SIZES, makeDie, parseDie } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import { isProblem, markDie, MAX_KEEPSAKES } from '../model/hero.ts';
import type { HeroSheet } from '../model/hero.ts';
import { isMark, MARK_IDS } from '../model/marks.ts';
import type { MarkId } from '../model/marks.ts';
import type { KeepsakeTemplate } from '../model/content.ts';
import { suitsHero } from '../tables/keepsake-effects.ts';
import { isSameOwned, removeOwned, sortOwned } from './dice-owned.ts';

/** One of the rewards among which a hero chooses after a victory. */
export type Reward =
  | { readonly kind: 'keepsake'; readonly id: string }
  /** One of his dice is exchanged for a larger one. */
  | {
      readonly kind: 'larger';
      readonly type: DieType;
      readonly from: number;
      readonly to: number;
    }
  /** One of his plain dice gets a mark. */
  | {
      readonly kind: 'mark';
      readonly type: DieType;
      readonly size: number;
      readonly mark: MarkId;
    };

/** Number of rewards offered to each hero. */
const REWARDS_OFFERED = 3;

/** Keepsakes among them, if enough are left. */
const KEEPSAKES_OFFERED = 2;

/** Largest size that a reward gives, by level of the next scenario. */
const LARGEST: Readonly<Record<number, number>> = { 1: 8, 2: 10, 3: 12 };

/** Facts about the party that decide which rewards there are. */
export interface RewardContext {
  readonly keepsakes: readonly KeepsakeTemplate[];
  /** Level of the next scenario. */
  readonly level: number;
  /** Number of heroes in the party. */
  readonly heroes: number;
  /** Keepsakes that a hero owns, or that have been offered. */
  readonly taken: ReadonlySet<string>;
}

/**
 * The rewards of a kind that a hero could have. A new kind takes a row here, a case of `Reward` and
 * its text below, and its case in `receive`.
 */
const KINDS: Readonly<
  Record<Reward['kind'], (sheet: HeroSheet, context: RewardContext) => Reward[]>
> = {
  keepsake: (sheet, { keepsakes, taken, heroes }) =>
    keepsakes
      .filter(({ id, effects }) => !taken.has(id) && suitsHero(effects, sheet, heroes))
      .map(({ id }) => ({ kind: 'keepsake', id })),
  larger: ({ dice }, { level }) => largerDice(dice, LARGEST[level] ?? 8),
  mark: ({ dice }) => marksFor(dice),
};

/**
 * For each type, the smallest die exchanged for the largest possible one. Marked dice and allies with
 * names are kept.
 */
export function largerDice(dice: HeroSheet['dice'], to: number): Reward[] {
  const smallest = new Map<DieType, number>();
  for (const [type, size, mark] of dice) {
    if (mark === undefined && size < (smallest.get(type) ?? to)) smallest.set(type, size);
  }
  return [...smallest].map(([type, from]) => ({ kind: 'larger', type, from, to }));
}

/**
 * Every mark that each type can have, for the largest plain die of the type, which its hero keeps
 * longest. Marked dice and allies with names stay as they are.
 */
export function marksFor(dice: HeroSheet['dice']): Reward[] {
  const largest = new Map<DieType, number>();
  for (const [type, size, mark] of dice) {
    if (mark === undefined && size > (largest.get(type) ?? 0)) largest.set(type, size);
  }
  return [...largest].flatMap(([type, size]) =>
    MARK_IDS.filter((mark) => canHaveMark(type, mark)).map(
      (mark) => ({ kind: 'mark', type, size, mark }) as const,
    ),
  );
}

/** Rewards for dice, in random order. Kinds alternate, because there are far more marks. */
function diceRewards(sheet: HeroSheet, context: RewardContext, random: Random): Reward[] {
  const kinds = shuffle(['larger', 'mark'] as const, random);
  const found = kinds.map((kind) => shuffle(KINDS[kind](sheet, context), random));
  return Array.from({ length: REWARDS_OFFERED }, (_, at) =>
    found.flatMap((rewards) => rewards.slice(at, at + 1)),
  ).flat();
}

/** The rewards offered to one hero: two keepsakes and another reward, as far as there are any. */
function offerTo(sheet: HeroSheet, context: RewardContext, random: Random): readonly Reward[] {
  const keepsakes = shuffle(KINDS.keepsake(sheet, context), random);
  const others = diceRewards(sheet, context, random);
  const first = keepsakes.slice(0, KEEPSAKES_OFFERED);
  const rest = [
    ...others.slice(0, REWARDS_OFFERED - first.length),
    ...keepsakes.slice(first.length),
  ];
  return [...first, ...rest].slice(0, REWARDS_OFFERED);
}

/**
 * The rewards offered to each of these heroes after a victory, by a stream of the campaign's seed.
 * No keepsake is offered twice. There are none in adventures without keepsakes.
 */
export function drawRewards(
  sheets: readonly (HeroSheet | undefined)[],
  context: RewardContext,
  seed: Seed,
  played: number,
): (readonly Reward[])[] {
  const random = makeStream(seed, `rewards-${played}`);
  const taken = new Set(context.taken);
  return sheets.map((sheet) => {
    if (sheet === undefined || context.keepsakes.length === 0) return [];
    const offered = offerTo(sheet, { ...context, taken }, random);
    for (const reward of offered) if (reward.kind === 'keepsake') taken.add(reward.id);
    return offered;
  });
}

/** True if the hero has to give up a keepsake for this reward. */
export function isSwap(sheet: HeroSheet, { kind }: Reward): boolean {
  return kind === 'keepsake' && sheet.keepsakes.length >= MAX_KEEPSAKES;
}

/** The sheet with a reward; `swapped` is the position of the keepsake given up for it. */
export function receive(sheet: HeroSheet, reward: Reward, swapped = -1): HeroSheet {
  if (reward.kind === 'keepsake') {
    const kept = sheet.keepsakes.filter((_, at) => at !== swapped);
    return { ...sheet, keepsakes: [...kept, reward.id] };
  }
  if (reward.kind === 'mark') {
    const at = sheet.dice.findIndex((die) => isSameOwned(die, [reward.type, reward.size]));
    const marked = markDie(sheet, at, reward.mark);
    return isProblem(marked) ? sheet : { ...marked, dice: sortOwned(marked.dice) };
  }
  const { type, from, to } = reward;
  const rest = removeOwned(sheet.dice, [type, from]);
  return rest === undefined ? sheet : { ...sheet, dice: sortOwned([...rest, [type, to]]) };
}

/** True if the hero can take the reward: he lacks the keepsake, or owns the plain die. */
export function canReceive({ keepsakes, dice }: HeroSheet, reward: Reward): boolean {
  if (reward.kind === 'keepsake') return !keepsakes.includes(reward.id);
  const size = reward.kind === 'larger' ? reward.from : reward.size;
  return dice.some((die) => isSameOwned(die, [reward.type, size]));
}

/** Text of a reward: `keepsake storm-lantern`, `larger P4 8`, `mark P8~keen`. */
export function makeReward(reward: Reward): string {
  if (reward.kind === 'keepsake') return `keepsake ${reward.id}`;
  if (reward.kind === 'mark') return `mark ${makeDie(reward)}`;
  const { type, from, to } = reward;
  return `larger ${makeDie({ type, size: from })} ${to}`;
}

/** Parses the text of a reward; undefined if it is not one. */
export function parseReward(text: string): Reward | undefined {
  const [kind, what = '', size = '', ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (kind === 'keepsake') {
    return size === '' && /^[a-z][a-z0-9-]*$/.test(what) ? { kind, id: what } : undefined;
  }
  const die = parseDie(what);
  if (kind === 'mark') {
    if (size !== '' || die === undefined || !isMark(die.mark)) return undefined;
    return { kind, type: die.type, size: die.size, mark: die.mark };
  }
  if (kind !== 'larger') return undefined;
  const to = DIE_SIZES.find((one) => String(one) === size);
  if (die === undefined || to === undefined || to <= die.size) return undefined;
  return { kind, type: die.type, from: die.size, to };
}
