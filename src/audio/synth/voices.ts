/** An instrument: what a note of it is made of, and how it comes and goes. */
export interface Voice {
  /** Multiples of the frequency, and how loud each is; without any the voice is noise around it. */
  readonly partials: readonly (readonly [ratio: number, gain: number])[];
  /**
   * A struck note fades from its beginning for `ring` seconds, however long it is written; a held one
   * lasts as long as it is written, and fades for `ring` seconds after that.
   */
  readonly shape: 'struck' | 'held';
  /** Seconds until it is as loud as it gets. */
  readonly attack: number;
  readonly ring: number;
  /** Semitones by which it has moved at its end. */
  readonly bend: number;
  /** How often a second it swells, and by what share. */
  readonly swell?: readonly [rate: number, depth: number];
}

const table = {
  /** A small bell; its partials are not multiples, as those of bars and bells are not. */
  bell: {
    partials: [
      [1, 1],
      [2.76, 0.34],
      [5.4, 0.1],
    ],
    shape: 'struck',
    attack: 0.006,
    ring: 2.2,
    bend: 0,
  },
  /** The same, touched with a finger and damped at once. */
  chime: {
    partials: [
      [1, 1],
      [3, 0.2],
      [4.2, 0.08],
    ],
    shape: 'struck',
    attack: 0.004,
    ring: 0.9,
    bend: 0,
  },
  harp: {
    partials: [
      [1, 1],
      [2, 0.42],
      [3, 0.2],
      [4, 0.1],
      [5, 0.05],
    ],
    shape: 'struck',
    attack: 0.005,
    ring: 1.5,
    bend: 0,
  },
  /** A bar of wood under a soft mallet. */
  mallet: {
    partials: [
      [1, 1],
      [3.93, 0.22],
    ],
    shape: 'struck',
    attack: 0.005,
    ring: 0.7,
    bend: 0,
  },
  /** A die on a table: short, dry and of wood. */
  wood: {
    partials: [
      [1, 1],
      [2.57, 0.5],
      [4.11, 0.22],
    ],
    shape: 'struck',
    attack: 0.002,
    ring: 0.11,
    bend: -1,
  },
  drum: {
    partials: [
      [1, 1],
      [1.59, 0.3],
    ],
    shape: 'struck',
    attack: 0.006,
    ring: 0.42,
    bend: -9,
  },
  gong: {
    partials: [
      [1, 1],
      [1.48, 0.6],
      [2.07, 0.42],
      [2.91, 0.22],
      [3.64, 0.1],
    ],
    shape: 'struck',
    attack: 0.03,
    ring: 2.8,
    bend: 0,
    swell: [3.1, 0.3],
  },
  /** Strings far away: two of each, a little out of tune with one another. */
  pad: {
    partials: [
      [0.9985, 0.72],
      [1.0019, 0.28],
      [2.003, 0.16],
      [2.996, 0.06],
    ],
    shape: 'held',
    attack: 1.6,
    ring: 2.4,
    bend: 0,
    swell: [0.13, 0.25],
  },
  flute: {
    partials: [
      [1, 1],
      [2, 0.16],
      [3, 0.08],
    ],
    shape: 'held',
    attack: 0.09,
    ring: 0.25,
    bend: 0,
    swell: [4.6, 0.12],
  },
  horn: {
    partials: [
      [1, 1],
      [2, 0.5],
      [3, 0.3],
      [4, 0.14],
      [5, 0.06],
    ],
    shape: 'held',
    attack: 0.07,
    ring: 0.3,
    bend: 0,
  },
  /** A voice that sinks. */
  sigh: {
    partials: [
      [1, 1],
      [2, 0.2],
      [3.01, 0.06],
    ],
    shape: 'held',
    attack: 0.05,
    ring: 0.35,
    bend: -5,
  },
  /** Air: cloth, a sleeve, a step. */
  breath: { partials: [], shape: 'struck', attack: 0.03, ring: 0.34, bend: -7 },
  /** Water that comes and goes. */
  surf: {
    partials: [],
    shape: 'held',
    attack: 2.6,
    ring: 3.4,
    bend: -3,
  },
} as const satisfies Readonly<Record<string, Voice>>;

export type VoiceName = keyof typeof table;
export const VOICES: Readonly<Record<VoiceName, Voice>> = table;
