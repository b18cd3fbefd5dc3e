import { assertDefined } from '../../../core/index.ts';
import { heroOf, pushPhase } from '../state/draft.ts';
import type { Die } from '../model/die.ts';
import type { BoonScope, CheckKind, EncounterPhase, RollPhase, SkillUse } from '../state/phase.ts';
import type { DiceState, Draft, Hooks, Moment } from '../state/state.ts';
import type { Help, UsedDie } from '../select/hand-rule.ts';
import { cardHooks, hasFlag, siteHooks, sumOf, sumOpponent, sumOwn } from '../effects/hooks.ts';
import { isAllySkill } from '../skills/index.ts';
import type { Way } from '../effects/skill.ts';

/** A check about to be rolled. */
export interface CheckPlan extends FixedPlan {
  readonly dice: readonly UsedDie[];
}

/** A check as far as it does not hang on the dice that are chosen. */
export interface FixedPlan {
  readonly check: CheckKind;
  readonly hero: number;
  readonly way: Way;
  readonly use: SkillUse | undefined;
  readonly foe: Die | undefined;
  /** What stands against the hero beside the die: a difficulty. */
  readonly difficulty: number;
}

export function encounterOf(state: DiceState): EncounterPhase | undefined {
  for (let i = state.phases.length - 1; i >= 0; i--) {
    const phase = state.phases[i];
    if (phase?.kind === 'encounter') return phase;
  }
  return undefined;
}

export function levelOf(state: DiceState, hero: number, skill: string): number {
  if (isAllySkill(skill)) return 1;
  return state.world.members[hero]?.levels.get(skill) ?? 0;
}

function joined(some: readonly Hooks[], others: readonly Hooks[]): readonly Hooks[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

/** Everything that has a say in what happens to a hero at a place, with a card or without. */
export function hooksAt(state: DiceState, place: number, card?: number): readonly Hooks[] {
  const rules = joined(state.world.hooks, siteHooks(state, place));
  return joined(rules, cardHooks(state, card));
}

/** The checks in which a boon of a scope counts. */
const SCOPES: Readonly<Record<BoonScope, readonly CheckKind[] | 'all'>> = {
  checks: 'all',
  chores: ['acquire', 'ally', 'close', 'guard', 'obstacle'],
  trap: [],
};

function boonCounts(scope: BoonScope, check: CheckKind): boolean {
  const kinds = SCOPES[scope];
  return kinds === 'all' ? check !== 'tally' : kinds.includes(check);
}

function boonsFor(state: DiceState, hero: number, check: CheckKind): number {
  let sum = 0;
  for (const boon of state.boons) {
    if (boon.hero === hero && boonCounts(boon.scope, check)) sum += boon.amount;
  }
  return sum;
}

/** Another enemy of the place that leads this one; a villain does once the heroes know of him. */
function leaderBonus(state: DiceState, encounter: EncounterPhase): number {
  if (encounter.die.type !== 'ENEMY') return 0;
  const place = state.places[encounter.place];
  if (place === undefined) return 0;
  const { enemies, villain, known } = place;
  for (const card of enemies) {
    if (card !== encounter.card && hasFlag(cardHooks(state, card), 'leader')) return 1;
  }
  if (!known || villain === encounter.card) return 0;
  return hasFlag(cardHooks(state, villain), 'leader') ? 1 : 0;
}

const AGAINST_ENCOUNTER: readonly CheckKind[] = [
  'acquire',
  'ally',
  'wound',
  'obstacle',
  'battle',
  'evade',
];

/** What counts in a check whatever dice are chosen, and what may yet ask for the dice. */
export interface Ground extends Modifiers {
  readonly moment: Omit<Moment, 'dice'>;
  readonly hooks: readonly Hooks[];
  readonly own: readonly Hooks[];
}

/** What counts for the hero and against him. */
interface Modifiers {
  readonly modifier: number;
  readonly against: number;
}

const NONE: readonly Hooks[] = [];

export function groundOf(state: DiceState, plan: FixedPlan): Ground {
  const { way, hero, check, use } = plan;
  const encounter = AGAINST_ENCOUNTER.includes(check) ? encounterOf(state) : undefined;
  const place = encounter?.place ?? heroOf(state, hero).at;
  const moment = {
    state,
    hero,
    place,
    check,
    met: encounter?.die.type,
    first: encounter?.first ?? false,
  };
  const hooks = hooksAt(state, place, encounter?.card);
  let modifier = way.bonus?.(use === undefined ? 1 : levelOf(state, hero, use.skill)) ?? 0;
  if (!hasFlag(hooks, 'cunning')) modifier += way.plus ?? 0;
  if (check === 'tally') return { moment, hooks: NONE, own: NONE, modifier, against: 0 };
  modifier += boonsFor(state, hero, check);
  let against = plan.difficulty;
  if (encounter !== undefined) against += leaderBonus(state, encounter) - encounter.trap;
  return { moment, hooks, own: assertDefined(state.world.members[hero]).hooks, modifier, against };
}

/** What counts for the hero and against him, as it stands before the dice are rolled. */
export function modifiersOf(ground: Ground, dice: readonly Die[]): Modifiers {
  const { hooks, own, modifier, against } = ground;
  if (hooks.length === 0 && own.length === 0) return ground;
  const { state, hero, place, check, met, first } = ground.moment;
  const moment: Moment = { state, hero, place, check, met, first, dice };
  return {
    modifier: modifier + sumOwn(hooks, moment) + sumOwn(own, moment),
    against: against + sumOpponent(hooks, moment),
  };
}

function diceThat(help: boolean, dice: readonly UsedDie[]): readonly Die[] {
  const some: Die[] = [];
  for (const { die, helps } of dice) if (helps === help) some.push(die);
  return some;
}

/** The dice are committed: the roll begins. */
export function startRoll(draft: Draft, plan: CheckPlan): void {
  const { check, hero, way, use, dice, foe } = plan;
  const ground = groundOf(draft, plan);
  const { modifier, against } = modifiersOf(
    ground,
    dice.map(({ die }) => die),
  );
  if (draft.boons.length > 0) {
    draft.boons = draft.boons.filter(
      (boon) => boon.hero !== hero || !boonCounts(boon.scope, check),
    );
  }
  const roll: RollPhase = {
    kind: 'roll',
    check,
    hero,
    method: way.method ?? 'SUM',
    dice: diceThat(false, dice),
    helpers: diceThat(true, dice),
    rolls: [],
    modifier,
    foe,
    against,
    use,
  };
  pushPhase(draft, roll);
}

const HELPED_BY_DIVINE: readonly CheckKind[] = ['acquire', 'ally', 'close', 'guard'];

/** The dice that may be added to a check beside its uses. */
export function helpsFor(state: DiceState, hero: number, check: CheckKind): Help[] {
  const helps: Help[] = [];
  if (check === 'tally') return helps;
  const obstacle = check === 'obstacle' && state.world.scenario.divineOnObstacles === true;
  if (HELPED_BY_DIVINE.includes(check) || obstacle) {
    const discards =
      !obstacle && hasFlag(assertDefined(state.world.members[hero]).hooks, 'divine-discarded');
    helps.push({ types: ['DIVINE'], fate: discards ? 'discard' : 'deter', most: 10 });
  }
  if (state.world.scenario.allySkills.includes('aid')) {
    helps.push({ types: ['ALLY'], fate: 'discard', most: 1 });
  }
  return helps;
}

export function closingDifficultyAt(state: DiceState, place: number): number {
  const { closingDifficulty } = assertDefined(state.places[place]);
  return closingDifficulty + sumOf(hooksAt(state, place), 'closingDifficulty');
}
