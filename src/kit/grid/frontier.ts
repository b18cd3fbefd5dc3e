import type { Cell } from './distances.ts';
import { NEIGHBOURS } from './ways.ts';
import type { Ways } from './ways.ts';

/** True for a cell next to an unknown one. */
export function isFrontier(
  { x, y }: Cell,
  ways: Ways,
  isUnknown: (x: number, y: number) => boolean,
): boolean {
  return NEIGHBOURS.some(([dx, dy], way) => way < ways && isUnknown(x + dx, y + dy));
}
