/** Rounds health to two decimals. */
export function rounded(health: number): number {
  return Math.round(health * 100) / 100;
}
