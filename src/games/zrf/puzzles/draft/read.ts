import { failed, parsed, assertDefined } from '#core';
import type { Parsed } from '#core';
import type { Rules, ZrfGame } from '../../rules/index.ts';
import { cellsOf, typeOf } from '../../rules/index.ts';
import type { Formula } from '../model/formula.ts';
import { puzzleOf } from '../model/model.ts';
import type { BlockPuzzle, Shape } from '../model/model.ts';
import { BLOCK_NAMES, emptyDraft, shapeKey, MAX_SIDE, WALL } from './draft.ts';
import type { PuzzleDraft, Target } from './draft.ts';
import { cellsOfBoard } from './geometry.ts';
import type { Cells } from './geometry.ts';
import { draftProblem, problemsOf } from './problems.ts';
import { normalized } from './targets.ts';
import { tidyText } from './texts.ts';

function neighbours({ width, height }: Cells, cell: number): (number | undefined)[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [
    y > 0 ? cell - width : undefined,
    x < width - 1 ? cell + 1 : undefined,
    y < height - 1 ? cell + width : undefined,
    x > 0 ? cell - 1 : undefined,
  ];
}

/** Cells that are missing, hidden, or have no links although they have neighbours. */
function wallsOf({ board }: Rules, grid: Cells): ReadonlySet<number> {
  const isThere = (cell: number | undefined) => {
    const position = cell === undefined ? -1 : assertDefined(grid.positions[cell]);
    return position >= 0 && !assertDefined(board.positions[position]).isDummy;
  };
  const isCut = (cell: number) => {
    const position = assertDefined(grid.positions[cell]);
    return board.links.every(
      (link) => assertDefined(link[position]) < 0 && !link.includes(position),
    );
  };
  const isWall = (cell: number) => {
    if (!isThere(cell)) return true;
    return isCut(cell) && neighbours(grid, cell).some(isThere);
  };
  return new Set([...grid.positions.keys()].filter(isWall));
}

/** Cells of positions, in order; undefined if any has none. */
function cellsAt({ cells }: Cells, positions: readonly number[]): number[] | undefined {
  const found = positions.flatMap((position) => cells.get(position) ?? []);
  return found.length === positions.length ? found.sort((a, b) => a - b) : undefined;
}

/** True if a shape can move in every direction wherever there is room, and in no other way. */
function slidesFreely(grid: Cells, walls: ReadonlySet<number>, { covers, next }: Shape): boolean {
  return covers.every((cover, placement) => {
    const here = cellsAt(grid, cover);
    if (here === undefined) return false;
    const reached = next
      .map((link) => assertDefined(link[placement]))
      .filter((to) => to >= 0)
      .map((to) => cellsAt(grid, assertDefined(covers[to]))?.join());
    const neighbourCells = here.map((cell) => neighbours(grid, cell));
    const isOpen = (to: number | undefined) => to !== undefined && !walls.has(to);
    const expected = [0, 1, 2, 3]
      .map((side) => neighbourCells.map((cells) => cells[side]))
      .filter((cells) => cells.every(isOpen))
      .map((cells) => cells.join());
    return [...new Set(reached)].sort().join(' ') === expected.sort().join(' ');
  });
}

function isMobile({ tiles }: BlockPuzzle['blocks'][number]): boolean {
  return tiles.some(({ slides }) => slides.length > 0);
}

/** Names of blocks from their pieces, or else consecutive letters. */
function namesOf(rules: Rules, cells: readonly number[], puzzle: BlockPuzzle): string[] {
  const kinds = cellsOf(rules);
  const mobile = puzzle.blocks.filter(isMobile);
  const pieceNames = mobile.flatMap(({ anchor }) => {
    const { name } = assertDefined(rules.pieces[typeOf(kinds, assertDefined(cells[anchor]))]);
    return /^([A-Za-z]|[1-9]\d?)[a-z]{0,2}$/.exec(name)?.[1] ?? [];
  });
  const isGood =
    pieceNames.length === mobile.length && new Set(pieceNames).size === pieceNames.length;
  const used = isGood ? pieceNames : BLOCK_NAMES.slice(0, mobile.length);
  const others = BLOCK_NAMES.filter((name) => !used.includes(name));
  const rest = { used: used.values(), others: others.values() };
  return puzzle.blocks.map((block) =>
    assertDefined((isMobile(block) ? rest.used : rest.others).next().value),
  );
}

/** Target anchors of each block in the goal; undefined for goals of another kind. */
function wantedBy(goal: Formula): ReadonlyMap<number, readonly number[]> | undefined {
  const goalAnchors = new Map<number, readonly number[]>();
  for (const part of goal.kind === 'and' ? goal.parts : [goal]) {
    if (part.kind !== 'at') return undefined;
    const previous = goalAnchors.get(part.block) ?? part.anchors;
    goalAnchors.set(
      part.block,
      part.anchors.filter((anchor) => previous.includes(anchor)),
    );
  }
  return goalAnchors;
}

interface LocatedBlocks {
  readonly grid: Cells;
  readonly names: readonly string[];
  /** Cells of each block. */
  readonly tiles: readonly (readonly number[])[];
}

/** Goals as cells of first tiles, without places where a block does not fit. */
function targetsOf(
  { grid, names, tiles }: LocatedBlocks,
  puzzle: BlockPuzzle,
): Target[] | undefined {
  const goalAnchors = wantedBy(puzzle.goal);
  if (goalAnchors === undefined) return undefined;
  return [...goalAnchors].map(([block, positions]): Target => {
    const shape = shapeKey(grid.width, assertDefined(tiles[block]));
    const anchors = positions.flatMap((position) => {
      const cover = assertDefined(puzzle.blocks[block]).tiles.map(
        ({ offset }) => position + offset,
      );
      const cells = cellsAt(grid, cover);
      return cells !== undefined && shapeKey(grid.width, cells) === shape
        ? assertDefined(cells[0])
        : [];
    });
    return { blocks: [assertDefined(names[block])], anchors };
  });
}

/** Contents of cells; immovable pieces that are not in the goal become walls. */
function contentsOf(
  { grid, names, tiles }: LocatedBlocks,
  puzzle: BlockPuzzle,
  walls: ReadonlySet<number>,
  targets: readonly Target[],
): string[] {
  const cells = [...emptyDraft(grid.width, grid.height).cells];
  for (const wall of walls) cells[wall] = WALL;
  for (const [block, own] of tiles.entries()) {
    const name = assertDefined(names[block]);
    const isFixed = !isMobile(assertDefined(puzzle.blocks[block]));
    const isWanted = targets.some(({ blocks }) => blocks.includes(name));
    for (const cell of own) cells[cell] = isFixed && !isWanted ? WALL : name;
  }
  return cells;
}

/** Blocks on the board; undefined if a tile is off the board. */
function locateBlocks(
  rules: Rules,
  cells: readonly number[],
  puzzle: BlockPuzzle,
  grid: Cells,
): LocatedBlocks | undefined {
  const tiles: number[][] = [];
  for (const { anchor, tiles: own } of puzzle.blocks) {
    const found = cellsAt(
      grid,
      own.map(({ offset }) => anchor + offset),
    );
    if (found === undefined) return undefined;
    tiles.push(found);
  }
  return { grid, names: namesOf(rules, cells, puzzle), tiles };
}

function draftOf(
  rules: Rules,
  puzzle: BlockPuzzle,
  drawn: LocatedBlocks,
  walls: ReadonlySet<number>,
): PuzzleDraft | undefined {
  const targets = targetsOf(drawn, puzzle);
  if (targets?.every(({ anchors }) => anchors.length > 0) !== true) return undefined;
  const { width, height } = drawn.grid;
  return normalized({
    width,
    height,
    cells: contentsOf(drawn, puzzle, walls, targets),
    targets,
    title: tidyText('title', rules.title),
    author: tidyText('author', rules.texts.history),
    description: tidyText('description', rules.texts.description),
  });
}

/**
 * Draft of a puzzle from rules and a position of `cells`. Fails with a reason if a draft cannot
 * represent it: a board that is not a rectangle, blocks that cannot slide in all directions, goals
 * about anything but places. Texts are tidied to fit a draft.
 */
export function readDraft(rules: Rules, cells: readonly number[]): Parsed<PuzzleDraft> {
  const puzzle = puzzleOf(rules, cells);
  if (puzzle === undefined) return failed(draftProblem('draft-no-blocks-game'));
  const grid = cellsOfBoard(rules);
  const drawn = grid && locateBlocks(rules, cells, puzzle, grid);
  if (grid === undefined || drawn === undefined) {
    return failed(draftProblem('draft-no-board', { most: MAX_SIDE }));
  }
  const walls = wallsOf(rules, grid);
  const mobile = puzzle.shapes.filter(({ blocks: [block = 0] }) =>
    isMobile(assertDefined(puzzle.blocks[block])),
  );
  if (!mobile.every((shape) => slidesFreely(grid, walls, shape))) {
    return failed(draftProblem('draft-other-moves'));
  }
  const draft = draftOf(rules, puzzle, drawn, walls);
  if (draft === undefined) return failed(draftProblem('draft-other-goal'));
  const problems = problemsOf(draft);
  return problems.length === 0 ? parsed(draft) : failed(problems);
}

/** Draft of the start position of a variant. */
export function readVariant(game: ZrfGame, variant: string): Parsed<PuzzleDraft> {
  return readDraft(game.playOf(variant).rules, game.start({ variant }, 'draft').cells);
}
