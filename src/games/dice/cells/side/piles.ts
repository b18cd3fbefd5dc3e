import type { DiceState } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { diceLine, specialLines } from './hero-sheet.ts';
import { EMPTY_LINE, heading } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

/** Pages with every hero's dice by location, and the shared pile. */
export function pilePages(state: DiceState, first: number, words: DiceWords): Page[] {
  const { say } = words;
  const empty = say('list-none');
  const part = (title: string, line: PageLine) => [heading(title), line, EMPTY_LINE];
  const order = [...state.heroes.keys()].sort((a, b) => Number(b === first) - Number(a === first));
  const shared = part(say('dice-screen-deterred'), diceLine(state.deterred, words, empty));
  return order.map((at) => ({
    title: words.hero(state, at),
    lines: (width) => {
      const hero = state.heroes[at];
      if (hero === undefined) return [];
      const { hand, bag, pile } = hero;
      return [
        ...part(say('dice-screen-in-hand'), diceLine([...hand.main, ...hand.allies], words, empty)),
        ...part(say('dice-screen-in-bag', { count: bag.length }), diceLine(bag, words, empty)),
        ...part(say('dice-screen-in-pile', { count: pile.length }), diceLine(pile, words, empty)),
        ...shared,
        ...specialLines([...hand.main, ...hand.allies, ...bag, ...pile], words, width),
      ];
    },
  }));
}
