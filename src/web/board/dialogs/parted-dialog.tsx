import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../language/language.ts';

interface PartedDialogProps {
  /** Goes on with the game as the other tab left it. */
  readonly onNewer: () => void;
  /** Goes on with the game on the page. */
  readonly onClose: () => void;
}

/** Tells that two tabs went on with one game, and which of both is gone on with here. */
export function PartedDialog({ onNewer, onClose }: PartedDialogProps) {
  return (
    <Dialog
      name="parted"
      title={say('web-parted-title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="primary" autofocus onClick={onClose}>
            {say('web-parted-both')}
          </button>
          <button type="button" onClick={onNewer}>
            {say('web-parted-newer')}
          </button>
        </>
      }
    >
      <p role="alert">{say('web-parted')}</p>
    </Dialog>
  );
}
