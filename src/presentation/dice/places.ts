import { closingDifficultyAt, REFUGE } from '../../games/dice/index.ts';
import type { DiceState } from '../../games/dice/index.ts';
import type { DiceWords } from './words.ts';

/** What heroes know of a place. */
export interface PlaceFacts {
  readonly isOpen: boolean;
  /** Its bag, how hard it is to close, and the villain where he was seen there. */
  readonly facts: string;
  /** The names of the living who are there. */
  readonly heroes: readonly string[];
}

function heroesAt(state: DiceState, at: number, words: DiceWords): readonly string[] {
  return [...state.heroes.keys()]
    .filter((hero) => state.heroes[hero]?.alive === true && state.heroes[hero].at === at)
    .map((hero) => words.hero(state, hero));
}

export function placeFacts(state: DiceState, at: number, words: DiceWords): PlaceFacts {
  const heroes = heroesAt(state, at, words);
  const place = state.places[at];
  if (at === REFUGE || place === undefined) return { isOpen: true, facts: '', heroes };
  if (!place.open) return { isOpen: false, facts: words.say('dice-place-closed'), heroes };
  const facts = [
    words.say('dice-place-bag', { count: place.bag.length + place.hidden }),
    words.say('dice-place-difficulty', { difficulty: closingDifficultyAt(state, at) }),
    ...(place.known && place.villain !== undefined
      ? [words.say('dice-place-villain', { card: words.card(state, place.villain, 'VILLAIN') })]
      : []),
  ];
  return { isOpen: true, facts: facts.join(' · '), heroes };
}
