const MAX = 64;
/** Weight of the product of two logarithms, per mille. */
const WEIGHT = 240;
const BASE = 400;

/** Base-2 logarithm of a positive integer, linear between powers of two. */
function log2(number: number): number {
  const bits = 31 - Math.clz32(number);
  return bits + number / (1 << bits) - 1;
}

/** Late-move reductions: `REDUCTIONS[depth * 64 + index]`, in plies. */
const REDUCTIONS: Uint8Array = Uint8Array.from({ length: MAX * MAX }, (_, at) => {
  const depth = Math.floor(at / MAX);
  const index = at % MAX;
  if (depth < 3 || index < 2) return 0;
  return Math.floor((BASE + WEIGHT * log2(depth) * log2(index)) / 1000);
});

/** Plies by which the search of a move at a place in the order is shortened. */
export function reductionAt(depth: number, index: number): number {
  return REDUCTIONS[Math.min(MAX - 1, depth) * MAX + Math.min(MAX - 1, index)] as number;
}
