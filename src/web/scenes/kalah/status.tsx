import { Icon } from '../../ui/icon.tsx';
import { say } from '../../language/language.ts';
import { BotTrouble } from '../../board/bot-trouble.tsx';
import { describeAdvice, describeHint } from '../../../presentation/kalah/describe.ts';
import { readHint } from '../../../play/index.ts';
import type { Table } from './game/table.ts';
import { describeNews, describeStatus } from './status-text.ts';

/** What happened last, whose turn it is, and what is wrong, where something is. */
export function Status({ table }: { readonly table: Table }) {
  return (
    <div class={table.hint.value === undefined ? 'status' : 'status status-hinted'}>
      <p class="status-turn">{describeStatus(table)}</p>
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {describeNews(table)}
      </p>
      <HintText table={table} />
      <BotTrouble table={table} />
      <SwapOffer table={table} />
    </div>
  );
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
