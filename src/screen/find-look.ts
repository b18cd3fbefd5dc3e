import type { AnyGame } from '#core';
import type { Language } from '#i18n';
import type { LookModule } from './model/context.ts';
import type { AnyLook } from './model/look.ts';
import { genericLook } from './generic/index.ts';

type Modules = ReadonlyMap<string, LookModule>;

/** Module that draws a game; undefined for the generic look. */
export function findModule(
  modules: Modules,
  game: AnyGame,
  language: Language,
): LookModule | undefined {
  const own = modules.get(game.id);
  if (own !== undefined) return own;
  return [...modules.values()].find((module) => module.lookOf(game, language) !== undefined);
}

/** Look of a game, or the generic look as a fallback. */
export function findLook(modules: Modules, game: AnyGame, language: Language): AnyLook {
  return findModule(modules, game, language)?.lookOf(game, language) ?? genericLook(game);
}
