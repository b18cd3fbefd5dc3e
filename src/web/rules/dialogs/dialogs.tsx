import { ShareDialog } from '../../ui/share-dialog.tsx';
import { TableDialog } from '../../board/dialogs/game-dialogs.tsx';
import { AboutDialog } from './about.tsx';
import { routeOf } from '../files/route.ts';
import { FilesDialog } from './files-dialog.tsx';
import { HelpDialog } from './help.tsx';
import { NewGameDialog } from './new-game.tsx';
import { OverDialog } from './over.tsx';
import type { View } from '../game/page-model.ts';

/** The dialog that is open, if one is. */
export function Dialogs({ view }: { readonly view: View }) {
  const { desk, table } = view;
  return (
    <TableDialog
      desk={desk}
      newGame={(props) => <NewGameDialog view={view} {...props} />}
      other={(name, close) => {
        switch (name) {
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
          case undefined:
            return table.announces.value ? <OverDialog view={view} /> : null;
        }
      }}
    />
  );
}
