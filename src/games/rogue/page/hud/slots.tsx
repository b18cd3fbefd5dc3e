import { nameItem } from '../../voice/names.ts';
import { describeSelected } from '../../voice/tools.ts';
import { say } from '#web/language/language.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { ItemIcon } from './sprite.tsx';

/** The nine slots: click to select one, click the selected one to use it. */
export function Slots({ model }: { readonly model: RoguePlayModel }) {
  const { slots, selected } = model.state.value.hero;
  const press = (slot: number) =>
    model.play(slot === selected ? { kind: 'use' } : { kind: 'select', slot });
  return (
    <section class="rogue-slots" aria-label={say('rogue-inventory')}>
      <p class="rogue-held" aria-hidden="true">
        {describeSelected(model.state.value, say) ?? ''}
      </p>
      <ol>
        {slots.map((item, slot) => (
          <li key={slot}>
            <button
              type="button"
              class="rogue-slot"
              aria-pressed={slot === selected}
              aria-label={say('rogue-page-slot', {
                slot: slot + 1,
                item: item === null ? say('rogue-page-slot-empty') : nameItem(item, say),
              })}
              data-item={item ?? ''}
              tabIndex={-1}
              onClick={() => press(slot)}
            >
              <span class="rogue-slot-number" aria-hidden="true">
                {slot + 1}
              </span>
              {item === null ? null : <ItemIcon kind={item} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
