import type { Grid, Size } from '../cells/grid.ts';
import type { Say } from '#i18n/say.ts';
import { wrap } from '../widgets/words.ts';

/** Screens fit into this many cells, unless they say that they need more. */
export const MIN_SIZE: Size = { width: 40, height: 12 };

/** What tables with many parts beside one another need. */
export const FULL_SIZE: Size = { width: 80, height: 24 };

/** Rows of keys at the bottom of such tables: lower windows have room for one only. */
export function keyRowsIn({ height }: Size): number {
  return height < FULL_SIZE.height ? 1 : 2;
}

/** Runs and the choice of one fit a phone that is held upright. */
export const SMALL_SIZE: Size = { width: 48, height: 16 };

/** What leaving would lose, and whether that was said already. */
export interface Leaving {
  readonly question: string;
  readonly isAsked: boolean;
}

/** What there is to know of the game, and of a question that has no room. */
function wordsOf(leaving: Leaving | undefined, say: Say): string[] {
  if (leaving === undefined) return [say('screen-too-small-saved')];
  return leaving.isAsked ? [leaving.question, say('screen-too-small-again')] : [];
}

/** What is shown instead of a screen that has no room; the game goes on when there is. */
export function drawTooSmall(
  grid: Grid,
  least: Size,
  leaving: Leaving | undefined,
  say: Say,
): void {
  const sizes = {
    width: grid.width,
    height: grid.height,
    leastWidth: least.width,
    leastHeight: least.height,
  };
  const text = [say('screen-too-small', sizes), ...wordsOf(leaving, say)].join(' ');
  const lines = wrap(text, grid.width);
  const top = Math.max(0, Math.floor((grid.height - lines.length) / 2));
  for (const [row, line] of lines.entries()) grid.put(0, top + row, line, { ink: 'warn' });
}
