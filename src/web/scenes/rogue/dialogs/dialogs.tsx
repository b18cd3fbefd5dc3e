import { GameDialog } from '../../../board/dialogs/game-dialogs.tsx';
import { FileDialog } from '../../../ui/file-dialog.tsx';
import { ShareDialog } from '../../../ui/share-dialog.tsx';
import { ROUTE } from '../game/game-page.ts';
import type { RogueGamePage } from '../game/game-page.ts';
import type { Shell } from '../game/shell.ts';
import { HelpDialog } from './help.tsx';
import { LogDialog } from './log.tsx';
import { LooksDialog } from './looks.tsx';
import { MapDialog } from './map.tsx';
import { NewRunDialog } from './new-run.tsx';
import { OverDialog } from './over.tsx';
import { WorldDialog } from './world.tsx';

interface DialogsProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
}

/** The dialog that is open, if one is. */
export function Dialogs({ shell, gamePage }: DialogsProps) {
  const model = gamePage.model.value;
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
            return model === undefined ? null : <LogDialog model={model} onClose={close} />;
          case 'share':
            return model === undefined ? null : (
              <ShareDialog of={ROUTE} transcript={model.session.save()} onClose={close} />
            );
          case 'file':
            return <RunFile gamePage={gamePage} onClose={close} />;
          case undefined:
            return model === undefined ? null : (
              <OverDialog
                shell={shell}
                model={model}
                onNew={() => (gamePage.dialog.value = 'new')}
              />
            );
        }
      }}
    />
  );
}

interface RunFileProps {
  readonly gamePage: RogueGamePage;
  readonly onClose: () => void;
}

function RunFile({ gamePage, onClose }: RunFileProps) {
  const session = gamePage.model.value?.session;
  return (
    <FileDialog
      name={`rogue-${session?.match.seed.replace(/[^\w-]+/g, '-') ?? ''}`}
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
