import type { Grid, Size } from '../cells/grid.ts';
import type { Say } from '#i18n/say.ts';
import { wrap } from '../widgets/words.ts';

/** Default minimum size of a screen. */
export const MIN_SIZE: Size = { width: 40, height: 12 };

/** Minimum size for boards with many panels side by side. */
export const FULL_SIZE: Size = { width: 80, height: 24 };

/** Rows of keys below such boards; low windows have room for one. */
export function keyRowsIn({ height }: Size): number {
  return height < FULL_SIZE.height ? 1 : 2;
}

/** Minimum size of runs and the new run screen; fits a phone held upright. */
export const SMALL_SIZE: Size = { width: 48, height: 16 };

/** Question asked before leaving, and whether it was already asked. */
export interface Leaving {
  readonly question: string;
  readonly isAsking: boolean;
}

/** Text about the state of the game, and the question if it does not fit on its own screen. */
function wordsOf(leaving: Leaving | undefined, say: Say): string[] {
  if (leaving === undefined) return [say('screen-too-small-saved')];
  return leaving.isAsking ? [leaving.question, say('screen-too-small-again')] : [];
}

/** Draws a placeholder for a screen that does not fit. The game continues once there is room. */
export function drawTooSmall(
  grid: Grid,
  minSize: Size,
  leaving: Leaving | undefined,
  say: Say,
): void {
  const sizes = {
    width: grid.width,
    height: grid.height,
    leastWidth: minSize.width,
    leastHeight: minSize.height,
  };
  const text = [say('screen-too-small', sizes), ...wordsOf(leaving, say)].join(' ');
  const lines = wrap(text, grid.width);
  const top = Math.max(0, Math.floor((grid.height - lines.length) / 2));
  for (const [row, line] of lines.entries()) grid.put(0, top + row, line, { ink: 'warn' });
}
