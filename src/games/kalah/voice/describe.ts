import { applyAction, housesOf, namePit, outcomeOf, ownerOf, storeOf } from '../rules/index.ts';
import type { KalahAction, KalahEvent, KalahState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { Participants } from '#voice/participants.ts';
import type { Expectation } from '#voice/expectation.ts';

/** Describes an action: one sentence for the sowing, then the end of the game. */
export function describeEvents(
  before: KalahState,
  events: readonly KalahEvent[],
  participants: Participants,
  say: Say,
): string[] {
  const [first] = events;
  const described =
    first === undefined ? [] : [describeSowing(before, first, events, participants, say)];
  const sowings = events.filter(({ kind }) => kind === 'sow').length;
  if (sowings > 1) described.push(say('kalah-said-relay', { count: sowings - 1 }));
  for (const event of events) {
    if (event.kind === 'sweep') {
      const taker = event.taker === undefined ? 'nobody' : participants.role(event.taker);
      described.push(say('kalah-said-sweep', { who: taker, seeds: event.seeds }));
    }
    if (event.kind === 'over') {
      described.splice(1, 0, say(`kalah-reason-${event.outcome.reason}`));
      described.push(describeResult(event.outcome.scores, participants, say));
    }
  }
  return described;
}

function describeSowing(
  before: KalahState,
  first: KalahEvent,
  events: readonly KalahEvent[],
  participants: Participants,
  say: Say,
): string {
  const taker = participants.role(before.mover);
  if (first.kind !== 'sow') return say('kalah-said-swap', { who: taker });
  const { house } = namePit(before.pits, first.from);
  const capture = events.find((event) => event.kind === 'capture');
  if (capture?.kind === 'capture') {
    return say('kalah-said-capture', { who: taker, house, seeds: capture.seeds });
  }
  const again = events.some((event) => event.kind === 'again');
  return say(again ? 'kalah-said-again' : 'kalah-said-sow', { who: taker, house });
}

/** Describes the result with both scores. */
export function describeResult(
  scores: readonly number[],
  participants: Participants,
  say: Say,
): string {
  const [one = 0, two = 0] = scores;
  const args = { more: Math.max(one, two), less: Math.min(one, two) };
  if (one === two) return say('kalah-said-draw', args);
  return say('kalah-said-win', { who: participants.role(one > two ? 0 : 1), ...args });
}

/** Describes the turn, or the result and its reason. */
export function describeTurn(state: KalahState, participants: Participants, say: Say): string {
  if (state.over === undefined)
    return say('kalah-to-move', { who: participants.role(state.mover) });
  const { scores, reason } = outcomeOf(state.pits, state.over);
  return `${describeResult(scores, participants, say)} ${say(`kalah-reason-${reason}`)}`;
}

/** Describes a house, its seeds and the result of sowing it. */
export function describePreview(state: KalahState, action: KalahAction, say: Say): string {
  if (action === 'swap') return say('kalah-swap');
  const { events } = applyAction(state, action);
  const sown = events.filter((event) => event.kind === 'sow');
  const last = sown.at(-1)?.last ?? 0;
  const seeds = sown[0]?.seeds ?? 0;
  const parts = [describeEnd(state, last, events, say)];
  for (const event of events) {
    if (event.kind === 'capture') parts.push(say('kalah-preview-capture', { seeds: event.seeds }));
    if (event.kind === 'over') parts.push(say('kalah-preview-over'));
  }
  const label = say('kalah-house-label', { house: action, seeds });
  return `${label}: ${parts.join('; ')}.`;
}

function describeEnd(
  state: KalahState,
  last: number,
  events: readonly KalahEvent[],
  say: Say,
): string {
  const houses = housesOf(state.pits);
  if (last === storeOf(houses, state.mover)) {
    const again = events.some((event) => event.kind === 'again');
    return say(again ? 'kalah-preview-again' : 'kalah-preview-store');
  }
  const isOwn = ownerOf(houses, last) === state.mover;
  const { house } = namePit(state.pits, last);
  return say(isOwn ? 'kalah-preview-end' : 'kalah-preview-end-across', { house });
}

export function describeHint(action: KalahAction, say: Say): string {
  return action === 'swap' ? say('kalah-hint-swap') : say('kalah-hint-house', { house: action });
}

/** Explains a hinted action and its expected result. */
export function explainHint(
  state: KalahState,
  action: KalahAction,
  expected: Expectation | undefined,
  say: Say,
): string {
  const preview = describePreview(state, action, say);
  if (expected === undefined) return preview;
  const { value, exact } = expected;
  const side = value > 0 ? 'ahead' : value < 0 ? 'behind' : 'even';
  const args = { side, seeds: Math.abs(value), exact: exact ? 'yes' : 'no' };
  return `${preview} ${say('kalah-hint-value', args)}`;
}
