import type { Aims } from './aims.ts';
import type { ConnectionAim } from './connections.ts';
import type { Travel } from './travel.ts';

/** What is known about a game; what is missing was not found out yet. */
export interface Knowledge {
  readonly aims: Aims;
  travel: Travel;
  connections: readonly ConnectionAim[];
  /** What each position is worth at first to each of the connections. */
  pivots: readonly Float64Array[];
  /** Whether it tells anything who has more moves. */
  doWaysTell: boolean;
  /** Where pieces are counted, what each position tells of how the game ends. */
  statistics: Float64Array | undefined;
}
