import { FileDialog } from '#web/ui/file-dialog.tsx';
import { ShareDialog } from '#web/ui/share-dialog.tsx';
import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { ROUTE } from '../game/kalah-page.ts';
import type { KalahGamePage } from '../game/kalah-page.ts';
import { NewGameDialog } from './new-game.tsx';
import type { KalahPlayModel } from '../game/kalah-play-model.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { langOf, say } from '#web/language/language.ts';
import { KALAH_PAGE_KEYS } from '../../voice/keymap.ts';
import { KeyList } from '#web/board/key-list.tsx';
import { participantsOf } from '#voice/participants.ts';
import { describeResult } from '../../voice/describe.ts';
import { describeEnding, sidesOf } from '#voice/early-end.ts';
import { Bars } from '#web/board/bars.tsx';
import { ResultDialog } from '#web/board/dialogs/result-dialog.tsx';

interface OverDialogProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

/** The result, the reason the game ended, and what to do next. */
function OverDialog({ gamePage, model }: OverDialogProps) {
  const { turn } = model.match;
  if (turn.kind !== 'over') return null;
  const { scores, reason } = turn.outcome;
  const participants = participantsOf(model.session, say);
  const { ending } = model.match;
  const early = ending && describeEnding(ending, sidesOf(model.session, say), say);
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
      <p class="result">{early?.result ?? describeResult(scores, participants, say)}</p>
      <Bars names={participants.names} scores={scores} />
      <p class="about">{early?.reason ?? say(`kalah-reason-${reason}`)}</p>
    </ResultDialog>
  );
}

const RULES = ['goal', 'sow', 'again', 'capture', 'end'] as const;

function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('label-rules')}</h3>
      <ul class="prose" lang={langOf('kalah-rules-goal')}>
        {RULES.map((rule) => (
          <li key={rule}>{say(`kalah-rules-${rule}`)}</li>
        ))}
      </ul>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('web-kalah-touch')}</p>
      <KeyList keys={KALAH_PAGE_KEYS} />
    </Dialog>
  );
}

interface DialogsProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

/** The open dialog, if any. */
export function Dialogs({ gamePage, model }: DialogsProps) {
  return (
    <GameDialog
      gamePage={gamePage}
      newGame={(props) => <NewGameDialog {...props} />}
      other={(name, close) => {
        switch (name) {
          case 'share':
            return <ShareDialog of={ROUTE} transcript={model.session.save()} onClose={close} />;
          case 'file':
            return <FileOfGame gamePage={gamePage} model={model} />;
          case 'help':
            return <HelpDialog onClose={close} />;
          case undefined:
            return model.announces.value ? <OverDialog gamePage={gamePage} model={model} /> : null;
        }
      }}
    />
  );
}

function FileOfGame({ gamePage, model }: DialogsProps) {
  return (
    <FileDialog
      name={`kalah-${model.match.seed.replace(/[^\w-]+/g, '-')}`}
      transcript={model.session.save()}
      onClose={() => (gamePage.dialog.value = undefined)}
      onOpen={(text) => {
        const problems = gamePage.import(text);
        if (problems.length === 0) gamePage.dialog.value = undefined;
        return problems;
      }}
    />
  );
}
