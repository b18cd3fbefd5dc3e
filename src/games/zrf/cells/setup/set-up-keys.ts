import { helpOf } from '#play';
import type { KeyMap } from '#play';
import type { HelpPage } from '#screen/model/context.ts';
import type { Say } from '#i18n/say.ts';
import { barLabels, keyLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { CARRY_KEYS, SETUP_KEYS } from '../../voice/keymap.ts';
import type { SetupCommand } from '../../voice/keymap.ts';
import { kindOf } from './desk.ts';
import type { Desk, Hand } from './desk.ts';

const isOfBrushes = ({ brushes }: Desk): boolean => brushes.length > 1;
const isWaiting = ({ hasWaiting }: Desk): boolean => hasWaiting;

/** Availability of commands that some boards do not need. */
const AVAILABLE: Readonly<Partial<Record<SetupCommand, (desk: Desk) => boolean>>> = {
  brush: isOfBrushes,
  number: isOfBrushes,
  other: (desk) => new Set(desk.brushes.map((cell) => kindOf(desk, cell).player)).size > 1,
  turn: ({ turns }) => turns.length > 1,
  'wait-more': isWaiting,
  'wait-less': isWaiting,
};

function offered(desk: Desk): KeyMap {
  return SETUP_KEYS.filter(({ command }) => AVAILABLE[command]?.(desk) ?? true);
}

/** Keys for the bottom bar. */
export function barKeys(desk: Desk, { carried }: Hand, say: Say): readonly KeyLabel[] {
  return barLabels(say, carried === undefined ? offered(desk) : CARRY_KEYS);
}

/** Help page that explains the keys. */
export function helpPage(desk: Desk, say: Say): HelpPage {
  return {
    title: say('screen-setup'),
    text: say('screen-setup-about'),
    keys: keyLabels(say, helpOf(offered(desk))),
  };
}
