import type { EarlyEnd } from '#play';
import { askDraw } from '#voice/early-end.ts';
import type { Sides } from '#voice/early-end.ts';
import { say } from '../../language/language.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface EarlyDialogProps {
  readonly name: 'resign' | 'draw';
  readonly ends: EarlyEnd;
  readonly sides: Sides;
  readonly onClose: () => void;
}

/** Asks before a person resigns, or the other person to accept a draw. */
export function EarlyDialog({ name, ends, sides, onClose }: EarlyDialogProps) {
  const { offered } = ends;
  if (name === 'draw' && offered === undefined) return null;
  const question =
    name === 'draw' && offered !== undefined
      ? askDraw(offered, sides, say)
      : say('early-ask-resign');
  const confirm = () => {
    onClose();
    if (name === 'resign') ends.resign();
    else ends.agree();
  };
  return (
    <Dialog
      name={name}
      title={say(`early-${name}`)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="primary" onClick={confirm}>
            {say(name === 'resign' ? 'early-resign' : 'early-accept')}
          </button>
          <button type="button" autofocus onClick={onClose}>
            {say(name === 'resign' ? 'early-keep-playing' : 'early-decline')}
          </button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
