import type { Outcome, Problem, Step, Turn } from '../../../core/index.ts';
import { closeDraft, openDraft } from '../state/draft.ts';
import type { DiceAction } from '../model/action.ts';
import { VICTORY_REASONS } from '../state/event.ts';
import type { DiceEvent, Reason } from '../state/event.ts';
import type { Phase } from '../state/phase.ts';
import type { DiceState, Draft } from '../state/state.ts';
import { findAction, isForbidden, no, refusalAmong, REFUSALS } from './offer.ts';
import type { Offer } from './offer.ts';
import { rulesOf } from './table.ts';

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

/** Everything that is shown to whoever decides, what cannot be taken with the reason. */
export function offersOf(state: DiceState): readonly Offer[] {
  const { offers } = state.world.last;
  const known = offers.find(state);
  if (known !== undefined) return known;
  const phase = phaseOf(state);
  return offers.keep(
    state,
    phase === undefined ? [] : (rulesOf(phase).offers?.(state, phase) ?? []),
  );
}

export function turnOf(state: DiceState): Turn<DiceAction> {
  const { turn } = state.world.last;
  return turn.find(state) ?? turn.keep(state, findTurn(state));
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

function findTurn(state: DiceState): Turn<DiceAction> {
  if (state.over !== undefined) return { kind: 'over', outcome: outcomeOf(state, state.over) };
  const phase = phaseOf(state);
  if (phase === undefined) throw new RangeError('a game that goes on is in some phase');
  const { outcomes, player, stream } = rulesOf(phase);
  if (outcomes !== undefined) return { kind: 'chance', outcomes: outcomes(state, phase), stream };
  return new Decision(state, player?.(state, phase) ?? state.turn.hero);
}

const OVER = no('game-over', 'The game is over.');

export function refuse(state: DiceState, action: DiceAction): Problem | undefined {
  const { allowed } = state.world.last;
  if (allowed.find(state) === action) return undefined;
  const problem = findRefusal(state, action);
  if (problem === undefined) allowed.keep(state, action);
  return problem;
}

function findRefusal(state: DiceState, action: DiceAction): Problem | undefined {
  const turn = turnOf(state);
  if (turn.kind === 'over') return OVER;
  if (turn.kind === 'chance') {
    return findAction(turn.outcomes, action) === undefined ? REFUSALS.unknown : undefined;
  }
  const phase = phaseOf(state) as Phase;
  const { refuse: refuseOne } = rulesOf(phase);
  const problem =
    refuseOne === undefined
      ? refusalAmong(offersOf(state), action)
      : refuseOne(state, phase, action);
  return isForbidden(problem) ? problem : undefined;
}

/** Goes through phases that need neither a choice nor chance. */
function runOn(draft: Draft): void {
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
  const problem = refuse(state, action);
  if (problem !== undefined) throw new RangeError(problem.message);
  const phase = phaseOf(state) as Phase;
  const draft = openDraft(state);
  rulesOf(phase).act?.(draft, phase, action);
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
