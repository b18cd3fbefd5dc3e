import { bindingFor, DIGIT_KEYS, labelled, rowsFor } from '#play';
import type { Binding, KeyMap } from '#play';
import {
  LIST_KEYS,
  MATCH_KEYS,
  MENU_KEYS,
  PAGE_KEYS,
  pageRowsWithout,
  PLAY_KEYS,
  REPLAY_KEYS,
  TYPING_KEYS,
} from '#voice/keymap.ts';

const ARROWS = ['left', 'up', 'down', 'right'] as const;

/** Key that asks "Why not?" during play. */
export const WHY_KEYS = [
  { command: 'why', keys: ['y'], label: 'analysis-bar-why', help: 'analysis-key-why-play' },
] as const satisfies KeyMap;

/** Additional keys of the board game page. */
export const BOARD_PAGE_KEYS = [
  { command: 'about', keys: ['i'], help: 'zrf-about' },
  { command: 'set-up', keys: ['e'], help: 'zrf-setup' },
  { command: 'looks', keys: ['l'], help: 'zrf-looks' },
  { command: 'analysis', keys: ['a'], help: 'analysis' },
  { ...bindingFor(WHY_KEYS, 'why'), help: 'analysis-why' },
] as const satisfies KeyMap;

/** Keys of the analysis board on the page. */
export const ANALYSIS_PAGE_KEYS = [
  { command: 'back', keys: ['left'], help: 'analysis-key-move' },
  { command: 'forward', keys: ['right'], help: 'analysis-key-move' },
  { command: 'previous', keys: ['up'], help: 'analysis-key-variation' },
  { command: 'next', keys: ['down'], help: 'analysis-key-variation' },
  { command: 'start', keys: ['home'], help: 'analysis-key-ends' },
  { command: 'end', keys: ['end'], help: 'analysis-key-ends' },
  { command: 'best', keys: ['b'], help: 'analysis-key-best' },
  { command: 'engine', keys: ['e'], help: 'analysis-engine' },
  { command: 'why', keys: ['w', 'y'], help: 'analysis-why' },
  { command: 'comment', keys: ['c'], help: 'analysis-comment' },
  { command: 'flip', keys: ['f'], help: 'web-flip' },
  { command: 'close', keys: ['escape'], help: 'zrf-setup-leave' },
] as const satisfies KeyMap;

/** All keys of the board game page, for its help. */
export const BOARD_PAGE_HELP: KeyMap = [
  { command: 'move', keys: ARROWS, help: 'zrf-key-arrows' },
  { command: 'pick', keys: ['enter'], help: 'zrf-key-enter' },
  { command: 'cancel', keys: ['escape'], help: 'zrf-key-escape' },
  ...pageRowsWithout('skip'),
  ...BOARD_PAGE_KEYS,
  ...MATCH_KEYS,
];

/** Additional keys of the sliding puzzle page. */
export const PUZZLE_PAGE_KEYS = [
  { command: 'solution', keys: ['s'], help: 'puzzle-solution' },
  { command: 'distance', keys: ['d'], help: 'puzzle-distance' },
  { command: 'before', keys: ['['], help: 'puzzle-key-path' },
  { command: 'after', keys: [']'], help: 'puzzle-key-path' },
  { command: 'about', keys: ['i'], help: 'zrf-about' },
] as const satisfies KeyMap;

/** All keys of the sliding puzzle page, for its help. */
export const PUZZLE_PAGE_HELP: KeyMap = [
  { command: 'next', keys: ['tab'], help: 'puzzle-key-tab' },
  { command: 'slide', keys: ARROWS, help: 'puzzle-key-arrows' },
  { command: 'slide-far', keys: ['shift-left'], help: 'puzzle-key-far' },
  { command: 'beside', keys: ['ctrl-left', 'alt-left'], help: 'puzzle-key-beside' },
  { command: 'pick', keys: ['enter'], help: 'puzzle-key-enter' },
  { command: 'cancel', keys: ['escape'], help: 'puzzle-key-escape' },
  ...pageRowsWithout('skip', 'flip').map(inPuzzle),
  ...PUZZLE_PAGE_KEYS,
];

/** Help of keys that differ in puzzles: the hint, and restart in place of a new game. */
function inPuzzle(row: Binding): Binding {
  if (row.command === 'hint') return { ...row, help: 'puzzle-key-hint' };
  return row.command === 'new' ? { ...row, help: 'puzzle-restart' } : row;
}

/** Cursor keys over a board on text screens. */
const POINT = { command: 'point', keys: ['up', 'down', 'left', 'right'] } as const;

/** Keys that start typing. */
const TYPE = { command: 'type', keys: [':'] } as const;
const ALT_TYPE = { command: 'type', keys: ['/'] } as const;

/** Keys of boards on text screens. */
export const BOARD_KEYS = [
  { command: 'pass', keys: ['p'], label: 'screen-zrf-key-pass' },
  { command: 'drop', keys: ['d'], label: 'screen-zrf-key-drop' },
  { ...POINT, label: 'screen-zrf-key-point' },
  { command: 'take', keys: ['enter', 'space'], label: 'screen-zrf-key-take' },
  { command: 'next', keys: ['tab'], label: 'screen-zrf-key-next' },
  { ...TYPE, label: 'screen-zrf-key-type' },
  ALT_TYPE,
  { command: 'list', keys: ['m'], label: 'screen-zrf-key-moves' },
  { command: 'put-down', keys: ['escape', 'backspace'] },
] as const satisfies KeyMap;

/** Keys if only one piece can move. */
export const WALK_KEYS = labelled(rowsFor(BOARD_KEYS, ['point', 'type', 'list']), {
  point: 'screen-zrf-key-walk',
});

/** Additional keys of an open list of moves or pieces. */
export const MOVE_LIST_KEYS = [
  { command: 'take', keys: ['enter', 'space'] },
  { command: 'number', keys: DIGIT_KEYS },
  { command: 'close', keys: ['escape', 'backspace', 'q'] },
] as const satisfies KeyMap;

const WALK_TREE = [
  { command: 'back', keys: ['left'], label: 'analysis-bar-walk', help: 'analysis-key-move' },
  { command: 'forward', keys: ['right'], label: 'analysis-bar-walk', help: 'analysis-key-move' },
  { command: 'previous', keys: ['up'], help: 'analysis-key-variation' },
  { command: 'next', keys: ['down'], help: 'analysis-key-variation' },
  { command: 'start', keys: ['home'], help: 'analysis-key-ends' },
  { command: 'end', keys: ['end'], help: 'analysis-key-ends' },
] as const satisfies KeyMap;

const TYPE_TURN = { ...TYPE, label: 'analysis-bar-type', help: 'screen-zrf-key-type' } as const;
const CLOSE_ANALYSIS = {
  command: 'close',
  keys: ['q', 'escape'],
  label: 'screen-key-back',
  help: 'screen-key-back',
} as const;

/** Keys of the analysis on text screens. */
export const ANALYSIS_KEYS = [
  ...WALK_TREE,
  { command: 'review', keys: ['r'], label: 'analysis-bar-review', help: 'analysis-key-review' },
  { command: 'why', keys: ['w', 'y'], label: 'analysis-bar-why', help: 'analysis-key-why' },
  TYPE_TURN,
  { command: 'learn', keys: ['l'], label: 'analysis-bar-learn', help: 'analysis-learn' },
  { command: 'best', keys: ['space'], label: 'analysis-bar-best', help: 'analysis-key-best' },
  { command: 'best', keys: ['b'] },
  { command: 'moment-before', keys: ['['], help: 'analysis-key-moment' },
  { command: 'moment-after', keys: [']'], help: 'analysis-key-moment' },
  { command: 'board', keys: ['tab'], label: 'analysis-bar-board', help: 'analysis-key-board' },
  { command: 'comment', keys: ['c'], label: 'analysis-bar-comment', help: 'analysis-key-comment' },
  { command: 'sign', keys: ['n'], label: 'analysis-bar-sign', help: 'analysis-key-sign' },
  { command: 'promote', keys: ['p'], label: 'analysis-bar-promote', help: 'analysis-key-promote' },
  {
    command: 'remove',
    keys: ['d', 'delete'],
    label: 'screen-key-remove',
    help: 'analysis-key-remove',
  },
  { command: 'pgn', keys: ['f'], label: 'zrf-key-pgn', help: 'zrf-help-pgn' },
  { command: 'engine', keys: ['e'], label: 'analysis-bar-engine', help: 'analysis-key-engine' },
  { command: 'show', keys: ['s'] },
  ...rowsFor(PLAY_KEYS, ['help']),
  CLOSE_ANALYSIS,
] as const satisfies KeyMap;
export type AnalysisCommand = (typeof ANALYSIS_KEYS)[number]['command'];

/** Key bar while arrows move the cursor on the board. */
export const ANALYSIS_BOARD_KEYS = [
  ...rowsFor(BOARD_KEYS, ['point', 'take']),
  TYPE_TURN,
  ...rowsFor(PLAY_KEYS, ['help']),
  { ...CLOSE_ANALYSIS, label: 'analysis-bar-tree' },
] as const satisfies KeyMap;

/** Key bar of a lesson. */
export const ANALYSIS_LEARN_KEYS = [
  ...rowsFor(BOARD_KEYS, ['point', 'take']),
  TYPE_TURN,
  { command: 'show', keys: ['s'], label: 'analysis-learn-show' },
  { command: 'learn', keys: ['l'], label: 'analysis-learn-next' },
  ...rowsFor(PLAY_KEYS, ['help']),
  CLOSE_ANALYSIS,
] as const satisfies KeyMap;

/** Key that opens the analysis. */
export const ANALYSE_KEYS = [
  { command: 'analyse', keys: ['a'], label: 'analysis-bar-open', help: 'analysis-key-open' },
] as const satisfies KeyMap;

/** Export keys. */
export const HAND_OUT_KEYS = [
  { command: 'text', keys: ['t'], label: 'screen-key-text', help: 'screen-help-text' },
  { command: 'pgn', keys: ['f'], label: 'zrf-key-pgn', help: 'zrf-help-pgn' },
  { command: 'zsg', keys: ['z'], help: 'screen-help-zsg' },
] as const satisfies KeyMap;

/** Keys of the position text. */
export const POSITION_KEYS = [
  { command: 'copy', keys: ['c'], label: 'screen-key-copy' },
  ...rowsFor(PLAY_KEYS, ['export']),
  { command: 'set-up', keys: ['e'], label: 'screen-setup-key-open' },
  {
    command: 'back',
    keys: ['q', 'escape', 'enter', ...bindingFor(HAND_OUT_KEYS, 'text').keys],
    label: 'screen-key-back',
  },
] as const satisfies KeyMap;

/** Keys of the game in the notation of players. */
export const PGN_KEYS = [
  { command: 'copy', keys: ['c'], label: 'zrf-key-copy-pgn' },
  { command: 'position', keys: ['p'], label: 'zrf-key-copy-position' },
  ...rowsFor(PLAY_KEYS, ['export']),
  { command: 'scroll', keys: ['up', 'down'], label: 'screen-key-scroll' },
  {
    command: 'back',
    keys: ['q', 'escape', 'enter', ...bindingFor(HAND_OUT_KEYS, 'pgn').keys],
    label: 'screen-key-back',
  },
] as const satisfies KeyMap;

/** Keys of sliding blocks on text screens. */
export const BLOCK_KEYS = [
  {
    command: 'slide',
    keys: ['left', 'right', 'up', 'down'],
    label: 'screen-blocks-key-slide',
    help: 'screen-blocks-help-slide',
  },
  { command: 'far', keys: ['f'], label: 'screen-blocks-key-far', help: 'screen-blocks-help-far' },
  {
    command: 'next',
    keys: ['tab', 'space'],
    label: 'screen-blocks-key-next',
    help: 'screen-blocks-help-next',
  },
  { command: 'previous', keys: ['b'] },
  {
    command: 'letter',
    keys: ['A–Z'],
    label: 'screen-blocks-key-letter',
    help: 'screen-blocks-help-letter',
  },
  { ...TYPE, label: 'screen-blocks-key-type', help: 'screen-blocks-help-type' },
  ALT_TYPE,
] as const satisfies KeyMap;

/** Keys of puzzles that add to or replace the common keys. */
export const PUZZLE_KEYS = [
  { ...bindingFor(PLAY_KEYS, 'undo'), help: 'screen-puzzle-help-undo' },
  { ...bindingFor(PLAY_KEYS, 'redo'), help: 'screen-puzzle-help-undo' },
  {
    command: 'again',
    keys: ['a'],
    label: 'screen-puzzle-key-again',
    help: 'screen-puzzle-help-again',
  },
  { ...bindingFor(PLAY_KEYS, 'hint'), help: 'screen-puzzle-help-hint' },
  {
    command: 'distance',
    keys: ['d'],
    label: 'screen-puzzle-key-distance',
    help: 'screen-puzzle-help-distance',
  },
  {
    command: 'solution',
    keys: ['p'],
    label: 'screen-puzzle-key-solution',
    help: 'screen-puzzle-help-solution',
  },
  {
    command: 'metric',
    keys: ['m'],
    label: 'screen-puzzle-key-metric',
    help: 'screen-puzzle-help-metric',
  },
  {
    command: 'after',
    keys: ['pagedown'],
    label: 'screen-puzzle-key-next',
    help: 'screen-puzzle-help-next',
  },
  { command: 'before', keys: ['pageup'], help: 'screen-puzzle-help-next' },
  {
    command: 'stop',
    keys: ['escape'],
    label: 'screen-puzzle-key-stop',
    help: 'screen-puzzle-help-stop',
  },
  { command: 'edit', keys: ['e'], help: 'screen-puzzle-help-edit' },
] as const satisfies KeyMap;

/** All keys of the puzzle screen; Escape first stops the solver. */
export const PUZZLE_SCREEN_KEYS = [
  ...PLAY_KEYS,
  ...PUZZLE_KEYS,
  ...HAND_OUT_KEYS,
  { command: 'go-on', keys: ['enter'], label: 'screen-puzzle-key-next' },
] as const satisfies KeyMap;

/** Key bars of a puzzle in play and of a solved one. */
export const PUZZLE_BAR = [
  'undo',
  'redo',
  'again',
  'hint',
  'distance',
  'solution',
  'metric',
  'help',
  'leave',
] as const;
export const SOLVED_BAR = ['again', 'undo', 'replay', 'export', 'new', 'help', 'leave'] as const;

/** Keys during a solution, as in a replay. */
export const SOLUTION_KEYS = [
  ...rowsFor(REPLAY_KEYS, ['run', 'before', 'next']),
  { ...bindingFor(REPLAY_KEYS, 'first'), command: 'first', label: 'screen-key-ends' },
  { ...bindingFor(REPLAY_KEYS, 'last'), command: 'last', label: 'screen-key-ends' },
  ...rowsFor(REPLAY_KEYS, ['slower', 'faster']),
  {
    command: 'back',
    keys: ['q', 'escape', ...bindingFor(PUZZLE_KEYS, 'solution').keys],
    label: 'screen-puzzle-key-return',
  },
] as const satisfies KeyMap;

const ERASE = ['.', 'delete', 'backspace'] as const;

/** Keys of the puzzle editor for drawing blocks. */
const DRAW_KEYS = [
  { command: 'letter', keys: ['A–Z'], label: 'screen-editor-key-block' },
  { command: 'again', keys: ['space'], label: 'screen-editor-key-again' },
  { command: 'empty', keys: ERASE, label: 'screen-editor-key-empty' },
  { command: 'wall', keys: ['#', '№'], label: 'screen-editor-key-wall' },
  { command: 'mode', keys: ['tab'], label: 'screen-editor-key-goal' },
] as const satisfies KeyMap;

/** Keys of the puzzle editor for setting goals. */
const GOAL_KEYS = [
  { command: 'letter', keys: ['A–Z'], label: 'screen-editor-key-aim' },
  { command: 'also', keys: ['+'], label: 'screen-editor-key-also' },
  { command: 'empty', keys: ERASE, label: 'screen-editor-key-drop' },
  { command: 'mode', keys: ['tab'], label: 'screen-editor-key-draw' },
  { command: 'again', keys: ['space'] },
  { command: 'wall', keys: ['#', '№'] },
] as const satisfies KeyMap;

/** Common keys of the puzzle editor. */
const EDITOR_KEYS = [
  { command: 'narrower', keys: ['['], label: 'screen-editor-key-width' },
  { command: 'wider', keys: [']'], label: 'screen-editor-key-width' },
  { command: 'lower', keys: ['-'], label: 'screen-editor-key-height' },
  { command: 'higher', keys: ['=', '+'], label: 'screen-editor-key-height' },
  { command: 'undo', keys: ['<'], label: 'screen-editor-key-undo' },
  { command: 'redo', keys: ['>'], label: 'screen-editor-key-undo' },
  { command: 'title', keys: [':'], label: 'screen-editor-key-title' },
  { command: 'keep', keys: ['!'], label: 'screen-editor-key-keep' },
  { command: 'play', keys: ['enter'], label: 'screen-editor-key-play' },
  { command: 'back', keys: ['escape'], label: 'screen-key-back' },
] as const satisfies KeyMap;

const EDITOR_POINT = {
  command: 'point',
  keys: ['left', 'right', 'up', 'down'],
  label: 'screen-editor-key-point',
} as const;

export type EditorCommand = (
  typeof EDITOR_POINT | (typeof DRAW_KEYS | typeof GOAL_KEYS | typeof EDITOR_KEYS)[number]
)['command'];

/** Keys of the puzzle editor on text screens. */
export function editorKeys(isAiming: boolean): KeyMap<EditorCommand> {
  return [EDITOR_POINT, ...(isAiming ? GOAL_KEYS : DRAW_KEYS), ...EDITOR_KEYS];
}

/** Keys of the position editor on text screens. */
export const SETUP_KEYS = [
  { command: 'put', keys: ['enter'], label: 'screen-setup-key-put', help: 'screen-setup-help-put' },
  { command: 'put', keys: ['space'] },
  {
    command: 'empty',
    keys: ['x', 'delete'],
    label: 'screen-setup-key-empty',
    help: 'screen-setup-help-empty',
  },
  { command: 'empty', keys: ['backspace'] },
  {
    command: 'brush',
    keys: ['tab'],
    label: 'screen-setup-key-brush',
    help: 'screen-setup-help-brush',
  },
  { command: 'number', keys: DIGIT_KEYS, help: 'screen-setup-help-brush' },
  { command: 'next-brush', keys: ['pagedown'] },
  { command: 'previous-brush', keys: ['pageup'] },
  {
    command: 'other',
    keys: ['o'],
    label: 'screen-setup-key-other',
    help: 'screen-setup-help-other',
  },
  {
    command: 'carry',
    keys: ['m'],
    label: 'screen-setup-key-carry',
    help: 'screen-setup-help-carry',
  },
  { command: 'turn', keys: ['w'], label: 'screen-setup-key-turn', help: 'screen-setup-help-turn' },
  {
    command: 'wait-more',
    keys: ['+'],
    label: 'screen-setup-key-wait',
    help: 'screen-setup-help-wait',
  },
  {
    command: 'wait-less',
    keys: ['-'],
    label: 'screen-setup-key-wait',
    help: 'screen-setup-help-wait',
  },
  { command: 'wait-more', keys: ['='] },
  { command: 'wait-less', keys: ['_'] },
  { command: 'play', keys: ['p'], label: 'screen-setup-key-play', help: 'screen-setup-help-play' },
  { ...TYPE, label: 'screen-setup-key-text', help: 'screen-setup-help-text' },
  ALT_TYPE,
  { command: 'help', keys: ['?'], label: 'screen-key-help', help: 'screen-setup-help-help' },
  { command: 'help', keys: ['f1'] },
  {
    command: 'back',
    keys: ['q', 'escape'],
    label: 'screen-key-back',
    help: 'screen-setup-help-back',
  },
  { command: 'undo', keys: ['u'], label: 'screen-setup-key-undo', help: 'screen-setup-help-undo' },
  { command: 'redo', keys: ['r'], help: 'screen-setup-help-undo' },
  {
    command: 'clear',
    keys: ['c'],
    label: 'screen-setup-key-clear',
    help: 'screen-setup-help-clear',
  },
  {
    command: 'usual',
    keys: ['a'],
    label: 'screen-setup-key-usual',
    help: 'screen-setup-help-usual',
  },
  { ...POINT, label: 'screen-key-cursor', help: 'screen-setup-help-point' },
] as const satisfies KeyMap;
export type SetupCommand = (typeof SETUP_KEYS)[number]['command'];

/** Keys while carrying a piece. */
export const CARRY_KEYS = [
  {
    command: 'put-down',
    keys: [...bindingFor(SETUP_KEYS, 'carry').keys, 'enter', 'space'],
    label: 'screen-setup-key-put-down',
  },
  { command: 'let-go', keys: ['escape'], label: 'screen-key-cancel' },
  { ...POINT, label: 'screen-key-cursor' },
] as const satisfies KeyMap;

/** Keys of the library, where letters search. */
export const LIBRARY_KEYS = [
  ...LIST_KEYS.filter(({ command }) => command === 'before' || command === 'after'),
  { ...bindingFor(TYPING_KEYS, 'done'), command: 'open', label: 'screen-key-open' },
  ...rowsFor(TYPING_KEYS, ['back']),
  { command: 'shelf', keys: ['left', 'right'], label: 'screen-puzzle-key-shelf' },
  { command: 'other-shelf', keys: ['tab'] },
  { command: 'file', keys: ['ctrl-o'], label: 'zrf-key-file' },
  { command: 'draw', keys: ['+'], label: 'screen-editor-key-new' },
  { command: 'search', keys: ['a–z'], label: 'screen-zrf-key-search' },
  ...rowsFor(MENU_KEYS, ['help']).map(({ command, keys }) => ({ command, keys })),
] as const satisfies KeyMap;

/** Keys of the position editor page. */
export const SETUP_PAGE_KEYS = rowsFor(PAGE_KEYS, ['undo', 'redo', 'flip']);

/** Keys of the puzzle editor page; Shift turns undo into redo. */
export const EDITOR_PAGE_KEYS = [
  { command: 'undo', keys: ['ctrl-z'] },
  { command: 'redo', keys: ['ctrl-y'] },
  { command: 'tool', keys: DIGIT_KEYS },
] as const satisfies KeyMap;
