/** Units per cell before a stopping rule is applied for the first time. */
const FIRST = 32;
const GROWTH = 1.1;

/**
 * Next number of units per cell at which a stopping rule is applied. Rules are applied only there,
 * which makes the result independent of chunks and their order.
 */
export function nextBoundary(units: number): number {
  return Math.max(FIRST, Math.ceil(units * GROWTH));
}
