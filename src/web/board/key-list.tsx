import { say } from '../language/language.ts';

/** Keys, and what each does. */
export function KeyList({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  return (
    <>
      <h3>{say('label-keys')}</h3>
      <dl class="keys">
        {keys.map(([key, id]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(id)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
