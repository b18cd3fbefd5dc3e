import { participantsOf } from '#voice/participants.ts';
import { roundsOf } from '#voice/turns.ts';
import { MoveList } from '../board/move-list.tsx';
import { say } from '../language/language.ts';
import type { GenericPage } from './generic-page.ts';

/** The game in the words of its rules; a click shows the position after an action. */
export function Moves({ page: { model, notation } }: { readonly page: GenericPage }) {
  const { match, present } = model;
  const { names } = participantsOf(model.session, say);
  const log = match.log.slice(0, present.value.cursor);
  const turns = notation.notate(match.stateAt(0), log);
  return (
    <MoveList
      rounds={roundsOf(turns)}
      shown={model.shown.value}
      onView={(count) => model.view(count)}
      label={({ by, text }) => `${names[by] ?? ''} ${text}`.trim()}
    />
  );
}
