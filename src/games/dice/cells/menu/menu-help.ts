import type { Say } from '#i18n/say.ts';
import { helpOf } from '#play';
import { LIST_KEYS, MENU_KEYS } from '#voice/keymap.ts';
import { keyLabels } from '#screen/model/key.ts';
import { DAILY_KEYS, SET_OUT_KEYS, TWIST_KEYS } from '../../voice/keymap.ts';
import type { HelpPage } from '#screen/model/context.ts';

/** Help for the list of adventures. */
export function adventuresHelp(say: Say): HelpPage {
  return {
    title: say('dice-menu-title'),
    text: say('dice-menu-help-adventures'),
    keys: keyLabels(say, helpOf([...LIST_KEYS, ...MENU_KEYS])),
  };
}

/** Help for the set-out screen: scenario, difficulty and party. */
export function setOutHelp(say: Say): HelpPage {
  return {
    title: say('dice-menu-set-out'),
    text: say('dice-menu-help-set-out'),
    keys: keyLabels(say, helpOf(SET_OUT_KEYS)),
  };
}

/** Help for a hero's row of the set-out screen, with an explanation of parties. */
export function partyHelp(say: Say): HelpPage {
  const { keys } = setOutHelp(say);
  return { title: say('dice-menu-help-party-title'), text: say('dice-menu-help-party'), keys };
}

/** Help for the list of twists. */
export function twistsHelp(say: Say): HelpPage {
  return {
    title: say('dice-option-twists'),
    text: say('dice-twists-about'),
    keys: keyLabels(say, helpOf([...LIST_KEYS, ...TWIST_KEYS])),
  };
}

/** Help for the daily. */
export function dailyHelp(say: Say): HelpPage {
  return {
    title: say('dice-daily-menu'),
    text: say('dice-daily-about'),
    keys: keyLabels(say, helpOf(DAILY_KEYS)),
  };
}
