import { MAX_HEALTH } from '../rules/index.ts';
import type { Hero } from '../rules/index.ts';

/** Below this share of health it is high time to do something. */
const LOW = 0.3;

/** Whether the hero has little health left. */
export function isLow({ health }: Hero): boolean {
  return health / MAX_HEALTH < LOW;
}
