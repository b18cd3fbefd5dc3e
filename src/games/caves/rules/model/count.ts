/** Initial number of something on a level. */
export interface Count {
  readonly base: number;
  /** Increase per level below. */
  readonly deeper?: number;
  /** The first level with any, from 0. */
  readonly from?: number;
}

export function countOn({ base, deeper = 0, from = 0 }: Count, z: number): number {
  return z < from ? 0 : base + deeper * z;
}
