import { FileDialog } from '#web/ui/file-dialog.tsx';
import { ShareDialog } from '#web/ui/share-dialog.tsx';
import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { ROUTE } from '../game/kalah-page.ts';
import type { KalahGamePage } from '../game/kalah-page.ts';
import { HelpDialog } from './help.tsx';
import { NewGameDialog } from './new-game.tsx';
import { OverDialog } from './over.tsx';
import type { KalahPlayModel } from '../game/kalah-play-model.ts';

interface DialogsProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

/** The dialog that is open, if one is. */
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
