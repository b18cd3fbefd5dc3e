import { say } from '../../language/language.ts';
import { participantsOf } from '../../../presentation/participants.ts';
import { notate } from '../../../presentation/kalah/notation.ts';
import { roundsOf } from '../../../presentation/turns.ts';
import { MoveList } from '../../board/move-list.tsx';
import type { Table } from './game/table.ts';

/** The game in its notation; a click shows the position after a turn. */
export function Moves({ table }: { readonly table: Table }) {
  const participants = participantsOf(table.session, say);
  const { match } = table;
  const played = match.log.slice(0, table.present.value.cursor);
  return (
    <MoveList
      rounds={roundsOf(notate(match.stateAt(0), played))}
      shown={table.shown.value}
      onView={(count) => table.view(count)}
      label={({ by, text }) => say('web-kalah-move', { who: participants.role(by), move: text })}
    />
  );
}
