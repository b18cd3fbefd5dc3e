import {
  applyAction,
  housesOf,
  namePit,
  outcomeOf,
  ownerOf,
  storeOf,
} from '../../games/kalah/index.ts';
import type { KalahAction, KalahEvent, KalahState } from '../../games/kalah/index.ts';
import type { Say } from '../../i18n/say.ts';
import type { Company, Expectation } from '../../screen/model/look.ts';

/** What an action brought about: one sentence for the sowing, then how the game ended. */
export function tellKalah(
  before: KalahState,
  events: readonly KalahEvent[],
  company: Company,
  say: Say,
): string[] {
  const [first] = events;
  const told = first === undefined ? [] : [tellAction(before, first, events, company, say)];
  for (const event of events) {
    if (event.kind === 'sweep') {
      const who = event.taker === undefined ? 'nobody' : company.who(event.taker);
      told.push(say('kalah-said-sweep', { who, seeds: event.seeds }));
    }
    if (event.kind === 'over') {
      told.splice(1, 0, say(`kalah-reason-${event.outcome.reason}`));
      told.push(tellOutcome(event.outcome.scores, company, say));
    }
  }
  return told;
}

function tellAction(
  before: KalahState,
  first: KalahEvent,
  events: readonly KalahEvent[],
  company: Company,
  say: Say,
): string {
  const who = company.who(before.mover);
  if (first.kind !== 'sow') return say('kalah-said-swap', { who });
  const { house } = namePit(before.pits, first.from);
  const capture = events.find((event) => event.kind === 'capture');
  if (capture?.kind === 'capture') {
    return say('kalah-said-capture', { who, house, seeds: capture.seeds });
  }
  const again = events.some((event) => event.kind === 'again');
  return say(again ? 'kalah-said-again' : 'kalah-said-sow', { who, house });
}

function tellOutcome(scores: readonly number[], company: Company, say: Say): string {
  const [one = 0, two = 0] = scores;
  const args = { more: Math.max(one, two), less: Math.min(one, two) };
  if (one === two) return say('kalah-said-draw', args);
  return say('kalah-said-win', { who: company.who(one > two ? 0 : 1), ...args });
}

export function tellTurnKalah(state: KalahState, company: Company, say: Say): string {
  if (state.over === undefined) return say('kalah-to-move', { who: company.who(state.mover) });
  return tellOutcome(outcomeOf(state.pits, state.over).scores, company, say);
}

/** The house with its seeds, and what would come of sowing it. */
export function previewKalah(state: KalahState, action: KalahAction, say: Say): string {
  if (action === 'swap') return say('kalah-swap');
  const { events } = applyAction(state, action);
  const sown = events.filter((event) => event.kind === 'sow');
  const last = sown.at(-1)?.last ?? 0;
  const seeds = sown[0]?.seeds ?? 0;
  const parts = [tellEnd(state, last, events, say)];
  for (const event of events) {
    if (event.kind === 'capture') parts.push(say('kalah-preview-capture', { seeds: event.seeds }));
    if (event.kind === 'over') parts.push(say('kalah-preview-over'));
  }
  const label = say('kalah-house-label', { house: action, seeds });
  return `${label}: ${parts.join('; ')}.`;
}

function tellEnd(state: KalahState, last: number, events: readonly KalahEvent[], say: Say): string {
  const houses = housesOf(state.pits);
  if (last === storeOf(houses, state.mover)) {
    const again = events.some((event) => event.kind === 'again');
    return say(again ? 'kalah-preview-again' : 'kalah-preview-store');
  }
  const isOwn = ownerOf(houses, last) === state.mover;
  const { house } = namePit(state.pits, last);
  return say(isOwn ? 'kalah-preview-end' : 'kalah-preview-end-across', { house });
}

export function hintKalah(action: KalahAction, say: Say): string {
  return action === 'swap' ? say('kalah-hint-swap') : say('kalah-hint-house', { house: action });
}

/** What the hinted action does, and what is to be expected of it. */
export function explainKalah(
  state: KalahState,
  action: KalahAction,
  expected: Expectation | undefined,
  say: Say,
): string {
  const preview = previewKalah(state, action, say);
  if (expected === undefined) return preview;
  const { value, exact } = expected;
  const side = value > 0 ? 'ahead' : value < 0 ? 'behind' : 'even';
  const args = { side, seeds: Math.abs(value), exact: exact ? 'yes' : 'no' };
  return `${preview} ${say('kalah-hint-value', args)}`;
}
