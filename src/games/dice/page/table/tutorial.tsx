import { describeHint } from '../../voice/tutorial.ts';
import { toggleGuidance } from '#web/storage/settings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.tsx';
import { isTouch } from '#web/ui/touch.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';

/** The current tutorial hint, shown until dismissed or until play continues. */
export function Tutorial({ model }: { readonly model: DicePlayModel }) {
  const hint = model.tutorial.value;
  const words = model.words.value;
  if (hint === undefined) return null;
  return (
    <div class="tutorial" role="status">
      <Icon name="hint" />
      <p>{describeHint(hint, words, isTouch.value ? 'touch' : 'keys')}</p>
      <div class="row">
        <button type="button" onClick={() => model.readHint()}>
          {words.say('dice-page-hint-done')}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            toggleGuidance();
            notify(words.say('dice-page-hints-off'));
          }}
        >
          {words.say('dice-page-hint-off')}
        </button>
      </div>
    </div>
  );
}
