import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';

const SIZE = 'the first line has the width and the height, such as 6 5';
const SIZES = 'the first line has the width and the height as whole numbers, such as 6 5';

/**
 * What can be wrong with a world file (`E_`), or doubtful in it (`W_`), in English. After the code comes which
 * of its sentences it is, where it has several: shells tell them apart by the argument `what`.
 */
export const WORLD_MESSAGES = {
  E_EMPTY_FILE: 'The file is empty: a world begins with its width and height, such as 6 5.',
  'E_SIZE_SYNTAX none': `The first line is blank: ${SIZE}.`,
  'E_SIZE_SYNTAX width': `"{text}" is not a width: ${SIZES}.`,
  'E_SIZE_SYNTAX height': `"{text}" is not a height: ${SIZES}.`,
  'E_SIZE_SYNTAX no-height': `The height is missing: ${SIZE}.`,
  'E_SIZE_SYNTAX extra': `"{text}" is too much: ${SIZE}, and nothing else.`,
  'E_SIZE_RANGE width': 'The width is 0: a world is at least 1 cell wide.',
  'E_SIZE_RANGE height': 'The height is 0: a world is at least 1 cell high.',
  E_TOO_LARGE: 'The world has {width} x {height} cells: at most {most} in all are allowed.',
  E_TOO_LONG: 'The file has {length} characters: at most {most} are allowed.',
  'E_TOO_MANY cells':
    'More than {most} cells have a number: write numbers only where something is placed.',
  'E_TOO_MANY lines': 'More than {most} lines place something: a world can have no more.',
  E_ROW_COUNT: 'A row is missing here: {found} found, {expected} expected.',
  E_ROW_WIDTH: 'The row has the wrong number of cells: {found} found, {expected} expected.',
  E_BAD_CELL:
    '"{text}" is not a cell: write W for a wall, a dot for ground, or a number for what is placed there.',
  E_NAT_RANGE: '{text} is too large: numbers go up to {most}.',
  'E_FILLER_SYNTAX number':
    'The number of a cell is expected here, as in "0. Player": by the first line, the rows end above.',
  'E_FILLER_SYNTAX dot': 'A "." is expected after the number, as in "0. Player".',
  'E_FILLER_SYNTAX name': 'What is placed there is missing: write one of {known} after the dot.',
  E_UNKNOWN_HOLE: 'No cell has the number {number}: write it into a row, where this belongs.',
  E_UNKNOWN_FILLER: '"{text}" cannot be placed: write one of {known}.',
  'E_ITEM_DATA none': 'The name of the item is missing: write one of {known}.',
  'E_ITEM_DATA unknown': '"{text}" is not an item: write one of {known}.',
  'E_MOB_DATA none': 'The name of the mob is missing: write one of {known}.',
  'E_MOB_DATA unknown': '"{text}" is not a mob: write one of {known}.',
  E_MOB_PLACE: 'Somebody else stands in this cell: give each mob a cell of its own.',
  E_IN_WALL: 'A world file cannot place anything in a wall, as at ({x}, {y}) here.',
  W_DUPLICATE_HOLE: 'The number {number} is in several cells: the last one counts.',
  W_PLAYER_OVERRIDDEN: 'The player was placed before: this line counts.',
  W_PLAYER_DATA: '"{text}" means nothing here: no more words follow "Player".',
  W_PLAYER_IN_WALL:
    'The player starts in a wall: give a cell of the ground a number, and place "Player" there.',
} as const;
export type WorldMessage = keyof typeof WORLD_MESSAGES;

/** Where a problem is; both are counted from 1, columns in characters. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

export function worldProblem(id: WorldMessage, at: FilePlace, args: ProblemArgs = {}): Problem {
  const [code = id, what] = id.split(' ');
  const message = fillIn(WORLD_MESSAGES[id], args);
  const told = what === undefined ? args : { ...args, what };
  return { code, message, args: told, line: at.line, column: at.column };
}

const SHOWN = 40;

/** A word of the file as it is shown in a message: short, and without what a terminal would obey. */
export function shownWord(word: string): string {
  const clean = Array.from(word.slice(0, SHOWN), (c) => (/\p{Cc}|\p{Cf}/u.test(c) ? '\u00b7' : c));
  return clean.join('') + (word.length > SHOWN ? '...' : '');
}
