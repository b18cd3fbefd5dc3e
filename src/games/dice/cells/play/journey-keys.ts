import type { Say } from '#i18n/say.ts';
import { helpOf, rowsIn } from '#play';
import { DICE_HELP } from '../../voice/keymap.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';

/** The keys of the table and the camp, for the help page. */
export function journeyKeys(say: Say): readonly KeyLabel[] {
  return keyLabels(say, helpOf(rowsIn(DICE_HELP, 'cells')));
}
