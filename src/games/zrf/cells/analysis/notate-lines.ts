import type { Say } from '#i18n/say.ts';
import type { AnyLook } from '#screen/model/look.ts';
import { translateTurns } from '#voice/turns.ts';
import type { ZrfGame } from '../../rules/index.ts';
import { logOfLine } from '../../voice/line-log.ts';
import type { NotateLine } from '../../voice/why-not.ts';

/** Writes lines as a look notates them. */
export function notateLines(game: ZrfGame, look: AnyLook, say: Say): NotateLine {
  return (state, actions) =>
    translateTurns(look.notate(state, logOfLine(game, state, actions)), say).map(
      ({ text }) => text,
    );
}
