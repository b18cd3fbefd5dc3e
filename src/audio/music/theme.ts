import type { InstrumentName } from '../synth/instruments.ts';

/** Parts of the music, each with a volume of its own. */
export const STEMS = ['lead', 'ground', 'pulse', 'low', 'high'] as const;
export type Stem = (typeof STEMS)[number];

/** Note in a bar; times are in beats, pitches in semitones with A4 at 69. */
export interface Tone {
  readonly stem: Stem;
  readonly instrument: InstrumentName;
  readonly pitch: number;
  readonly gain: number;
  readonly at: number;
  readonly beats: number;
}

/** Instrument that can carry the tune, and its range. */
export interface Lead {
  readonly instrument: InstrumentName;
  readonly gain: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Sound that belongs to a place: it appears now and then, with the given percentage per bar. */
export interface Ambience {
  readonly instrument: InstrumentName;
  readonly gain: number;
  /** Pitch in semitones for noise and metal, or a degree of the scale below 24. */
  readonly pitch: number;
  /** Beats at which it sounds. */
  readonly at: readonly number[];
  readonly beats: number;
  readonly chance: number;
}

/**
 * Material of a theme. Chords are degrees of the scale, such as `1 4 7 1`; a `+` raises the leading
 * note. A motif is steps from its first note with their beats, such as `0:1.5 1:0.5 2:2`; `.` is a
 * rest. A pattern is chord notes by beat, such as `0:0 1.5:2`.
 */
export interface ThemeScore {
  /** Beats per minute. */
  readonly tempo: number;
  /** Beats per bar. */
  readonly meter: number;
  /** Beats of a bar that carry weight, besides the first. */
  readonly strong: readonly number[];
  /** Pitch of degree 0. */
  readonly tonic: number;
  /** Semitones of the seven degrees. */
  readonly scale: readonly number[];
  /** Four chords each: ends open, ends at home, and for a contrast. */
  readonly ask: readonly string[];
  readonly answer: readonly string[];
  readonly contrast: readonly string[];
  readonly motifs: readonly string[];
  readonly leads: readonly Lead[];
  readonly pad: { readonly gain: number; readonly lowest: number };
  readonly bass: { readonly gain: number; readonly patterns: readonly string[] };
  readonly pluck: {
    readonly instrument: InstrumentName;
    readonly gain: number;
    readonly lowest: number;
    readonly patterns: readonly string[];
  };
  readonly ambience: readonly Ambience[];
  /** Drum beats of the `pulse` layer. */
  readonly drums: readonly string[];
  /** Phrases of a coda, which then ends; other themes never do. */
  readonly coda?: readonly PhraseKind[];
  /** Correction of the overall level. */
  readonly level: number;
}

/** Kinds of four-bar phrases. */
export const PHRASE_KINDS = ['ask', 'answer', 'contrast', 'echo', 'rest'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];
