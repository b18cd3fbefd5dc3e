import { kalah } from '../../../games/kalah/index.ts';
import { FileDialog } from '../../app/file-dialog.tsx';
import { GamesDialog } from '../../app/games-dialog.tsx';
import { ShareDialog } from '../../app/share-dialog.tsx';
import { ROUTE } from './desk.ts';
import type { KalahDesk } from './desk.ts';
import { HelpDialog } from './help.tsx';
import { NewGameDialog } from './new-game.tsx';
import { ProblemsDialog } from '../../table/problems-dialog.tsx';
import { OverDialog } from './over.tsx';
import type { Table } from './table.ts';

interface DialogsProps {
  readonly desk: KalahDesk;
  readonly table: Table;
}

/** The dialog that is open, if one is. */
export function Dialogs({ desk, table }: DialogsProps) {
  const close = () => (desk.dialog.value = undefined);
  switch (desk.dialog.value) {
    case 'new':
      return (
        <NewGameDialog
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
          game={kalah.id}
          open={desk.saveId}
          onClose={close}
          onResume={(save) => {
            close();
            desk.resume(save);
          }}
        />
      );
    case 'share':
      return <ShareDialog of={ROUTE} transcript={table.session.save()} onClose={close} />;
    case 'file':
      return <FileOfTable desk={desk} table={table} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'problems':
      return <ProblemsDialog problems={desk.problems.value} onClose={close} />;
    case undefined:
      return table.announces.value ? <OverDialog desk={desk} table={table} /> : null;
  }
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
