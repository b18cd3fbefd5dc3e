import { defaultOptions } from '#core';
import type { AnyGame } from '#core';
import { HERO_CLASSES } from '../../rules/index.ts';
import type { Pack } from '../../rules/index.ts';
import { PERSON } from '#play';
import { newSeed } from '#web/board/game-page.ts';
import type { NewGame } from '#web/board/game-page.ts';
import { currentMessages } from '#web/language/language.ts';
import { drawNames, partyText } from '../../voice/names.ts';
import { proposeSeed } from '../../voice/routes.ts';
import { DiceWords } from '../../voice/words.ts';

/** Classes of a party that no one chose. */
export const DEFAULT_PARTY = HERO_CLASSES.slice(0, 2);

/** A journey through the tutorial, or else the first scenario, with the default party. */
export function quickJourney(pack: Pack, game: AnyGame): NewGame {
  const words = new DiceWords(pack, currentMessages());
  const route = pack.tutorial ?? pack.chapters[0]?.scenarios[0];
  const seed = proposeSeed(route, words, newSeed());
  const names = drawNames(DEFAULT_PARTY, seed, words);
  const party = partyText(DEFAULT_PARTY.map((one, at) => ({ class: one, name: names[at] })));
  const options = {
    ...defaultOptions(game.options),
    party,
    ...(route === undefined ? {} : { route }),
  };
  return { options, seats: DEFAULT_PARTY.map(() => PERSON), seed };
}
