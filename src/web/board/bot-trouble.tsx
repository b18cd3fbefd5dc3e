import type { ReadonlySignal } from '@preact/signals';
import { say } from '../language/language.ts';

interface BotTroubleProps {
  readonly table: {
    readonly isBroken: ReadonlySignal<boolean>;
    retry(): void;
  };
}

/** Tells that a bot broke down, where it did, and lets it be asked again. */
export function BotTrouble({ table }: BotTroubleProps) {
  if (!table.isBroken.value) return null;
  return (
    <p class="status-trouble" role="alert">
      {say('web-bot-broken')}
      <button type="button" onClick={() => table.retry()}>
        {say('web-retry')}
      </button>
    </p>
  );
}
