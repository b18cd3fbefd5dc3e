import { sidesOf } from '#voice/early-end.ts';
import { describeEarly, describeEarlyStatus } from '../board/clock/early-text.ts';
import { participantsOf } from '#voice/participants.ts';
import { describeEvents, describeTurn } from '#voice/generic.ts';
import { BotTrouble } from '../board/bot-trouble.tsx';
import { WorkingMove } from '../board/working-move.tsx';
import { say, sayProblem } from '../language/language.ts';
import { Icon } from '../ui/icon.tsx';
import type { GenericPage } from './generic-page.ts';

interface StatusProps {
  readonly page: GenericPage;
}

/** Current player, latest news, and problems. */
export function Status({ page }: StatusProps) {
  const { model } = page;
  return (
    <div class={model.hint.value === undefined ? 'status' : 'status status-hinted'}>
      <p class="status-turn">{turnText(page)}</p>
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {newsText(page)}
      </p>
      <HintText page={page} />
      <WorkingMove model={model} />
      <BotTrouble model={model} />
    </div>
  );
}

function turnText({ gamePage, model }: GenericPage): string {
  if (model.isReview.value) {
    return say('web-review-at', { at: model.shown.value, of: model.present.value.cursor });
  }
  const early = describeEarlyStatus(model, sidesOf(model.session, say));
  const participants = participantsOf(model.session, say);
  return early ?? describeTurn(gamePage.game, model.state.value, participants, say);
}

function newsText({ gamePage, model }: GenericPage): string {
  const news = model.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  if (news.kind !== 'events') return describeEarly(news, model, sidesOf(model.session, say));
  const participants = participantsOf(model.session, say);
  return news.steps
    .flatMap(({ before, events }) => describeEvents(gamePage.game, before, events, participants))
    .join('; ');
}

function HintText({ page: { model } }: StatusProps) {
  const hint = model.hint.value;
  if (model.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  if (hint === undefined) return null;
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>{say('generic-hint', { action: hint.answer.action })}</p>
    </div>
  );
}
