import type { Reopened } from '#play';
import { describeReopened } from '#voice/saved-game.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../language/language.ts';

interface FaultDialogProps {
  readonly reopened: Reopened | undefined;
  readonly onClose: () => void;
}

/** Why a saved game is not opened as it was left. */
export function FaultDialog({ reopened, onClose }: FaultDialogProps) {
  const text = reopened && describeReopened(reopened, say);
  if (reopened === undefined || text === undefined) return null;
  const isEdited = reopened.problem?.code === 'rules-edited';
  const fault = reopened.kind === 'fault' ? reopened.fault : isEdited ? 'rules' : 'damage';
  return (
    <Dialog
      name="fault"
      title={say('saved-fault-title', { fault })}
      onClose={onClose}
      actions={
        <button type="button" class="primary" autofocus onClick={onClose}>
          {say('web-close')}
        </button>
      }
    >
      <p role="alert">{text}</p>
    </Dialog>
  );
}
