import type { Say } from '#i18n/say.ts';
import { helpOf } from '#play';
import { LIST_KEYS, MENU_KEYS } from '#voice/keymap.ts';
import { keyLabels } from '#screen/model/key.ts';
import { SET_OUT_KEYS } from '../../voice/keymap.ts';
import type { HelpPage } from '#screen/model/context.ts';

/** What the list of adventures is for. */
export function adventuresHelp(say: Say): HelpPage {
  return {
    title: say('dice-menu-title'),
    text: say('dice-menu-help-adventures'),
    keys: keyLabels(say, helpOf([...LIST_KEYS, ...MENU_KEYS])),
  };
}

/** How one sets out: where to, how hard it is, and who goes. */
export function setOutHelp(say: Say): HelpPage {
  return {
    title: say('dice-menu-set-out'),
    text: say('dice-menu-help-set-out'),
    keys: keyLabels(say, helpOf(SET_OUT_KEYS)),
  };
}

/** The same for a hero's row, with what a party is. */
export function partyHelp(say: Say): HelpPage {
  const { keys } = setOutHelp(say);
  return { title: say('dice-menu-help-party-title'), text: say('dice-menu-help-party'), keys };
}
