import type { GameLibrary } from '#voice/game-library.ts';
import type { Context } from '../model/context.ts';

/** The libraries of games that are read one by one. */
export function librariesOf({ modules }: Context): readonly GameLibrary[] {
  return [...modules.values()].flatMap(({ library }) => library ?? []);
}

/** What the library that has a game calls it; the others know no more than its id. */
export function titleIn(context: Context, id: string): string {
  const titles = librariesOf(context).map((one) => one.titleOf(id, context.settings.language));
  return titles.find((title) => title !== id) ?? id;
}

/** The id of the game that a transcript is of; '' where it names none. */
export function gameIn(text: string): string {
  return /^game (\S+)$/m.exec(text.slice(0, 200))?.[1] ?? '';
}
