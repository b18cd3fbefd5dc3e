import {
  canEndEarly,
  isOffered,
  makeTimeControl,
  MAX_SEED_LENGTH,
  own,
  parseTimeControl,
} from '#core';
import type { AnyField, AnyGame, OptionValues, TimeControl } from '#core';
import { commandOf, PERSON, MAX_STRENGTH, TIME_PRESETS } from '#play';
import type { Seat } from '#play';
import { readControl } from '#voice/clock.ts';
import { FORM_KEYS, TYPING_KEYS } from '#voice/keymap.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import { moveIndex } from '../widgets/list.ts';
import { stepOf, stepValue } from '../widgets/option-rows.ts';
import { makeField, typeInto } from '../widgets/text-field.ts';
import type { TextField } from '../widgets/text-field.ts';

/** State of the new game screen; `rows` lists the selectable rows from top to bottom. */
export interface NewGameState {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed: TextField;
  readonly clock: TimeControl | undefined;
  /** Time control being typed. */
  readonly typedClock: TextField;
  readonly row: number;
  /** True while the line of the selected row is being typed. */
  readonly isTyping: boolean;
}

/** Maximum length of a typed time control. */
export const MAX_CLOCK_LENGTH = 12;

export type Row =
  | { readonly kind: 'start' | 'begins' | 'clock' | 'seed' }
  | { readonly kind: 'seat'; readonly player: number }
  | { readonly kind: 'option'; readonly name: string; readonly field: AnyField };

export function rowsOfGame({ game, options }: Pick<NewGameState, 'game' | 'options'>): Row[] {
  const players = [...Array(game.players(options)).keys()];
  const fields = Object.entries(game.options as Readonly<Record<string, AnyField>>).filter(
    ([, field]) => isOffered(field),
  );
  return [
    { kind: 'start' },
    ...players.map((player): Row => ({ kind: 'seat', player })),
    ...(players.length === 2 ? [{ kind: 'begins' } as const] : []),
    ...(canEndEarly(game, options) ? [{ kind: 'clock' } as const] : []),
    ...fields.map(([name, field]): Row => ({ kind: 'option', name, field })),
    { kind: 'seed' },
  ];
}

/** Default opponent: the weakest bot that still puts up a fight. */
export const BOT: Seat = { kind: 'bot', strength: 2 };

/** Result of a key: new choices, or a command. */
export type Next = NewGameState | 'back' | 'start' | 'bad-clock';

/** Handles a key while a row is selected. */
export function choose(state: NewGameState, key: Key): Next {
  const rows = rowsOfGame(state);
  const row = rows[state.row];
  const moved = moveIndex(key, state.row, rows.length);
  if (moved !== undefined) return { ...state, row: moved };
  const command = commandOf(FORM_KEYS, key);
  if (command === 'back') return 'back';
  if (row === undefined) return state;
  if (command === 'done') {
    if (row.kind === 'start') return 'start';
    return row.kind === 'seed' ? { ...state, isTyping: true } : step(state, row, 1);
  }
  const typed = beginTyping(state, row, key);
  if (typed !== undefined) return typed;
  const by = stepOf(key);
  return by === undefined ? state : step(state, row, by);
}

/** State after a key that begins a line: any sign of a seed, a digit of a time control. */
function beginTyping(state: NewGameState, row: Row, key: Key): NewGameState | undefined {
  if (key.text === undefined || key.ctrl || key.alt) return undefined;
  if (row.kind === 'seed') {
    const seed = typeInto(makeField('', MAX_SEED_LENGTH), key) ?? state.seed;
    return { ...state, seed, isTyping: true };
  }
  if (row.kind !== 'clock' || !/^\d$/.test(key.text)) return undefined;
  const typedClock = makeField(key.text, MAX_CLOCK_LENGTH);
  return { ...state, typedClock, isTyping: true };
}

/** Handles a key while the line of the selected row is being typed. */
export function type(state: NewGameState, key: Key): Next {
  const isClock = rowsOfGame(state)[state.row]?.kind === 'clock';
  if (isKey(key, 'up', 'down', 'tab')) {
    const ended = isClock ? endClock(state) : { ...state, isTyping: false };
    return typeof ended === 'string' ? ended : choose(ended, key);
  }
  const command = commandOf(TYPING_KEYS, key);
  if (command === 'done' && isClock) return endClock(state);
  if (command === 'done' || command === 'back') return { ...state, isTyping: false };
  if (!isClock) return { ...state, seed: typeInto(state.seed, key) ?? state.seed };
  return { ...state, typedClock: typeInto(state.typedClock, key) ?? state.typedClock };
}

/** Takes the typed time control; an empty line leaves the chosen one. */
function endClock(state: NewGameState): NewGameState | 'bad-clock' {
  const text = state.typedClock.text.trim();
  const clock = text === '' ? state.clock : readControl(text);
  return text !== '' && clock === undefined ? 'bad-clock' : { ...state, clock, isTyping: false };
}

function step(state: NewGameState, row: Row, by: -1 | 1): NewGameState {
  if (row.kind === 'begins') return { ...state, seats: state.seats.toReversed() };
  if (row.kind === 'clock') return { ...state, clock: stepClock(state.clock, by) };
  if (row.kind === 'seat') {
    const seat = stepSeat(state.seats[row.player] ?? PERSON, by);
    return { ...state, seats: state.seats.with(row.player, seat) };
  }
  if (row.kind !== 'option') return state;
  const value = stepValue(row.field, own(state.options, row.name) ?? row.field.default, by);
  const options = { ...state.options, [row.name]: value };
  const players = state.game.players(options);
  const seats = Array.from({ length: players }, (_, player) => state.seats[player] ?? BOT);
  return { ...state, options, seats };
}

/** Cycles through no clock and the offered time controls; a custom one counts as none. */
function stepClock(clock: TimeControl | undefined, by: -1 | 1): TimeControl | undefined {
  const texts = ['', ...TIME_PRESETS];
  const at = Math.max(0, texts.indexOf(clock === undefined ? '' : makeTimeControl(clock)));
  return parseTimeControl(texts[(at + by + texts.length) % texts.length] ?? '');
}

/** Cycles through the person and the bots from weakest to strongest. */
export function stepSeat(seat: Seat, by: -1 | 1): Seat {
  const strength = seat.kind === 'person' ? 0 : seat.strength;
  const next = (strength + by + MAX_STRENGTH + 1) % (MAX_STRENGTH + 1);
  return next === 0 ? PERSON : { kind: 'bot', strength: next };
}
