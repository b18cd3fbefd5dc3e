import { helpOf, rowsIn } from '#play';
import { settings, toggleGuidance } from '#web/storage/settings.ts';
import { say } from '#web/language/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { isTouch } from '#web/ui/touch.ts';
import { CAVES_KEYS } from '../../voice/keymap.ts';

const RULES = ['goal', 'dig', 'hunger', 'fight', 'potions', 'magic'] as const;

/** Rules of the game, and its keys or gestures. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-how-to-play')} onClose={onClose}>
      <ul class="prose">
        {isTouch.value ? <li>{say('caves-page-help-touch')}</li> : null}
        {RULES.map((rule) => (
          <li key={rule}>{say(`caves-screen-rule-${rule}`)}</li>
        ))}
      </ul>
      <div class="flag">
        <label>
          <input
            type="checkbox"
            checked={settings.value.guidance !== 'off'}
            onChange={() => toggleGuidance()}
          />
          <span>{say('caves-page-hints')}</span>
        </label>
      </div>
      {isTouch.value ? null : <Keys />}
    </Dialog>
  );
}

function Keys() {
  return (
    <>
      <h3>{say('label-keys')}</h3>
      <p class="about">{say('caves-page-help-mouse')}</p>
      <dl class="caves-keys">
        {helpOf(rowsIn(CAVES_KEYS, 'page')).map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(label)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
