import { parseTranscript } from '#core';
import { MAX_GAME_NAME, gameNameIn } from '#play';
import type { Context } from '../model/context.ts';
import type { SavedGame } from '../model/environment.ts';
import type { Screen } from '../model/screen.ts';
import { makeField } from '../widgets/text-field.ts';
import { typingScreen } from './typing.ts';

/** Types a name for a saved game, over the list it stands in; empty for none. */
export function nameScreen(
  context: Context,
  saved: SavedGame,
  list: Screen,
  done: () => Screen,
): Screen {
  const { say } = context;
  const read = parseTranscript(saved.text);
  const name = read.ok ? gameNameIn(read.value.notes) : '';
  const keep = (text: string) => {
    const problem = context.environment.saves.rename(saved.name, text);
    if (problem !== undefined) context.tell(context.messages.sayProblem(problem));
    return done();
  };
  const asked = { question: say('screen-saved-name'), keys: say('screen-saved-name-keys') };
  return typingScreen(context, { field: makeField(name, MAX_GAME_NAME), ...asked }, list, keep);
}
