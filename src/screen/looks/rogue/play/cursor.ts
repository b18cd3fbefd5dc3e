import { beside } from '../../../../games/rogue/index.ts';
import type { Place, RogueState } from '../../../../games/rogue/index.ts';
import { nextThing } from '../../../../presentation/rogue/look.ts';
import { isKey } from '../../../model/key.ts';
import type { Key } from '../../../model/key.ts';
import { cursorStep } from './keys.ts';

/** The cell that is looked at. */
export interface Cursor {
  readonly at: Place;
}

/** What a key makes of a cursor: it moves, ends, or sends the hero there. */
export type CursorNext = Cursor | 'end' | 'go' | undefined;

/** Cells that a run moves the cursor by. */
const LEAP = 5;

export function pressCursor(cursor: Cursor, key: Key, state: RogueState): CursorNext {
  if (isKey(key, 'escape', 'q', 'x', ';')) return 'end';
  if (isKey(key, 'enter', 't', '_', '.')) return 'go';
  if (isKey(key, 'tab')) {
    return { at: nextThing(state, cursor.at, key.shift ? -1 : 1) ?? cursor.at };
  }
  const step = cursorStep(key);
  if (step === undefined) return undefined;
  let { at } = cursor;
  for (let count = step.isRun ? LEAP : 1; count > 0; count--) at = beside(at, step.direction);
  return { at };
}
