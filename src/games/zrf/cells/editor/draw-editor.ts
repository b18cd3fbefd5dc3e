import {
  describeDifficulty,
  describeProof,
  describeVerdict,
  verdictOf,
} from '../../voice/describe-puzzle.ts';
import {
  UNTITLED,
  WALL,
  blocksOf,
  cellName,
  difficultyOf,
  problemsOf,
} from '../../puzzles/index.ts';
import type { Draft, SolvingAnswer } from '../../puzzles/index.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { FULL_SIZE, keyRowsIn } from '#screen/menus/too-small.ts';
import type { Context } from '#screen/model/context.ts';
import type { Say } from '#i18n/say.ts';
import { barLabels } from '#screen/model/key.ts';
import { editorKeys } from '../../voice/keymap.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawField } from '#screen/widgets/text-field.ts';
import { putText } from '#screen/widgets/words.ts';
import { SIGNS } from '../puzzle/draw-blocks.ts';
import { drawPicture, NO_OWNER, OUTSIDE, sizeFor } from '../puzzle/picture.ts';
import type { CellPlace, Picture } from '../puzzle/picture.ts';
import { describeProblem } from '#voice/problems.ts';
import type { Editing } from './editing.ts';
import { ghostsOf } from './ghosts.ts';

/** Data to draw of a puzzle being edited. */
export interface EditorShown {
  readonly context: Context;
  readonly editing: Editing;
  readonly answer: SolvingAnswer | undefined;
  /** Number of positions searched; undefined if no check is running. */
  readonly positions: number | undefined;
}

/** Columns of the side panel; fewer in narrow windows. */
const SIDE = { wide: 30, narrow: 15 } as const;
const TITLE_WIDTH = 44;

function placeOf({ width }: Draft, cell: number): CellPlace {
  return [cell % width, Math.floor(cell / width)];
}

function pictureOf({ history, cursor, isAiming, brush }: Editing): Picture {
  const draft = history.value;
  const blocks = [...blocksOf(draft)];
  const names = blocks.map(([name]) => name);
  const goals = new Set(
    draft.targets.flatMap((target) => target.blocks.map((name) => names.indexOf(name))),
  );
  const isMany = goals.size > 1;
  return {
    columns: draft.width,
    rows: draft.height,
    ownerAt: (column, row) => {
      const isInside = column >= 0 && column < draft.width && row >= 0 && row < draft.height;
      const content = isInside ? draft.cells[row * draft.width + column] : WALL;
      if (content === WALL) return OUTSIDE;
      const owner = names.indexOf(content ?? '');
      return owner < 0 ? NO_OWNER : owner;
    },
    blocks: blocks.map(([name, cells], owner) => ({
      owner,
      text: goals.has(owner) ? SIGNS.goal + name + SIGNS.goal : name,
      cells: cells.map((cell) => placeOf(draft, cell)),
    })),
    goals,
    chosen: isAiming ? names.indexOf(brush) : undefined,
    marks: [...ghostsOf(draft)].map(([cell, owners]) => ({
      at: placeOf(draft, cell),
      text: `${isMany ? (owners[0] ?? '') : ''}${SIGNS.target}`,
    })),
    cursor: placeOf(draft, cursor),
  };
}

/** Draws the board and the solver's verdict. */
export function drawEditor(grid: Grid, shown: EditorShown): void {
  const { context, editing } = shown;
  const { say } = context;
  const { history, cursor, typed } = editing;
  const draft = history.value;
  const title = draft.title === '' ? UNTITLED : draft.title;
  drawTitleBar(grid, ['Turnwright', say('screen-editor'), title], cellName(draft, cursor));
  const keyRows = keyRowsIn(grid);
  const height = grid.height - 1 - keyRows;
  const sideWidth = grid.width < FULL_SIZE.width ? SIDE.narrow : SIDE.wide;
  const room = { x: 1, y: 1, width: grid.width - sideWidth - 4, height };
  const size = { columns: draft.width, rows: draft.height };
  const board = { ...room, width: sizeFor(size, room).width };
  drawPicture(grid, board, pictureOf(editing), placeOf(draft, cursor));
  const x = board.x + board.width + 2;
  drawSide(grid, { x, y: 1, width: grid.width - x - 1, height }, shown);
  if (typed !== undefined) {
    const panel = drawPanel(
      grid,
      centred(grid.area, { width: TITLE_WIDTH, height: 3 }),
      say('screen-editor-title'),
    );
    drawField(grid, panel, typed);
  }
  drawKeyBar(grid, say, barLabels(say, editorKeys(editing.isAiming)), keyRows);
}

/** A paragraph beside the board. */
type Paragraph = readonly [text: string, ink: Ink];

function drawSide(grid: Grid, area: Area, shown: EditorShown): void {
  const { context, editing } = shown;
  const { say } = context;
  const [problem] = problemsOf(editing.history.value);
  const mode: Paragraph = [
    say(editing.isAiming ? 'screen-editor-aiming' : 'screen-editor-drawing'),
    { ink: 'accent', bold: true },
  ];
  const verdict: Paragraph =
    problem === undefined
      ? [judged(shown, say), { ink: 'good', bold: true }]
      : [describeProblem(problem, say), { ink: 'warn' }];
  const news: Paragraph = [context.news, { ink: 'warn' }];
  // If space is short, text that is already known comes last.
  const isLow = area.height < FULL_SIZE.height - 1 - keyRowsIn(FULL_SIZE);
  let y = 0;
  for (const [text, ink] of isLow ? [news, verdict, mode] : [mode, verdict, news]) {
    if (text !== '') y += 1 + putText(grid, rowsOf(area, y), text, ink);
  }
}

/** The solver's verdict, or its progress. */
function judged({ answer, positions }: EditorShown, say: Say): string {
  if (positions !== undefined) return say('screen-editor-judging', { positions });
  if (answer === undefined) return say('screen-editor-ready');
  if (answer.kind === 'solution') {
    const difficulty = difficultyOf(answer.optimum, answer.positions);
    return `${describeProof('moves', answer, say)}. ${describeDifficulty(difficulty, say)}.`;
  }
  const verdict = verdictOf(answer, 0) ?? { kind: 'unknown', positions: 0 };
  return describeVerdict(verdict, say);
}
