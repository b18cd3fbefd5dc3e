import { assertDefined } from '#core';
import { heroOf, pushPhase } from '../state/draft.ts';
import { isAmong } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { woundCount } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { findMark, PLAIN } from '../model/marks.ts';
import type { MarkCondition } from '../model/marks.ts';
import { sumOfParts } from '../check/part.ts';
import type { Part, PartSource } from '../check/part.ts';
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
import type { DiceState, DiceDraft, Hooks, Moment } from '../state/state.ts';
import type { Fate, Help, UsedDie } from '../select/hand-rule.ts';
import {
  addHookParts,
  cardHooks,
  closingParts,
  hasFlag,
  siteHooks,
  standingHooks,
  sumOpponent,
  sumOwn,
  villainsAtLarge,
} from '../effects/hooks.ts';
import { isAllySkill } from '../skills/index.ts';
import type { Way } from '../effects/skill.ts';

/** The parts of a check that do not depend on the chosen dice. */
export interface FixedPlan {
  readonly check: CheckKind;
  readonly hero: number;
  readonly way: Way;
  readonly use: SkillUse | undefined;
  readonly foe: Die | undefined;
  /** Opposition besides the opponent's die: a difficulty, by source. */
  readonly difficulty: readonly Part[];
}

export function encounterOf({ world, phases }: DiceState): EncounterPhase | undefined {
  const known = world.encounterFound.find(phases);
  if (known !== undefined) return known;
  for (let i = phases.length - 1; i >= 0; i--) {
    const phase = phases[i];
    if (phase?.kind === 'encounter') return world.encounterFound.set(phases, phase);
  }
  return undefined;
}

export function levelOf(state: DiceState, hero: number, skill: string): number {
  return state.world.members[hero]?.levels.get(skill) ?? (isAllySkill(skill) ? 1 : 0);
}

/** True if discarding gives no bonus in a check, because of the encounter or the location. */
export function isBlunt(state: DiceState, hero: number): boolean {
  const encounter = encounterOf(state);
  const place = encounter?.place ?? heroOf(state, hero).at;
  return hasFlag(hooksFor(state, hero, place, encounter?.card), 'cunning');
}

function joined(some: readonly Hooks[], others: readonly Hooks[]): readonly Hooks[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

/** Lists of hooks by villains at large, by location, starting with the Refuge, and by card. */
type HookLists = (readonly Hooks[])[][][];

/** The lists of hooks at a location by card, starting with none. */
function listsAt(found: HookLists, state: DiceState, place: number): (readonly Hooks[])[] {
  const places = (found[villainsAtLarge(state)] ??= []);
  return (places[place - REFUGE] ??= []);
}

/** All hooks that affect a hero at a location, with or without a card. */
export function hooksAt(state: DiceState, place: number, card = NAMELESS): readonly Hooks[] {
  const { sites, hooksFound } = state.world;
  const cards = listsAt(hooksFound.find(sites) ?? hooksFound.set(sites, []), state, place);
  return (cards[card - NAMELESS] ??= joined(
    joined(standingHooks(state), siteHooks(state, place)),
    cardHooks(state, card),
  ));
}

/** The hooks that affect this hero at a location: all except those he ignores. */
export function hooksFor(
  state: DiceState,
  hero: number,
  place: number,
  card = NAMELESS,
): readonly Hooks[] {
  const { sites, members, heededFound } = state.world;
  if (assertDefined(members[hero]).ignores.length === 0) return hooksAt(state, place, card);
  const heroes = heededFound.find(sites) ?? heededFound.set(sites, []);
  const cards = listsAt((heroes[hero] ??= []), state, place);
  return (cards[card - NAMELESS] ??= heededBy(state, hero, hooksAt(state, place, card)));
}

/** The rows without those that the hero ignores. */
export function heededBy(
  { world }: DiceState,
  hero: number,
  rows: readonly Hooks[],
): readonly Hooks[] {
  const { ignores } = assertDefined(world.members[hero]);
  if (ignores.length === 0 || rows.length === 0) return rows;
  return rows.filter(({ id = '' }) => !ignores.includes(id));
}

/** Checks covered by each scope of boons. */
const SCOPES: Readonly<Record<BoonScope, readonly CheckKind[] | 'all'>> = {
  checks: 'all',
  chores: ['acquire', 'ally', 'close', 'guard', 'obstacle'],
  closing: ['close', 'guard'],
  trap: [],
};

function boonCounts(scope: BoonScope, check: CheckKind): boolean {
  const kinds = SCOPES[scope];
  return kinds === 'all' ? check !== 'tally' : isAmong(kinds, check);
}

/**
 * Another enemy of the location that leads this one. A villain leads only once he is discovered.
 */
function leaderOf(state: DiceState, encounter: EncounterPhase): Card | undefined {
  if (encounter.die.type !== 'ENEMY') return undefined;
  const { enemies, villain, known } = assertDefined(state.places[encounter.place]);
  for (const card of enemies) {
    if (card !== encounter.card && hasFlag(cardHooks(state, card), 'leader')) return card;
  }
  if (!known || villain === encounter.card) return undefined;
  return hasFlag(cardHooks(state, villain), 'leader') ? villain : undefined;
}

/** Collects the parts of a check. */
interface PartSink {
  add(side: Part['side'], source: PartSource, id: string, amount: number): void;
}

class PartList implements PartSink {
  readonly parts: Part[] = [];

  add(side: Part['side'], source: PartSource, id: string, amount: number): void {
    this.parts.push({ side, source, id, amount });
  }
}

/** Only sums parts. Bots compare many checks before making one. */
class PartSums implements PartSink {
  own = 0;
  foe = 0;

  add(side: Part['side'], _source: PartSource, _id: string, amount: number): void {
    if (side === 'own') this.own += amount;
    else this.foe += amount;
  }
}

/** The parts due to the encounter itself, not to the hero or the dice. */
function encounterParts(state: DiceState, encounter: EncounterPhase | undefined): readonly Part[] {
  if (encounter === undefined) return NO_PARTS;
  const parts: Part[] = [];
  const leader = leaderOf(state, encounter);
  if (leader !== undefined) {
    const id = state.world.cards[leader]?.template.id ?? '';
    parts.push({ side: 'foe', source: 'leader', id, amount: 1 });
  }
  const { trap } = encounter;
  if (trap !== 0) parts.push({ side: 'foe', source: 'trap', id: 'lay-trap', amount: -trap });
  return parts;
}

function addParts(sink: PartSink, parts: readonly Part[]): void {
  for (const { side, source, id, amount } of parts) sink.add(side, source, id, amount);
}

function addWayParts(sink: PartSink, state: DiceState, plan: FixedPlan, isBlunt: boolean): void {
  const { way, use, hero } = plan;
  const level = use === undefined ? 1 : levelOf(state, hero, use.skill);
  const bonus = way.bonus?.(level) ?? 0;
  if (bonus !== 0) sink.add('own', 'skill', use?.skill ?? '', bonus);
  const plus = isBlunt ? 0 : (way.plus ?? 0);
  if (plus !== 0) sink.add('own', 'discard', '', plus);
}

const AGAINST_ENCOUNTER: readonly CheckKind[] = [
  'acquire',
  'ally',
  'wound',
  'obstacle',
  'battle',
  'evade',
];

/**
 * A check before its dice are chosen: the fixed modifiers, and the hooks that can still depend on
 * the dice.
 */
export interface CheckGround extends Modifiers {
  readonly state: DiceState;
  readonly plan: FixedPlan;
  readonly encounter: EncounterPhase | undefined;
  /** Parts due to the encounter itself. */
  readonly met: readonly Part[];
  readonly place: number;
  /** True if discarding gives no bonus. */
  readonly isBlunt: boolean;
  /** Hooks of the location, and the hero's own hooks. */
  readonly hooks: readonly Hooks[];
  readonly own: readonly Hooks[];
}

/** Modifiers for and against the hero. */
interface Modifiers {
  readonly modifier: number;
  readonly against: number;
}

const NO_HOOKS: readonly Hooks[] = [];
const NO_PARTS: readonly Part[] = [];

/** Adds the parts of a check that do not depend on the chosen dice. */
function addFixedParts(
  sink: PartSink,
  state: DiceState,
  plan: FixedPlan,
  { met, isBlunt }: Pick<Setting, 'met' | 'isBlunt'>,
): void {
  const { hero, check } = plan;
  addWayParts(sink, state, plan, isBlunt);
  if (check === 'tally') return;
  for (const { hero: owner, scope, skill, amount } of state.boons) {
    if (owner === hero && boonCounts(scope, check)) sink.add('own', 'boon', skill, amount);
  }
  addParts(sink, plan.difficulty);
  addParts(sink, met);
}

/** The ground of a hero's checks of one kind, whatever the way, and what it depends on. */
interface Setting extends Pick<DiceState, 'heroes' | 'places' | 'phases' | 'beaten'> {
  readonly hero: number;
  readonly check: CheckKind;
  readonly encounter: EncounterPhase | undefined;
  readonly met: readonly Part[];
  readonly place: number;
  readonly isBlunt: boolean;
  readonly hooks: readonly Hooks[];
  readonly own: readonly Hooks[];
}

/**
 * Cache of the last setting, because bots compare many ways in the same one. Drafts change, but not
 * the lists in them, and no two games share lists of heroes or phases.
 */
class LastSetting {
  last: Setting | undefined;
}

function settingOf(state: DiceState, hero: number, check: CheckKind): Setting {
  const memory = state.world.memory.of(LastSetting);
  const { last } = memory;
  const isSame =
    last?.phases === state.phases &&
    last.heroes === state.heroes &&
    last.places === state.places &&
    last.beaten === state.beaten &&
    last.hero === hero &&
    last.check === check;
  return isSame ? last : (memory.last = makeSetting(state, hero, check));
}

function makeSetting(state: DiceState, hero: number, check: CheckKind): Setting {
  const encounter = isAmong(AGAINST_ENCOUNTER, check) ? encounterOf(state) : undefined;
  const place = encounter?.place ?? heroOf(state, hero).at;
  const hooks = hooksFor(state, hero, place, encounter?.card);
  const isTally = check === 'tally';
  const { hooks: own } = assertDefined(state.world.members[hero]);
  const { heroes, places, phases, beaten } = state;
  return {
    heroes,
    places,
    phases,
    beaten,
    hero,
    check,
    encounter,
    met: encounterParts(state, encounter),
    place,
    isBlunt: hasFlag(hooks, 'cunning'),
    hooks: isTally || !hooks.some(isModifier) ? NO_HOOKS : hooks,
    own: isTally || !own.some(isModifier) ? NO_HOOKS : own,
  };
}

function isModifier({ own, opponent }: Hooks): boolean {
  return own !== undefined || opponent !== undefined;
}

export function groundOf(state: DiceState, plan: FixedPlan): CheckGround {
  const setting = settingOf(state, plan.hero, plan.check);
  const { encounter, met, place, isBlunt, hooks, own } = setting;
  const sums = new PartSums();
  addFixedParts(sums, state, plan, setting);
  const { own: modifier, foe: against } = sums;
  return { state, plan, encounter, met, place, isBlunt, hooks, own, modifier, against };
}

/** Modifiers for and against the hero, before the dice are rolled. */
export function modifiersOf(ground: CheckGround, dice: readonly Die[]): Modifiers {
  const { hooks, own, modifier, against } = ground;
  if (hooks.length === 0 && own.length === 0) return ground;
  const moment = momentWith(ground, dice);
  return {
    modifier: modifier + sumOwn(hooks, moment) + sumOwn(own, moment),
    against: against + sumOpponent(hooks, moment),
  };
}

function momentWith({ state, plan, place, encounter }: CheckGround, dice: readonly Die[]): Moment {
  return {
    state,
    hero: plan.hero,
    place,
    check: plan.check,
    met: encounter?.die.type,
    first: encounter?.first ?? false,
    dice,
  };
}

/** The modifiers by source; their sums equal `modifiersOf`. */
export function partsOf(ground: CheckGround, dice: readonly Die[]): readonly Part[] {
  const { state, plan, hooks, own } = ground;
  const list = new PartList();
  addFixedParts(list, state, plan, ground);
  const { parts } = list;
  if (hooks.length === 0 && own.length === 0) return parts;
  const moment = momentWith(ground, dice);
  addHookParts(parts, hooks, 'own', moment);
  addHookParts(parts, own, 'own', moment);
  addHookParts(parts, hooks, 'foe', moment);
  return parts;
}

/** Bonus of a marked die in a check; 0 for others. */
export function markBonus(ground: CheckGround, die: Die, fate: Fate): number {
  const bonus = findMark(die.mark)?.bonus;
  if (bonus === undefined || ground.plan.check === 'tally') return 0;
  return isMarkUseful(ground, bonus.when, fate) ? bonus.amount : 0;
}

function isMarkUseful(ground: CheckGround, when: MarkCondition, fate: Fate): boolean {
  const { state, plan, encounter } = ground;
  switch (when) {
    case 'threat':
      return encounter?.die.type === 'ENEMY' || encounter?.die.type === 'VILLAIN';
    case 'hidden':
      return fate === 'hide';
    case 'wounded':
      return woundCount(heroOf(state, plan.hero).hand) > 0;
    case 'closing':
      return plan.check === 'close' || plan.check === 'guard';
  }
}

function isMarked({ mark }: Die): boolean {
  return mark !== PLAIN;
}

/** The parts of a check with these dice, and those of their marks. */
function partsWith(
  ground: CheckGround,
  used: readonly UsedDie[],
  dice: readonly Die[],
): readonly Part[] {
  const parts = partsOf(ground, dice);
  if (!dice.some(isMarked)) return parts;
  const marks = new Map<string, number>();
  for (const { die, fate } of used) {
    const amount = markBonus(ground, die, fate);
    if (amount !== 0) marks.set(die.mark, (marks.get(die.mark) ?? 0) + amount);
  }
  const marked = [...marks].map(([id, amount]): Part => ({
    side: 'own',
    source: 'mark',
    id,
    amount,
  }));
  return [...parts, ...marked];
}

const isHelp = ({ helps }: UsedDie) => helps;
const isUse = ({ helps }: UsedDie) => !helps;
const dieOf = ({ die }: UsedDie) => die;
const fateOf = ({ fate }: UsedDie) => fate;

/** Builds the roll of a plan: first the dice used, then the helping dice. */
export function makeRoll(state: DiceState, plan: FixedPlan, used: readonly UsedDie[]): RollPhase {
  const { check, hero, way, use, foe } = plan;
  const all = used.map(dieOf);
  const isHelped = used.some(isHelp);
  const dice = isHelped ? used.filter(isUse) : used;
  const helpers = isHelped ? used.filter(isHelp) : NO_HELPERS;
  return {
    kind: 'roll',
    check,
    hero,
    method: way.method ?? 'SUM',
    dice: isHelped ? dice.map(dieOf) : all,
    helpers: helpers.map(dieOf),
    fates: isHelped ? [...dice, ...helpers].map(fateOf) : used.map(fateOf),
    rolls: [],
    foe,
    parts: partsWith(groundOf(state, plan), used, all),
    use,
  };
}

const NO_HELPERS: readonly UsedDie[] = [];

/** Commits the dice and starts the roll. They remain in the hand until it ends. */
export function startRoll(draft: DiceDraft, plan: FixedPlan, dice: readonly UsedDie[]): void {
  const { check, hero } = plan;
  const roll = makeRoll(draft, plan, dice);
  if (draft.boons.length > 0) {
    const isUsed = (boon: Boon) => boon.hero === hero && boonCounts(boon.scope, check);
    for (const boon of draft.boons) {
      if (isUsed(boon)) draft.record({ kind: 'boon-used', ...boon });
    }
    draft.boons = draft.boons.filter((boon) => !isUsed(boon));
  }
  beginRoll(draft, roll);
}

/** Starts a roll: a hero's check or a threat's strike. */
export function beginRoll(draft: DiceDraft, roll: RollPhase): void {
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
  draft.record(event);
  pushPhase(draft, roll);
}

/** Dice a hero may add to a check, beyond its uses. */
export function helpsFor(state: DiceState, hero: number, check: CheckKind): readonly Help[] {
  return assertDefined(state.world.members[hero]).helps.of(check);
}

/** The difficulty of closing a location. */
export function closingDifficultyAt(state: DiceState, place: number): number {
  return sumOfParts(difficultyParts(state, place), 'foe');
}

/** The difficulty of closing a location, by source. */
export function difficultyParts(state: DiceState, place: number): Part[] {
  const { closingDifficulty } = assertDefined(state.places[place]);
  const basic: Part = { side: 'foe', source: 'difficulty', id: '', amount: closingDifficulty };
  return [basic, ...closingParts(hooksAt(state, place))];
}

/** Modifiers of an obstacle's roll due to its tier. */
export function tierParts(state: DiceState): readonly Part[] {
  const encounter = encounterOf(state);
  if (encounter?.die.type !== 'OBSTACLE') return NO_PARTS;
  const amount = (state.world.cards[encounter.card]?.tier ?? 1) - 1;
  return amount === 0 ? NO_PARTS : [{ side: 'foe', source: 'tier', id: '', amount }];
}
