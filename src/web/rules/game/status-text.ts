import { say, sayProblem } from '../../language/language.ts';
import { describeStep, describeTurn } from '../../../presentation/zrf/describe.ts';
import type { RulesPageModel } from './page-model.ts';

/** What happened last, for the status line and screen readers. */
export function describeNews({ table, words }: RulesPageModel): string {
  const news = table.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  return describeStep(words.value, news.before, news.events);
}

/** Whose turn it is, or how the game ended; or which position is looked back at. */
export function describeStatus({ table, words, participants }: RulesPageModel): string {
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  return describeTurn(words.value, table.state.value, participants.value);
}
