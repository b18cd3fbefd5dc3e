import { MAX_HEALTH } from '#games/rogue/index.ts';
import type { Hero } from '#games/rogue/index.ts';

/** Below this share of health it is high time to do something. */
const LOW = 0.3;

/** Whether the hero has little health left. */
export function isLow({ health }: Hero): boolean {
  return health / MAX_HEALTH < LOW;
}
