import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import type { RogueGamePage } from '../game/rogue-page.ts';
import { ROUTE } from '../game/rogue-page.ts';
import type { Shell } from '../game/shell.ts';
import { HelpDialog } from './help.tsx';
import { LooksDialog } from './looks.tsx';
import { MapDialog } from './map.tsx';
import { NewRunDialog } from './new-run.tsx';
import { OverDialog } from './over.tsx';
import { WorldDialog } from './world.tsx';
import { LogDialog } from '#web/run/log-dialog.tsx';
import { SessionDialog } from '#web/run/session-dialog.tsx';

interface DialogsProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
}

/** The open dialog, if any. */
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
            return model === undefined ? null : <LogDialog log={model.log} onClose={close} />;
          case 'share':
          case 'file':
            return <SessionDialog {...{ name, gamePage }} route={ROUTE} onClose={close} />;
          case undefined:
            return model === undefined ? null : (
              <OverDialog shell={shell} model={model} gamePage={gamePage} />
            );
        }
      }}
    />
  );
}
