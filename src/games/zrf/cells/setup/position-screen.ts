import { commandOf } from '#play';
import type { Session } from '#play';
import type { Grid } from '#screen/cells/grid.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Context } from '#screen/model/context.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { gamePath } from '#screen/menus/option-words.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { putLine, wrap } from '#screen/widgets/words.ts';
import { exportText } from '#screen/play/export-text.ts';
import { POSITION_KEYS } from '../../voice/keymap.ts';
import type { ZrfContext } from '../services/services.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { Glossary } from '../../voice/glossary.ts';
import type { ZrfState } from '../../rules/index.ts';
import { deskFor } from './desk.ts';
import { SetUpScreen } from './set-up-screen.ts';

/** Sets up a position, starting from a game's position; `back` if it cannot be set up. */
function setUpPosition({ context, services }: ZrfContext, session: Session, back: Screen): Screen {
  const { settings, say } = context;
  const { game, state } = session.match;
  if (!isZrfGame(game)) return back;
  const { variant } = state as ZrfState;
  const messages = services.library.words(game.id, settings.language);
  const glossary = new Glossary({ game, variant, messages, say });
  const desk = deskFor(game, state as ZrfState, glossary, participantsOf(session, say).south);
  return new SetUpScreen(context, game, session, desk, back);
}

/** A position as plain text, to read, copy, save and, if possible, set up again. */
export function positionScreen(
  rules: ZrfContext,
  session: Session,
  isSetUp: boolean,
  back: Screen,
): Screen {
  const { context } = rules;
  const { say, environment } = context;
  const { match } = session;
  const look = context.lookOf(match.game);
  const text = look.makeBoard(match.state);
  const line = text.trim().replaceAll('\n', ' ');
  const board = look.print(match.state, participantsOf(session, say).names, say).split('\n');
  const keys = POSITION_KEYS.filter(
    ({ command }) =>
      (command !== 'copy' || environment.copy !== undefined) && (command !== 'set-up' || isSetUp),
  );
  const screen: Screen = {
    draw(grid) {
      drawTitleBar(grid, [
        'Turnwright',
        ...gamePath(context, match.game, match.options),
        say('label-position'),
      ]);
      drawLines(grid, context, line, board);
      drawKeyBar(grid, say, barLabels(say, keys));
    },
    onKey(key) {
      const command = commandOf(keys, key);
      if (command === 'back') return back;
      if (command === 'set-up') return setUpPosition(rules, session, screen);
      if (command === 'export') exportText(context, `${match.game.id}-${match.cursor}`, text);
      else if (command === 'copy') {
        environment.copy?.(line);
        context.announce(say('screen-play-copied'));
      }
      return screen;
    },
  };
  return screen;
}

/** Draws the parseable text first, then the board, because a large board may be cut off. */
function drawLines(grid: Grid, { news }: Context, text: string, board: readonly string[]): void {
  const body = bodyOf(grid);
  const lines = [...wrap(text, body.width), '', ...board];
  for (const [row, line] of lines.slice(0, body.height - 1).entries()) {
    putLine(grid, rowsOf(body, row, 1), line);
  }
  putLine(grid, rowsOf(body, body.height - 1, 1), news, { ink: 'warn' });
}
