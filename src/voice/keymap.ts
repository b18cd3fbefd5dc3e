import { DIGIT_KEYS, rowsFor } from '#play';
import type { Binding, KeyMap } from '#play';

/** Keys for moving through a list; Shift+Tab moves back. */
export const LIST_KEYS = [
  { command: 'before', keys: ['up', 'k'], label: 'screen-key-choose', help: 'screen-help-choose' },
  { command: 'after', keys: ['down', 'j'], label: 'screen-key-choose', help: 'screen-help-choose' },
  { command: 'next', keys: ['tab'] },
  { command: 'first', keys: ['home'] },
  { command: 'last', keys: ['end'] },
  { command: 'page-before', keys: ['pageup'] },
  { command: 'page-after', keys: ['pagedown'] },
] as const satisfies KeyMap;

/** Keys for changing the value of a row. */
export const VALUE_KEYS = [
  { command: 'less', keys: ['left'], label: 'screen-key-change', help: 'screen-help-change' },
  { command: 'more', keys: ['right'], label: 'screen-key-change', help: 'screen-help-change' },
  { command: 'less', keys: ['-'] },
  { command: 'more', keys: ['space', '+', '='] },
] as const satisfies KeyMap;

/** Keys for scrolling a long text. */
export const SCROLL_KEYS = [
  { command: 'up', keys: ['up', 'k', 'w'], label: 'screen-key-scroll' },
  { command: 'down', keys: ['down', 'j', 's'], label: 'screen-key-scroll' },
  { command: 'page-up', keys: ['pageup'] },
  { command: 'page-down', keys: ['pagedown', 'space'] },
  { command: 'start', keys: ['home'] },
  { command: 'end', keys: ['end'] },
] as const satisfies KeyMap;

/** Keys of a menu, in addition to those of its list. */
export const MENU_KEYS = [
  { command: 'open', keys: ['enter'], label: 'screen-key-open', help: 'screen-help-open' },
  { command: 'open', keys: ['space'] },
  { command: 'help', keys: ['?', 'f1'], label: 'screen-key-help' },
  { command: 'back', keys: ['q', 'escape'], label: 'screen-key-back', help: 'screen-help-back' },
] as const satisfies KeyMap;

/** Digits for choosing from a menu. */
export const NUMBER_KEYS = [
  { command: 'number', keys: DIGIT_KEYS, label: 'screen-key-game' },
] as const satisfies KeyMap;

/** Keys of a menu whose rows have values, in addition to those of its list. */
export const FORM_KEYS = [
  ...VALUE_KEYS,
  { command: 'done', keys: ['enter'], label: 'screen-key-done' },
  ...rowsFor(MENU_KEYS, ['help', 'back']),
] as const satisfies KeyMap;

/** Control keys while typing a line. */
export const TYPING_KEYS = [
  { command: 'done', keys: ['enter'], label: 'screen-key-done' },
  { command: 'help', keys: ['f1'], label: 'screen-key-help' },
  { command: 'back', keys: ['escape'], label: 'screen-key-back' },
] as const satisfies KeyMap;

/** Keys of the main menu. Escape asks before leaving it. */
export const TITLE_KEYS = [
  ...LIST_KEYS,
  ...rowsFor(MENU_KEYS, ['open']),
  ...NUMBER_KEYS,
  ...rowsFor(MENU_KEYS, ['help']),
  { command: 'quit', keys: ['q'], label: 'screen-key-quit' },
  { command: 'ask-quit', keys: ['escape'] },
] as const satisfies KeyMap;

/** Keys that close help, including those that open it. */
export const HELP_PAGE_KEYS = [
  ...SCROLL_KEYS,
  { command: 'back', keys: ['q', 'escape', 'enter', '?', 'f1'], label: 'screen-key-back' },
] as const satisfies KeyMap;

/** Answers to a question. Any other key means no. */
export const ANSWER_KEYS = [
  { command: 'yes', keys: ['y', 'enter'], label: 'yes' },
  { command: 'no', keys: ['q', 'n'], label: 'no' },
  ...rowsFor(MENU_KEYS, ['help']).map(({ command, keys }) => ({ command, keys })),
] as const satisfies KeyMap;

/** Answers to a question that interrupts a game. The game's keys do not answer it. */
export const STRICT_ANSWER_KEYS = [
  { command: 'yes', keys: ['y'], label: 'yes' },
  { command: 'no', keys: ['n'], label: 'no' },
] as const satisfies KeyMap;

/** Keys shared by text screens and the page in every game. */
const SHARED = {
  undo: { command: 'undo', keys: ['u'] },
  redo: { command: 'redo', keys: ['r'] },
  hint: { command: 'hint', keys: ['h'] },
  new: { command: 'new', keys: ['n'] },
  help: { command: 'help', keys: ['?', 'f1'] },
} as const satisfies Readonly<Record<string, Binding>>;

/** Keys of both shells in matches of two players. */
export const MATCH_KEYS = [
  { command: 'resign', keys: ['g'], label: 'early-resign-help', help: 'early-resign-help' },
  { command: 'draw', keys: ['o'], label: 'early-draw-help', help: 'early-draw-help' },
  { command: 'pause', keys: ['c'], label: 'clock-key-pause', help: 'clock-pause-help' },
] as const satisfies KeyMap;
export type MatchCommand = (typeof MATCH_KEYS)[number]['command'];

/** Keys of text screens during a game. */
export const PLAY_KEYS = [
  { ...SHARED.undo, label: 'screen-key-undo', help: 'screen-help-undo' },
  { command: 'undo', keys: ['backspace'] },
  { ...SHARED.redo, label: 'screen-key-redo', help: 'screen-help-undo' },
  { ...SHARED.hint, label: 'screen-key-hint', help: 'screen-help-hint' },
  { command: 'save', keys: ['s'], label: 'screen-key-save', help: 'screen-help-save' },
  { command: 'replay', keys: ['v'], label: 'screen-key-replay', help: 'screen-help-replay' },
  { command: 'export', keys: ['x'], label: 'screen-key-export', help: 'screen-help-export' },
  { command: 'seats', keys: ['w'], help: 'screen-help-seats' },
  { ...SHARED.new, label: 'screen-key-new', help: 'screen-help-new' },
  { command: 'leave', keys: ['q', 'escape'], label: 'screen-key-back', help: 'screen-help-back' },
  { ...SHARED.help, label: 'screen-key-help', help: 'screen-help-help' },
  { command: 'quit', keys: ['ctrl-c'], help: 'screen-help-leave' },
] as const satisfies KeyMap;

/** Key bar of a game, most important first. */
export const PLAY_BAR = [
  'undo',
  'hint',
  'help',
  'leave',
  'redo',
  'new',
  'replay',
  'save',
  'export',
] as const;

/** Key bar of a finished game, in addition to the key for a new one. */
export const OVER_BAR = ['replay', 'undo', 'export', 'help', 'leave'] as const;

/** Key for a new game after the end of one. */
export const OVER_KEYS = [
  { command: 'new', keys: ['enter'], label: 'screen-key-new' },
] as const satisfies KeyMap;

/** Keys that skip an animation and have no other effect. */
export const SKIP_KEYS = [
  { command: 'skip', keys: ['enter', 'space', 'escape'] },
] as const satisfies KeyMap;

/** Keys of the page during a board game. */
export const PAGE_KEYS = [
  { ...SHARED.undo, help: 'web-undo' },
  { ...SHARED.redo, help: 'web-redo' },
  { ...SHARED.hint, help: 'web-hint' },
  { ...SHARED.new, help: 'label-new-game' },
  { command: 'flip', keys: ['f'], help: 'web-flip' },
  { command: 'back', keys: [','], help: 'web-key-review' },
  { command: 'forward', keys: ['.'], help: 'web-key-review' },
  { command: 'first', keys: ['home'], help: 'web-key-ends' },
  { command: 'last', keys: ['end'], help: 'web-key-ends' },
  { command: 'skip', keys: ['escape'], help: 'web-key-skip' },
  { command: 'help', keys: ['?'], help: 'web-help' },
] as const satisfies KeyMap;
export type PageCommand = (typeof PAGE_KEYS)[number]['command'];

/** Keys of a replay. */
export const REPLAY_KEYS = [
  { command: 'before', keys: ['left'], label: 'screen-key-step' },
  { command: 'next', keys: ['right'], label: 'screen-key-step' },
  { command: 'turn-before', keys: ['up'], label: 'screen-key-turn' },
  { command: 'turn-next', keys: ['down'], label: 'screen-key-turn' },
  { command: 'page-before', keys: ['pageup'], label: 'screen-key-skip' },
  { command: 'page-next', keys: ['pagedown'], label: 'screen-key-skip' },
  {
    command: 'share',
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    label: 'screen-key-skip',
  },
  { command: 'first', keys: ['home'] },
  { command: 'last', keys: ['end'] },
  { command: 'run', keys: ['space', 'enter'], label: 'screen-key-run' },
  { command: 'slower', keys: ['-'], label: 'screen-key-speed' },
  { command: 'faster', keys: ['+', '='], label: 'screen-key-speed' },
  { ...SHARED.help, label: 'screen-key-help' },
  { command: 'leave', keys: ['q', 'escape', 'v'], label: 'screen-key-back' },
] as const satisfies KeyMap;

/** Keys of the page without some commands, which a game does not use or explains itself. */
export function pageRowsWithout(...commands: readonly PageCommand[]): KeyMap {
  return PAGE_KEYS.filter(({ command }) => !commands.includes(command));
}

/** Keys of the list of saved games, in addition to those of a list. */
export const SAVED_KEYS = [
  { command: 'open', keys: ['enter', 'space'], label: 'screen-key-continue' },
  ...rowsFor(PLAY_KEYS, ['replay']),
  { command: 'rename', keys: ['n'], label: 'screen-key-rename' },
  { command: 'remove', keys: ['d', 'delete', 'backspace'], label: 'screen-key-remove' },
  ...rowsFor(MENU_KEYS, ['back']),
] as const satisfies KeyMap;

/** Keys of the page for games without a scene of their own. */
export const GENERIC_PAGE_KEYS = [
  {
    command: 'action',
    keys: DIGIT_KEYS,
    help: 'generic-key-number',
  },
  { command: 'focus', keys: ['left', 'right'], help: 'generic-key-focus' },
] as const satisfies KeyMap;
