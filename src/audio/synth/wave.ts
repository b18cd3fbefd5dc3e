/** Samples per second of everything that is rendered. */
export const RATE = 22_050;

const SIZE = 2048;
const HALF_PI = 1.570_796_326_794_896_6;

/** The sine of a quarter of a turn at most, by its series: the same on every machine. */
function sineOfQuarter(x: number): number {
  const square = x * x;
  return x * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))));
}

function sineAt(index: number): number {
  const quarter = SIZE / 4;
  const within = index % quarter;
  const isFalling = index % (SIZE / 2) >= quarter;
  const value = sineOfQuarter((HALF_PI * (isFalling ? quarter - within : within)) / quarter);
  return index < SIZE / 2 ? value : -value;
}

/** One turn, and the beginning of the next one for whoever reads between two values. */
const SINE = Float64Array.from({ length: SIZE + 1 }, (_, index) => sineAt(index % SIZE));

/** The sine of a share of a turn, from 0 to less than 1. */
export function sine(turn: number): number {
  const place = turn * SIZE;
  const index = place | 0;
  const from = SINE[index] ?? 0;
  return from + ((SINE[index + 1] ?? 0) - from) * (place - index);
}

/** From 0 to 1 without a corner at either end. */
export function smoothStep(x: number): number {
  if (x <= 0) return 0;
  return x >= 1 ? 1 : x * x * (3 - 2 * x);
}

/** White noise from -1 to 1, the same for the same seed. */
export function makeNoise(seed: number): () => number {
  let word = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return word / 0x8000_0000;
  };
}
