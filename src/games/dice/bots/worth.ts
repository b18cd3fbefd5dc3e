import { assertDefined } from '#core';
import { fillingCount } from '../rules/model/bag.ts';
import { isAmong } from '../rules/model/die.ts';
import type { Die, DieType } from '../rules/model/die.ts';
import type { Hero } from '../rules/model/hero.ts';
import { PLAIN } from '../rules/model/marks.ts';
import type { DiceState, Member } from '../rules/state/state.ts';
import { findSkill } from '../rules/skills/index.ts';

/**
 * Number of dice a hero can spare. He dies when he can no longer fill his hand. Spare dice are
 * those in hand and bag beyond its capacity. Allies do not fill a hand.
 */
export function spareDice({ hand, bag, capacity }: Hero): number {
  return hand.main.length + fillingCount(bag) - capacity;
}

function livingCount(state: DiceState): number {
  let count = 0;
  for (const { alive } of state.heroes) if (alive) count += 1;
  return count;
}

/** Number of turns left for each hero, including the current one. */
export function turnsLeft(state: DiceState): number {
  return Math.ceil((state.timer + 1) / Math.max(1, livingCount(state)));
}

/** Cost to a hero of losing one die: low while he has more than he will need. */
export function priceOf(state: DiceState, hero: number): number {
  return priceAt(state, spareDice(state.heroes[hero] as Hero));
}

/** Dice that a hit often costs. */
const USUAL_HIT = 3;

/** Cost of each die of a hit, which can take several at once: the price of the last of them. */
export function priceOfHit(state: DiceState, hero: number): number {
  return priceAt(state, spareDice(state.heroes[hero] as Hero) - USUAL_HIT);
}

function priceAt(state: DiceState, spare: number): number {
  if (spare <= 0) return 8;
  if (spare <= 2) return 3;
  const shortage = 0.6 * turnsLeft(state) - spare;
  return Math.max(0.2, Math.min(1.2, 0.6 + 0.1 * shortage));
}

/** A hero with fewer fighting dice than this protects them. */
const MIN_ARMS = 8;

const preciousCache = new WeakMap<Member, readonly DieType[]>();

/** The types of dice a hero fights with, if he owns only a few. */
export function preciousTypes(member: Member): readonly DieType[] {
  let types = preciousCache.get(member);
  if (types === undefined) {
    types = findPrecious(member);
    preciousCache.set(member, types);
  }
  return types;
}

function findPrecious({ sheet, skills }: Member): readonly DieType[] {
  const types = new Set<DieType>(['PHYSICAL', 'SOMATIC']);
  for (const { id } of skills.get('battle') ?? []) {
    for (const { uses } of Object.values(findSkill(id).ways)) {
      const narrow = [...uses].sort((a, b) => a.types.length - b.types.length);
      for (const type of narrow[0]?.types ?? []) types.add(type);
    }
  }
  const few = sheet.dice.filter(([type]) => types.has(type) && type !== 'ALLY').length;
  return few < MIN_ARMS ? [...types] : [];
}

/** A hero's preferences for dice to keep. */
export interface Keeping {
  readonly favoured: DieType;
  readonly precious: readonly DieType[];
}

export function keepingOf(state: DiceState, hero: number): Keeping {
  const member = assertDefined(state.world.members[hero]);
  return { favoured: member.sheet.favoured, precious: preciousTypes(member) };
}

/** Added worth of a marked die, and of an ally with a name. */
const MARK_WORTH = 1.5;

/** Relative worth of a die in its hero's hand, for choosing dice to keep. */
export function keepWorth({ favoured, precious }: Keeping, { type, size, mark }: Die): number {
  if (type === 'WOUND') return -1;
  const own = type === favoured ? 3 : 0;
  const bodily = type === 'PHYSICAL' || type === 'SOMATIC' ? 1 : 0;
  const rare = type === 'DIVINE' || type === 'ALLY' ? 2 : 0;
  const arms = isAmong(precious, type) ? 4 : 0;
  return size + own + bodily + rare + arms + (mark === PLAIN ? 0 : MARK_WORTH);
}
