/** Partial of a struck instrument: frequency ratio, gain, and seconds until it has died away. */
type Mode = readonly [ratio: number, gain: number, seconds: number];

/** Struck or plucked: every partial decays at its own rate, whatever the written length. */
export interface Struck {
  readonly kind: 'struck';
  readonly modes: readonly Mode[];
  /** Seconds to reach full level. */
  readonly attack: number;
}

/** Blown or bowed for the written length, then fading for `release` seconds. */
export interface Held {
  readonly kind: 'held';
  readonly partials: readonly (readonly [ratio: number, gain: number])[];
  readonly attack: number;
  readonly release: number;
  /** Tremolo: frequency in hertz and depth as a share of the level. */
  readonly swell?: readonly [rate: number, depth: number];
}

/** Noise around the pitch. */
export interface Noise {
  readonly kind: 'noise';
  readonly attack: number;
  readonly release: number;
}

export type Instrument = Struck | Held | Noise;

const table = {
  /** Strings far away: three slightly detuned, with a soft octave. */
  pad: {
    kind: 'held',
    partials: [
      [0.9982, 0.5],
      [1.0021, 0.42],
      [2.0017, 0.13],
      [3.004, 0.035],
    ],
    attack: 1.3,
    release: 2.2,
    swell: [0.17, 0.22],
  },
  harp: {
    kind: 'struck',
    modes: [
      [1, 1, 2.6],
      [2.001, 0.42, 1.6],
      [3.003, 0.2, 1],
      [4.007, 0.09, 0.6],
      [5.012, 0.04, 0.4],
    ],
    attack: 0.006,
  },
  /** Plucked double bass. */
  bass: {
    kind: 'struck',
    modes: [
      [1, 1, 1.9],
      [2.002, 0.5, 1.2],
      [3.005, 0.18, 0.7],
      [4.01, 0.07, 0.35],
    ],
    attack: 0.012,
  },
  /** Bell with a minor third above its strike note, as cast bells have. */
  bell: {
    kind: 'struck',
    modes: [
      [0.5, 0.22, 4.2],
      [1, 0.8, 3.4],
      [1.189, 0.16, 2.6],
      [2, 0.4, 1.9],
      [2.98, 0.12, 1.1],
      [4.17, 0.06, 0.6],
    ],
    attack: 0.008,
  },
  /** Small clear bell without the minor third, for tunes. */
  chime: {
    kind: 'struck',
    modes: [
      [1, 1, 2.4],
      [2.76, 0.16, 1.1],
      [5.4, 0.04, 0.4],
    ],
    attack: 0.007,
  },
  /** Wooden bar and soft mallet. */
  mallet: {
    kind: 'struck',
    modes: [
      [1, 1, 1.3],
      [3.93, 0.13, 0.35],
      [9.2, 0.02, 0.1],
    ],
    attack: 0.006,
  },
  flute: {
    kind: 'held',
    partials: [
      [1, 1],
      [2.001, 0.17],
      [3.001, 0.07],
    ],
    attack: 0.13,
    release: 0.28,
    swell: [4.4, 0.13],
  },
  horn: {
    kind: 'held',
    partials: [
      [1, 0.9],
      [2.001, 0.42],
      [3.002, 0.2],
      [4.003, 0.08],
    ],
    attack: 0.14,
    release: 0.4,
    swell: [3.1, 0.06],
  },
  /** Low reed with odd partials, a little nasal. */
  reed: {
    kind: 'held',
    partials: [
      [1, 1],
      [2.001, 0.06],
      [3.001, 0.3],
      [5.002, 0.12],
      [7.003, 0.04],
    ],
    attack: 0.09,
    release: 0.24,
    swell: [3.7, 0.08],
  },
  /** Rubbed glass, thin and unsteady. */
  glass: {
    kind: 'held',
    partials: [
      [1, 1],
      [1.004, 0.7],
      [2.01, 0.05],
    ],
    attack: 0.9,
    release: 1.5,
    swell: [0.9, 0.3],
  },
  /** Low strings that beat against each other. */
  drone: {
    kind: 'held',
    partials: [
      [0.995, 0.6],
      [1.006, 0.55],
      [1.995, 0.3],
      [3.01, 0.12],
      [4.02, 0.05],
    ],
    attack: 1.4,
    release: 2,
    swell: [0.31, 0.25],
  },
  /** Large skin and a felt beater. */
  drum: {
    kind: 'struck',
    modes: [
      [1, 1, 0.55],
      [1.59, 0.45, 0.32],
      [2.14, 0.24, 0.2],
      [2.65, 0.12, 0.12],
    ],
    attack: 0.004,
  },
  knock: {
    kind: 'struck',
    modes: [
      [1, 1, 0.13],
      [2.57, 0.4, 0.07],
      [4.11, 0.14, 0.04],
    ],
    attack: 0.002,
  },
  /** Hammer on iron, heard from across the basin. */
  anvil: {
    kind: 'struck',
    modes: [
      [1, 0.5, 0.9],
      [1.51, 0.6, 0.7],
      [2.37, 0.3, 0.45],
      [3.62, 0.1, 0.2],
    ],
    attack: 0.006,
  },
  gong: {
    kind: 'struck',
    modes: [
      [1, 1, 5],
      [1.48, 0.5, 4],
      [2.07, 0.34, 3],
      [2.91, 0.16, 2],
      [3.64, 0.07, 1.2],
    ],
    attack: 0.05,
  },
  surf: { kind: 'noise', attack: 2.2, release: 3 },
  brush: { kind: 'noise', attack: 0.015, release: 0.16 },
} as const satisfies Readonly<Record<string, Instrument>>;

export type InstrumentName = keyof typeof table;
export const INSTRUMENTS: Readonly<Record<InstrumentName, Instrument>> = table;
