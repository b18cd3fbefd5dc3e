import { assertDefined } from '../../../core/index.ts';
import { heroOf, pushPhase } from '../state/draft.ts';
import { isAmong } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { REFUGE } from '../model/hero.ts';
import { sumOfParts } from '../check/part.ts';
import type { Part } from '../check/part.ts';
import { NAMELESS } from '../state/phase.ts';
import type {
  Boon,
  BoonScope,
  Card,
  CheckKind,
  EncounterPhase,
  RollPhase,
  SkillUse,
} from '../state/phase.ts';
import type { DiceEvent } from '../state/event.ts';
import type { DiceState, Draft, Hooks, Moment } from '../state/state.ts';
import type { Help, UsedDie } from '../select/hand-rule.ts';
import {
  addParts,
  cardHooks,
  closingParts,
  hasFlag,
  siteHooks,
  sumOpponent,
  sumOwn,
} from '../effects/hooks.ts';
import { isAllySkill } from '../skills/index.ts';
import type { Way } from '../effects/skill.ts';

/** A check as far as it does not hang on the dice that are chosen. */
export interface FixedPlan {
  readonly check: CheckKind;
  readonly hero: number;
  readonly way: Way;
  readonly use: SkillUse | undefined;
  readonly foe: Die | undefined;
  /** What stands against the hero beside the die: a difficulty, by its sources. */
  readonly difficulty: readonly Part[];
}

export function encounterOf({ world, phases }: DiceState): EncounterPhase | undefined {
  const known = world.encounterFound.find(phases);
  if (known !== undefined) return known;
  for (let i = phases.length - 1; i >= 0; i--) {
    const phase = phases[i];
    if (phase?.kind === 'encounter') return world.encounterFound.keep(phases, phase);
  }
  return undefined;
}

export function levelOf(state: DiceState, hero: number, skill: string): number {
  return state.world.members[hero]?.levels.get(skill) ?? (isAllySkill(skill) ? 1 : 0);
}

/** Whether discarding brings no bonus in a check of what is met, or where the hero is. */
export function isBlunt(state: DiceState, hero: number): boolean {
  const encounter = encounterOf(state);
  const place = encounter?.place ?? heroOf(state, hero).at;
  return hasFlag(hooksAt(state, place, encounter?.card), 'cunning');
}

function joined(some: readonly Hooks[], others: readonly Hooks[]): readonly Hooks[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

/** Everything that has a say in what happens to a hero at a place, with a card or without. */
export function hooksAt(state: DiceState, place: number, card = NAMELESS): readonly Hooks[] {
  const { hooks, sites, hooksFound } = state.world;
  const places = hooksFound.find(sites) ?? hooksFound.keep(sites, []);
  const cards = (places[place - REFUGE] ??= []);
  return (cards[card - NAMELESS] ??= joined(
    joined(hooks, siteHooks(state, place)),
    cardHooks(state, card),
  ));
}

/** The checks in which a boon of a scope counts. */
const SCOPES: Readonly<Record<BoonScope, readonly CheckKind[] | 'all'>> = {
  checks: 'all',
  chores: ['acquire', 'ally', 'close', 'guard', 'obstacle'],
  trap: [],
};

function boonCounts(scope: BoonScope, check: CheckKind): boolean {
  const kinds = SCOPES[scope];
  return kinds === 'all' ? check !== 'tally' : isAmong(kinds, check);
}

/** Another enemy of the place that leads this one; a villain does once the heroes know of him. */
function leaderOf(state: DiceState, encounter: EncounterPhase): Card | undefined {
  if (encounter.die.type !== 'ENEMY') return undefined;
  const { enemies, villain, known } = assertDefined(state.places[encounter.place]);
  for (const card of enemies) {
    if (card !== encounter.card && hasFlag(cardHooks(state, card), 'leader')) return card;
  }
  if (!known || villain === encounter.card) return undefined;
  return hasFlag(cardHooks(state, villain), 'leader') ? villain : undefined;
}

/** What is owed to the encounter itself, whoever meets it with whatever dice. */
function addEncounterParts(parts: Part[], state: DiceState, encounter: EncounterPhase): void {
  const leader = leaderOf(state, encounter);
  if (leader !== undefined) {
    const id = state.world.cards[leader]?.template.id ?? '';
    parts.push({ side: 'foe', source: 'leader', id, amount: 1 });
  }
  if (encounter.trap !== 0) {
    parts.push({ side: 'foe', source: 'trap', id: 'lay-trap', amount: -encounter.trap });
  }
}

function addWayParts(parts: Part[], way: Way, skill: string, level: number, isBlunt: boolean) {
  const bonus = way.bonus?.(level) ?? 0;
  if (bonus !== 0) parts.push({ side: 'own', source: 'skill', id: skill, amount: bonus });
  const plus = isBlunt ? 0 : (way.plus ?? 0);
  if (plus !== 0) parts.push({ side: 'own', source: 'discard', id: '', amount: plus });
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
  readonly parts: readonly Part[];
}

/** What counts for the hero and against him. */
interface Modifiers {
  readonly modifier: number;
  readonly against: number;
}

const NONE: readonly Hooks[] = [];
const NO_PARTS: readonly Part[] = [];

export function groundOf(state: DiceState, plan: FixedPlan): Ground {
  const { way, hero, check, use } = plan;
  const encounter = isAmong(AGAINST_ENCOUNTER, check) ? encounterOf(state) : undefined;
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
  const parts: Part[] = [];
  const level = use === undefined ? 1 : levelOf(state, hero, use.skill);
  addWayParts(parts, way, use?.skill ?? '', level, hasFlag(hooks, 'cunning'));
  const isTally = check === 'tally';
  if (!isTally) {
    for (const { hero: owner, scope, skill, amount } of state.boons) {
      if (owner !== hero || !boonCounts(scope, check)) continue;
      parts.push({ side: 'own', source: 'boon', id: skill, amount });
    }
    for (const part of plan.difficulty) parts.push(part);
    if (encounter !== undefined) addEncounterParts(parts, state, encounter);
  }
  return {
    moment,
    hooks: isTally ? NONE : hooks,
    own: isTally ? NONE : assertDefined(state.world.members[hero]).hooks,
    parts,
    modifier: sumOfParts(parts, 'own'),
    against: sumOfParts(parts, 'foe'),
  };
}

/** What counts for the hero and against him, as it stands before the dice are rolled. */
export function modifiersOf(ground: Ground, dice: readonly Die[]): Modifiers {
  const { hooks, own, modifier, against } = ground;
  if (hooks.length === 0 && own.length === 0) return ground;
  const moment = momentWith(ground, dice);
  return {
    modifier: modifier + sumOwn(hooks, moment) + sumOwn(own, moment),
    against: against + sumOpponent(hooks, moment),
  };
}

function momentWith({ moment }: Ground, dice: readonly Die[]): Moment {
  const { state, hero, place, check, met, first } = moment;
  return { state, hero, place, check, met, first, dice };
}

/** The same by source; the sums of the parts are the modifiers. */
export function partsOf(ground: Ground, dice: readonly Die[]): readonly Part[] {
  const { hooks, own } = ground;
  if (hooks.length === 0 && own.length === 0) return ground.parts;
  const moment = momentWith(ground, dice);
  const parts = [...ground.parts];
  addParts(parts, hooks, 'own', moment);
  addParts(parts, own, 'own', moment);
  addParts(parts, hooks, 'foe', moment);
  return parts;
}

function diceThat(help: boolean, dice: readonly UsedDie[]): readonly Die[] {
  const some: Die[] = [];
  for (const { die, helps } of dice) if (helps === help) some.push(die);
  return some;
}

/** The dice of a plan as the roll takes them: those that are used, then those that help. */
export function makeRoll(state: DiceState, plan: FixedPlan, dice: readonly UsedDie[]): RollPhase {
  const { check, hero, way, use, foe } = plan;
  const all = dice.map(({ die }) => die);
  const inOrder = [...dice.filter(({ helps }) => !helps), ...dice.filter(({ helps }) => helps)];
  return {
    kind: 'roll',
    check,
    hero,
    method: way.method ?? 'SUM',
    dice: diceThat(false, dice),
    helpers: diceThat(true, dice),
    fates: inOrder.map(({ fate }) => fate),
    rolls: [],
    foe,
    parts: partsOf(groundOf(state, plan), all),
    use,
  };
}

/** The dice are committed: the roll begins. They lie in the hand until it is over. */
export function startRoll(draft: Draft, plan: FixedPlan, dice: readonly UsedDie[]): void {
  const { check, hero } = plan;
  const roll = makeRoll(draft, plan, dice);
  if (draft.boons.length > 0) {
    const isUsed = (boon: Boon) => boon.hero === hero && boonCounts(boon.scope, check);
    for (const boon of draft.boons) {
      if (isUsed(boon)) draft.events.push({ kind: 'boon-used', ...boon });
    }
    draft.boons = draft.boons.filter((boon) => !isUsed(boon));
  }
  beginRoll(draft, roll);
}

/** A roll begins, be it a check of a hero or a threat that strikes. */
export function beginRoll(draft: Draft, roll: RollPhase): void {
  const { check, hero, method, dice, helpers, foe, parts, use } = roll;
  const skill = use?.skill;
  const event: DiceEvent = {
    kind: 'attempted',
    check,
    hero,
    method,
    skill,
    parts,
    dice,
    helpers,
    foe,
  };
  draft.events.push(event);
  pushPhase(draft, roll);
}

/** The dice that may be added to a check beside its uses. */
export function helpsFor(state: DiceState, hero: number, check: CheckKind): readonly Help[] {
  return assertDefined(state.world.members[hero]).helps.of(check);
}

/** The difficulty of closing a place. */
export function closingDifficultyAt(state: DiceState, place: number): number {
  return sumOfParts(difficultyParts(state, place), 'foe');
}

/** The same by its sources. */
export function difficultyParts(state: DiceState, place: number): Part[] {
  const { closingDifficulty } = assertDefined(state.places[place]);
  const basic: Part = { side: 'foe', source: 'difficulty', id: '', amount: closingDifficulty };
  return [basic, ...closingParts(hooksAt(state, place))];
}

/** What an obstacle's tier adds to its roll. */
export function tierParts(state: DiceState): readonly Part[] {
  const encounter = encounterOf(state);
  if (encounter?.die.type !== 'OBSTACLE') return NO_PARTS;
  const amount = (state.world.cards[encounter.card]?.tier ?? 1) - 1;
  return amount === 0 ? NO_PARTS : [{ side: 'foe', source: 'tier', id: '', amount }];
}
