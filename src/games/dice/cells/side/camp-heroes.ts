import type { JourneyState } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { sheetLines } from './hero-sheet.ts';
import type { Page } from './pages.ts';

/** A page for each surviving hero of the party. */
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
