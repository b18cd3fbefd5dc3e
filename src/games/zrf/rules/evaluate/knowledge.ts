import type { Aims } from './aims.ts';
import type { ConnectionAim } from './connections.ts';
import type { Travel } from './travel.ts';

/** Facts learned about a game so far. */
export interface Knowledge {
  readonly aims: Aims;
  travel: Travel;
  connections: readonly ConnectionAim[];
  /** Initial value of each position for each of the connections. */
  pivots: readonly Float64Array[];
  /** True if mobility is significant. */
  isMobilitySignificant: boolean;
  /**
   * In games that count pieces, the average result of holding each position, relative to the mean.
   */
  statistics: Float64Array | undefined;
}
