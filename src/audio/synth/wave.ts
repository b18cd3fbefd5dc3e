/** Sample rate of all rendered sound, in samples per second. */
export const RATE = 22_050;

const SIZE = 2048;
const HALF_PI = 1.570_796_326_794_896_6;

/** Sine of up to a quarter turn, by power series: identical on every machine. */
function sineOfQuarter(x: number): number {
  const square = x * x;
  return x * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))));
}

function sineAt(index: number): number {
  const quarter = SIZE / 4;
  const offset = index % quarter;
  const isFalling = index % (SIZE / 2) >= quarter;
  const value = sineOfQuarter((HALF_PI * (isFalling ? quarter - offset : offset)) / quarter);
  return index < SIZE / 2 ? value : -value;
}

/** One turn, plus the first value of the next for interpolation. */
const SINE = Float64Array.from({ length: SIZE + 1 }, (_, index) => sineAt(index % SIZE));

/** Sine of a fraction of a turn, from 0 to less than 1. */
export function sine(turn: number): number {
  const place = turn * SIZE;
  const index = place | 0;
  const from = SINE[index] ?? 0;
  return from + ((SINE[index + 1] ?? 0) - from) * (place - index);
}

/** Sine of an angle from 0 to pi, in radians. */
export function sineOf(angle: number): number {
  return sineOfQuarter(angle <= HALF_PI ? angle : 2 * HALF_PI - angle);
}

/** Cosine of an angle from 0 to pi, in radians; exact near 0, where low notes are. */
export function cosineOf(angle: number): number {
  const half = sineOfQuarter(angle / 2);
  return 1 - 2 * half * half;
}

/** Smooth step from 0 to 1 with zero slope at both ends. */
export function smoothStep(x: number): number {
  if (x <= 0) return 0;
  return x >= 1 ? 1 : x * x * (3 - 2 * x);
}

/** White noise from -1 to 1, reproducible for each seed. */
export function makeNoise(seed: number): () => number {
  let word = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return word / 0x8000_0000;
  };
}
