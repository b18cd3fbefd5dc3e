import { nameItem } from '../../voice/names.ts';
import { describeSelected } from '../../voice/tools.ts';
import { say } from '#web/language/language.ts';
import { SIGNS } from '#web/run/signs.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { ItemIcon } from './sprite.tsx';

interface SlotsProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
}

/** The selected item, with what it would do now. */
export function Held({ model }: Pick<SlotsProps, 'model'>) {
  return (
    <p class="rogue-held" aria-hidden="true">
      {describeSelected(model.state.value, say) ?? ''}
    </p>
  );
}

/** The nine slots: click to select one, click the selected one to use it. */
export function Slots({ shell, model }: SlotsProps) {
  const { slots, selected } = model.state.value.hero;
  const press = (slot: number) =>
    model.play(slot === selected ? { kind: 'use' } : { kind: 'select', slot });
  return (
    <section class="rogue-slots" aria-label={say('rogue-inventory')}>
      <Held model={model} />
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
        <li class="rogue-drop">
          <button
            type="button"
            class="rogue-drop-button"
            aria-label={say('rogue-command-drop')}
            title={say('rogue-command-drop')}
            data-command="drop"
            tabIndex={-1}
            onClick={() =>
              shell.fire({ type: 'command', event: { command: 'drop', isRun: false } })
            }
          >
            <svg class="run-sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS.drop} />
            </svg>
          </button>
        </li>
      </ol>
    </section>
  );
}
