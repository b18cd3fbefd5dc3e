import { Icon } from '../../ui/icon.tsx';
import { say, sayProblem } from '../../language/language.ts';
import { BotTrouble } from '../../board/bot-trouble.tsx';
import { companyOf } from '../../../presentation/company.ts';
import {
  explainKalah,
  hintKalah,
  tellKalah,
  tellTurnKalah,
} from '../../../presentation/kalah/told.ts';
import { readHint } from '../../../play/index.ts';
import type { News, Table } from './game/table.ts';

/** What happened last, whose turn it is, and what is wrong, where something is. */
export function Status({ table }: { readonly table: Table }) {
  const news = table.news.value;
  return (
    <div class={table.hint.value === undefined ? 'status' : 'status status-hinted'}>
      <p class="status-turn">{tellTurn(table)}</p>
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {news === undefined ? '' : tellNews(table, news)}
      </p>
      <HintText table={table} />
      <BotTrouble table={table} />
      <SwapOffer table={table} />
    </div>
  );
}

function tellTurn(table: Table): string {
  const state = table.state.value;
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  const told = tellTurnKalah(state, companyOf(table.session, say), say);
  return state.over === undefined ? told : `${told} ${say(`kalah-reason-${state.over}`)}`;
}

function tellNews(table: Table, news: News): string {
  switch (news.kind) {
    case 'events': {
      const told = tellKalah(news.before, news.events, companyOf(table.session, say), say);
      const sowings = news.events.filter(({ kind }) => kind === 'sow').length;
      if (sowings > 1) told.splice(1, 0, say('web-kalah-relay', { count: sowings - 1 }));
      return told.join(' ');
    }
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
          ? explainKalah(table.state.value, action, expected, say)
          : hintKalah(action, say)}
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
