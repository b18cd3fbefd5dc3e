import { helpOf } from '#play';
import type { KeyMap } from '#play';
import { say } from '../language/language.ts';

/** Key map in the help dialog. */
export function KeyList({ keys: map }: { readonly keys: KeyMap }) {
  return (
    <>
      <h3>{say('label-keys')}</h3>
      <dl class="keys">
        {helpOf(map).map(({ keys, label }) => (
          <div key={label}>
            <dt>
              <kbd>{keys.map(capital).join(' ')}</kbd>
            </dt>
            <dd>{say(label)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Key label as printed on keyboards. */
function capital(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
