import { Icon } from '../../ui/icon.tsx';
import { say, sayProblem } from '../../language/language.ts';
import { BotTrouble } from '../../board/bot-trouble.tsx';
import { participantsOf } from '../../../presentation/participants.ts';
import {
  describeAdvice,
  describeEvents,
  describeHint,
  describeTurn,
} from '../../../presentation/kalah/describe.ts';
import { readHint } from '../../../play/index.ts';
import type { News, Table } from './game/table.ts';

/** What happened last, whose turn it is, and what is wrong, where something is. */
export function Status({ table }: { readonly table: Table }) {
  const news = table.news.value;
  return (
    <div class={table.hint.value === undefined ? 'status' : 'status status-hinted'}>
      <p class="status-turn">{describeStatus(table)}</p>
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {news === undefined ? '' : describeNews(table, news)}
      </p>
      <HintText table={table} />
      <BotTrouble table={table} />
      <SwapOffer table={table} />
    </div>
  );
}

/** Whose turn it is, or how the game ended; or which position is looked back at. */
function describeStatus(table: Table): string {
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  return describeTurn(table.state.value, participantsOf(table.session, say), say);
}

function describeNews(table: Table, news: News): string {
  switch (news.kind) {
    case 'events':
      return describeEvents(news.before, news.events, participantsOf(table.session, say), say).join(
        ' ',
      );
    case 'refused':
      return sayProblem(news.problem);
    case 'undone':
      return say('web-undone', { count: news.count });
  }
}

function HintText({ table }: { readonly table: Table }) {
  const hint = table.hint.value;
  if (table.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  if (hint === undefined) return null;
  const action = hint.answer.action === 'swap' ? 'swap' : Number(hint.answer.action);
  const { expected } = readHint(table.session, hint);
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>
        {hint.isExplained
          ? describeAdvice(table.state.value, action, expected, say)
          : describeHint(action, say)}
      </p>
      {hint.isExplained ? null : (
        <button type="button" class="quiet" onClick={() => table.askHint()}>
          {say('web-hint-more')}
        </button>
      )}
    </div>
  );
}

function SwapOffer({ table }: { readonly table: Table }) {
  if (table.state.value.pie !== 'reply' || !table.isOpen.value) return null;
  return (
    <button type="button" class="swap" onClick={() => table.play('swap')}>
      <Icon name="flip" />
      {say('kalah-swap')}
    </button>
  );
}
