import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { isAmong } from '../rules/model/die.ts';
import { woundCount } from '../rules/model/hand.ts';
import type { DiceState } from '../rules/state/state.ts';
import type { SkillRow } from '../rules/effects/skill.ts';
import { usableSkills } from '../rules/phases/interior.ts';
import { findSkill } from '../rules/skills/index.ts';
import { canDo } from './peek.ts';
import { preciousTypes, spareDice, turnsLeft } from './worth.ts';

/** Worth of keeping a skill of a keepsake for later, in dice: it works only once in a scenario. */
export const RESERVE = 0.8;

/** Worth of keeping it; 0 for skills that come back. */
export function reserveOf(skill: string): number {
  return findSkill(skill).once === true ? RESERVE : 0;
}

/** True if a hero would use a skill of a keepsake now. */
type Occasion = (state: DiceState, hero: number) => boolean;

/** Spare dice below which a hero recovers with all means. */
const SCARCE = 3;

function isScarce(state: DiceState, hero: number, most = SCARCE): boolean {
  return spareDice(assertDefined(state.heroes[hero])) <= most;
}

function discarded(state: DiceState, hero: number): number {
  return assertDefined(state.heroes[hero]).pile.length;
}

/** Few turns are left, so that there is no better occasion. */
function isLate(state: DiceState): boolean {
  return turnsLeft(state) <= 2;
}

/** True if the hero can still explore this turn, or explore again. */
function isExploring({ turn }: DiceState): boolean {
  return !turn.spent && !turn.again && turn.explorations < 2;
}

function fightingDice(state: DiceState, hero: number): number {
  const { hand } = assertDefined(state.heroes[hero]);
  const member = assertDefined(state.world.members[hero]);
  const arms = ['PHYSICAL', 'SOMATIC', ...preciousTypes(member)] as const;
  return hand.main.filter(({ type }) => isAmong(arms, type)).length;
}

function isVillainHere(state: DiceState, hero: number): boolean {
  const place = state.places[assertDefined(state.heroes[hero]).at];
  return place?.known === true && place.villain !== undefined;
}

/** Occasions for skills of keepsakes in a hero's own turn. */
export const OCCASIONS: Readonly<Record<string, Occasion>> = {
  salve: (state, hero) => discarded(state, hero) >= 3 && (isScarce(state, hero) || isLate(state)),
  remedy: (state, hero) =>
    woundCount(assertDefined(state.heroes[hero]).hand) > 0 ||
    (discarded(state, hero) >= 3 && isScarce(state, hero, 2)),
  rally(state, hero) {
    const { at } = assertDefined(state.heroes[hero]);
    const here = [...state.heroes.keys()].filter((one) => state.heroes[one]?.at === at);
    const gain = here.reduce((sum, one) => sum + Math.min(3, discarded(state, one)), 0);
    return gain >= 3 && here.some((one) => isScarce(state, one));
  },
  'second-breath'(state, hero) {
    const { hand, bag, capacity } = assertDefined(state.heroes[hero]);
    const isSpent = state.turn.explorations === 1 && hand.main.length <= capacity - 2;
    return isExploring(state) && isSpent && bag.length >= 6;
  },
  'fresh-start'(state, hero) {
    const { bag } = assertDefined(state.heroes[hero]);
    return state.turn.explorations === 0 && fightingDice(state, hero) <= 2 && bag.length >= 6;
  },
  'spare-hours': () => true,
  'good-plan': (state, hero) =>
    state.turn.explorations === 0 &&
    canDo(state, VERB.explore) &&
    (isVillainHere(state, hero) || isLate(state)),
  'master-key': () => false,
  spyglass: ({ turn }) => turn.explorations === 0,
  summons: ({ turn }) => turn.explorations === 0,
  anointing(state, hero) {
    const { hand, capacity } = assertDefined(state.heroes[hero]);
    return hand.main.length < capacity;
  },
};

/** Chance of closing above which no keepsake is spent on it, and below which none would help. */
const SURE = 0.75;
const HOPELESS = 0.1;

const isAid = ({ id }: SkillRow) => id === 'master-key' || id === 'good-plan';

/** The skill of a keepsake that makes a closing check more likely to succeed, if it is worth it. */
export function closingAid(state: DiceState, chance: number): DiceAction | undefined {
  if (chance >= SURE || chance < HOPELESS) return undefined;
  const uses = usableSkills(state, 'free', isAid, undefined);
  return (
    uses.find(({ skill }) => skill === 'master-key') ??
    uses.find(({ skill }) => skill === 'good-plan')
  );
}
