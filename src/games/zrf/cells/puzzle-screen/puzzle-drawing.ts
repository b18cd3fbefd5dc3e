import { largest, own } from '#core';
import type { Session, Best } from '#play';
import { barOf, labelled } from '#play';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Say } from '#i18n/say.ts';
import { meansOf } from '#screen/model/means.ts';
import type { Context } from '#screen/model/context.ts';
import type { LibraryItem, Waypoint } from '../../voice/services.ts';
import type { AnyLook } from '#screen/model/look.ts';
import type { RecentEntry } from '#screen/play/recent.ts';
import { gamePath } from '#screen/menus/option-words.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { PUZZLE_BAR, PUZZLE_SCREEN_KEYS, SOLVED_BAR } from '../../voice/keymap.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { putLine, putText, wrap } from '#screen/widgets/words.ts';
import type { Busy } from '../../puzzles/index.ts';
import {
  describeAmount,
  describeBusy,
  describeRating,
  describeDistance,
  describeVerdict,
  distanceOf,
  verdictOf,
} from '../../voice/describe-puzzle.ts';
import type { SolverReply } from './reply.ts';
import { puzzleAreas } from './layout.ts';
import { keyRowsIn } from '#screen/menus/too-small.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';
import { difficultySigns } from './difficulty-signs.ts';
import { drawLook } from '#screen/play/draw-look.ts';

/**
 * The solver's reply in words: the distance, with the best move if requested, or the reason for its
 * absence.
 */
function describeReply(
  { answer, metric, positions, want }: SolverReply,
  puzzling: AnyPuzzling,
  state: unknown,
  say: Say,
): string {
  if (answer.kind === 'unknown' && want === 'distance') {
    return describeDistance({ kind: 'large' }, say);
  }
  const verdict = verdictOf(answer, positions);
  if (verdict !== undefined) return describeVerdict(verdict, say);
  const distance = distanceOf(answer, metric, positions);
  if (distance === undefined || answer.kind !== 'distance') return '';
  const described = describeDistance(distance, say);
  const { move } = answer;
  if (distance.kind !== 'moves' || move === undefined || want !== 'hint') return described;
  const hint = say('screen-puzzle-hint', { move: puzzling.describeMove(state, move, say) });
  return `${described} ${hint}`;
}

/** Data to draw of a puzzle in play. */
export interface PuzzleShown {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly puzzling: AnyPuzzling;
  readonly item: LibraryItem | undefined;
  readonly next: LibraryItem | undefined;
  readonly hand: unknown;
  readonly metric: string;
  readonly counts: Best;
  readonly best: Best;
  readonly isHelped: boolean;
  /** Best result before this game. */
  readonly before: Best | undefined;
  readonly optimum: Best;
  readonly reply: SolverReply | undefined;
  readonly busy: Busy | undefined;
  readonly isLive: boolean;
  readonly isSolved: boolean;
  readonly last: RecentEntry | undefined;
}

/** Draws the blocks, with counts and messages beside them. */
export function drawPuzzle(grid: Grid, puzzle: PuzzleShown): void {
  const { context, session, look, puzzling } = puzzle;
  const { state, game, options } = session.match;
  const { say } = context;
  const { board, side } = puzzleAreas(grid, puzzling, state);
  const path = gamePath(context, game, options);
  const { waypoint } = puzzle.item ?? {};
  const placeText = waypoint === undefined ? '' : describePlace(waypoint, say);
  drawTitleBar(grid, ['Turnwright', ...path], placeText);
  const participants = participantsOf(session, say);
  const { hand } = puzzle;
  const content = {
    state,
    frame: undefined,
    hand,
    last: undefined,
    hint: hintOf(puzzle),
    participants,
    means: meansOf(context),
  };
  drawLook(look, grid, board, content, say);
  drawSide(grid, side, puzzle);
  drawKeyBar(
    grid,
    puzzle.context.say,
    puzzle.isSolved ? solvedKeys(puzzle) : playKeys(puzzle),
    keyRowsIn(grid),
  );
}

/** First step of the solver's suggestion. */
function hintOf({ reply, session: { match } }: PuzzleShown): unknown {
  if (reply?.want !== 'hint' || reply.answer.kind !== 'distance') return undefined;
  const action = match.game.parseAction(match.state, reply.answer.move?.steps[0] ?? '');
  return action.ok ? action.value : undefined;
}

/** Stacks paragraphs until the area is full. */
class Column {
  readonly #grid: Grid;
  readonly #area: Area;
  #y = 0;

  constructor(grid: Grid, area: Area) {
    this.#grid = grid;
    this.#area = area;
  }

  get rest(): Area {
    return rowsOf(this.#area, this.#y);
  }

  put(text: string, ink: Ink = {}, maxRows = 4): void {
    if (text !== '')
      this.#y += putText(this.#grid, rowsOf(this.#area, this.#y, maxRows), text, ink);
  }

  skip(rows = 1): void {
    this.#y += rows;
  }
}

/** Rows at the bottom reserved for messages that change with every key. */
const MESSAGE_ROWS = 8;

function drawSide(grid: Grid, area: Area, puzzle: PuzzleShown): void {
  const { context, session, look, puzzling } = puzzle;
  const { say } = context;
  const { state } = session.match;
  const isNarrow = area.width < MIN_LABEL + 3 * COLUMN;
  const counted = isNarrow ? FIGURES.length + 1 : puzzling.metrics.length + 1;
  const messages = new Column(grid, rowsOf(area, Math.max(counted, area.height - MESSAGE_ROWS)));
  const top = new Column(grid, rowsOf(area, 0, area.height - MESSAGE_ROWS));
  if (isNarrow) drawOneCount(grid, area, puzzle);
  else drawCounts(grid, area, puzzle);
  top.skip(counted + 1);
  top.put(puzzling.legend(state, say), { ink: 'good' }, 2);
  drawAbout(grid, top.rest, puzzling.about(state, say));
  if (session.isOver) {
    messages.put(
      look.describeTurn(state, participantsOf(session, say), say),
      { ink: 'title', bold: true },
      2,
    );
    if (puzzle.isSolved) messages.put(describeSolved(puzzle, say), { ink: 'good', bold: true });
    if (puzzle.isSolved) messages.put(nextInWords(puzzle), { ink: 'accent' }, 2);
    return;
  }
  const preview = look.preview(state, puzzle.hand, say);
  messages.put(preview, { ink: 'accent', bold: true }, 2);
  const { busy, reply } = puzzle;
  if (busy !== undefined) messages.put(describeBusy(busy, say), { ink: 'warn' }, 3);
  else if (reply !== undefined) {
    messages.put(describeReply(reply, puzzling, state, say), { ink: 'good', bold: true });
  }
  if (context.news !== '') messages.put(context.news, { ink: 'warn' }, 3);
  else if (reply === undefined && busy === undefined) drawLast(messages, puzzle);
}

function drawLast(column: Column, { context, session, look, last }: PuzzleShown): void {
  if (last === undefined) return;
  const { say } = context;
  const described = look.describe(last.start, last.events, participantsOf(session, say), say);
  column.put(described.join(' '), { ink: 'faint' }, 2);
}

function describePlace({ place, difficulty }: Waypoint, say: Say): string {
  const signs = difficultySigns(difficulty);
  return say('screen-puzzle-place', { number: place + 1, signs });
}

/** Reports the number of moves in the solution and rates it. */
function describeSolved(puzzle: PuzzleShown, say: Say): string {
  const { counts, optimum, before, metric, isHelped } = puzzle;
  const count = own(counts, metric) ?? 0;
  const result = {
    count,
    fewest: own(optimum, metric),
    earlier: own(before ?? {}, metric),
    isHelped,
  };
  return `${describeAmount(metric, count, say)}. ${describeRating(result, say)}`;
}

function nextInWords({ context, next }: PuzzleShown): string {
  const id = next === undefined ? 'screen-puzzle-last' : 'screen-puzzle-next';
  return context.say(id, { title: next?.title ?? '' });
}

/** Draws the start of the rules, as much as fits. */
function drawAbout(grid: Grid, area: Area, about: string): void {
  const room = rowsOf(area, 1);
  const lines = wrap(about, room.width);
  for (const [row, line] of lines.slice(0, room.height).entries()) {
    const isCut = row === room.height - 1 && lines.length > room.height;
    grid.put(room.x, room.y + row, isCut ? fit(`${line} …`, room.width) : line, { ink: 'soft' });
  }
}

const COLUMN = 8;
const MIN_LABEL = 6;
/** Figures of a metric, with their names. */
const FIGURES = [
  ['yours', 'player-you'],
  ['best', 'puzzle-best'],
  ['fewest', 'puzzle-fewest'],
] as const;

/** Draws only the chosen metric, one row per figure, if space is short. */
function drawOneCount(grid: Grid, area: Area, puzzle: PuzzleShown): void {
  const { context, counts, best, optimum, metric } = puzzle;
  const { say } = context;
  putLine(grid, area, `▸ ${say(`puzzle-metric-${metric}`)}`, { ink: 'title', bold: true });
  const figures = { yours: counts, best, fewest: optimum };
  for (const [index, [name, id]] of FIGURES.entries()) {
    const row = rowsOf(area, index + 1, 1);
    const figure = String(own(figures[name], metric) ?? '–');
    putLine(grid, row, figure, { ink: 'title', bold: true }, 'right');
    const label = fit(say(id), area.width - figure.length - 1);
    putLine(grid, { ...row, width: area.width - figure.length - 1 }, label, { ink: 'soft' });
  }
}

/** Draws one row per metric: moves so far, best result and minimum. */
function drawCounts(grid: Grid, area: Area, puzzle: PuzzleShown): void {
  const { context, puzzling, counts, best, optimum, metric } = puzzle;
  const { say } = context;
  const rows = puzzling.metrics.map((one) => ({
    label: `${one === metric ? '▸' : ' '} ${say(`puzzle-metric-${one}`)}`,
    figures: [own(counts, one), own(best, one), own(optimum, one)].map((n) => String(n ?? '–')),
    ink: one === metric ? TITLE : SOFT,
  }));
  const heads = FIGURES.map(([, id]) => say(id));
  const all = [{ label: '', figures: heads, ink: FAINT }, ...rows];
  const most = largest(all.map(({ label }) => widthOf(label)));
  // Long names need room that short figures can spare.
  const isTight = most > area.width - 3 * COLUMN + 1;
  const right = area.x + area.width;
  for (const [row, { label, figures, ink }] of all.entries()) {
    let x = right;
    for (let at = figures.length - 1; at >= 0; at--) {
      const widths = all.map((one) => widthOf(one.figures[at] ?? ''));
      const width = isTight ? largest(widths) + 2 : COLUMN;
      x -= width;
      putLine(grid, { x, y: area.y + row, width, height: 1 }, figures[at] ?? '', ink, 'right');
    }
    grid.put(area.x, area.y + row, fit(label, x - area.x + 1), ink);
  }
}

const TITLE: Ink = { ink: 'title', bold: true };
const SOFT: Ink = { ink: 'soft' };
const FAINT: Ink = { ink: 'faint' };

function playKeys(puzzle: PuzzleShown): readonly KeyLabel[] {
  const { look, session, context, isLive, busy, next } = puzzle;
  const { say } = context;
  const shown = isLive ? 'screen-puzzle-key-no-distance' : 'screen-puzzle-key-distance';
  const keys = labelled(PUZZLE_SCREEN_KEYS, { distance: shown });
  const first = busy === undefined ? [] : barOf(keys, ['stop']);
  const last = next === undefined || busy !== undefined ? [] : barOf(keys, ['after']);
  return [
    ...keyLabels(say, first),
    ...look.keys(session.match.state, say),
    ...keyLabels(say, [...barOf(keys, PUZZLE_BAR), ...last]),
  ];
}

function solvedKeys({ context, next }: PuzzleShown): readonly KeyLabel[] {
  const first = next === undefined ? [] : (['go-on'] as const);
  return keyLabels(context.say, barOf(PUZZLE_SCREEN_KEYS, [...first, ...SOLVED_BAR]));
}
