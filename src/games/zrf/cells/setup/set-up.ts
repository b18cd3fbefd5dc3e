import type { Session } from '#play';
import { participantsOf } from '#voice/participants.ts';
import type { Screen } from '#screen/model/screen.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { Glossary } from '../../voice/glossary.ts';
import type { ZrfState } from '../../rules/index.ts';
import type { ZrfContext } from '../services/services.ts';
import { deskFor } from './desk.ts';
import { SetUpScreen } from './set-up-screen.ts';

/** Sets up a position, beginning with that of a game; `back` where the game has none to set up. */
export function setUpPosition(
  { context, services }: ZrfContext,
  session: Session,
  back: Screen,
): Screen {
  const { settings, say } = context;
  const { game, state } = session.match;
  if (!isZrfGame(game)) return back;
  const { variant } = state as ZrfState;
  const messages = services.library.words(game.id, settings.language);
  const glossary = new Glossary({ game, variant, messages, say });
  const desk = deskFor(game, state as ZrfState, glossary, participantsOf(session, say).south);
  return new SetUpScreen(context, game, session, desk, back);
}
