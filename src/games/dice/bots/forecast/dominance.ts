import type { CheckMethod } from '../../rules/check/battle-check.ts';
import { VERB } from '../../rules/model/action.ts';
import type { DiceAction } from '../../rules/model/action.ts';
import { isAmong, STAT_TYPES } from '../../rules/model/die.ts';
import type { DieType } from '../../rules/model/die.ts';
import type { Hand } from '../../rules/model/hand.ts';
import type { Skill } from '../../rules/effects/skill.ts';
import { hasFlag } from '../../rules/effects/hooks.ts';
import { hooksAt, isBlunt } from '../../rules/phases/checks.ts';
import { plainPick } from '../../rules/phases/encounter.ts';
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

/** An attempt, reduced to what decides if another one can replace it. */
interface Attempt {
  readonly action: DiceAction;
  readonly hero: number;
  /** Attempts with the same result achieve the same by winning. */
  readonly result: string;
  readonly takes: readonly Taking[];
  readonly method: CheckMethod;
  readonly bonus: number;
  /** True if a failed roll can be repeated. */
  readonly retry: boolean;
  /** True if more dice can be added than `takes` names. */
  readonly open: boolean;
}

/** A use of held dice: the price, as an index of fates, and the fitting types, one bit each. */
interface Taking {
  readonly price: number;
  readonly types: number;
}

/** The types of dice in a hand, each once. */
function typesIn({ main, allies }: Hand): readonly DieType[] {
  const types: DieType[] = [];
  for (const { type } of main) if (!isAmong(types, type)) types.push(type);
  if (allies.length > 0) types.push('ALLY');
  return types;
}

/** The takings of some uses from a hand with these types. */
function takingsOf(uses: readonly Use[], held: readonly DieType[]): Taking[] {
  return uses.map((use) => {
    let types = 0;
    for (let at = 0; at < held.length; at++) {
      if (isAmong(use.types, held[at] as DieType)) types |= 1 << at;
    }
    return { price: FATES.indexOf(use.fate), types };
  });
}

const NONE: readonly DieType[] = [];

/** The types of dice that heroes hold, each found at most once. */
class HeldTypes {
  readonly #heroes: DiceState['heroes'];
  readonly #types: (readonly DieType[])[] = [];

  constructor({ heroes }: DiceState) {
    this.#heroes = heroes;
  }

  of(hero: number): readonly DieType[] {
    const one = this.#heroes[hero];
    return one === undefined ? NONE : (this.#types[hero] ??= typesIn(one.hand));
  }
}

function plainAttempt(
  state: DiceState,
  phase: EncounterPhase,
  fate: 'hide' | 'discard',
  heldTypes: HeldTypes,
): Attempt | undefined {
  const { rule } = plainPick(state, phase, fate);
  if (rule.kind !== 'uses') return undefined;
  const { hero } = state.turn;
  const held = heldTypes.of(hero);
  const isSingle = rule.most === 1;
  let stats = 0;
  for (const type of STAT_TYPES) if (isAmong(held, type)) stats += 1;
  return {
    action: VERB[fate],
    hero,
    result: 'plain',
    takes: takingsOf(isSingle ? rule.uses : [useOf(fate, STAT_TYPES)], held),
    method: 'SUM',
    bonus: fate === 'discard' && !isBlunt(state, hero) ? 1 : 0,
    retry: false,
    open: !isSingle && stats > 1,
  };
}

/** Skills whose victory has effects of its own compare only with themselves. */
function resultOf({ moment, effect, routs }: Skill, id: string): string {
  if (effect !== undefined) return id;
  if (moment === 'battle') return 'plain';
  return routs === true ? `${moment} routs` : moment;
}

function attemptOf(
  state: DiceState,
  phase: EncounterPhase,
  action: DiceAction,
  heldTypes: HeldTypes,
): Attempt | undefined {
  if (action.kind === 'hide' || action.kind === 'discard') {
    return plainAttempt(state, phase, action.kind, heldTypes);
  }
  if (action.kind !== 'use') return undefined;
  const skill = findSkill(action.skill);
  const { uses, method = 'SUM', upTo } = wayOf(action);
  if (upTo !== undefined || uses.length === 0) return undefined;
  return {
    action,
    hero: action.hero,
    result: resultOf(skill, action.skill),
    takes: takingsOf(uses, heldTypes.of(action.hero)),
    method,
    bonus: bonusOf(state, action) ?? 0,
    retry: skill.retry !== undefined,
    open: false,
  };
}

/** Methods from the lowest total of the same dice to the highest. */
const METHODS: readonly CheckMethod[] = ['MIN', 'AVG_DOWN', 'AVG_UP', 'MAX', 'SUM'];

function isMethodAsGood(a: CheckMethod, b: CheckMethod): boolean {
  return METHODS.indexOf(a) >= METHODS.indexOf(b);
}

/** True if the first attempt can replace the second in all cases. */
function isAsGood(one: Attempt, other: Attempt): boolean {
  const { takes, bonus, retry, hero, result, method } = one;
  if (hero !== other.hero || result !== other.result || other.open) return false;
  if (takes.length !== other.takes.length || bonus < other.bonus) return false;
  if (other.retry && !retry) return false;
  if (takes.length > 1 && !isMethodAsGood(method, other.method)) return false;
  // Every held die that the other takes also serves here, at no higher price.
  for (let at = 0; at < takes.length; at++) {
    const [mine, theirs] = [takes[at] as Taking, other.takes[at] as Taking];
    if (mine.price > theirs.price || (theirs.types & ~mine.types) !== 0) return false;
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

function isFree({ takes }: Attempt): boolean {
  return takes.every(({ price }) => price === 0);
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
