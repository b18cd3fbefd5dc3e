import { RATE } from '#audio/synthesizer.ts';

export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

export function rmsOf(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.sqrt(sum / Math.max(1, samples.length));
}

export function meanOf(samples: Float32Array): number {
  return samples.reduce((total, sample) => total + sample, 0) / Math.max(1, samples.length);
}

/** Largest step between adjacent samples: a click stands out. */
export function stepOf(samples: Float32Array): number {
  let peak = 0;
  for (let index = 1; index < samples.length; index += 1) {
    peak = Math.max(peak, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  }
  return peak;
}

/** Amplitude of a frequency in the samples, by Goertzel's algorithm. */
function strengthOf(samples: Float32Array, hertz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + factor * last - before];
  return Math.sqrt(Math.abs(before * before + last * last - factor * before * last));
}

const BANDS = Array.from({ length: 36 }, (_, band) => 65.4 * 2 ** (band / 6));
const SLICE = 0.12;
const SLICES = 8;

/** Fingerprint of an effect: its spectrum over time, independent of loudness. */
export function printOf(samples: Float32Array): number[] {
  const length = Math.round(SLICE * RATE);
  const print = Array.from({ length: SLICES }, (_, slice) => {
    const part = samples.subarray(slice * length, (slice + 1) * length);
    return BANDS.map((hertz) => (part.length === 0 ? 0 : strengthOf(part, hertz)));
  }).flat();
  const size = Math.hypot(...print);
  return print.map((value) => value / size);
}

/** Distance from 0 (identical) to 1 (nothing in common). */
export function differenceOf(one: readonly number[], other: readonly number[]): number {
  return 1 - one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
