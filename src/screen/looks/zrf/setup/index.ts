import type { Session } from '../../../../play/index.ts';
import { companyOf } from '../../../../presentation/company.ts';
import type { Context } from '../../../model/context.ts';
import type { Screen } from '../../../model/screen.ts';
import { isOfRules } from '../../../../presentation/zrf/of-rules.ts';
import { RulesWords } from '../../../../presentation/zrf/words.ts';
import { canSetUp, deskFor } from './desk.ts';
import { SetUpScreen } from './set-up-screen.ts';

/** Sets up a position, beginning with that of a game; `back` where the game has none to set up. */
export function setUpPosition(context: Context, session: Session, back: Screen): Screen {
  const { environment, settings, say } = context;
  const { game, state: unread } = session.match;
  const text = game.makeState(unread);
  if (!isOfRules(game)) return back;
  const state = game.parseState(text);
  if (!state.ok || !canSetUp(game.rulesOf(state.value))) return back;
  const words = new RulesWords(game, environment.library?.words(game.id, settings.language));
  const desk = deskFor(game, state.value, words, companyOf(session, say).south);
  return new SetUpScreen(context, game, session, desk, back);
}
