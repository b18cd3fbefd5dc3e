import { houseOf, housesOf, ownerOf, storeOf } from '../../../games/kalah/index.ts';
import type { KalahEvent, Pits } from '../../../games/kalah/index.ts';
import type { MessageArgs } from '../../../i18n/index.ts';
import type { Seat } from '../../../session/index.ts';
import type { Preview } from './preview.ts';

export type Say = (id: string, args?: MessageArgs) => string;
export type Who = 'you' | 'bot' | 'one' | 'two';

/** Against a bot one is `you`; two people, or two bots, are told apart by their places. */
export function whoIs(seats: readonly Seat[], player: number): Who {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 1) return seats[player]?.kind === 'person' ? 'you' : 'bot';
  return player === 0 ? 'one' : 'two';
}

type Teller = (player: number) => Who;

/** What happened, in whole sentences, one for each thing that a listener should hear of. */
export function tellEvents(
  say: Say,
  who: Teller,
  pits: Pits,
  events: readonly KalahEvent[],
): string[] {
  const told: string[] = [];
  const sowings = events.filter((event) => event.kind === 'sow');
  const [first] = sowings;
  if (first !== undefined) {
    told.push(tellSowing(say, who(first.player), pits, first.from, events));
    if (sowings.length > 1) told.push(say('web-kalah-relay', { count: sowings.length - 1 }));
  }
  for (const event of events) {
    if (event.kind === 'swap') told.push(say('kalah-said-swap', { who: who(event.player) }));
    else if (event.kind === 'sweep') {
      const taker = event.taker === undefined ? 'nobody' : who(event.taker);
      told.push(say('kalah-said-sweep', { seeds: event.seeds, who: taker }));
    } else if (event.kind === 'over') {
      told.push(tellOutcome(say, who, event.outcome.scores, event.outcome.winners));
    }
  }
  return told;
}

function tellSowing(
  say: Say,
  who: Who,
  pits: Pits,
  from: number,
  events: readonly KalahEvent[],
): string {
  const house = houseOf(housesOf(pits), from);
  const capture = events.find((event) => event.kind === 'capture');
  if (capture !== undefined) return say('kalah-said-capture', { who, house, seeds: capture.seeds });
  const again = events.some((event) => event.kind === 'again');
  return say(again ? 'kalah-said-again' : 'kalah-said-sow', { who, house });
}

export function tellOutcome(
  say: Say,
  who: Teller,
  scores: readonly number[],
  winners: readonly number[],
): string {
  const [one = 0, two = 0] = scores;
  const args = { more: Math.max(one, two), less: Math.min(one, two) };
  const [winner] = winners;
  if (winner === undefined) return say('kalah-said-draw', args);
  return say('kalah-said-win', { ...args, who: who(winner) });
}

/** What a sowing would do, in a few words: "ends in the store: an extra turn". */
export function tellPreview(say: Say, pits: Pits, { events, last }: Preview): string {
  const sow = events.find((event) => event.kind === 'sow');
  if (sow === undefined || last === undefined) return say('kalah-swap');
  const houses = housesOf(pits);
  const parts: string[] = [];
  const capture = events.find((event) => event.kind === 'capture');
  if (capture !== undefined) parts.push(say('kalah-preview-capture', { seeds: capture.seeds }));
  else if (last === storeOf(houses, sow.player)) {
    const again = events.some((event) => event.kind === 'again');
    parts.push(say(again ? 'kalah-preview-again' : 'kalah-preview-store'));
  } else {
    const across = ownerOf(houses, last) !== sow.player;
    const id = across ? 'kalah-preview-end-across' : 'kalah-preview-end';
    parts.push(say(id, { house: houseOf(houses, last) }));
  }
  if (events.some((event) => event.kind === 'over')) parts.push(say('kalah-preview-over'));
  return parts.join(', ');
}

/** What a player is called: "You", "Bot: Expert", "Player One". */
export function nameSeat(say: Say, seats: readonly Seat[], player: number): string {
  const seat = seats[player];
  if (seat?.kind === 'bot') return say('seat-bot', { strength: say(`strength-${seat.strength}`) });
  return whoIs(seats, player) === 'you' ? say('web-you') : say('player-name', { player });
}
