import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { isTouch } from '#web/ui/touch.ts';
import { bindingsOf, canBind, DEFAULT_BINDINGS, nameOfKey, withBinding } from '../keys/bindings.ts';
import { COMMANDS } from '../keys/commands.ts';
import type { Command } from '../keys/commands.ts';
import { useSignal } from '@preact/signals';

interface HelpDialogProps {
  readonly onClose: () => void;
}

const TOPICS = ['goal', 'fight', 'items', 'keys', 'worlds'] as const;
const TOUCH_TOPICS = ['goal', 'fight', 'items', 'touch', 'worlds'] as const;

/** Game instructions and configurable keys. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  const { hints, loot } = rogueSettings.value;
  return (
    <Dialog isText name="help" title={say('web-how-to-play')} onClose={onClose}>
      <ul class="prose">
        {(isTouch.value ? TOUCH_TOPICS : TOPICS).map((topic) => (
          <li key={topic}>{say(`rogue-page-help-${topic}`)}</li>
        ))}
      </ul>
      <div class="flag">
        <label>
          <input
            type="checkbox"
            checked={hints}
            onChange={(event) => rogueSettings.change({ hints: event.currentTarget.checked })}
          />
          <span>{say('rogue-page-hints')}</span>
        </label>
        <label>
          <input
            type="checkbox"
            checked={loot === 'useful'}
            onChange={(event) =>
              rogueSettings.change({ loot: event.currentTarget.checked ? 'useful' : 'all' })
            }
          />
          <span>{say('rogue-page-loot')}</span>
        </label>
      </div>
      {isTouch.value ? null : <Keys />}
    </Dialog>
  );
}

/** Every command with its key; press the button, then a key, to change it. */
function Keys() {
  const waiting = useSignal<Command | undefined>(undefined);
  const bindings = bindingsOf(rogueSettings.value.keys);
  const take = (event: KeyboardEvent, command: Command) => {
    if (waiting.value !== command) return;
    if (event.code === 'Tab') {
      waiting.value = undefined;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!canBind(event.code)) return;
    waiting.value = undefined;
    rogueSettings.change({ keys: withBinding(bindings, command, event.code) });
  };
  return (
    <>
      <h3>{say('label-keys')}</h3>
      <p class="about">{say('rogue-page-keys-about')}</p>
      <ul class="rogue-keys">
        <li>
          <span>{say('rogue-page-keys-slots')}</span>
          <kbd>1 – 9</kbd>
        </li>
        <li>
          <span>{say('rogue-page-keys-run')}</span>
          <kbd>Shift</kbd>
        </li>
        <li>
          <span>{say('rogue-page-keys-walk')}</span>
          <kbd>← ↑ ↓ →</kbd>
        </li>
        <li>
          <span>{say('rogue-page-keys-next')}</span>
          <kbd>Tab</kbd>
        </li>
        {COMMANDS.map((command) => (
          <li key={command}>
            <span>{say(`rogue-command-${command}`)}</span>
            <button
              type="button"
              class="rogue-key"
              data-key={command}
              aria-label={say('rogue-page-key-of', {
                command: say(`rogue-command-${command}`),
                key: nameOfKey(bindings[command]),
              })}
              aria-pressed={waiting.value === command}
              onClick={() => (waiting.value = waiting.value === command ? undefined : command)}
              onKeyDown={(event) => take(event, command)}
              onBlur={() => (waiting.value = undefined)}
            >
              {waiting.value === command
                ? say('rogue-page-key-wanted')
                : nameOfKey(bindings[command])}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={COMMANDS.every((command) => bindings[command] === DEFAULT_BINDINGS[command])}
        onClick={() => rogueSettings.change({ keys: {} })}
      >
        {say('rogue-page-keys-default')}
      </button>
    </>
  );
}
