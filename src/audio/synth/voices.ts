/** Instrument: the partials of a note and its envelope. */
export interface Voice {
  /**
   * Multiples of the frequency, each with its gain. A voice without partials is noise around the
   * frequency.
   */
  readonly partials: readonly (readonly [ratio: number, gain: number])[];
  /**
   * A struck note fades from its start for `ring` seconds, regardless of its written length. A held
   * note lasts for its written length, then fades for `ring` seconds.
   */
  readonly shape: 'struck' | 'held';
  /** Seconds to reach full level. */
  readonly attack: number;
  readonly ring: number;
  /** Pitch bend at the end of the note, in semitones. */
  readonly bend: number;
  /** Tremolo: frequency in hertz and depth as a share of the level. */
  readonly swell?: readonly [rate: number, depth: number];
}

const table = {
  /** Small bell. Its partials are inharmonic, as in real bells and bars. */
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
  /** The same bell, tapped with a finger and damped immediately. */
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
  /** Wooden bar struck with a soft mallet. */
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
  /** Die on a table: short, dry and wooden. */
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
  /** Distant strings: two of each, slightly detuned. */
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
  /** Falling voice. */
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
} as const satisfies Readonly<Record<string, Voice>>;

export type VoiceName = keyof typeof table;
export const VOICES: Readonly<Record<VoiceName, Voice>> = table;
