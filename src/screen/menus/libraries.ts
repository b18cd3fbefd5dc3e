import type { Context, GameLibrary } from '../model/context.ts';

/** The libraries of games that are read one by one. */
export function librariesOf({ modules }: Context): readonly GameLibrary[] {
  return [...modules.values()].flatMap(({ library }) => library ?? []);
}
