import { participantsOf } from '../../../presentation/participants.ts';
import { describeEvents, describeTurn } from '../../../presentation/generic.ts';
import { BotTrouble } from '../../board/bot-trouble.tsx';
import { say, sayProblem } from '../../language/language.ts';
import { Icon } from '../../ui/icon.tsx';
import type { GenericPage } from './desk.ts';

interface StatusProps {
  readonly page: GenericPage;
}

/** Whose turn it is, what happened last, and what is wrong, where something is. */
export function Status({ page }: StatusProps) {
  const { table } = page;
  return (
    <div class={table.hint.value === undefined ? 'status' : 'status status-hinted'}>
      <p class="status-turn">{tellTurn(page)}</p>
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {tellNews(page)}
      </p>
      <Hint page={page} />
      <BotTrouble table={table} />
    </div>
  );
}

function tellTurn({ desk, table }: GenericPage): string {
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  return describeTurn(desk.game, table.state.value, participantsOf(table.session, say), say);
}

function tellNews({ desk, table }: GenericPage): string {
  const news = table.news.value;
  if (news === undefined) return '';
  if (news.kind === 'refused') return sayProblem(news.problem);
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  const participants = participantsOf(table.session, say);
  return describeEvents(desk.game, news.before, news.events, participants).join('; ');
}

function Hint({ page: { table } }: StatusProps) {
  const hint = table.hint.value;
  if (table.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  if (hint === undefined) return null;
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>{say('generic-hint', { action: hint.answer.action })}</p>
    </div>
  );
}
