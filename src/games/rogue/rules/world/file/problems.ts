import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';

/**
 * Errors (`E_`) and warnings (`W_`) about world files, in English. The word after a code selects
 * one of its messages; shells distinguish them by the argument `what`.
 */
export const WORLD_MESSAGES = {
  E_EMPTY_FILE: 'The file is empty: a world begins with its width and height, for example 6 5.',
  'E_SIZE_SYNTAX none':
    'The first line is blank: write the width and the height there, for example 6 5.',
  'E_SIZE_SYNTAX width':
    '“{text}” is not a width: write the width and the height as whole numbers on the first line, for example 6 5.',
  'E_SIZE_SYNTAX height':
    '“{text}” is not a height: write the width and the height as whole numbers on the first line, for example 6 5.',
  'E_SIZE_SYNTAX no-height':
    'The height is missing: write the width and the height on the first line, for example 6 5.',
  'E_SIZE_SYNTAX extra':
    '“{text}” does not belong here: write only the width and the height on the first line, for example 6 5.',
  'E_SIZE_RANGE width': 'The width is 0: a world is at least 1 cell wide.',
  'E_SIZE_RANGE height': 'The height is 0: a world is at least 1 cell high.',
  E_TOO_LARGE: 'The world has {width} × {height} cells: at most {most} are allowed.',
  E_TOO_LONG: 'The file has {length} characters: at most {most} are allowed.',
  'E_TOO_MANY cells':
    'More than {most} cells have a number: number only cells where something is placed.',
  'E_TOO_MANY lines': 'More than {most} lines place something: remove some of them.',
  E_ROW_COUNT: 'A row is missing here: {found} found, {expected} expected.',
  E_ROW_WIDTH: 'The row has the wrong number of cells: {found} found, {expected} expected.',
  E_BAD_CELL:
    '“{text}” is not a cell: write W for a wall, a dot for ground, or a number for what is placed there.',
  E_NAT_RANGE: '{text} is too large: numbers go up to {most}.',
  'E_FILLER_SYNTAX number':
    'Start this line with the number of a cell, as in “0. Player”. By the height on the first line, the rows end above.',
  'E_FILLER_SYNTAX dot': 'A dot is expected after the number, as in “0. Player”.',
  'E_FILLER_SYNTAX name':
    'The line does not say what is placed there: write one of {known} after the dot.',
  E_UNKNOWN_HOLE: 'No cell has the number {number}: write it into a row, where this thing belongs.',
  E_UNKNOWN_FILLER: '“{text}” cannot be placed: write one of {known}.',
  'E_ITEM_DATA none': 'The name of the item is missing: write one of {known}.',
  'E_ITEM_DATA unknown': '“{text}” is not an item: write one of {known}.',
  'E_MOB_DATA none': 'The name of the mob is missing: write one of {known}.',
  'E_MOB_DATA unknown': '“{text}” is not a mob: write one of {known}.',
  E_MOB_PLACE: 'This cell already has a mob or the player: place each mob in a separate cell.',
  'E_TRIGGER_DATA colour': '“{text}” is not a colour: write one of {known}.',
  'E_TRIGGER_DATA no-colour': 'The colour of the key is missing: write one of {known}.',
  'E_TRIGGER_DATA gate':
    'Gates and plates need a name of up to 40 characters that connects them, as in “Gate vault” and “Plate vault”.',
  'E_TRIGGER_DATA open':
    '“{text}” is not possible here: after the name of a gate, write “open” or nothing.',
  'E_TRIGGER_DATA number': '“{text}” is not a number from 1 to {known}.',
  'E_TRIGGER_DATA destination':
    'The teleporter leads nowhere: after “Teleporter”, write a number that a cell in the rows has.',
  'E_TRIGGER_DATA sign': 'The sign is blank: write its text after “Sign”.',
  'E_TRIGGER_DATA world':
    'The exit leads nowhere: write the name of a world file in the same folder, as in “Exit cellar”.',
  'E_TRIGGER_DATA extra': '“{text}” does not belong here: remove it.',
  'E_GOAL_DATA none': 'The goal is missing: write one of {known}.',
  'E_GOAL_DATA unknown': '“{text}” is not a goal: write one of {known}.',
  'E_GOAL_DATA turns': 'The number of turns is missing, as in “Goal Survive 100”.',
  'E_TRIGGER_PLACE taken': 'This cell already has {text}: place each in a separate cell.',
  'E_TRIGGER_PLACE closed':
    'A closed {text} cannot share its cell with the player, an item or a mob: move one of them.',
  'E_LINK gate': 'No gate is named “{text}”: add a line “Gate {text}”, or use the name of a gate.',
  'E_LINK world': 'The world “{text}” is missing: put {text}.world into the same folder.',
  'E_LINK key':
    'No key is {text}: add a line “Key {text}”, or remove the colour from the door or chest.',
  'E_LINK goal':
    'These worlds have no goal: add a line such as “Goal Reach” to the world where the story ends.',
  'E_LINK unreachable':
    'This cannot be reached from the start: check the doors, keys, plates and gates on the way.',
  'E_LINK unmet': 'No order of steps meets all goals: check that no one-way path separates them.',
  'E_LINK danger':
    'A mob is {distance} steps from where the hero arrives: move it at least {most} steps away.',
  'W_LINK unsettled': 'There are too many combinations of keys and plates to verify the goal.',
  'W_LINK plate': 'No plate moves the gate “{text}”: it stays as it is.',
  E_IN_WALL: 'A world file cannot place anything in a wall, but something is at ({x}, {y}).',
  W_DUPLICATE_HOLE: 'The number {number} is in several cells: the last one counts.',
  W_PLAYER_OVERRIDDEN: 'The player was already placed: this line counts instead.',
  W_PLAYER_DATA: '“{text}” is ignored: nothing may follow “Player”.',
  W_PLAYER_IN_WALL: 'The player starts in a wall: number a ground cell and place “Player” there.',
} as const;
export type WorldMessage = keyof typeof WORLD_MESSAGES;

/** Position of a problem; line and column count from 1, columns in characters. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

export function worldProblem(id: WorldMessage, at: FilePlace, args: ProblemArgs = {}): Problem {
  const [code = id, detail] = id.split(' ');
  const message = fillIn(WORLD_MESSAGES[id], args);
  const messageArgs = detail === undefined ? args : { ...args, what: detail };
  return { code, message, args: messageArgs, line: at.line, column: at.column };
}

const SHOWN = 40;

/** A word of the file for a message, shortened and without control characters. */
export function shownWord(word: string): string {
  const clean = Array.from(word.slice(0, SHOWN), (c) => (/\p{Cc}|\p{Cf}/u.test(c) ? '\u00b7' : c));
  return clean.join('') + (word.length > SHOWN ? '...' : '');
}
