import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isSeed } from '#core';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../language/language.ts';
import { SeedField } from './seed-field.tsx';

interface StartDialogProps {
  /** Suggested seed. */
  readonly seed: string;
  /** Called with the chosen seed. */
  readonly onStart: (seed: string) => void;
  readonly onClose: () => void;
  /** Further choices. */
  readonly children: ComponentChildren;
}

/** Dialog with the choices for a new game and its seed. */
export function StartDialog({ seed: proposed, onStart, onClose, children }: StartDialogProps) {
  const seed = useSignal(proposed);
  const start = (event: Event) => {
    event.preventDefault();
    const text = seed.value.trim();
    if (isSeed(text)) onStart(text);
  };
  return (
    <Dialog
      name="new"
      title={say('label-new-game')}
      onClose={onClose}
      actions={
        <button type="submit" form="new-game" class="primary" autofocus>
          {say('web-start')}
        </button>
      }
    >
      <form id="new-game" onSubmit={start}>
        {children}
        <SeedField seed={seed} />
      </form>
    </Dialog>
  );
}
