import { say } from '../../language/language.ts';
import { companyOf } from '../../../screen/company.ts';
import { MoveList } from '../../table/move-list.tsx';
import type { Table } from './table.ts';
import { rowsOf } from './turns.ts';

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
