import { own } from '#core';
import type { HelpPage } from '#screen/model/context.ts';
import type { Say } from '#i18n/say.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { kindOf } from './desk.ts';
import type { Desk, Hand } from './desk.ts';

interface Row {
  readonly keys: string;
  /** The same in help, where there is room for other keys that do it. */
  readonly help?: string;
  readonly id: string;
  isOffered?(desk: Desk): boolean;
}

const isOfSeveral = (desk: Desk): boolean =>
  new Set(desk.brushes.map((cell) => kindOf(desk, cell).player)).size > 1;

/** The keys at the board, the most important first. */
const ROWS: readonly Row[] = [
  { keys: 'Enter', id: 'put' },
  { keys: 'x', help: 'x, Del', id: 'empty' },
  {
    keys: 'Tab',
    help: 'Tab, 1–9',
    id: 'brush',
    isOffered: ({ brushes }) => brushes.length > 1,
  },
  { keys: 'o', id: 'other', isOffered: isOfSeveral },
  { keys: 'm', id: 'carry' },
  { keys: 'w', id: 'turn', isOffered: ({ turns }) => turns.length > 1 },
  { keys: '+ -', help: '+, -', id: 'wait', isOffered: ({ hasWaiting }) => hasWaiting },
  { keys: 'p', id: 'play' },
  { keys: ':', id: 'text' },
  { keys: '?', id: 'help' },
  { keys: 'q', help: 'q, Esc', id: 'back' },
  { keys: 'u', help: 'u, r', id: 'undo' },
  { keys: 'c', id: 'clear' },
  { keys: 'a', id: 'usual' },
  { keys: '↑↓←→', id: 'point' },
];

/** Keys that have the same name on all screens. */
const COMMON: Readonly<Record<string, string>> = {
  help: 'screen-key-help',
  back: 'screen-key-back',
  point: 'screen-key-cursor',
  'let-go': 'screen-key-cancel',
};

function offered(desk: Desk): readonly Row[] {
  return ROWS.filter((row) => row.isOffered?.(desk) !== false);
}

/** The keys for the bar at the bottom. */
export function barKeys(desk: Desk, { carried }: Hand, say: Say): readonly KeyLabel[] {
  const named = (keys: string, id: string): KeyLabel => ({
    keys,
    label: say(own(COMMON, id) ?? `screen-setup-key-${id}`),
  });
  if (carried === undefined) return offered(desk).map(({ keys, id }) => named(keys, id));
  return [named('m', 'put-down'), named('Esc', 'let-go'), named('↑↓←→', 'point')];
}

/** The keys while a position is typed. */
export function lineKeys(say: Say): readonly KeyLabel[] {
  return [
    { keys: 'Enter', label: say('screen-key-done') },
    { keys: 'F1', label: say('screen-key-help') },
    { keys: 'Esc', label: say('screen-key-back') },
  ];
}

/** The keys explained, for the help of the screen. */
export function helpPage(desk: Desk, say: Say): HelpPage {
  return {
    title: say('screen-setup'),
    text: say('screen-setup-about'),
    keys: offered(desk).map(({ keys, help, id }) => ({
      keys: help ?? keys,
      label: say(`screen-setup-help-${id}`),
    })),
  };
}
