import { assertDefined, smallest } from '#core';
import { blocksOf, coverOf, FREE, isBlock, offsetsOf, shapeKey, WALL } from './draft.ts';
import type { PuzzleDraft } from './draft.ts';
import { cellName, COLUMNS, pictureRows } from './picture.ts';
import { problemsOf } from './problems.ts';
import { normalized } from './targets.ts';
import { textSection, tidyText, wrap } from './texts.ts';

const HEAD = `(version "2.0")

; Sliding blocks. Every tile is a piece of its own: tiles with the same number \`block\` move together,
; and \`part\` says which part of which shape a tile is, so that blocks of one shape are equals.

(define slide ($1 (verify empty?) add))
(define tile
  (piece
    (name $1)
    (notation "$1")
    (attribute block $2)
    (attribute part $3)
    (moves (slide n) (slide e) (slide s) (slide w))
  )
)

; Shapes: $1 is the block's name, $2 its number. The tiles of block A are Aa, Ab, Ac ...
`;

const OPTIONS = `  (option "sliding-puzzle" distinct)
  (option "smart-moves" from)
  (option "prevent flipping" true)
  (players You)
  (turn-order You)
`;

/** Title of a puzzle without one. */
export const UNTITLED = 'Sliding Puzzle';

/** Names of common shapes; others are numbered. */
const SHAPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['0,0', 'unit'],
  ['0,0 1,0', 'flat'],
  ['0,0 0,1', 'upright'],
  ['0,0 1,0 0,1 1,1', 'square'],
]);

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** a, b, ... z, aa, ab, ...: names of a block's tiles in reading order. */
function tileLetters(index: number): string {
  const last = assertDefined(LETTERS[index % 26]);
  return index < 26 ? last : tileLetters(Math.floor(index / 26) - 1) + last;
}

interface Shape {
  readonly name: string;
  readonly tiles: readonly number[];
  /** Number of its first part. */
  readonly part: number;
}

function shapesOf(draft: PuzzleDraft): ReadonlyMap<string, Shape> {
  const shapes = new Map<string, Shape>();
  let part = 1;
  for (const tiles of blocksOf(draft).values()) {
    const key = shapeKey(draft.width, tiles);
    if (shapes.has(key)) continue;
    const name = SHAPE_NAMES.get(key) ?? `shape-${shapes.size + 1}`;
    shapes.set(key, { name, tiles, part });
    part += tiles.length;
  }
  return shapes;
}

/** Picture of a shape, as comment lines. */
function shapePicture({ width }: PuzzleDraft, tiles: readonly number[]): string[] {
  const offsets = offsetsOf(width, tiles);
  const left = smallest(offsets.map(({ dx }) => dx));
  const rows: string[] = [];
  for (const { dx, dy } of offsets) rows[dy] = `${(rows[dy] ?? '').padEnd(dx - left)}#`;
  return rows.map((row) => `; ${row}`);
}

function defineShape(draft: PuzzleDraft, { name, tiles, part }: Shape): string[] {
  const parts = tiles.map((_, index) => `(tile $1${tileLetters(index)} $2 ${part + index})`);
  const short = `(define ${name} ${parts.join(' ')})`;
  const picture = name.startsWith('shape-') ? shapePicture(draft, tiles) : [];
  if (short.length <= 100) return [...picture, short];
  return [...picture, `(define ${name}`, ...wrap(parts, '  '), ')'];
}

function pictureLines(draft: PuzzleDraft): string[] {
  return pictureRows(draft).map((row) => `  ; ${row}`);
}

function boardLines(draft: PuzzleDraft): string[] {
  const { width, height, cells } = draft;
  const columns = COLUMNS.slice(0, width).join('/');
  const rows = Array.from({ length: height }, (_, row) => height - row).join('/');
  const walls = cells.flatMap((content, cell) => (content === WALL ? cellName(draft, cell) : []));
  return [
    '  (board',
    '    (grid',
    '      (start-rectangle 0 0 47 47)',
    `      (dimensions ("${columns}" (48 0)) ("${rows}" (0 48)))`,
    '      (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))',
    '    )',
    ...(walls.length === 0
      ? []
      : [
          '    ; Walls: nothing leads there, and nothing is drawn.',
          ...['unlink', 'dummy'].flatMap((word) =>
            wrap(`(${word} ${walls.join(' ')})`.split(' '), '    '),
          ),
        ]),
    '  )',
  ];
}

function blockLines(draft: PuzzleDraft): string[] {
  const shapes = shapesOf(draft);
  const blocks = [...blocksOf(draft)];
  const pieces = blocks.map(([name, tiles], index) => {
    const shape = assertDefined(shapes.get(shapeKey(draft.width, tiles)));
    return `(${shape.name} ${name} ${index + 1})`;
  });
  const setup = blocks.flatMap(([name, tiles]) =>
    tiles.map((cell, index) => `(${name}${tileLetters(index)} ${cellName(draft, cell)})`),
  );
  return [
    ...wrap(pieces, '  '),
    '  (board-setup',
    '    (You',
    ...wrap(setup, '      '),
    '    )',
    '  )',
  ];
}

/** The board with all goal blocks at their places. */
function goalPicture(draft: PuzzleDraft): string[] {
  const cells = draft.cells.map((content) => (isBlock(content) ? FREE : content));
  const blocks = blocksOf(draft);
  for (const { blocks: names, anchors } of draft.targets) {
    for (const [index, anchor] of anchors.entries()) {
      const name = names[index] ?? assertDefined(names[0]);
      const offsets = offsetsOf(draft.width, assertDefined(blocks.get(name)));
      for (const cell of coverOf(draft, offsets, anchor) ?? []) cells[cell] = name;
    }
  }
  return pictureLines({ ...draft, cells });
}

function goalLines(draft: PuzzleDraft): string[] {
  const parts = draft.targets.map(({ blocks, anchors }) => {
    const tiles = blocks.map((name) => `${name}a`).join(' ');
    return `(absolute-config ${tiles} (${anchors.map((cell) => cellName(draft, cell)).join(' ')}))`;
  });
  const [only = ''] = parts;
  const short = `  (win-condition (You) ${only})`;
  const lines =
    parts.length === 1 && short.length <= 100
      ? [short]
      : ['  (win-condition (You)', '    (and', ...wrap(parts, '      '), '    )', '  )'];
  return ['; Goal places of the blocks:', ...goalPicture(draft), ...lines];
}

/**
 * Writes a self-contained rules file for a draft. Throws a RangeError if the draft has problems.
 * Texts are cleaned by `tidyText`.
 */
export function writeRules(draft: PuzzleDraft): string {
  const [problem] = problemsOf(draft);
  if (problem !== undefined) throw new RangeError(problem.message);
  const normalizedDraft = normalized(draft);
  const lines = [
    ...[...shapesOf(normalizedDraft).values()].flatMap((shape) =>
      defineShape(normalizedDraft, shape),
    ),
    '',
    '(game',
    ...textSection('title', tidyText('title', draft.title) || UNTITLED),
    ...textSection('description', tidyText('description', draft.description)),
    ...textSection('history', tidyText('author', draft.author)),
    OPTIONS,
    ...pictureLines(normalizedDraft),
    ...boardLines(normalizedDraft),
    ...blockLines(normalizedDraft),
    '',
    ...goalLines(normalizedDraft),
    ')',
  ];
  return `${HEAD}${lines.join('\n')}\n`;
}
