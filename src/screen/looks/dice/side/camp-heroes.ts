import type { JourneyState } from '../../../../games/dice/index.ts';
import { nameInCampaign } from '../../../../presentation/dice/status.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import { sheetLines } from './hero-sheet.ts';
import type { Page } from './pages.ts';

/** A sheet for every hero of the party who is left. */
export function campHeroPages(state: JourneyState, words: DiceWords): Page[] {
  return state.campaign.heroes.flatMap(({ sheet, gone }, at) =>
    gone
      ? []
      : [
          {
            title: nameInCampaign(state, at, words),
            lines: (width: number) => sheetLines(sheet, words, width),
          },
        ],
  );
}
