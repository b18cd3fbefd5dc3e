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
  readonly row: number;
  readonly isTyping: boolean;
}

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
export type Next = NewGameState | 'back' | 'start';

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
  if (row.kind === 'seed' && key.text !== undefined && !key.ctrl && !key.alt) {
    return {
      ...state,
      seed: typeInto(makeField('', MAX_SEED_LENGTH), key) ?? state.seed,
      isTyping: true,
    };
  }
  const by = stepOf(key);
  return by === undefined ? state : step(state, row, by);
}

/** Handles a key while the seed is being typed. */
export function type(state: NewGameState, key: Key): Next {
  if (isKey(key, 'up', 'down', 'tab')) return choose({ ...state, isTyping: false }, key);
  const command = commandOf(TYPING_KEYS, key);
  if (command === 'done' || command === 'back') return { ...state, isTyping: false };
  return { ...state, seed: typeInto(state.seed, key) ?? state.seed };
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

/** Cycles through no clock and the offered time controls. */
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
