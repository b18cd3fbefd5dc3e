import type { Area, Grid } from '#screen/cells/grid.ts';
import { fit } from '#screen/cells/glyphs.ts';
import { barLabels } from '#screen/model/key.ts';
import { meansOf } from '#screen/model/means.ts';
import { gamePath } from '#screen/menus/option-words.ts';
import { drawLook } from '#screen/play/draw-look.ts';
import { describeSeats, tableAreas } from '#screen/play/table.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawFrame } from '#screen/widgets/frame.ts';
import { putLine, putText } from '#screen/widgets/words.ts';
import { participantsOf } from '#voice/participants.ts';
import { shortValue } from '../../voice/analysis.ts';
import type { AnalysisShown } from './shown.ts';
import { drawBar } from './bar.ts';
import { drawGraph } from './graph.ts';
import { drawTree } from './draw-tree.ts';

/** Rows inside the panel from which it shows a graph, and those of the graph. */
const MIN_WITH_GRAPH = 10;
const LOW_GRAPH = 4;
const HIGH_GRAPH = 7;
const MIN_HIGH = 24;
/** Columns of a value before its line. */
const VALUE_WIDTH = 7;

/** Draws the board with its analysis beside or below it. */
export function drawAnalysis(grid: Grid, screen: AnalysisShown): void {
  const { context, session, look, cursor } = screen;
  const { say } = context;
  const { match } = session;
  const path = ['Turnwright', ...gamePath(context, match.game, match.options), say('analysis')];
  drawTitleBar(grid, path, describeSeats(session, context));
  const { state } = cursor;
  const participants = participantsOf(session, say);
  const means = meansOf(context);
  const areas = tableAreas(grid, (room) => look.fit?.(state, room, participants.south, means));
  let isPlaced = false;
  const content = {
    state,
    frame: undefined,
    hand: screen.hand,
    last: cursor.last,
    hint: undefined,
    participants,
    means,
    drawAnalysis: (board: Grid, area: Area) => {
      isPlaced = true;
      drawPanel(board, area, screen);
    },
  };
  drawLook(look, grid, areas.board, content, say);
  const { words } = areas;
  drawWords(grid, words, screen, isPlaced);
  drawKeyBar(grid, say, barLabels(say, screen.keys));
}

/** Bar, best lines, graph and tree, from top to bottom. */
function drawPanel(grid: Grid, area: Area, screen: AnalysisShown): void {
  const { context, live, review } = screen;
  const found = screen.shownLines;
  const searched = found?.depth ?? 0;
  const depth =
    searched === 0 ? context.say('analysis') : context.say('analysis-depth', { depth: searched });
  const inside = drawFrame(grid, area, live.isOn ? depth : context.say('analysis'));
  drawBar(grid, rowsOf(inside, 0, 1), screen.value, context.say);
  const lines = live.isOn && !review.isAsking ? 3 : 0;
  drawLines(grid, rowsOf(inside, 1, lines), screen);
  const hasGraph = review.progress.of > 0 && inside.height >= MIN_WITH_GRAPH;
  const graph = !hasGraph ? 0 : inside.height >= MIN_HIGH ? HIGH_GRAPH : LOW_GRAPH;
  if (hasGraph) {
    const place = rowsOf(inside, inside.height - graph, graph);
    const isAscii = context.environment.isAscii === true;
    drawGraph(grid, place, review, screen.mainCount, isAscii);
  }
  const tree = rowsOf(inside, 1 + lines, inside.height - 1 - lines - graph);
  if (screen.words.length > 0) drawTree(grid, tree, screen.words, screen.cursor.path);
  else putText(grid, tree, context.say('analysis-tree-none'), { ink: 'soft' });
}

/** Draws the best lines: their values, then their moves as far as they fit. */
function drawLines(grid: Grid, area: Area, screen: AnalysisShown): void {
  const { context } = screen;
  const found = screen.shownLines;
  if (area.height === 0) return;
  if (found === undefined || found.lines.length === 0) {
    const { fault, found: before } = screen.live;
    const waiting = before === undefined ? context.say('analysis-learning') : '…';
    const text = fault === '' ? waiting : context.say('analysis-fault', { reason: fault });
    putLine(grid, rowsOf(area, 0, 1), text, { ink: 'soft' });
    return;
  }
  for (const [row, line] of found.lines.slice(0, area.height).entries()) {
    const y = area.y + row;
    const ink = row === 0 ? 'good' : 'soft';
    grid.put(area.x, y, shortValue(line, context.say), { ink, bold: row === 0 });
    const text = screen.lineText(found.state, line.actions);
    grid.put(area.x + VALUE_WIDTH, y, fit(text, area.width - VALUE_WIDTH), {
      ink: row === 0 ? 'text' : 'soft',
    });
  }
}

/** Value in words, then what is known about the move, then news. Low screens show the best line. */
function drawWords(grid: Grid, words: Area, screen: AnalysisShown, isPlaced: boolean): void {
  const { context } = screen;
  const best = screen.shownLines?.lines[0];
  const line =
    isPlaced || best === undefined
      ? ''
      : `${shortValue(best, context.say)} ${screen.lineText(screen.cursor.state, best.actions)}`;
  const notes = screen.notes === '' ? line : screen.notes;
  const isLow = words.height === 1;
  const heading = isLow && notes !== '' ? notes : screen.heading;
  putLine(grid, rowsOf(words, 0, 1), heading, { ink: 'text', bold: true });
  const news = context.news === '' ? 0 : 1;
  const rest = rowsOf(words, 1, words.height - 1 - news);
  if (!isLow) putText(grid, rest, notes, { ink: 'accent' });
  if (isLow && news > 0) grid.fill(words, ' ');
  putText(grid, rowsOf(words, words.height - 1, news), context.news, { ink: 'warn' });
}
