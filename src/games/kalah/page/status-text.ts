import { describeEvents, describeTurn } from '../voice/describe.ts';
import { participantsOf } from '#voice/participants.ts';
import { say, sayProblem } from '#web/language/language.ts';
import type { Session } from '#play';
import { describeEarly, describeEarlyStatus } from '#web/board/clock/early-text.ts';
import { sidesOf } from '#voice/early-end.ts';
import type { KalahPlayModel } from './game/kalah-play-model.ts';

interface Seated {
  readonly session: Pick<Session, 'seats'>;
}

/** Describes the turn or the result, or the position under review. */
export function describeStatus(
  model: Pick<KalahPlayModel, 'isReview' | 'shown' | 'present' | 'state' | 'isPaused' | 'ending'> &
    Seated,
): string {
  if (model.isReview.value) {
    return say('web-review-at', { at: model.shown.value, of: model.present.value.cursor });
  }
  const early = describeEarlyStatus(model, sidesOf(model.session, say));
  return early ?? describeTurn(model.state.value, participantsOf(model.session, say), say);
}

/** Describes the latest action, for the status line and screen readers. */
export function describeNews(
  model: Pick<KalahPlayModel, 'news' | 'isPaused' | 'ending'> & Seated,
): string {
  const { session } = model;
  const news = model.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  const participants = participantsOf(session, say);
  if (news.kind !== 'events') return describeEarly(news, model, sidesOf(session, say));
  return news.steps
    .flatMap(({ before, events }) => describeEvents(before, events, participants, say))
    .join(' ');
}
