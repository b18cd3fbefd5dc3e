import type { Problem } from '#core';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { say } from '../../language/language.ts';

interface ProblemsDialogProps {
  readonly problems: readonly Problem[];
  readonly onClose: () => void;
}

/** Why a link or a saved game could not be opened. */
export function ProblemsDialog({ problems, onClose }: ProblemsDialogProps) {
  return (
    <Dialog name="problems" title={say('web-cannot-open')} onClose={onClose}>
      <ProblemList problems={problems} />
      <p>{say('web-nothing-lost')}</p>
    </Dialog>
  );
}
