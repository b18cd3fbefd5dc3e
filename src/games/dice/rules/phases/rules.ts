import type { Outcome, Problem, Step, Turn } from '#core';
import { closeDraft, openDraft } from '../state/draft.ts';
import type { DiceAction } from '../model/action.ts';
import { VICTORY_REASONS } from '../state/event.ts';
import type { DiceEvent, Reason } from '../state/event.ts';
import type { Phase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { findAction, isForbidden, no, refusalAmong, REFUSALS } from './offer.ts';
import type { Offer } from './offer.ts';
import { rulesOf } from './table.ts';
import type { AnyRules } from './table.ts';

export function phaseOf(state: DiceState): Phase | undefined {
  return state.phases.at(-1);
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

/** What was found out of a state: who plays often asks before he acts. */
class Answers {
  readonly state: DiceState;
  readonly phase: Phase | undefined;
  readonly rules: AnyRules | undefined;
  turn: Turn<DiceAction> | undefined = undefined;
  offers: readonly Offer[] | undefined = undefined;
  /** The action that was found to be allowed. */
  allowed: DiceAction | undefined = undefined;

  constructor(state: DiceState) {
    this.state = state;
    this.phase = phaseOf(state);
    this.rules = this.phase === undefined ? undefined : rulesOf(this.phase);
  }
}

/** The answers for the state asked about last: turns, refusals and bots ask the same of it. */
class LastAnswers {
  last: Answers | undefined;
}

function answersOf(state: DiceState): Answers {
  const memory = state.world.memory.of(LastAnswers);
  const { last } = memory;
  return last?.state === state ? last : (memory.last = new Answers(state));
}

/** Everything that is shown to whoever decides, what cannot be taken with the reason. */
export function offersOf(state: DiceState): readonly Offer[] {
  const answers = answersOf(state);
  return (answers.offers ??= findOffers(answers));
}

function findOffers({ state, phase, rules }: Answers): readonly Offer[] {
  return phase === undefined ? [] : (rules?.offers?.(state, phase) ?? []);
}

export function turnOf(state: DiceState): Turn<DiceAction> {
  const answers = answersOf(state);
  return (answers.turn ??= findTurn(answers));
}

/** Who decides; among what is found out when it is asked for, and most who play never ask. */
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

/** What can be taken; throws where there is nothing. */
function actionsOf(state: DiceState): readonly DiceAction[] {
  const actions: DiceAction[] = [];
  for (const { action, refusal } of offersOf(state)) {
    if (refusal === undefined) actions.push(action);
  }
  if (actions.length === 0) throw new RangeError(`no action is offered in ${phaseOf(state)?.kind}`);
  return actions;
}

function findTurn({ state, phase, rules }: Answers): Turn<DiceAction> {
  if (state.over !== undefined) return { kind: 'over', outcome: outcomeOf(state, state.over) };
  if (phase === undefined || rules === undefined) {
    throw new RangeError('a game that goes on is in some phase');
  }
  const { outcomes, player, stream } = rules;
  if (outcomes !== undefined) return { kind: 'chance', outcomes: outcomes(state, phase), stream };
  return new Decision(state, player?.(state, phase) ?? state.turn.hero);
}

const OVER = no('game-over', 'The game is over.');

export function refuse(state: DiceState, action: DiceAction): Problem | undefined {
  return refusalOf(answersOf(state), action);
}

function refusalOf(answers: Answers, action: DiceAction): Problem | undefined {
  if (answers.allowed === action) return undefined;
  const problem = findRefusal(answers, action);
  if (problem === undefined) answers.allowed = action;
  return problem;
}

function findRefusal(answers: Answers, action: DiceAction): Problem | undefined {
  const { state, phase, rules } = answers;
  if (state.over !== undefined || phase === undefined || rules === undefined) return OVER;
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

/** Goes through phases that need neither a choice nor chance. */
function runOn(draft: DiceDraft): void {
  while (draft.over === undefined) {
    const phase = phaseOf(draft);
    if (phase === undefined || rulesOf(phase).run?.(draft, phase) !== true) return;
  }
}

/** Whether the phase in progress needs neither a choice nor chance: no action leaves such a state. */
export function settles(state: DiceState): boolean {
  const phase = phaseOf(state);
  return phase !== undefined && rulesOf(phase).run?.(openDraft(state), phase) === true;
}

/** Whether a turn begins. */
function hasTurn(events: readonly DiceEvent[]): boolean {
  return events.some(({ kind }) => kind === 'turn');
}

export function applyAction(state: DiceState, action: DiceAction): Step<DiceState, DiceEvent> {
  const answers = answersOf(state);
  const problem = refusalOf(answers, action);
  if (problem !== undefined) throw new RangeError(problem.message);
  const { rules } = answers;
  const phase = answers.phase as Phase;
  const draft = openDraft(state);
  rules?.act?.(draft, phase, action);
  runOn(draft);
  const { events } = draft;
  const ends = phase.kind === 'place' || (draft.turn !== state.turn && hasTurn(events));
  return { state: closeDraft(draft), events, reveals: ends };
}

/** The first state in which somebody decides, of one that has just been laid out. */
export function beginGame(laidOut: DiceState): DiceState {
  const draft = openDraft(laidOut);
  runOn(draft);
  return closeDraft(draft);
}
