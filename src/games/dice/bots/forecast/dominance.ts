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
import { FATES } from '../../rules/select/hand-rule.ts';
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
  readonly uses: readonly Use[];
  readonly method: CheckMethod;
  readonly bonus: number;
  /** True if a failed roll can be repeated. */
  readonly retry: boolean;
  /** True if more dice can be added than `uses` names. */
  readonly open: boolean;
}

function typesIn({ main, allies }: Hand): readonly DieType[] {
  return [...main, ...allies].map(({ type }) => type);
}

function plainAttempt(
  state: DiceState,
  phase: EncounterPhase,
  fate: 'hide' | 'discard',
): Attempt | undefined {
  const { rule } = plainPick(state, phase, fate);
  if (rule.kind !== 'uses') return undefined;
  const { hero } = state.turn;
  const attempt = {
    action: VERB[fate],
    hero,
    result: 'plain',
    method: 'SUM',
    retry: false,
  } as const;
  const bonus = fate === 'discard' && !isBlunt(state, hero) ? 1 : 0;
  if (rule.most === 1) return { ...attempt, uses: rule.uses, bonus, open: false };
  const held = heldBy(state, hero);
  const open = STAT_TYPES.filter((type) => held.includes(type)).length > 1;
  return { ...attempt, uses: [{ types: STAT_TYPES, fate }], bonus, open };
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
): Attempt | undefined {
  if (action.kind === 'hide' || action.kind === 'discard') {
    return plainAttempt(state, phase, action.kind);
  }
  if (action.kind !== 'use') return undefined;
  const skill = findSkill(action.skill);
  const { uses, method = 'SUM', upTo } = wayOf(action);
  if (upTo !== undefined || uses.length === 0) return undefined;
  return {
    action,
    hero: action.hero,
    result: resultOf(skill, action.skill),
    uses,
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

/** True if every held die that `other` takes also fits `use`, at no higher price. */
function isUseAsGood(use: Use, other: Use, held: readonly DieType[]): boolean {
  if (FATES.indexOf(use.fate) > FATES.indexOf(other.fate)) return false;
  return other.types.every((type) => !held.includes(type) || isAmong(use.types, type));
}

/** True if the first attempt can replace the second in all cases. */
function isAsGood(one: Attempt, other: Attempt, held: readonly DieType[]): boolean {
  const { uses, bonus, retry, hero, result, method } = one;
  if (hero !== other.hero || result !== other.result || other.open) return false;
  if (uses.length !== other.uses.length || bonus < other.bonus) return false;
  if (other.retry && !retry) return false;
  if (uses.length > 1 && !isMethodAsGood(method, other.method)) return false;
  return uses.every((use, at) => isUseAsGood(use, other.uses[at] as Use, held));
}

const THREATS: readonly DieType[] = ['ENEMY', 'VILLAIN', 'OBSTACLE'];

function isFree({ uses }: Attempt): boolean {
  return uses.every(({ fate }) => fate === 'hide');
}

/** True if no one gives chase, so that cover for a flight has no use. */
function isFlightFree(state: DiceState, { place, card }: EncounterPhase): boolean {
  const hooks = hooksAt(state, place, card);
  return hasFlag(hooks, 'cowardly') || hasFlag(hooks, 'flight-is-free');
}

const EMPTY_HAND: Hand = { main: [], allies: [] };

function heldBy({ heroes }: DiceState, hero: number): readonly DieType[] {
  return typesIn(heroes[hero]?.hand ?? EMPTY_HAND);
}

/** The available actions of an encounter that are never better than another, each with that one. */
export function dominatedActions(state: DiceState): ReadonlyMap<DiceAction, DiceAction> {
  const found = new Map<DiceAction, DiceAction>();
  const phase = phaseOf(state);
  if (phase?.kind !== 'encounter') return found;
  const actions = offersOf(state).flatMap(({ action, refusal }) => {
    return refusal === undefined ? action : [];
  });
  const attempts = actions.flatMap((action) => attemptOf(state, phase, action) ?? []);
  for (const [at, attempt] of attempts.entries()) {
    const held = heldBy(state, attempt.hero);
    const better = attempts.find((other, index) => {
      if (index === at || !isAsGood(other, attempt, held)) return false;
      return index > at || !isAsGood(attempt, other, held);
    });
    if (better !== undefined) found.set(attempt.action, better.action);
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
