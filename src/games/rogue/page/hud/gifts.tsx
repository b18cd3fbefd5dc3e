import { say } from '#web/language/language.ts';
import { isTouch } from '#web/ui/touch.ts';
import { offeredGifts } from '../../voice/floors.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';

/** The choice at a new level; its keys are those of the slots. */
export function Gifts({ model }: { readonly model: RoguePlayModel }) {
  const state = model.state.value;
  const gifts = offeredGifts(state, say);
  if (gifts.length === 0 || !model.isOpen.value) return null;
  return (
    <section class="rogue-gifts" role="dialog" aria-labelledby="rogue-gifts-title">
      <h3 id="rogue-gifts-title">{say('rogue-gifts', { level: state.hero.level })}</h3>
      <ol>
        {gifts.map(({ kind, name, about }, gift) => (
          <li key={kind}>
            <button
              type="button"
              data-gift={kind}
              aria-keyshortcuts={String(gift + 1)}
              onClick={(event) => {
                model.play({ kind: 'choose', gift });
                event.currentTarget.blur();
              }}
            >
              {isTouch.value ? null : <kbd aria-hidden="true">{gift + 1}</kbd>}
              <span>
                <b>{name}</b> <span class="rogue-gift-about">{about}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
