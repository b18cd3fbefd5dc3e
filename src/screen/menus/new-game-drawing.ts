import { levelsOf, own } from '#core';
import type { BotLevel } from '#core';
import type { Seat } from '#play';
import type { Grid } from '../cells/grid.ts';
import { labelled } from '#play';
import { describeControl } from '#voice/clock.ts';
import { describeLevel } from '#voice/levels.ts';
import { FORM_KEYS, LIST_KEYS, TYPING_KEYS } from '#voice/keymap.ts';
import type { Context } from '../model/context.ts';
import { barLabels } from '../model/key.ts';
import type { Say } from '#i18n/say.ts';
import { rowsOf } from '../widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { drawOptionRows } from '../widgets/option-rows.ts';
import type { OptionRow } from '../widgets/option-rows.ts';
import { drawField } from '../widgets/text-field.ts';
import { putLine, putText } from '../widgets/words.ts';
import { rowsOfGame } from './new-game-state.ts';
import type { NewGameState, Row } from './new-game-state.ts';
import {
  describeGame,
  describeOptionAbout,
  describeOptionName,
  describeOptionValue,
  describePlayer,
} from './option-words.ts';

export function drawNewGame(grid: Grid, context: Context, state: NewGameState): void {
  const { say } = context;
  drawTitleBar(grid, ['Turnwright', describeGame(context, state.game.id), say('label-new-game')]);
  const body = bodyOf(grid);
  const rows = rowsOfGame(state);
  const shown = rows.map((row) => describeRow(context, state, row));
  const list = rowsOf(body, 1, body.height - 5);
  const used = drawOptionRows(grid, list, shown, state.row);
  if (state.isTyping) {
    const place = { x: body.x + 3, y: list.y + used, width: body.width - 6, height: 1 };
    drawField(grid, place, rows[state.row]?.kind === 'clock' ? state.typedClock : state.seed);
  }
  const about = shown[state.row]?.about ?? '';
  putText(grid, rowsOf(body, body.height - 3, 2), about, { ink: 'soft' });
  putLine(grid, rowsOf(body, body.height - 1, 1), context.news, { ink: 'warn' });
  drawKeyBar(grid, say, keys(say, state));
}

function describeRow(context: Context, state: NewGameState, row: Row): OptionRow {
  const { say } = context;
  const { game, options } = state;
  if (row.kind === 'option') {
    const value = own(options, row.name) ?? row.field.default;
    return {
      label: describeOptionName(context, game, row.name),
      value: describeOptionValue(context, game, row.name, value),
      about: describeOptionAbout(context, game, row.name),
      steps: true,
    };
  }
  if (row.kind === 'seat') {
    const { player } = row;
    const seat = state.seats[player];
    const value = describeSeat(say, seat);
    const about = aboutSeat(say, seat, () => levelsOf(game, options));
    return { label: describePlayer(context, game, options, player), value, about, steps: true };
  }
  return plainRow(say, state, row.kind);
}

type PlainRow = Exclude<Row['kind'], 'seat' | 'option'>;

function plainRow(say: Say, state: NewGameState, kind: PlainRow): OptionRow {
  if (kind === 'clock') {
    const value = describeControl(state.clock, say);
    const about = `${say('clock-about')} ${say('clock-typed')}`;
    return { label: say('clock-label'), value, about, steps: true };
  }
  const label = say(`screen-new-${kind}`);
  const about = say(`screen-new-${kind}-about`);
  if (kind === 'start') return { label, value: '', about, steps: false };
  if (kind === 'begins')
    return { label, value: describeSeat(say, state.seats[0]), about, steps: true };
  return { label, value: state.isTyping ? '' : state.seed.text, about, steps: false };
}

/** Sentences about the player of a seat: whom a bot suits, or the choice there is. */
export function aboutSeat(
  say: Say,
  seat: Seat | undefined,
  levels: () => readonly BotLevel[] | undefined,
): string {
  if (seat?.kind !== 'bot') return say('screen-new-seat-about');
  return describeLevel(seat.strength, levels(), say);
}

/** Player of a seat in words. */
export function describeSeat(say: Say, seat: Seat | undefined): string {
  if (seat?.kind !== 'bot') return say('seat-person');
  return say('seat-bot', { strength: say(`strength-${seat.strength}`) });
}

function keys(say: Say, state: NewGameState) {
  if (state.isTyping) return barLabels(say, TYPING_KEYS);
  return barLabels(say, LIST_KEYS, labelled(FORM_KEYS, { done: 'screen-key-open' }));
}
