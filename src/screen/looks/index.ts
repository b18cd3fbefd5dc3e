import type { AnyLook, LookOf } from '../model/look.ts';
import { kalahLook } from './kalah/index.ts';
import { lookOfRules } from './zrf/index.ts';

function only(look: AnyLook): LookOf {
  return ({ id }) => (id === look.game ? look : undefined);
}

/** How every game is drawn in cells. */
export const looks: readonly LookOf[] = [only(kalahLook), lookOfRules];

export { editPuzzle } from './zrf/editor/index.ts';
export { setUpPosition } from './zrf/setup/index.ts';
