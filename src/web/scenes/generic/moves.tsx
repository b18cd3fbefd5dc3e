import { participantsOf } from '../../../presentation/participants.ts';
import { roundsOf } from '../../../presentation/turns.ts';
import { MoveList } from '../../board/move-list.tsx';
import { say } from '../../language/language.ts';
import type { GenericPage } from './desk.ts';

/** The game in the words of its rules; a click shows the position after an action. */
export function Moves({ page: { table, notation } }: { readonly page: GenericPage }) {
  const { match, present } = table;
  const { names } = participantsOf(table.session, say);
  const log = match.log.slice(0, present.value.cursor);
  const turns = notation.notate(match.stateAt(0), log);
  return (
    <MoveList
      rounds={roundsOf(turns)}
      shown={table.shown.value}
      onView={(count) => table.view(count)}
      label={({ by, text }) => `${names[by] ?? ''} ${text}`.trim()}
    />
  );
}
