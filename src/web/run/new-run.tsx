import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { AnyField, OptionValues } from '#core';
import { isSeed } from '#core';
import { SeedField } from '../board/dialogs/seed-field.tsx';
import { say } from '../language/language.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OptionForm } from '../ui/option-form.tsx';

interface NewRunDialogProps {
  readonly game: string;
  readonly title: string;
  /** The proposed seed. */
  readonly seed: string;
  readonly values: Signal<OptionValues>;
  readonly fields: Readonly<Record<string, AnyField>>;
  /** Above the options. */
  readonly top?: ComponentChildren;
  /** Below the seed. */
  readonly bottom?: ComponentChildren;
  /** Beside the start button. */
  readonly buttons?: ComponentChildren;
  readonly onStart: (seed: string) => void;
  readonly onClose: () => void;
}

/** Options and seed of the next run of a roguelike. */
export function NewRunDialog(props: NewRunDialogProps) {
  const { game, title, values, fields, top, bottom, buttons, onStart, onClose } = props;
  const seed = useSignal(props.seed);
  return (
    <Dialog
      name="new"
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="submit" form="new-run" class="primary" autofocus>
            {say('web-start')}
          </button>
          {buttons}
        </>
      }
    >
      <form
        id="new-run"
        onSubmit={(event) => {
          event.preventDefault();
          const text = seed.value.trim();
          if (isSeed(text)) onStart(text);
        }}
      >
        {top}
        <OptionForm
          game={game}
          fields={fields}
          values={values.value}
          onChange={(next) => (values.value = next)}
        />
        <SeedField seed={seed} about={say('run-seed-about')} />
        {bottom}
      </form>
    </Dialog>
  );
}
