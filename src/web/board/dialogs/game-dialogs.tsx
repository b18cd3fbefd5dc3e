import type { VNode } from 'preact';
import { GamesDialog } from './games-dialog.tsx';
import type { AnyTable, Desk, NewGame } from '../desk.ts';
import { ProblemsDialog } from './problems-dialog.tsx';

/** What the dialog for a new game is given. */
export interface NewGameProps {
  readonly last: NewGame;
  readonly onStart: (game: NewGame) => void;
  readonly onClose: () => void;
}

interface TableDialogProps<D extends string> {
  readonly desk: Desk<AnyTable, D | 'new' | 'games'>;
  readonly newGame: (props: NewGameProps) => VNode;
  /** The dialogs that are the game's own, and what is shown where none is open. */
  readonly other: (name: D | undefined, close: () => void) => VNode | null;
}

/** The dialog that is open, if one is. */
export function TableDialog<D extends string>({ desk, newGame, other }: TableDialogProps<D>) {
  const name = desk.dialog.value;
  const close = () => (desk.dialog.value = undefined);
  if (name === 'new') {
    return newGame({
      last: desk.lastChoice(),
      onClose: close,
      onStart: (game) => {
        close();
        desk.startNew(game);
      },
    });
  }
  if (name === 'games') {
    return (
      <GamesDialog
        game={desk.game.id}
        open={desk.saveId}
        onClose={close}
        onResume={(save) => {
          close();
          desk.resume(save);
        }}
      />
    );
  }
  if (name === 'problems') {
    return <ProblemsDialog problems={desk.problems.value} onClose={close} />;
  }
  return other(name, close);
}
