import { say, sayProblem } from '../../language/language.ts';
import { describeStep, describeTurn } from '../../../presentation/zrf/describe.ts';
import type { Wording } from './page-model.ts';
import type { ZrfTable } from './table.ts';

/** What happened last, for the status line and screen readers. */
export function describeNews(
  table: Pick<ZrfTable, 'news'>,
  { words }: Pick<Wording, 'words'>,
): string {
  const news = table.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  return describeStep(words.value, news.before, news.events);
}

/** Whose turn it is, or how the game ended; or which position is looked back at. */
export function describeStatus(
  table: Pick<ZrfTable, 'isReview' | 'shown' | 'present' | 'state'>,
  { words, participants }: Pick<Wording, 'words' | 'participants'>,
): string {
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  return describeTurn(words.value, table.state.value, participants.value);
}
