import { GamesDialog } from '../../app/games-dialog.tsx';
import { ShareDialog } from '../../app/share-dialog.tsx';
import { AboutDialog } from './about.tsx';
import { routeOf } from './desk.ts';
import { FilesDialog } from './files-dialog.tsx';
import { HelpDialog } from './help.tsx';
import { NewGameDialog } from './new-game.tsx';
import { ProblemsDialog } from '../../table/problems-dialog.tsx';
import { OverDialog } from './over.tsx';
import type { View } from './view.ts';

/** The dialog that is open, if one is. */
export function Dialogs({ view }: { readonly view: View }) {
  const { desk, table } = view;
  const close = () => (desk.dialog.value = undefined);
  switch (desk.dialog.value) {
    case 'new':
      return (
        <NewGameDialog
          view={view}
          last={desk.lastChoice()}
          onClose={close}
          onStart={(game) => {
            close();
            desk.startNew(game);
          }}
        />
      );
    case 'games':
      return (
        <GamesDialog
          game={table.book.id}
          open={desk.saveId}
          onClose={close}
          onResume={(save) => {
            close();
            desk.resume(save);
          }}
        />
      );
    case 'share':
      return (
        <ShareDialog
          of={routeOf(table.book.id)}
          transcript={table.session.save()}
          onClose={close}
        />
      );
    case 'file':
      return <FilesDialog view={view} onClose={close} />;
    case 'about':
      return <AboutDialog view={view} onClose={close} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'problems':
      return <ProblemsDialog problems={desk.problems.value} onClose={close} />;
    case undefined:
      return table.announces.value ? <OverDialog view={view} /> : null;
  }
}
