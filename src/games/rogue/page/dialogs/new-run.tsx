import { useSignal } from '@preact/signals';
import { rogue } from '../../rules/index.ts';
import { NEW_WORLD } from '../../voice/settings.ts';
import type { OptionValues } from '#core';
import { PERSON } from '#play';
import type { NewGameProps } from '#web/board/dialogs/game-dialogs.tsx';
import { isSeed } from '#core';
import { SeedField } from '#web/board/dialogs/seed-field.tsx';
import { say } from '#web/language/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionForm } from '#web/ui/option-form.tsx';

const { options } = rogue;
const world = {
  ...options.world,
  values: options.world.values.filter((kind) => kind !== 'file'),
  default: NEW_WORLD,
};
const { mode, part, length, depth, width, height, doors, wait, reach } = options;
/** Basic options, and the advanced ones shown on request. */
const BASIC_FIELDS = { world, mode, depth };
const ADVANCED_FIELDS = { part, length, width, height, doors, wait, reach };

/** Options of the next random world. */
export function NewRunDialog({ last, onStart, onClose }: NewGameProps) {
  const { map: _, ...chosen } = last.options;
  const isFile = chosen['world'] === 'file';
  const values = useSignal<OptionValues>(isFile ? { ...chosen, world: world.default } : chosen);
  const seed = useSignal(last.seed);
  const start = (event: Event) => {
    event.preventDefault();
    const text = seed.value.trim();
    if (!isSeed(text)) return;
    const complete = { ...values.value, map: options.map.default };
    onStart({ options: complete, seats: [PERSON], seed: text });
  };
  const form = { game: rogue.id, values: values.value };
  const change = (next: OptionValues) => (values.value = next);
  return (
    <Dialog
      name="new"
      title={say('rogue-page-random')}
      onClose={onClose}
      actions={
        <button type="submit" form="new-run" class="primary" autofocus>
          {say('web-start')}
        </button>
      }
    >
      <form id="new-run" onSubmit={start}>
        <OptionForm {...form} fields={BASIC_FIELDS} onChange={change} />
        <SeedField seed={seed} about={say('run-seed-about')} />
        <details class="rules">
          <summary>{say('rogue-page-more-options')}</summary>
          <OptionForm {...form} fields={ADVANCED_FIELDS} onChange={change} />
        </details>
      </form>
    </Dialog>
  );
}
