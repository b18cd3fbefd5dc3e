import type { Context } from './context.ts';
import type { DrawingMeans } from './look.ts';

/** Means of drawing of the current screen. */
export function meansOf({ settings, environment }: Context): DrawingMeans {
  return {
    settings: settings.games,
    language: settings.language,
    isAscii: environment.isAscii === true,
  };
}
