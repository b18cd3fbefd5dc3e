import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isTouch } from '#web/ui/touch.ts';
import { hintFor } from '../../voice/hints.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';

/** Explains the first turns, until somebody has read enough. */
export function Hints({ model }: { readonly model: RoguePlayModel }) {
  const { hints, keys } = rogueSettings.value;
  const state = model.state.value;
  if (!hints || !model.isOpen.value || model.errand !== undefined) return null;
  const hint = hintFor(state);
  if (hint === undefined) return null;
  const bindings = bindingsOf(keys);
  const names = Object.fromEntries(
    (['up', 'left', 'down', 'right', 'explore', 'use', 'drop'] as const).map((command) => [
      command,
      nameOfKey(bindings[command]),
    ]),
  );
  return (
    <aside class="rogue-hint">
      <p>{say(`rogue-page-hint-${hint}${isTouch.value ? '-touch' : ''}`, names)}</p>
      <button
        type="button"
        class="quiet icon-only"
        tabIndex={-1}
        aria-label={say('rogue-page-hints-off')}
        title={say('rogue-page-hints-off')}
        onClick={() => rogueSettings.change({ hints: false })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
