/** Arguments from which three terms of Stirling's series are exact to 1e-13. */
const LARGE = 16;
const HALF_LOG_TAU = 0.9189385332046727;

/** Natural logarithm of the gamma function of `x` > 0, by Stirling's series. */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  for (; shifted < LARGE; shifted += 1) product *= shifted;
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TAU + series - Math.log(product);
}
