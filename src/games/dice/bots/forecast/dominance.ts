import { elementAt } from '#core';
import type { CheckMethod } from '../../rules/check/battle-check.ts';
import { VERB } from '../../rules/model/action.ts';
import type { DiceAction } from '../../rules/model/action.ts';
import { DIE_KINDS, isAmong, STAT_TYPES } from '../../rules/model/die.ts';
import type { DieType } from '../../rules/model/die.ts';
import type { Hand } from '../../rules/model/hand.ts';
import type { Skill, UseAction, Way } from '../../rules/effects/skill.ts';
import { hasFlag } from '../../rules/effects/hooks.ts';
import { hooksAt, isBlunt } from '../../rules/phases/checks.ts';
import { plainRule } from '../../rules/phases/encounter.ts';
import { offersOf, phaseOf } from '../../rules/phases/rules.ts';
import { bonusOf } from '../../rules/phases/skill-way.ts';
import { wayOf } from '../../rules/phases/skills.ts';
import { FATES, useOf } from '../../rules/select/hand-rule.ts';
import type { Use } from '../../rules/select/hand-rule.ts';
import { findSkill } from '../../rules/skills/index.ts';
import type { EncounterPhase } from '../../rules/state/phase.ts';
import type { DiceState } from '../../rules/state/state.ts';

/**
 * Dominated actions of an encounter: another action does the same with the same dice, at no higher
 * price and with no smaller bonus.
 */

/** The parts of an attempt that depend only on a rule or on the way of a skill. */
interface Outline {
  /** Attempts with the same result achieve the same by winning. */
  readonly result: string;
  readonly uses: readonly Taking[];
  /** Index of the method, from the lowest total of the same dice to the highest. */
  readonly method: number;
  /** True if a failed roll can be repeated. */
  readonly retry: boolean;
}

/** A use of dice: the price, as an index of fates, and the fitting types, one bit each. */
interface Taking {
  readonly price: number;
  readonly types: number;
}

/** An attempt, reduced to what decides if another one can replace it. */
interface Attempt {
  readonly action: DiceAction;
  readonly hero: number;
  readonly outline: Outline;
  /** The types of dice that the hero holds, one bit each. */
  readonly held: number;
  readonly bonus: number;
  /** True if more dice can be added than the uses name. */
  readonly open: boolean;
}

function bitOf(type: DieType): number {
  return 1 << DIE_KINDS[type].rank;
}

function bitsOf(types: readonly DieType[]): number {
  let bits = 0;
  for (const type of types) bits |= bitOf(type);
  return bits;
}

/** The types of dice that heroes hold, one bit each, found once for each hero. */
class HeldTypes {
  readonly #heroes: DiceState['heroes'];
  readonly #bits: number[] = [];

  constructor({ heroes }: DiceState) {
    this.#heroes = heroes;
  }

  of(hero: number): number {
    return (this.#bits[hero] ??= typesIn(elementAt(this.#heroes, hero).hand));
  }
}

function typesIn({ main, allies }: Hand): number {
  let bits = allies.length > 0 ? bitOf('ALLY') : 0;
  let last: DieType | undefined;
  // Dice of one type are often neighbours.
  for (const { type } of main) {
    if (type !== last) bits |= bitOf(type);
    last = type;
  }
  return bits;
}

function takingOf({ fate, types }: Use): Taking {
  return { price: FATES.indexOf(fate), types: bitsOf(types) };
}

/** Methods from the lowest total of the same dice to the highest. */
const METHODS: readonly CheckMethod[] = ['MIN', 'AVG_DOWN', 'AVG_UP', 'MAX', 'SUM'];

const SUM = METHODS.indexOf('SUM');

const STATS = bitsOf(STAT_TYPES);

/** A die of any stat type. */
const ALL_OUT = {
  hide: takingOf(useOf('hide', STAT_TYPES)),
  discard: takingOf(useOf('discard', STAT_TYPES)),
} as const;

function plainAttempt(
  state: DiceState,
  phase: EncounterPhase,
  fate: 'hide' | 'discard',
  held: number,
): Attempt {
  const { hero } = state.turn;
  const rule = plainRule(state, phase, hero, fate);
  const isSingle = rule.most === 1;
  const uses = isSingle ? rule.uses.map(takingOf) : [ALL_OUT[fate]];
  const stats = held & STATS;
  return {
    action: VERB[fate],
    hero,
    outline: { result: 'plain', uses, method: SUM, retry: false },
    held,
    bonus: fate === 'discard' && !isBlunt(state, hero) ? 1 : 0,
    // At least two bits.
    open: !isSingle && (stats & (stats - 1)) !== 0,
  };
}

/** Skills whose victory has effects of its own compare only with themselves. */
function resultOf({ moment, effect, routs }: Skill, id: string): string {
  if (effect !== undefined) return id;
  if (moment === 'battle') return 'plain';
  return routs === true ? `${moment} routs` : moment;
}

/** Cache of the outlines of all uses of skills. One is undefined if a way has no fixed uses. */
class Outlines {
  readonly #uses = new Map<UseAction, Outline | 'open'>();

  of(action: UseAction): Outline | undefined {
    let outline = this.#uses.get(action);
    if (outline === undefined) {
      outline = outlineOf(wayOf(action), action.skill) ?? 'open';
      this.#uses.set(action, outline);
    }
    return outline === 'open' ? undefined : outline;
  }
}

function outlineOf({ uses, method = 'SUM', upTo }: Way, id: string): Outline | undefined {
  if (upTo !== undefined || uses.length === 0) return undefined;
  const skill = findSkill(id);
  return {
    result: resultOf(skill, id),
    uses: uses.map(takingOf),
    method: METHODS.indexOf(method),
    retry: skill.retry !== undefined,
  };
}

function attemptOf(
  state: DiceState,
  phase: EncounterPhase,
  action: DiceAction,
  heldTypes: HeldTypes,
): Attempt | undefined {
  if (action.kind === 'hide' || action.kind === 'discard') {
    return plainAttempt(state, phase, action.kind, heldTypes.of(state.turn.hero));
  }
  if (action.kind !== 'use') return undefined;
  const outline = state.world.shared.of(Outlines).of(action);
  if (outline === undefined) return undefined;
  const { hero } = action;
  const bonus = bonusOf(state, action) ?? 0;
  return { action, hero, outline, held: heldTypes.of(hero), bonus, open: false };
}

/** True if the first attempt can replace the second in all cases. */
function isAsGood(one: Attempt, other: Attempt): boolean {
  const { uses, retry, result, method } = one.outline;
  const theirs = other.outline;
  if (one.hero !== other.hero || result !== theirs.result || other.open) return false;
  if (uses.length !== theirs.uses.length || one.bonus < other.bonus) return false;
  if (theirs.retry && !retry) return false;
  if (uses.length > 1 && method < theirs.method) return false;
  // Every held die that the other takes also serves here, at no higher price.
  for (let at = 0; at < uses.length; at++) {
    const [mine, their] = [uses[at] as Taking, theirs.uses[at] as Taking];
    if (mine.price > their.price || (their.types & ~mine.types & one.held) !== 0) return false;
  }
  return true;
}

/** The first attempt that makes another one pointless; of two equal ones, the later. */
function betterThan(attempts: readonly Attempt[], at: number): Attempt | undefined {
  const attempt = attempts[at] as Attempt;
  for (let index = 0; index < attempts.length; index++) {
    const other = attempts[index] as Attempt;
    if (index === at || !isAsGood(other, attempt)) continue;
    if (index > at || !isAsGood(attempt, other)) return other;
  }
  return undefined;
}

const THREATS: readonly DieType[] = ['ENEMY', 'VILLAIN', 'OBSTACLE'];

function isFree({ outline }: Attempt): boolean {
  return outline.uses.every(({ price }) => price === 0);
}

/** True if no one gives chase, so that cover for a flight has no use. */
function isFlightFree(state: DiceState, { place, card }: EncounterPhase): boolean {
  const hooks = hooksAt(state, place, card);
  return hasFlag(hooks, 'cowardly') || hasFlag(hooks, 'flight-is-free');
}

/** The available actions of an encounter that are never better than another, each with that one. */
export function dominatedActions(state: DiceState): ReadonlyMap<DiceAction, DiceAction> {
  const found = new Map<DiceAction, DiceAction>();
  const phase = phaseOf(state);
  if (phase?.kind !== 'encounter') return found;
  const actions: DiceAction[] = [];
  const attempts: Attempt[] = [];
  const heldTypes = new HeldTypes(state);
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined) continue;
    actions.push(action);
    const attempt = attemptOf(state, phase, action, heldTypes);
    if (attempt !== undefined) attempts.push(attempt);
  }
  for (let at = 0; at < attempts.length; at++) {
    const better = betterThan(attempts, at);
    if (better !== undefined) found.set((attempts[at] as Attempt).action, better.action);
  }
  const free = attempts.find(isFree);
  const isSafe = actions.includes(VERB.flee) && isFlightFree(state, phase);
  for (const action of actions) {
    if (action.kind === 'forfeit' && free !== undefined && isAmong(THREATS, phase.die.type)) {
      found.set(action, found.get(free.action) ?? free.action);
    }
    const isCover = action.kind === 'use' && findSkill(action.skill).moment === 'flee';
    if (isCover && isSafe) found.set(action, VERB.flee);
  }
  return found;
}
