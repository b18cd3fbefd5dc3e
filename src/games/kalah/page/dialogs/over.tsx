import { say } from '#web/language/language.ts';
import type { KalahGamePage } from '../game/kalah-page.ts';
import { participantsOf } from '#voice/participants.ts';
import { describeResult } from '../../voice/describe.ts';
import { Bars } from '#web/board/bars.tsx';
import { ResultDialog } from '#web/board/dialogs/result-dialog.tsx';
import type { KalahPlayModel } from '../game/kalah-play-model.ts';

interface OverDialogProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

/** The result, why the game ended, and what to do next. */
export function OverDialog({ gamePage, model }: OverDialogProps) {
  const { turn } = model.match;
  if (turn.kind !== 'over') return null;
  const { scores, reason } = turn.outcome;
  const participants = participantsOf(model.session, say);
  const startNew = () => {
    model.dismiss();
    gamePage.dialog.value = 'new';
  };
  return (
    <ResultDialog
      model={model}
      onNext={() => gamePage.rematch()}
      more={
        <button type="button" class="quiet" onClick={startNew}>
          {say('label-new-game')}
        </button>
      }
    >
      <p class="result">{describeResult(scores, participants, say)}</p>
      <Bars names={participants.names} scores={scores} />
      <p class="about">{say(`kalah-reason-${reason}`)}</p>
    </ResultDialog>
  );
}
