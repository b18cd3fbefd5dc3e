import { FileDialog } from '../../../ui/file-dialog.tsx';
import { ShareDialog } from '../../../ui/share-dialog.tsx';
import { TableDialog } from '../../../board/dialogs/game-dialogs.tsx';
import { ROUTE } from '../game/desk.ts';
import type { KalahDesk } from '../game/desk.ts';
import { HelpDialog } from './help.tsx';
import { NewGameDialog } from './new-game.tsx';
import { OverDialog } from './over.tsx';
import type { Table } from '../game/table.ts';

interface DialogsProps {
  readonly desk: KalahDesk;
  readonly table: Table;
}

/** The dialog that is open, if one is. */
export function Dialogs({ desk, table }: DialogsProps) {
  return (
    <TableDialog
      desk={desk}
      newGame={(props) => <NewGameDialog {...props} />}
      other={(name, close) => {
        switch (name) {
          case 'share':
            return <ShareDialog of={ROUTE} transcript={table.session.save()} onClose={close} />;
          case 'file':
            return <FileOfTable desk={desk} table={table} />;
          case 'help':
            return <HelpDialog onClose={close} />;
          case undefined:
            return table.announces.value ? <OverDialog desk={desk} table={table} /> : null;
        }
      }}
    />
  );
}

function FileOfTable({ desk, table }: DialogsProps) {
  return (
    <FileDialog
      name={`kalah-${table.match.seed.replace(/[^\w-]+/g, '-')}`}
      transcript={table.session.save()}
      onClose={() => (desk.dialog.value = undefined)}
      onOpen={(text) => {
        const problems = desk.import(text);
        if (problems.length === 0) desk.dialog.value = undefined;
        return problems;
      }}
    />
  );
}
