import type { ReadonlySignal } from '@preact/signals';
import { say } from '../language/language.ts';

interface BotTroubleProps {
  readonly model: {
    readonly isBroken: ReadonlySignal<boolean>;
    retry(): void;
  };
}

/** Reports a bot failure and offers a retry. */
export function BotTrouble({ model }: BotTroubleProps) {
  if (!model.isBroken.value) return null;
  return (
    <p class="status-trouble" role="alert">
      {say('web-bot-broken')}
      <button type="button" onClick={() => model.retry()}>
        {say('web-retry')}
      </button>
    </p>
  );
}
