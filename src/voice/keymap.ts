import type { Binding, KeyMap } from '#play';

/** Keys that text screens and the page share while any game is played. */
const SHARED = {
  undo: { command: 'undo', keys: ['u'] },
  redo: { command: 'redo', keys: ['r'] },
  hint: { command: 'hint', keys: ['h'] },
  new: { command: 'new', keys: ['n'] },
  help: { command: 'help', keys: ['?', 'f1'] },
} as const satisfies Readonly<Record<string, Binding>>;

/** The keys of text screens while a game is played. */
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

/** The key bar of a game, what matters most first. */
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

/** The key bar of a game that is over, besides the key of the next one. */
export const OVER_BAR = ['replay', 'undo', 'export', 'help', 'leave'] as const;

/** The key for another game once one is over. */
export const OVER_KEYS = [
  { command: 'new', keys: ['enter'], label: 'screen-key-new' },
] as const satisfies KeyMap;

/** Keys that end an animation, and do nothing more. */
export const SKIP_KEYS = [
  { command: 'skip', keys: ['enter', 'space', 'escape'] },
] as const satisfies KeyMap;

/** The keys of the page while a board game is played. */
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

/** The keys of a replay. */
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

/** The keys of the page without those of some commands, which a game has no use for or explains itself. */
export function pageRowsBut(...commands: readonly PageCommand[]): KeyMap {
  return PAGE_KEYS.filter(({ command }) => !commands.includes(command));
}

/** The keys of the page for games that bring no scene of their own. */
export const GENERIC_PAGE_KEYS = [
  {
    command: 'action',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    help: 'generic-key-number',
  },
  { command: 'focus', keys: ['left', 'right'], help: 'generic-key-focus' },
] as const satisfies KeyMap;
