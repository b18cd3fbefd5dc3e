import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { FileDialog } from '#web/ui/file-dialog.tsx';
import type { Session } from '#play';
import type { RogueGamePage } from '../game/rogue-page.ts';
import { ROUTE } from '../game/rogue-page.ts';
import type { Shell } from '../game/shell.ts';
import { HelpDialog } from './help.tsx';
import { LooksDialog } from './looks.tsx';
import { MapDialog } from './map.tsx';
import { NewRunDialog } from './new-run.tsx';
import { OverDialog } from './over.tsx';
import { WorldDialog } from './world.tsx';
import { currentRun, fileNameOf } from '#web/run/last-run.ts';
import { LogDialog } from '#web/run/log-dialog.tsx';
import { ShareRunDialog } from '#web/run/share-run.tsx';

interface DialogsProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
}

/** The open dialog, if any. */
export function Dialogs({ shell, gamePage }: DialogsProps) {
  const model = gamePage.model.value;
  const isShared = gamePage.dialog.value === 'share' || gamePage.dialog.value === 'file';
  const session = isShared ? currentRun(gamePage) : undefined;
  return (
    <GameDialog
      gamePage={gamePage}
      newGame={(props) => <NewRunDialog {...props} />}
      other={(name, close) => {
        switch (name) {
          case 'help':
            return <HelpDialog onClose={close} />;
          case 'looks':
            return <LooksDialog onClose={close} />;
          case 'world':
            return <WorldDialog gamePage={gamePage} onClose={close} />;
          case 'map':
            return model === undefined ? null : <MapDialog model={model} onClose={close} />;
          case 'log':
            return model === undefined ? null : <LogDialog log={model.log} onClose={close} />;
          case 'share':
            return session === undefined ? null : (
              <ShareRunDialog route={ROUTE} session={session} onClose={close} />
            );
          case 'file':
            return <RunFile gamePage={gamePage} session={session} onClose={close} />;
          case undefined:
            return model === undefined ? null : (
              <OverDialog shell={shell} model={model} gamePage={gamePage} />
            );
        }
      }}
    />
  );
}

interface RunFileProps {
  readonly gamePage: RogueGamePage;
  readonly session: Session | undefined;
  readonly onClose: () => void;
}

function RunFile({ gamePage, session, onClose }: RunFileProps) {
  return (
    <FileDialog
      name={session === undefined ? '' : fileNameOf(session)}
      transcript={session?.save() ?? ''}
      onClose={onClose}
      onOpen={(text) => {
        const problems = gamePage.import(text);
        if (problems.length === 0) onClose();
        return problems;
      }}
    />
  );
}
