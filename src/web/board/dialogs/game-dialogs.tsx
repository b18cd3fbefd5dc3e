import type { VNode } from 'preact';
import { FaultDialog } from './fault-dialog.tsx';
import { GamesDialog } from './games-dialog.tsx';
import type { AnyPlayModel, GamePageModel, NewGame } from '../game-page.ts';
import { PartedDialog } from './parted-dialog.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';

/** What the dialog for a new game is given. */
export interface NewGameProps {
  readonly last: NewGame;
  readonly onStart: (game: NewGame) => void;
  readonly onClose: () => void;
}

interface GameDialogProps<D extends string> {
  readonly gamePage: GamePageModel<AnyPlayModel, D | 'new' | 'games'>;
  readonly newGame: (props: NewGameProps) => VNode;
  /** The dialogs that are the game's own, and what is shown where none is open. */
  readonly other: (name: D | undefined, close: () => void) => VNode | null;
}

/** The dialog that is open, if one is. */
export function GameDialog<D extends string>({ gamePage, newGame, other }: GameDialogProps<D>) {
  const name = gamePage.dialog.value;
  const close = () => (gamePage.dialog.value = undefined);
  if (name === 'new') {
    return newGame({
      last: gamePage.lastChoice(),
      onClose: close,
      onStart: (game) => {
        close();
        gamePage.startNew(game);
      },
    });
  }
  if (name === 'games') {
    return (
      <GamesDialog
        game={gamePage.game.id}
        open={gamePage.saveId}
        tell={(save) => gamePage.tellSaved(save)}
        onClose={close}
        onRename={(save, name) => gamePage.rename(save.id, name)}
        onResume={(save) => {
          close();
          gamePage.resume(save);
        }}
      />
    );
  }
  if (name === 'problems') {
    return <ProblemsDialog problems={gamePage.problems.value} onClose={close} />;
  }
  if (name === 'fault') return <FaultDialog reopened={gamePage.fault.value} onClose={close} />;
  if (name === 'parted') {
    const takeNewer = () => {
      close();
      gamePage.takeNewer();
    };
    return <PartedDialog onNewer={takeNewer} onClose={close} />;
  }
  return other(name, close);
}
