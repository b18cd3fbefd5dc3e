import type { GameLibrary } from '#voice/game-library.ts';
import type { Context } from '../model/context.ts';

/** Libraries of games that are loaded one by one. */
export function librariesOf({ modules }: Context): readonly GameLibrary[] {
  return [...modules.values()].flatMap(({ library }) => library ?? []);
}

/** Title of a game in its library; the id if no library has it. */
export function titleIn(context: Context, id: string): string {
  const titles = librariesOf(context).map((one) => one.titleOf(id, context.settings.language));
  return titles.find((title) => title !== id) ?? id;
}

/** Id of the game in a transcript; '' if missing. */
export function gameIn(text: string): string {
  return /^game (\S+)$/m.exec(text.slice(0, 200))?.[1] ?? '';
}
