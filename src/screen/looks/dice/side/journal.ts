import type { AnyMatch } from '../../../../core/index.ts';
import type { JourneyEvent, JourneyState } from '../../../../games/dice/index.ts';
import { describeJourneyEvents } from '../../../../presentation/dice/happenings.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import { paragraph, plain } from './pages.ts';
import type { Page } from './pages.ts';

/** So many entries back the journal goes. */
const ENTRIES = 400;

/** What happened, the latest first, one turn under its heading after the other. */
export function journalPages(match: AnyMatch, words: DiceWords): Page[] {
  const sentences: string[] = [];
  for (let at = match.cursor - 1; at >= Math.max(0, match.cursor - ENTRIES); at--) {
    const before = match.stateAt(at) as JourneyState;
    const events = match.eventsAt(at) as JourneyEvent[];
    for (const text of describeJourneyEvents(before, events, words).reverse()) sentences.push(text);
  }
  return [
    {
      title: '',
      lines: (width) =>
        sentences.length === 0
          ? [plain(words.say('dice-screen-nothing-yet'), { ink: 'soft' })]
          : sentences.flatMap((text) => paragraph(text, width)),
    },
  ];
}
