import { loadSession } from '#play';
import type { Context, Screen } from '#screen';
import { route, renameRoute } from '../address/route.ts';
import { unpackText } from '../address/share.ts';

/**
 * Opens the game in a link as a separate game, or reports a problem. Removes the link from the
 * address, so that a reload does not reopen it.
 */
export async function openShared(context: Context, packed: string, back: Screen): Promise<Screen> {
  const { saves, games } = context.environment;
  const text = await unpackText(packed);
  const { value: opened } = route;
  if (opened.kind === 'game' && opened.shared === packed)
    renameRoute({ kind: 'game', game: opened.game, ...(opened.part && { part: opened.part }) });
  const loaded = text.ok ? loadSession(text.value, games) : text;
  if (loaded.ok) {
    const session = loaded.value;
    return context.routes.play({ session, name: saves.freshName(session.match.game.id) }, back);
  }
  const [problem] = loaded.problems;
  if (problem !== undefined) context.announce(context.messages.sayProblem(problem));
  return back;
}
