import { assertDefined } from '../../core/index.ts';
import type { Problem } from '../../core/index.ts';
import type { Rules, ZrfAction, ZrfEvent, ZrfState } from '../../games/zrf/index.ts';
import {
  COMPLETE,
  EMPTY,
  RECORD,
  cellsOf,
  ownerOf,
  partsOf,
  typeOf,
} from '../../games/zrf/index.ts';
import type { Company, Expectation } from '../../screen/model/look.ts';
import type { Say } from '../../i18n/say.ts';
import type { ZrfHand } from '../../screen/looks/zrf/board/hand.ts';
import { seatsOf } from './seats.ts';
import { tellPlayer } from './words.ts';
import type { RulesWords } from './words.ts';

/** What sentences are made from: the rules, and the words for what is in them. */
export interface Telling {
  readonly rules: Rules;
  readonly words: RulesWords;
  readonly say: Say;
}

function place({ board }: Rules, position: number): string {
  return assertDefined(board.positions[position]).name;
}

function tellEvent(telling: Telling, before: ZrfState, event: ZrfEvent): string {
  const { rules, words, say } = telling;
  if (event.kind === 'pass') return say('zrf-text-pass');
  const piece = words.piece(assertDefined(rules.pieces[event.type]));
  if (event.kind === 'move') {
    // What is carried to a place that nobody sees was taken.
    const isSeen = rules.board.positions[event.to]?.isDummy !== true;
    if (!isSeen) return `× ${piece} ${place(rules, event.from)}`;
    return `${piece} ${place(rules, event.from)} – ${place(rules, event.to)}`;
  }
  const at = place(rules, event.at);
  if (event.kind === 'capture') return `× ${piece} ${at}`;
  if (event.kind === 'place') return `+ ${piece} ${at}`;
  const old = before.cells[event.at] ?? EMPTY;
  const isTurned = old !== EMPTY && typeOf(cellsOf(rules), old) === event.type;
  return `${at} = ${isTurned ? tellPlayer(rules, event.player, say) : piece}`;
}

const EVENTS_MOST = 8;

/** What a step did, piece by piece, after the name of the player. */
export function tellStep(telling: Telling, before: ZrfState, events: readonly ZrfEvent[]): string {
  const { rules, say } = telling;
  const entry = assertDefined(rules.turnOrder.entries[before.turn]);
  const told = events.slice(0, EVENTS_MOST).map((event) => tellEvent(telling, before, event));
  const more = events.length > EVENTS_MOST ? ['…'] : [];
  return `${tellPlayer(rules, entry.player, say)}: ${[...told, ...more].join(', ')}.`;
}

function tellEnding({ rules, say }: Telling, state: ZrfState, company: Company): string {
  const { ending } = state;
  if (ending === undefined) return '';
  const reason = say(`zrf-text-ending-${ending.reason}`);
  const seats = seatsOf(rules);
  if (seats.length === 1) {
    return `${say(ending.winners.length > 0 ? 'zrf-text-solved' : 'zrf-text-unsolved')} ${reason}`;
  }
  const scores = ending.reason === 'counted' ? ` ${ending.scores.join(' : ')}.` : '';
  const names = ending.winners.map((seat) => tellPlayer(rules, assertDefined(seats[seat]), say));
  if (names.length === 0) return `${say('zrf-text-draw')} ${reason}${scores}`;
  const [first = -1, ...others] = ending.winners;
  const who = others.length === 0 ? company.who(first) : 'one';
  return `${say('zrf-text-won', { who, name: names.join(', ') })} ${reason}${scores}`;
}

/** Whose turn it is, or how the game ended. */
export function tellTurn(telling: Telling, state: ZrfState, company: Company): string {
  if (state.ending !== undefined) return tellEnding(telling, state, company);
  const { rules, say } = telling;
  const { player } = assertDefined(rules.turnOrder.entries[state.turn]);
  const seat = seatsOf(rules).indexOf(player);
  if (seat >= 0 && seatsOf(rules).length === 1) return say('zrf-text-puzzle');
  const who = seat < 0 ? 'one' : company.who(seat);
  const name = tellPlayer(rules, player, say);
  const told = say('zrf-text-to-move', { who, name });
  if (state.chainAt < 0) return told;
  return `${told} ${say('zrf-text-goes-on', { at: place(rules, state.chainAt) })}`;
}

/** What stands on a position, in words. */
export function tellSpot(
  { rules, words, say }: Telling,
  state: ZrfState,
  position: number,
): string {
  const spot = rules.board.positions[position];
  if (spot === undefined) return '';
  const cell = state.cells[position] ?? EMPTY;
  if (cell === EMPTY) return `${spot.name}: ${say('zrf-text-empty')}`;
  const cells = cellsOf(rules);
  const piece = assertDefined(rules.pieces[typeOf(cells, cell)]);
  const owner = tellPlayer(rules, ownerOf(cells, cell), say);
  const help = words.help(piece);
  return `${spot.name}: ${words.piece(piece)} (${owner}).${help === '' ? '' : ` ${help}`}`;
}

/** Why a typed move was not taken. */
export function tellProblem({ code, message, args }: Problem, say: Say): string {
  const id = `problem-${code}`;
  const told = say(id, args);
  return told === id ? message : told;
}

/** What the hand holds and points at. */
export function tellHand(
  telling: Telling,
  state: ZrfState,
  hand: ZrfHand,
  mustPass: boolean,
): string {
  const { rules, words, say } = telling;
  const { problem, pick } = hand;
  if (problem !== undefined) return tellProblem(problem, say);
  if (mustPass) return say('zrf-text-must-pass');
  const here = tellSpot(telling, state, hand.cursor);
  if (pick === undefined) return here;
  if (pick.kind === 'stock') {
    const piece = words.piece(assertDefined(rules.pieces[pick.type]));
    return `${say('zrf-text-drops', { piece })} ${here}`;
  }
  return pick.at === hand.cursor ? here : `${place(rules, pick.at)} → ${here}`;
}

/** A step in one line, with the pieces' names in full. */
export function tellOffer(telling: Telling, state: ZrfState, { record }: ZrfAction): string {
  const { rules, words, say } = telling;
  if (record.length === 0) return say('zrf-text-pass');
  const cells = cellsOf(rules);
  const [from, to] = [assertDefined(record[RECORD.first]), assertDefined(record[RECORD.first + 1])];
  const cell = from < 0 ? assertDefined(record[RECORD.drop]) : assertDefined(state.cells[from]);
  const piece = words.piece(assertDefined(rules.pieces[typeOf(cells, cell)]));
  const changes = partsOf(cells, record, state.cells).flatMap((part) =>
    part.kind === 'type' && part.at === to ? [part.type] : [],
  );
  const becomes = rules.pieces[changes.at(-1) ?? -1];
  const change = becomes === undefined ? '' : ` = ${words.piece(becomes)}`;
  const more = record[RECORD.next] === COMPLETE ? '' : ' …';
  const way = from < 0 ? place(rules, to) : `${place(rules, from)} – ${place(rules, to)}`;
  return `${piece} ${way}${change}${more}`;
}

/** What a hint points at. */
export function tellHint({ rules, say }: Telling, { record }: ZrfAction): string {
  if (record.length === 0) return say('zrf-text-hint-pass');
  const from = assertDefined(record[RECORD.first]);
  const at = place(rules, from < 0 ? assertDefined(record[RECORD.first + 1]) : from);
  return say('zrf-text-hint', { at });
}

/** Estimates go no further: what is beyond was seen to the end. */
const ESTIMATED_MOST = 14_000;
/** In hundredths of a man: so much is an advantage, and so much a great one. */
const AHEAD = 60;
const FAR_AHEAD = 250;

const SIDES = {
  won: ['winning', 'losing'],
  far: ['far-ahead', 'far-behind'],
  some: ['ahead', 'behind'],
} as const;

/** How a player stands who may expect a value, as a word. */
function sideOf({ value, exact }: Expectation): string {
  const size = Math.abs(value);
  if (size < AHEAD) return exact && value === 0 ? 'drawn' : 'even';
  const [good, bad] = SIDES[size > ESTIMATED_MOST ? 'won' : size < FAR_AHEAD ? 'some' : 'far'];
  return value > 0 ? good : bad;
}

/** How the player to move would stand after a hint, in a sentence. */
export function tellExpected(expected: Expectation, say: Say): string {
  return say('zrf-text-expected', { side: sideOf(expected) });
}

/** What a hint is for: the step, and who is ahead after best play as far as was seen. */
export function explainStep(
  telling: Telling,
  state: ZrfState,
  action: ZrfAction,
  expected: Expectation | undefined,
): string {
  const step = tellOffer(telling, state, action);
  return expected === undefined ? step : `${step}. ${tellExpected(expected, telling.say)}`;
}
