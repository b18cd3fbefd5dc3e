/** How many of something a level begins with. */
export interface Count {
  readonly base: number;
  /** So many more on every level further down. */
  readonly deeper?: number;
  /** The first level that has any, from 0. */
  readonly from?: number;
}

export function countOn({ base, deeper = 0, from = 0 }: Count, z: number): number {
  return z < from ? 0 : base + deeper * z;
}
