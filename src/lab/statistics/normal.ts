const ROOT_TAU = 2.5066282746310002;
/** Distances up to which the series converges fast; beyond, the continued fraction does. */
const SERIES_END = 2.5;
const TERMS = 80;

/** Probability that a standard normal value is at least `z` from 0, for `z` >= 0. */
export function twoSidedTail(z: number): number {
  if (!(z < 39)) return 0;
  const density = Math.exp((-z * z) / 2) / ROOT_TAU;
  return z < SERIES_END ? 1 - 2 * density * seriesFrom(z) : (2 * density) / fractionFrom(z);
}

/** The sum z + z³/3 + z⁵/(3·5) + ... (Abramowitz and Stegun 26.2.11). */
function seriesFrom(z: number): number {
  let [term, sum] = [z, z];
  for (let odd = 3; odd < TERMS; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return sum;
}

/** The continued fraction z + 1/(z + 2/(z + 3/(z + ...))) (Abramowitz and Stegun 26.2.14). */
function fractionFrom(z: number): number {
  let value = z;
  for (let k = TERMS; k > 0; k--) value = z + k / value;
  return value;
}
