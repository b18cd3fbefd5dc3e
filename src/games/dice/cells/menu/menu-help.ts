import type { Say } from '#i18n/say.ts';
import type { HelpPage } from '#screen/model/context.ts';

/** What the list of adventures is for. */
export function adventuresHelp(say: Say): HelpPage {
  return {
    title: say('dice-menu-title'),
    text: say('dice-menu-help-adventures'),
    keys: [
      { keys: '↑ ↓', label: say('screen-key-choose') },
      { keys: 'Enter', label: say('screen-help-open') },
      { keys: 'q, Esc', label: say('screen-key-back') },
    ],
  };
}

/** How one sets out: where to, how hard it is, and who goes. */
export function setOutHelp(say: Say): HelpPage {
  return {
    title: say('dice-menu-set-out'),
    text: say('dice-menu-help-set-out'),
    keys: [
      { keys: '↑ ↓', label: say('screen-key-choose') },
      { keys: '← →', label: say('screen-key-change') },
      { keys: 'n', label: say('dice-menu-help-name') },
      { keys: 'Enter', label: say('dice-offer-leave') },
      { keys: 'q, Esc', label: say('screen-key-back') },
    ],
  };
}

/** The same for a hero's row, with what a party is. */
export function partyHelp(say: Say): HelpPage {
  const { keys } = setOutHelp(say);
  return { title: say('dice-menu-help-party-title'), text: say('dice-menu-help-party'), keys };
}
