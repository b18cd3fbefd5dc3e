import { commandOf, PERSON } from '#play';
import type { Seat, Session } from '#play';
import type { Grid } from '../cells/grid.ts';
import type { Context } from '../model/context.ts';
import { FORM_KEYS, LIST_KEYS } from '#voice/keymap.ts';
import { barLabels } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { rowsOf } from '../widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { moveIndex } from '../widgets/list.ts';
import { drawOptionRows, stepOf } from '../widgets/option-rows.ts';
import { putText } from '../widgets/words.ts';
import { aboutSeat, describeSeat } from './new-game-drawing.ts';
import { stepSeat } from './new-game-state.ts';
import { gamePath, describePlayer } from './option-words.ts';

/** Selected players, and the callback that applies them. */
interface Choosing {
  readonly seats: readonly Seat[];
  readonly row: number;
  readonly back: Screen;
  readonly take: (seats: readonly Seat[]) => Screen;
}

/** Screen for changing who plays each seat; `take` continues the game with the new seats. */
export function seatsScreen(
  context: Context,
  session: Session,
  back: Screen,
  take: Choosing['take'],
): Screen {
  return screenOf(context, session, { seats: session.seats, row: 0, back, take });
}

function screenOf(context: Context, session: Session, choosing: Choosing): Screen {
  const { seats, row, back, take } = choosing;
  const screen: Screen = {
    draw: (grid) => draw(grid, context, session, choosing),
    onKey(key) {
      const command = commandOf(FORM_KEYS, key);
      if (command === 'back') return back;
      if (command === 'done') return take(seats);
      const moved = moveIndex(key, row, seats.length);
      if (moved !== undefined) return screenOf(context, session, { ...choosing, row: moved });
      const by = stepOf(key);
      if (by === undefined) return screen;
      const stepped = seats.with(row, stepSeat(seats[row] ?? PERSON, by));
      return screenOf(context, session, { ...choosing, seats: stepped });
    },
  };
  return screen;
}

function draw(grid: Grid, context: Context, { match }: Session, { seats, row }: Choosing): void {
  const { say } = context;
  const { game, options } = match;
  const title = say('screen-seats');
  drawTitleBar(grid, ['Turnwright', ...gamePath(context, game, options), title]);
  const body = bodyOf(grid);
  const rows = seats.map((seat, player) => ({
    label: describePlayer(context, game, options, player),
    value: describeSeat(say, seat),
    about: '',
    steps: true,
  }));
  drawOptionRows(grid, rowsOf(body, 1, body.height - 5), rows, row);
  const seat = seats[row];
  const about =
    seat?.kind === 'bot'
      ? aboutSeat(say, seat, () => match.game.levels?.(match.state))
      : say('screen-seats-about');
  putText(grid, rowsOf(body, body.height - 3, 2), about, { ink: 'soft' });
  drawKeyBar(grid, say, barLabels(say, LIST_KEYS, FORM_KEYS));
}
