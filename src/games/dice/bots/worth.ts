import { assertDefined } from '#core';
import { isAmong } from '../rules/model/die.ts';
import type { Die, DieType } from '../rules/model/die.ts';
import type { Hero } from '../rules/model/hero.ts';
import type { DiceState, Member } from '../rules/state/state.ts';
import { findSkill } from '../rules/skills/index.ts';

/**
 * How many dice a hero can do without: he dies when he can no longer fill his hand, so what counts
 * is what lies in the hand and the bag beyond its capacity. Allies do not fill a hand.
 */
export function spareDice({ hand, bag, capacity }: Hero): number {
  let spare = hand.main.length - capacity;
  for (const { type } of bag) if (type !== 'ALLY') spare += 1;
  return spare;
}

function livingCount(state: DiceState): number {
  let count = 0;
  for (const { alive } of state.heroes) if (alive) count += 1;
  return count;
}

/** The turns that each hero has left, the present one included. */
export function turnsLeft(state: DiceState): number {
  return Math.ceil((state.timer + 1) / Math.max(1, livingCount(state)));
}

/** What the loss of one die costs a hero: little while he has more than he will need. */
export function priceOf(state: DiceState, hero: number): number {
  const one = state.heroes[hero] as Hero;
  const spare = spareDice(one);
  if (spare <= 0) return 8;
  if (spare <= 2) return 3;
  const need = 0.6 * turnsLeft(state) - spare;
  return Math.max(0.2, Math.min(1.2, 0.6 + 0.1 * need));
}

/** A hero with fewer dice than these to fight with takes care of them. */
const ARMS_FEW = 8;

const cherished = new WeakMap<Member, readonly DieType[]>();

/** The types of dice that a hero fights with, where he owns only a few of them. */
export function preciousTypes(member: Member): readonly DieType[] {
  let types = cherished.get(member);
  if (types === undefined) {
    types = findPrecious(member);
    cherished.set(member, types);
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
  return few < ARMS_FEW ? [...types] : [];
}

/** What makes a hero keep some types of dice rather than others. */
interface Keeping {
  readonly favoured: DieType;
  readonly precious: readonly DieType[];
}

export function keepingOf(state: DiceState, hero: number): Keeping {
  const member = assertDefined(state.world.members[hero]);
  return { favoured: member.sheet.favoured, precious: preciousTypes(member) };
}

/** Worth of a die in the hand of its hero beside the others: which one to keep. */
export function keepWorth({ favoured, precious }: Keeping, { type, size }: Die): number {
  if (type === 'WOUND') return -1;
  const own = type === favoured ? 3 : 0;
  const bodily = type === 'PHYSICAL' || type === 'SOMATIC' ? 1 : 0;
  const rare = type === 'DIVINE' || type === 'ALLY' ? 2 : 0;
  const arms = isAmong(precious, type) ? 4 : 0;
  return size + own + bodily + rare + arms;
}
