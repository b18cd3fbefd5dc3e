import { loadSession } from '../../play/index.ts';
import type { Context, Screen } from '../../screen/index.ts';
import { unpackText } from '../address/share.ts';

/** The game in a link, as a game of its own; where it cannot be opened, that is told. */
export async function openShared(context: Context, packed: string, back: Screen): Promise<Screen> {
  const { saves, games } = context.environment;
  const text = await unpackText(packed);
  const loaded = text.ok ? loadSession(text.value, games) : text;
  if (loaded.ok) {
    const session = loaded.value;
    return context.routes.play({ session, name: saves.freshName(session.match.game.id) }, back);
  }
  const [problem] = loaded.problems;
  if (problem !== undefined) context.tell(context.messages.sayProblem(problem));
  return back;
}
