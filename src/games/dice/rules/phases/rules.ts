import { elementAt, pickWeighted } from '#core';
import type { Outcome, Problem, Random, Step, Turn } from '#core';
import { closeDraft, openDraft } from '../state/draft.ts';
import type { DiceAction } from '../model/action.ts';
import { VICTORY_REASONS } from '../state/reason.ts';
import type { DiceEvent } from '../state/event.ts';
import type { Reason } from '../state/reason.ts';
import type { Phase, PhaseKind } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { findAction, isForbidden, no, refusalAmong, REFUSALS } from './offer.ts';
import type { Offer } from './offer.ts';
import { rulesOf } from './table.ts';
import type { AnyRules } from './table.ts';

export function phaseOf({ phases }: DiceState): Phase | undefined {
  // Engines read lists fast only within their bounds.
  return phases.length === 0 ? undefined : phases[phases.length - 1];
}

export function isVictory(reason: Reason): boolean {
  return VICTORY_REASONS.includes(reason);
}

function outcomeOf(state: DiceState, reason: Reason): Outcome {
  const won = isVictory(reason);
  return {
    scores: state.heroes.map(() => (won ? 1 : 0)),
    winners: won ? [...state.heroes.keys()] : [],
    reason,
  };
}

/** Cached results for a state, because callers usually query it before they act. */
interface StateAnswers {
  readonly state: DiceState;
  readonly phase: Phase | undefined;
  readonly rules: AnyRules | undefined;
  turn: Turn<DiceAction> | undefined;
  offers: readonly Offer[] | undefined;
  /** The last action found to be allowed. */
  allowed: DiceAction | undefined;
}

function noAnswers(
  state: DiceState,
  phase: Phase | undefined,
  rules: AnyRules | undefined,
): StateAnswers {
  return { state, phase, rules, turn: undefined, offers: undefined, allowed: undefined };
}

/** Cache for the last queried state, shared by turns, refusals and bots. */
class LastAnswers {
  last: StateAnswers | undefined;
}

function answersOf(state: DiceState): StateAnswers {
  const memory = state.world.memory.of(LastAnswers);
  const { last } = memory;
  if (last?.state === state) return last;
  const phase = phaseOf(state);
  const rules = phase === undefined ? undefined : rulesOf(phase);
  return (memory.last = noAnswers(state, phase, rules));
}

/** Kind of the current phase. */
export function kindOf(state: DiceState): PhaseKind | undefined {
  return answersOf(state).rules?.kind;
}

/** All offers for the deciding player; refused ones include the reason. */
export function offersOf(state: DiceState): readonly Offer[] {
  const answers = answersOf(state);
  return (answers.offers ??= findOffers(answers));
}

function findOffers({ state, phase, rules }: StateAnswers): readonly Offer[] {
  return phase === undefined ? [] : (rules?.offers?.(state, phase) ?? []);
}

export function turnOf(state: DiceState): Turn<DiceAction> {
  const answers = answersOf(state);
  return (answers.turn ??= findTurn(answers));
}

/** A decision. `actions` is computed lazily, because most callers never use it. */
class Decision {
  readonly kind = 'decide';
  readonly player: number;
  readonly #state: DiceState;
  #actions: readonly DiceAction[] | undefined;

  constructor(state: DiceState, player: number) {
    this.#state = state;
    this.player = player;
  }

  get actions(): readonly DiceAction[] {
    return (this.#actions ??= actionsOf(this.#state));
  }
}

/** The allowed actions. Throws if there are none. */
function actionsOf(state: DiceState): readonly DiceAction[] {
  const actions: DiceAction[] = [];
  for (const { action, refusal } of offersOf(state)) {
    if (refusal === undefined) actions.push(action);
  }
  if (actions.length === 0) throw new RangeError(`Phase ${phaseOf(state)?.kind} offers no action.`);
  return actions;
}

function findTurn({ state, phase, rules }: StateAnswers): Turn<DiceAction> {
  if (state.over !== undefined) return { kind: 'over', outcome: outcomeOf(state, state.over) };
  if (phase === undefined || rules === undefined) {
    throw new RangeError('An unfinished game must have a phase.');
  }
  const { outcomes, player, stream } = rules;
  if (outcomes !== undefined) return { kind: 'chance', outcomes: outcomes(state, phase), stream };
  return new Decision(state, player?.(state, phase) ?? state.turn.hero);
}

const GAME_OVER = no('game-over', 'The game is over.');

export function refuse(state: DiceState, action: DiceAction): Problem | undefined {
  return refusalOf(answersOf(state), action);
}

function refusalOf(answers: StateAnswers, action: DiceAction): Problem | undefined {
  if (answers.allowed === action) return undefined;
  const problem = findRefusal(answers, action);
  if (problem === undefined) answers.allowed = action;
  return problem;
}

function findRefusal(answers: StateAnswers, action: DiceAction): Problem | undefined {
  const { state, phase, rules } = answers;
  if (state.over !== undefined || phase === undefined || rules === undefined) return GAME_OVER;
  if (rules.outcomes !== undefined) {
    const turn = (answers.turn ??= findTurn(answers));
    const outcomes = turn.kind === 'chance' ? turn.outcomes : [];
    return findAction(outcomes, action) === undefined ? REFUSALS.unknown : undefined;
  }
  const problem =
    rules.refuse === undefined
      ? refusalAmong((answers.offers ??= findOffers(answers)), action)
      : rules.refuse(state, phase, action);
  return isForbidden(problem) ? problem : undefined;
}

/** Runs the phases that need no choice and no chance. Returns the rules of the one that does. */
function runToChoice(draft: DiceDraft): AnyRules | undefined {
  for (;;) {
    const phase = phaseOf(draft);
    if (phase === undefined) return undefined;
    const rules = rulesOf(phase);
    if (draft.over !== undefined || rules.run?.(draft, phase) !== true) return rules;
  }
}

/** True if the current phase needs no choice and no chance. No action leads to such a state. */
export function settles(state: DiceState): boolean {
  const phase = phaseOf(state);
  return phase !== undefined && rulesOf(phase).run?.(openDraft(state), phase) === true;
}

/** True if a turn begins. */
function hasTurn(events: readonly DiceEvent[]): boolean {
  for (const { kind } of events) if (kind === 'turn') return true;
  return false;
}

export function applyAction(state: DiceState, action: DiceAction): Step<DiceState, DiceEvent> {
  const answers = answersOf(state);
  const problem = refusalOf(answers, action);
  if (problem !== undefined) throw new RangeError(problem.message);
  return take(answers, action);
}

/** Applies an action that is known to be allowed. */
function take(answers: StateAnswers, action: DiceAction): Step<DiceState, DiceEvent> {
  const { state, rules } = answers;
  const phase = answers.phase as Phase;
  const draft = openDraft(state);
  rules?.act?.(draft, phase, action);
  const nextRules = runToChoice(draft);
  const { events } = draft;
  const endsTurn = rules?.kind === 'place' || (draft.turn !== state.turn && hasTurn(events));
  const next = closeDraft(draft);
  // Callers usually query the new state first.
  next.world.memory.of(LastAnswers).last = noAnswers(next, phaseOf(next), nextRules);
  return { state: next, events, reveals: endsTurn };
}

/**
 * Resolves a chance turn as a match does, without listing its outcomes. `streams` finds a random
 * stream by name. Undefined if it is not a chance turn.
 */
export function followChance(
  state: DiceState,
  streams: (name: string | undefined) => Random,
): Step<DiceState, DiceEvent> | undefined {
  const answers = answersOf(state);
  const { phase, rules } = answers;
  if (rules?.outcomes === undefined || phase === undefined) return undefined;
  return take(answers, sampleOf(rules, state, phase, streams(rules.stream)));
}

function sampleOf(rules: AnyRules, state: DiceState, phase: Phase, random: Random): DiceAction {
  if (rules.sample !== undefined) return rules.sample(state, phase, random);
  const outcomes = rules.outcomes?.(state, phase) ?? [];
  const weights = outcomes.map(({ weight }) => weight);
  return elementAt(outcomes, pickWeighted(random, weights)).action;
}

/** The first state with a decision, from a freshly generated one. */
export function beginGame(initial: DiceState): DiceState {
  const draft = openDraft(initial);
  runToChoice(draft);
  return closeDraft(draft);
}
