import type { Grid } from '../cells/grid.ts';
import { participantsOf } from '#voice/participants.ts';
import { barOf } from '#play';
import type { HintShown, Session, Working } from '#play';
import { describeWorking } from '#voice/working.ts';
import type { Context } from '../model/context.ts';
import type { AnyLook } from '../model/look.ts';
import type { Participants } from '#voice/participants.ts';
import { rowsOf } from '../widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { OVER_BAR, OVER_KEYS, PLAY_BAR, PLAY_KEYS } from '#voice/keymap.ts';
import { keyLabels } from '../model/key.ts';
import type { KeyLabel } from '../model/key.ts';
import { putLine, putText, wrap } from '../widgets/words.ts';
import type { RecentEntry } from './recent.ts';
import { gamePath } from '../menus/option-words.ts';
import { drawMoves, drawRecent, tableAreas, describeSeats } from './table.ts';
import { drawLook } from './draw-look.ts';

/** Maximum number of rows for news. */
const MAX_NEWS = 2;

/** Visible state of a game in progress. */
export interface PlayShown {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly hint: HintShown | undefined;
  readonly recent: readonly RecentEntry[];
  readonly hand: unknown;
  /** Progress of a move that takes long to compute. */
  readonly working: Working | undefined;
  readonly moment: { readonly before: unknown; readonly frame: unknown } | undefined;
}

/** Draws the board and the text around it. */
export function drawPlay(grid: Grid, play: PlayShown): void {
  const { context, session, look, moment } = play;
  const { match } = session;
  const { say } = context;
  const participants = participantsOf(session, say);
  const areas = tableAreas(grid);
  const path = gamePath(context, match.game, match.options);
  drawTitleBar(grid, ['Turnwright', ...path], describeSeats(session, context));
  const last = play.recent.at(-1);
  drawLook(
    look,
    grid,
    areas.board,
    {
      state: moment?.before ?? match.state,
      frame: moment?.frame,
      hand: play.hand,
      last,
      hint: play.hint?.action,
      participants,
    },
    say,
  );
  const { words } = areas;
  drawTurnLine(grid, play, participants);
  if (play.hint?.isExplained === true && play.hand !== undefined) drawExplained(grid, play);
  else drawPreview(grid, play);
  // An action is listed as recent only after its animation.
  const recent = moment === undefined ? play.recent : play.recent.slice(0, -1);
  // Long news also uses the row of a recent event.
  const isNews = context.news !== '';
  const rows = Math.min(MAX_NEWS, words.height, wrap(context.news, words.width).length);
  const ofRecent = rowsOf(words, 3, words.height - 3 - rows);
  drawRecent(grid, ofRecent, context, look, participants, recent);
  const ofNews = rowsOf(words, words.height - rows, rows);
  // On low screens news covers the other text.
  if (isNews && words.height < 5) grid.fill(ofNews, ' ');
  putText(grid, ofNews, context.news, { ink: 'warn' });
  if (areas.moves !== undefined) drawMoves(grid, areas.moves, context, look, match, match.cursor);
  drawKeyBar(grid, context.say, session.isOver ? overKeys(play) : playKeys(play));
}

function drawTurnLine(grid: Grid, play: PlayShown, participants: Participants): void {
  const { words } = tableAreas(grid);
  const { look, session, context, moment } = play;
  const isMoving = moment !== undefined;
  const state = moment?.before ?? session.match.state;
  const turn = look.describeTurn(state, participants, context.say);
  const ink = session.isOver && !isMoving ? 'title' : 'text';
  if (!isMoving) putLine(grid, words, turn, { ink, bold: true });
  const { hint } = play;
  if (hint === undefined || play.hand === undefined) return;
  putLine(
    grid,
    words,
    look.hint(hint.action, context.say, state),
    { ink: 'good', bold: true },
    'right',
  );
}

function drawPreview(grid: Grid, play: PlayShown): void {
  const { words } = tableAreas(grid);
  const { look, session, context, hand, working } = play;
  if (hand === undefined && working === undefined) return;
  const text =
    working === undefined
      ? look.preview(session.match.state, hand, context.say)
      : describeWorking(working, context.say);
  putText(grid, rowsOf(words, 1, 2), text, { ink: 'accent' });
}

function drawExplained(grid: Grid, play: PlayShown): void {
  const { words } = tableAreas(grid);
  const { look, session, context, hint } = play;
  if (hint === undefined) return;
  const text = look.explain(session.match.state, hint.action, hint.expected, context.say);
  putText(grid, rowsOf(words, 1, 2), text, { ink: 'good' });
}

function playKeys(play: PlayShown): KeyLabel[] {
  const { look, session, context } = play;
  const { say } = context;
  const [cancel] = play.working === undefined ? [] : [say('screen-key-cancel')];
  return [
    ...(cancel === undefined ? [] : [{ keys: 'Esc', label: cancel }]),
    ...look.keys(session.match.state, say),
    ...keyLabels(say, barOf(PLAY_KEYS, PLAY_BAR)),
    ...ownKeys(play),
  ];
}

/** Game-specific keys. */
function ownKeys({ context, session }: PlayShown): KeyLabel[] {
  const commands = context.moduleOf(session.match.game)?.commands?.(context, session) ?? [];
  return commands.map(({ key, label }) => ({ keys: key, label }));
}

function overKeys(play: PlayShown): KeyLabel[] {
  const { say } = play.context;
  return [
    ...keyLabels(say, [...barOf(OVER_KEYS), ...barOf(PLAY_KEYS, OVER_BAR)]),
    ...ownKeys(play),
  ];
}
