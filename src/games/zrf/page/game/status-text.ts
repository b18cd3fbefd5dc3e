import type { ZrfEvent, ZrfState } from '../../rules/index.ts';
import type { NewsStep } from '#play';
import { say, sayProblem } from '#web/language/language.ts';
import type { Sides } from '#voice/early-end.ts';
import { describeEarly, describeEarlyStatus } from '#web/board/clock/early-text.ts';
import { describeTurn } from '../../voice/describe.ts';
import { describeStep } from '../../voice/describe-step.ts';
import type { Wording } from './zrf-page-model.ts';
import type { ZrfPlayModel } from './zrf-play-model.ts';

type Step = NewsStep<ZrfState, ZrfEvent>;

/** Latest events, for the status line and screen readers. */
export function describeNews(
  model: Pick<ZrfPlayModel, 'news' | 'isPaused' | 'ending'>,
  wording: Pick<Wording, 'words' | 'participants' | 'nameOf'>,
): string {
  const { words, participants } = wording;
  const news = model.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  if (news.kind !== 'events') return describeEarly(news, model, sidesOf(wording));
  return turnsOf(news.steps)
    .map(({ before, events }) => describeStep(words.value, before, events, participants.value))
    .join(' ');
}

/** Sides of a board game, named as in its rules. */
export function sidesOf({ participants, nameOf }: Pick<Wording, 'participants' | 'nameOf'>): Sides {
  return { participants: participants.value, nameOf };
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
  model: Pick<ZrfPlayModel, 'isReview' | 'shown' | 'present' | 'state' | 'isPaused' | 'ending'>,
  wording: Pick<Wording, 'words' | 'participants' | 'nameOf'>,
): string {
  const { words, participants } = wording;
  if (model.isReview.value) {
    return say('web-review-at', { at: model.shown.value, of: model.present.value.cursor });
  }
  const early = describeEarlyStatus(model, sidesOf(wording));
  return early ?? describeTurn(words.value, model.state.value, participants.value);
}
