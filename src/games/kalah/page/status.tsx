import { Icon } from '#web/ui/icon.tsx';
import { langOf, say } from '#web/language/language.ts';
import { BotTrouble } from '#web/board/bot-trouble.tsx';
import { explainHint, describeHint } from '../voice/describe.ts';
import { readHint } from '#play';
import type { KalahPlayModel } from './game/kalah-play-model.ts';
import { describeNews, describeStatus } from './status-text.ts';

/** Shows the latest action, the turn, and any problem. */
export function Status({ model }: { readonly model: KalahPlayModel }) {
  return (
    <div class={model.hint.value === undefined ? 'status' : 'status status-hinted'}>
      <p class="status-turn" lang={langOf('kalah-rules-goal')}>
        {describeStatus(model)}
      </p>
      <p
        class="status-news"
        role="status"
        aria-live="polite"
        aria-atomic="true"
        lang={langOf('kalah-rules-goal')}
      >
        {describeNews(model)}
      </p>
      <HintText model={model} />
      <BotTrouble model={model} />
      <SwapOffer model={model} />
    </div>
  );
}

function HintText({ model }: { readonly model: KalahPlayModel }) {
  const hint = model.hint.value;
  if (model.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  if (model.thinking.value === 'draw') return <p class="hint">{say('early-considers')}</p>;
  if (hint === undefined) return null;
  const action = hint.answer.action === 'swap' ? 'swap' : Number(hint.answer.action);
  const { expected } = readHint(model.session, hint);
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>
        {hint.isExplained
          ? explainHint(model.state.value, action, expected, say)
          : describeHint(action, say)}
      </p>
      {hint.isExplained ? null : (
        <button type="button" class="quiet" onClick={() => model.requestHint()}>
          {say('web-hint-more')}
        </button>
      )}
    </div>
  );
}

function SwapOffer({ model }: { readonly model: KalahPlayModel }) {
  if (model.state.value.pie !== 'reply' || !model.isOpen.value) return null;
  return (
    <button type="button" class="swap" onClick={() => model.play('swap')}>
      <Icon name="flip" />
      {say('kalah-swap')}
    </button>
  );
}
