import { assertDefined, elementAt, own } from '#core';
import { withAllFields } from '../model/layout.ts';
import type { Part, PartSource } from '../check/part.ts';
import { isAmong } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import type { DiceState, Flag, Hooks, Moment } from '../state/state.ts';

/** Builds a modifier against heroes who encounter one of the types. */
export function against(
  amount: number,
  ...types: readonly DieType[]
): NonNullable<Hooks['opponent']> {
  return ({ met }) => (met !== undefined && isAmong(types, met) ? amount : 0);
}

export function hasFlag(hooks: readonly Hooks[], flag: Flag): boolean {
  for (const { flags } of hooks) {
    if (flags === undefined) continue;
    for (const one of flags) if (one === flag) return true;
  }
  return false;
}

export function sumOwn(hooks: readonly Hooks[], moment: Moment): number {
  let sum = 0;
  for (const { own } of hooks) if (own !== undefined) sum += own(moment);
  return sum;
}

export function sumOpponent(hooks: readonly Hooks[], moment: Moment): number {
  let sum = 0;
  for (const { opponent } of hooks) if (opponent !== undefined) sum += opponent(moment);
  return sum;
}

/** Sum of a hook that is a number. */
export function sumOf(
  hooks: readonly Hooks[],
  numberOf: (hook: Hooks) => number | undefined,
): number {
  let sum = 0;
  for (const hook of hooks) sum += numberOf(hook) ?? 0;
  return sum;
}

const NO_HOOKS: readonly Hooks[] = [];
const NO_FLAGS: readonly Flag[] = [];

/** All flags of some rows. */
export function flagsOf(hooks: readonly Hooks[]): readonly Flag[] {
  return hooks.flatMap(({ flags }) => flags ?? NO_FLAGS);
}

/** The rules of a location; none for the Refuge. */
export function siteHooks(state: DiceState, place: number): readonly Hooks[] {
  return place < 0 ? NO_HOOKS : (state.world.sites[place]?.hooks ?? NO_HOOKS);
}

export function cardHooks(state: DiceState, card: number | undefined): readonly Hooks[] {
  return card === undefined || card < 0 ? NO_HOOKS : (state.world.cards[card]?.hooks ?? NO_HOOKS);
}

/** Passive skills of a hero, and passive effects of his keepsakes. */
export function memberHooks({ world }: DiceState, hero: number): readonly Hooks[] {
  return world.members[hero]?.hooks ?? NO_HOOKS;
}

/** True if a rule of the scenario or the location sets this flag. */
export function isRule(state: DiceState, place: number, flag: Flag): boolean {
  const { flags, sites } = state.world;
  return isAmong(flags, flag) || (place >= 0 && isAmong(sites[place]?.flags ?? NO_FLAGS, flag));
}

/** The powerful villains not beaten yet, as one bit each. */
export function villainsAtLarge({ world: { powerful }, beaten }: DiceState): number {
  let bits = 0;
  for (let at = 0; at < powerful.length; at++) {
    if (!beaten.includes(elementAt(powerful, at))) bits |= 1 << at;
  }
  return bits;
}

/** Cache of the hooks in force everywhere, by villains at large. */
class StandingHooks {
  readonly found: (readonly Hooks[])[] = [];
}

/** The rules of the scenario, and the powers of villains at large. */
export function standingHooks(state: DiceState): readonly Hooks[] {
  const { hooks, powerful, cards, memory } = state.world;
  if (powerful.length === 0) return hooks;
  const bits = villainsAtLarge(state);
  return (memory.of(StandingHooks).found[bits] ??= [
    ...hooks,
    ...powerful.flatMap((card, at) =>
      (bits & (1 << at)) === 0 ? [] : [assertDefined(cards[card]?.power)],
    ),
  ]);
}

const BLANK: Readonly<Record<keyof Hooks, undefined>> = {
  source: undefined,
  id: undefined,
  flags: undefined,
  opponent: undefined,
  own: undefined,
  closingDifficulty: undefined,
  battleDamage: undefined,
  ward: undefined,
  ignores: undefined,
  capacity: undefined,
  rest: undefined,
  comfort: undefined,
  victory: undefined,
  onReveal: undefined,
  onSuccess: undefined,
  onFailure: undefined,
  onFlee: undefined,
  onTurnStart: undefined,
  onClosed: undefined,
  onCloseFailed: undefined,
  onTravel: undefined,
  timer: undefined,
  onBags: undefined,
  onHeroBags: undefined,
  onHands: undefined,
  onHero: undefined,
};

/** The row with all hooks filled in, plus its source and id. */
export function fillHooks(row: Hooks, source: PartSource, id: string): Hooks {
  return withAllFields(BLANK, { ...row, source, id });
}

function partOf({ source = 'skill', id = '' }: Hooks, side: Part['side'], amount: number): Part {
  return { side, source, id, amount };
}

/** Appends each row's modifier of a check, for one side. */
export function addHookParts(
  parts: Part[],
  hooks: readonly Hooks[],
  side: Part['side'],
  moment: Moment,
): void {
  for (const row of hooks) {
    const amount = (side === 'own' ? row.own : row.opponent)?.(moment) ?? 0;
    if (amount !== 0) parts.push(partOf(row, side, amount));
  }
}

/** Each row's addition to the difficulty of closing. */
export function closingParts(hooks: readonly Hooks[]): Part[] {
  const parts: Part[] = [];
  for (const row of hooks) {
    const amount = row.closingDifficulty ?? 0;
    if (amount !== 0) parts.push(partOf(row, 'foe', amount));
  }
  return parts;
}

/** The row of a table. Throws if it does not exist. */
export function findRow<T>(table: Readonly<Record<string, T>>, kind: string, id: string): T {
  const row = own(table, id);
  if (row === undefined) throw new RangeError(`There is no ${kind} with the id ${id}.`);
  return row;
}
