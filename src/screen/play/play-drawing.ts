import type { Area, Grid } from '../cells/grid.ts';
import { participantsOf } from '#voice/participants.ts';
import { barOf } from '#play';
import type { EarlyEnd, HintShown, MatchClock, Session, Working } from '#play';
import { describeEndingLine } from '#voice/early-end.ts';
import { describeWorking } from '#voice/working.ts';
import type { Context } from '../model/context.ts';
import type { AnyLook } from '../model/look.ts';
import type { Participants } from '#voice/participants.ts';
import { rowsOf } from '../widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { MATCH_KEYS, OVER_BAR, OVER_KEYS, PLAY_BAR, PLAY_KEYS } from '#voice/keymap.ts';
import { keyLabels } from '../model/key.ts';
import type { KeyLabel } from '../model/key.ts';
import { putLine, putText, wrap } from '../widgets/words.ts';
import type { RecentEntry } from './recent.ts';
import { gamePath } from '../menus/option-words.ts';
import { drawMoves, drawRecent, tableAreas, describeSeats } from './table.ts';
import { drawClocks } from './clock-drawing.ts';
import { sidesOn } from './match-keys.ts';
import { drawLook } from './draw-look.ts';
import { meansOf } from '../model/means.ts';

/** Maximum number of rows for news. */
const MAX_NEWS = 2;
/** Rows of the preview, and rows of text that leave room for all of them. */
const PREVIEW_ROWS = 2;
const USUAL_WORDS = 6;

/** Visible state of a game in progress. */
export interface PlayShown {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly hint: HintShown | undefined;
  readonly recent: readonly RecentEntry[];
  /** Clocks, if the game has any. */
  readonly clock: MatchClock | undefined;
  readonly ends: Pick<EarlyEnd, 'isOffered'>;
  readonly isPaused: boolean;
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
  const areas = areasOf(grid, play, participants);
  const path = gamePath(context, match.game, match.options);
  const { clock } = play;
  const end = drawTitleBar(
    grid,
    ['Turnwright', ...path],
    clock === undefined ? describeSeats(session, context) : '',
  );
  if (clock !== undefined) drawClocks(grid, clock, participants.names, grid.width - end - 2);
  const last = play.recent.at(-1);
  drawLook(
    look,
    grid,
    areas.board,
    {
      state: moment?.before ?? match.state,
      isEnded: match.ending !== undefined,
      frame: moment?.frame,
      hand: play.hand,
      last,
      hint: play.hint?.action,
      participants,
      means: meansOf(context),
      drawMoves: (board, area) => drawMoves(board, area, context, look, match, match.cursor),
    },
    say,
  );
  const { words } = areas;
  drawTurnLine(grid, words, play, participants);
  const isExplained = play.hint?.isExplained === true && play.hand !== undefined;
  const used = isExplained ? drawExplained(grid, words, play) : drawPreview(grid, words, play);
  // An action is listed as recent only after its animation.
  const recent = moment === undefined ? play.recent : play.recent.slice(0, -1);
  // Long news also uses the row of a recent event.
  const isNews = context.news !== '';
  const isLow = words.height < USUAL_WORDS;
  const newsRows = isLow && !isNews ? 0 : wrap(context.news, words.width).length;
  const rows = Math.min(MAX_NEWS, words.height, newsRows);
  // Low screens leave the rows below a short preview to recent events.
  const first = 1 + (isLow ? used : PREVIEW_ROWS);
  const ofRecent = rowsOf(words, first, words.height - first - rows);
  drawRecent(grid, ofRecent, context, look, participants, recent);
  const ofNews = rowsOf(words, words.height - rows, rows);
  // On low screens news covers the other text.
  if (isNews && isLow) grid.fill(ofNews, ' ');
  putText(grid, ofNews, context.news, { ink: 'warn' });
  if (areas.moves !== undefined) drawMoves(grid, areas.moves, context, look, match, match.cursor);
  drawKeyBar(grid, context.say, session.isOver ? overKeys(play) : playKeys(play));
}

function areasOf(grid: Grid, { context, session, look }: PlayShown, { south }: Participants) {
  const { state } = session.match;
  return tableAreas(grid, (room) => look.fit?.(state, room, south, meansOf(context)));
}

function drawTurnLine(grid: Grid, words: Area, play: PlayShown, participants: Participants): void {
  const { look, session, context, moment } = play;
  const isMoving = moment !== undefined;
  const state = moment?.before ?? session.match.state;
  const turn = describeEarlyTurn(play) ?? look.describeTurn(state, participants, context.say);
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

/** Describes a pause or an ending outside the rules, in place of the turn. */
function describeEarlyTurn({ context, session, isPaused }: PlayShown): string | undefined {
  const { say } = context;
  if (isPaused) return `${say('clock-paused')}. ${say('clock-paused-about')}`;
  const { ending } = session.match;
  return ending && describeEndingLine(ending, sidesOn(context, session), say);
}

/** Rows of the preview; the lowest screens leave a row for the last action. */
function previewArea(words: Area): Area {
  return rowsOf(words, 1, words.height === PREVIEW_ROWS + 1 ? 1 : PREVIEW_ROWS);
}

/** Draws the effect of the selection; returns the number of rows used. */
function drawPreview(grid: Grid, words: Area, play: PlayShown): number {
  const { look, session, context, hand, working } = play;
  if (hand === undefined && working === undefined) return 0;
  const text =
    working === undefined
      ? look.preview(session.match.state, hand, context.say)
      : describeWorking(working, context.say);
  return putText(grid, previewArea(words), text, { ink: 'accent' });
}

function drawExplained(grid: Grid, words: Area, play: PlayShown): number {
  const { look, session, context, hint } = play;
  if (hint === undefined) return 0;
  const text = look.explain(session.match.state, hint.action, hint.expected, context.say);
  return putText(grid, previewArea(words), text, { ink: 'good' });
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
    ...matchKeys(play),
  ];
}

/** Keys for resignation, draw offers and a pause. */
function matchKeys({ context, ends, clock }: PlayShown): readonly KeyLabel[] {
  if (!ends.isOffered) return [];
  const commands = ['resign', 'draw', ...(clock === undefined ? [] : ['pause' as const])] as const;
  return keyLabels(context.say, barOf(MATCH_KEYS, commands));
}

/** Game-specific keys. */
function ownKeys({ context, session }: PlayShown): KeyLabel[] {
  const commands = context.moduleOf(session.match.game)?.commands?.(context, session) ?? [];
  return commands.flatMap(({ key, label }) => (label === undefined ? [] : [{ keys: key, label }]));
}

function overKeys(play: PlayShown): KeyLabel[] {
  const { say } = play.context;
  return [
    ...keyLabels(say, [...barOf(OVER_KEYS), ...barOf(PLAY_KEYS, OVER_BAR)]),
    ...ownKeys(play),
  ];
}
