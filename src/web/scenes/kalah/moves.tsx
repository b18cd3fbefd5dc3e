import { say } from '../../language/language.ts';
import { companyOf } from '../../../presentation/company.ts';
import { MoveList } from '../../board/move-list.tsx';
import type { Table } from './game/table.ts';
import { rowsOf } from './timeline/turns.ts';

/** The game in its notation; a click shows the position after a turn. */
export function Moves({ table }: { readonly table: Table }) {
  const company = companyOf(table.session, say);
  return (
    <MoveList
      rounds={rowsOf(table.match, table.present.value.cursor)}
      shown={table.shown.value}
      onView={(count) => table.view(count)}
      label={({ player, text }) => say('web-kalah-move', { who: company.who(player), move: text })}
    />
  );
}
