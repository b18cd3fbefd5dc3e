/** A share of a number of trials, and the bounds between which it lies with 95 % confidence. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

const Z = 1.959964;

/** Wilson's score interval; `successes` may count halves. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, least: 0, most: 1 };
  const share = successes / trials;
  const square = (Z * Z) / trials;
  const middle = (share + square / 2) / (1 + square);
  const spread =
    (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return { share, least: middle - spread, most: middle + spread };
}
