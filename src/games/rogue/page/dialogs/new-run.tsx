import { useSignal } from '@preact/signals';
import { rogue } from '../../rules/index.ts';
import { NEW_WORLD } from '../../voice/settings.ts';
import type { OptionValues } from '#core';
import { PERSON } from '#play';
import type { NewGameProps } from '#web/board/dialogs/game-dialogs.tsx';
import { say } from '#web/language/language.ts';
import { NewRunDialog as AnyNewRunDialog } from '#web/run/new-run.tsx';
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
  return (
    <AnyNewRunDialog
      game={rogue.id}
      title={say('rogue-page-random')}
      seed={last.seed}
      values={values}
      fields={BASIC_FIELDS}
      bottom={
        <details class="rules">
          <summary>{say('rogue-page-more-options')}</summary>
          <OptionForm
            game={rogue.id}
            fields={ADVANCED_FIELDS}
            values={values.value}
            onChange={(next) => (values.value = next)}
          />
        </details>
      }
      onStart={(seed) => {
        const complete = { ...values.value, map: options.map.default };
        onStart({ options: complete, seats: [PERSON], seed });
      }}
      onClose={onClose}
    />
  );
}
