import type { ZrfEvent, ZrfState } from '../../rules/index.ts';
import type { NewsStep } from '#play';
import { say, sayProblem } from '#web/language/language.ts';
import { describeTurn } from '../../voice/describe.ts';
import { describeStep } from '../../voice/describe-step.ts';
import type { Wording } from './zrf-page-model.ts';
import type { ZrfPlayModel } from './zrf-play-model.ts';

type Step = NewsStep<ZrfState, ZrfEvent>;

/** Latest events, for the status line and screen readers. */
export function describeNews(
  model: Pick<ZrfPlayModel, 'news'>,
  { words, participants }: Pick<Wording, 'words' | 'participants'>,
): string {
  const news = model.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  return turnsOf(news.steps)
    .map(({ before, events }) => describeStep(words.value, before, events, participants.value))
    .join(' ');
}

/** Merges consecutive steps of one player into a turn. */
function turnsOf(steps: readonly Step[]): Step[] {
  const turns: Step[] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (last?.by !== step.by) turns.push(step);
    else turns.splice(-1, 1, { ...last, events: [...last.events, ...step.events] });
  }
  return turns;
}

/** Player to move, result of the game, or the position under review. */
export function describeStatus(
  model: Pick<ZrfPlayModel, 'isReview' | 'shown' | 'present' | 'state'>,
  { words, participants }: Pick<Wording, 'words' | 'participants'>,
): string {
  if (model.isReview.value) {
    return say('web-review-at', { at: model.shown.value, of: model.present.value.cursor });
  }
  return describeTurn(words.value, model.state.value, participants.value);
}
