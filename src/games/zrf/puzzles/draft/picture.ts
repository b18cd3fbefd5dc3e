import { assertDefined, failed, largest, parsed, quote } from '#core';
import type { Parsed } from '#core';
import { BLOCK_NAMES, emptyDraft, FREE, MAX_SIDE, WALL } from './draft.ts';
import type { PuzzleDraft } from './draft.ts';
import { draftProblem } from './problems.ts';
import { normalized, targetOf } from './targets.ts';
import { tidyText } from './texts.ts';

/*
 * A draft as text:
 *
 *     title The Loft
 *     author Ada
 *     description One line, and \n another.
 *     AA..
 *     AACC
 *     .BDC
 *     .BBE
 *     goal A c2
 *
 * A goal lists blocks and the places for their first tiles, as in the rules file. If block names
 * contain numbers, cells are separated by spaces.
 */

/** Column labels, from the left. */
export const COLUMNS = Array.from('abcdefghijkl');

/** Name of a cell in rules: column a on the left, row 1 at the bottom. */
export function cellName(
  { width, height }: Pick<PuzzleDraft, 'width' | 'height'>,
  cell: number,
): string {
  return `${assertDefined(COLUMNS[cell % width])}${height - Math.floor(cell / width)}`;
}

function cellNamed({ width, height }: PuzzleDraft, name: string): number | undefined {
  const [, column = '', row = ''] = /^([a-l])(\d{1,2})$/.exec(name) ?? [];
  const [x, y] = [COLUMNS.indexOf(column), height - Number(row)];
  return column === '' || x >= width || y < 0 || y >= height ? undefined : y * width + x;
}

/** Rows of a board; names are padded to `size` columns if any is longer than one letter. */
export function pictureRows({ width, height, cells }: PuzzleDraft): string[] {
  const isWide = cells.some((content) => /\d/.test(content));
  const size = largest(cells.map((content) => content.length));
  return Array.from({ length: height }, (_, row) => {
    const own = cells.slice(row * width, (row + 1) * width);
    return isWide ? own.map((name) => name.padStart(size)).join(' ') : own.join('');
  });
}

/** The board as rows of names, with `.` for free cells and `#` for walls. */
export function makePicture(draft: PuzzleDraft): string {
  return pictureRows(draft).join('\n');
}

/** Parses rows of names: adjacent letters, or names separated by spaces. */
export function parsePicture(text: string): Parsed<PuzzleDraft> {
  const isWide = /\d/.test(text);
  const lines = text.split('\n').map((line) => line.trim());
  const rows = lines
    .filter((line) => line !== '')
    .map((line) => (isWide ? line.split(/\s+/) : [...line.replace(/\s+/g, '')]));
  const [width, height] = [
    largest(
      rows.map((row) => row.length),
      0,
    ),
    rows.length,
  ];
  if (width < 1 || width > MAX_SIDE || height > MAX_SIDE) {
    return failed(draftProblem('draft-size', { width, height, most: MAX_SIDE }));
  }
  const cells = rows.flatMap((row) => Array.from({ length: width }, (_, x) => row[x] ?? FREE));
  const validContents = new Set([FREE, WALL, ...BLOCK_NAMES]);
  const strange = cells.find((content) => !validContents.has(content));
  if (strange !== undefined) return failed(draftProblem('draft-content', { name: quote(strange) }));
  return parsed({ ...emptyDraft(width, height), cells });
}

const TEXTS = ['title', 'author', 'description'] as const;

/** Formats a whole draft, with goals and texts. */
export function makeDraft(draft: PuzzleDraft): string {
  const texts = TEXTS.filter((kind) => draft[kind] !== '').map(
    (kind) => `${kind} ${draft[kind].replaceAll('\n', ' \\n ')}`,
  );
  const goals = draft.targets.map(({ blocks, anchors }) => {
    return ['goal', ...blocks, ...anchors.map((anchor) => cellName(draft, anchor))].join(' ');
  });
  return [...texts, ...pictureRows(draft), ...goals].join('\n');
}

/**
 * Parses a goal line. Block names cannot be mistaken for cells, which are a letter and a number.
 */
function withGoal(draft: PuzzleDraft, line: string): PuzzleDraft | undefined {
  const [, ...words] = line.trim().split(/\s+/);
  const anchors = words.map((word) => cellNamed(draft, word)).filter((cell) => cell !== undefined);
  const blocks = words.filter((word) => cellNamed(draft, word) === undefined);
  const isNew = (name: string) => draft.cells.includes(name) && !targetOf(draft, name);
  if (!blocks.every(isNew) || blocks.length === 0 || anchors.length === 0) return undefined;
  return normalized({ ...draft, targets: [...draft.targets, { blocks, anchors }] });
}

/** Parses the output of `makeDraft`, or a bare picture. */
export function parseDraft(text: string): Parsed<PuzzleDraft> {
  const lines = text.split('\n');
  const isBoard = (line: string) => !/^(?:title|author|description|goal) /.test(line);
  const board = parsePicture(lines.filter(isBoard).join('\n'));
  if (!board.ok) return board;
  let draft = board.value;
  for (const [index, line] of lines.entries()) {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const kind = TEXTS.find((one) => one === word);
    if (kind !== undefined) {
      draft = { ...draft, [kind]: tidyText(kind, rest.replaceAll(' \\n ', '\n')) };
    } else if (word === 'goal') {
      const next = withGoal(draft, line);
      if (next === undefined) return failed(draftProblem('draft-text', { line: index + 1 }));
      draft = next;
    }
  }
  return parsed(draft);
}
