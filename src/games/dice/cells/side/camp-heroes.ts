import type { JourneyState } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { sheetLines } from './hero-sheet.ts';
import type { Page } from './pages.ts';

/** A sheet for every hero of the party who is left. */
export function campHeroPages(state: JourneyState, words: DiceWords): Page[] {
  const sheets = state.campaign.heroes.map(({ sheet }) => sheet);
  return state.campaign.heroes.flatMap(({ sheet, gone }, at) =>
    gone
      ? []
      : [
          {
            title: words.heroAndClass(sheets, at),
            lines: (width: number) => sheetLines(sheet, words, width),
          },
        ],
  );
}
