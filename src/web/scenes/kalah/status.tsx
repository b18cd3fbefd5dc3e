import { Icon } from '../../app/icon.tsx';
import { say, sayProblem } from '../../language/language.ts';
import { previewOf } from './preview.ts';
import { tellEvents, tellOutcome, tellPreview, whoIs } from './sentences.ts';
import type { News, Table } from './table.ts';

/** What happened last, whose turn it is, and what is wrong, where something is. */
export function Status({ table }: { readonly table: Table }) {
  const news = table.news.value;
  return (
    <div class="status">
      <p class="status-turn" data-testid="turn">
        {tellTurn(table)}
      </p>
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {news === undefined ? '' : tellNews(table, news)}
      </p>
      <HintText table={table} />
      {table.asker.broken.value ? (
        <p class="status-trouble" role="alert">
          {say('web-bot-broken')}
          <button type="button" onClick={() => table.retry()}>
            {say('web-retry')}
          </button>
        </p>
      ) : null}
      <SwapOffer table={table} />
    </div>
  );
}

function tellTurn(table: Table): string {
  const { mover, over } = table.state.value;
  const who = (player: number) => whoIs(table.session.seats, player);
  const { turn } = table.match;
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  if (over !== undefined && turn.kind === 'over') {
    const { scores, winners, reason } = turn.outcome;
    return `${tellOutcome(say, who, scores, winners)} ${say(`kalah-reason-${reason}`)}`;
  }
  return say('kalah-to-move', { who: who(mover) });
}

function tellNews(table: Table, news: News): string {
  switch (news.kind) {
    case 'events': {
      const who = (player: number) => whoIs(table.session.seats, player);
      return tellEvents(say, who, news.pits, news.events).join(' ');
    }
    case 'problem':
      return sayProblem(news.problem);
    case 'undone':
      return say('web-undone', { count: news.count });
  }
}

function HintText({ table }: { readonly table: Table }) {
  const hint = table.hint.value;
  if (table.asker.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  if (hint === undefined) return null;
  const { action } = hint.answer;
  const isSwap = action === 'swap';
  const look = isSwap ? say('kalah-hint-swap') : say('kalah-hint-house', { house: action });
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>{hint.full ? `${look} ${tellHint(table)}` : look}</p>
      {hint.full ? null : (
        <button type="button" class="quiet" onClick={() => void table.askHint()}>
          {say('web-hint-more')}
        </button>
      )}
    </div>
  );
}

/** What the advised action does, and what is to be expected of it. */
function tellHint(table: Table): string {
  const hint = table.hint.value;
  if (hint === undefined) return '';
  const { action, value, exact } = hint.answer;
  const state = table.state.value;
  const preview = previewOf(state, action === 'swap' ? 'swap' : Number(action));
  const told =
    preview === undefined
      ? ''
      : say('web-hint-does', { does: tellPreview(say, state.pits, preview) });
  if (value === undefined) return told;
  const mine = state.mover === 0 ? value : -value;
  const side = mine > 0 ? 'ahead' : mine < 0 ? 'behind' : 'even';
  const args = { side, seeds: Math.abs(mine), exact: exact === true ? 'yes' : 'no' };
  return `${told} ${say('kalah-hint-value', args)}`;
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
