import { Dialog } from '../../../ui/dialog.tsx';
import { say } from '../../../language/language.ts';
import type { KalahDesk } from '../game/desk.ts';
import { participantsOf } from '../../../../presentation/participants.ts';
import { describeResult } from '../../../../presentation/kalah/describe.ts';
import { Bars } from '../../../board/bars.tsx';
import { ReviewButton } from '../../../board/review/review-button.tsx';
import type { Table } from '../game/table.ts';

interface OverDialogProps {
  readonly desk: KalahDesk;
  readonly table: Table;
}

/** The result, why the game ended, and what to do next. */
export function OverDialog({ desk, table }: OverDialogProps) {
  const { turn } = table.match;
  if (turn.kind !== 'over') return null;
  const { scores, reason } = turn.outcome;
  const close = () => table.dismiss();
  const participants = participantsOf(table.session, say);
  return (
    <Dialog
      name="over"
      title={say('web-over')}
      onClose={close}
      actions={
        <>
          <button type="button" class="primary" onClick={() => desk.rematch()}>
            {say('web-rematch')}
          </button>
          <ReviewButton table={table} />
          <button
            type="button"
            class="quiet"
            onClick={() => {
              close();
              desk.dialog.value = 'new';
            }}
          >
            {say('web-new-game')}
          </button>
        </>
      }
    >
      <p class="result">{describeResult(scores, participants, say)}</p>
      <Bars names={participants.names} scores={scores} />
      <p class="about">{say(`kalah-reason-${reason}`)}</p>
    </Dialog>
  );
}
