import type { AnyLook } from '../look.ts';
import { kalahLook } from './kalah/index.ts';

/** How every game is drawn in cells. */
export const looks: readonly AnyLook[] = [kalahLook];
