import { Dialog } from '../../../ui/dialog.tsx';
import { say } from '../../../language/language.ts';
import type { KalahGamePage } from '../game/game-page.ts';
import { participantsOf } from '../../../../presentation/participants.ts';
import { describeResult } from '../../../../presentation/kalah/describe.ts';
import { Bars } from '../../../board/bars.tsx';
import { ReviewButton } from '../../../board/review/review-button.tsx';
import type { KalahPlayModel } from '../game/play-model.ts';

interface OverDialogProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

/** The result, why the game ended, and what to do next. */
export function OverDialog({ gamePage, model }: OverDialogProps) {
  const { turn } = model.match;
  if (turn.kind !== 'over') return null;
  const { scores, reason } = turn.outcome;
  const close = () => model.dismiss();
  const participants = participantsOf(model.session, say);
  return (
    <Dialog
      name="over"
      title={say('web-over')}
      onClose={close}
      actions={
        <>
          <button type="button" class="primary" onClick={() => gamePage.rematch()}>
            {say('web-rematch')}
          </button>
          <ReviewButton model={model} />
          <button
            type="button"
            class="quiet"
            onClick={() => {
              close();
              gamePage.dialog.value = 'new';
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
