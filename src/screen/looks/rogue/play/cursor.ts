import { beside } from '../../../../games/rogue/index.ts';
import type { Place, RogueState } from '../../../../games/rogue/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { nearbyOf } from '../../../../presentation/rogue/look.ts';
import { isKey } from '../../../model/key.ts';
import type { Key } from '../../../model/key.ts';
import { cursorStep } from './keys.ts';

/** The cell that is looked at. */
export interface Cursor {
  readonly at: Place;
  /** How many things near the hero it was set to, one after the other. */
  readonly visited: number;
}

/** What a key makes of a cursor: it moves, ends, or sends the hero there. */
export type CursorNext = Cursor | 'end' | 'go' | undefined;

/** Cells that a run moves the cursor by. */
const LEAP = 5;

export function pressCursor(cursor: Cursor, key: Key, state: RogueState, say: Say): CursorNext {
  if (isKey(key, 'escape', 'q', 'x', ';')) return 'end';
  if (isKey(key, 'enter', 't', '_', '.')) return 'go';
  if (isKey(key, 'tab')) {
    const near = nearbyOf(state, say);
    const next = near[cursor.visited % Math.max(1, near.length)];
    return next === undefined
      ? cursor
      : { at: { x: next.x, y: next.y }, visited: cursor.visited + 1 };
  }
  const step = cursorStep(key);
  if (step === undefined) return undefined;
  let { at } = cursor;
  for (let count = step.isRun ? LEAP : 1; count > 0; count--) at = beside(at, step.direction);
  return { ...cursor, at };
}
