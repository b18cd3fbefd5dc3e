import { say } from '#web/language/language.ts';
import { participantsOf } from '#voice/participants.ts';
import { notate } from '../voice/notation.ts';
import { roundsOf } from '#voice/turns.ts';
import { MoveList } from '#web/board/move-list.tsx';
import type { KalahPlayModel } from './game/kalah-play-model.ts';

/** The game in its notation; a click shows the position after a turn. */
export function Moves({ model }: { readonly model: KalahPlayModel }) {
  const participants = participantsOf(model.session, say);
  const { match } = model;
  const played = match.log.slice(0, model.present.value.cursor);
  return (
    <MoveList
      rounds={roundsOf(notate(match.stateAt(0), played))}
      shown={model.shown.value}
      onView={(count) => model.view(count)}
      label={({ by, text }) => say('web-kalah-move', { who: participants.role(by), move: text })}
    />
  );
}
