import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isSeed } from '#core';
import type { TimeControl } from '#core';
import { ClockField } from '../clock/clock-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../language/language.ts';
import { SeedField } from './seed-field.tsx';

interface StartDialogProps {
  /** Suggested seed. */
  readonly seed: string;
  /** Suggested time control; undefined for none. */
  readonly clock: TimeControl | undefined;
  /** False for games that are not played with clocks. */
  readonly isTimed: boolean;
  /** Called with the chosen seed and time control. */
  readonly onStart: (seed: string, clock: TimeControl | undefined) => void;
  readonly onClose: () => void;
  /** Further choices. */
  readonly children: ComponentChildren;
}

/** Dialog with the choices for a new game and its seed. */
export function StartDialog(props: StartDialogProps) {
  const { seed: proposed, clock: last, isTimed, onStart, onClose, children } = props;
  const seed = useSignal(proposed);
  const clock = useSignal(last);
  const start = (event: Event) => {
    event.preventDefault();
    const text = seed.value.trim();
    if (isSeed(text)) onStart(text, isTimed ? clock.value : undefined);
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
        {isTimed ? (
          <ClockField value={clock.value} onChange={(value) => (clock.value = value)} />
        ) : null}
        <SeedField seed={seed} />
      </form>
    </Dialog>
  );
}
