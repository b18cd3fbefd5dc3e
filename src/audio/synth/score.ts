import { frequencyOf } from './pitch.ts';
import type { VoiceName } from './voices.ts';

/**
 * What one instrument plays. A line is notes with spaces between them: `D4` for one beat, `D4:2` for
 * two, `D4+A4:4` together, `.` for silence, and `|` where a reader likes a bar. It is repeated until the
 * score ends.
 */
export interface Track {
  readonly voice: VoiceName;
  readonly gain: number;
  readonly line: string;
}

/** A piece or an effect, as data. */
export interface Score {
  /** Beats per minute. */
  readonly tempo: number;
  /** How long it is; what sounds longer goes on at the beginning of a loop, and is faded out of anything else. */
  readonly beats: number;
  readonly loops: boolean;
  /** The greatest sample, of 1. */
  readonly peak: number;
  /** How much of the room is heard, from 0 to 1. */
  readonly room: number;
  readonly tracks: readonly Track[];
}

/** A note at a time in seconds. */
export interface Note {
  readonly voice: VoiceName;
  readonly hertz: number;
  readonly gain: number;
  readonly at: number;
  readonly length: number;
}

interface Step {
  readonly names: readonly string[];
  readonly beats: number;
}

function stepsOf(line: string): Step[] {
  return line
    .split(/[\s|]+/)
    .filter((token) => token !== '')
    .map((token) => {
      const [names = '', beats = '1'] = token.split(':');
      return { names: names === '.' ? [] : names.split('+'), beats: Number(beats) };
    });
}

/** How many beats a line has, before it is repeated. */
export function beatsOf(line: string): number {
  return stepsOf(line).reduce((sum, { beats }) => sum + beats, 0);
}

function notesOfTrack({ voice, gain, line }: Track, { tempo, beats }: Score): Note[] {
  const steps = stepsOf(line);
  const beat = 60 / tempo;
  const notes: Note[] = [];
  for (let at = 0, index = 0; at < beats; index += 1) {
    const step = steps[index % steps.length];
    if (step === undefined || !(step.beats > 0)) throw new RangeError(`no beats in "${line}"`);
    for (const name of step.names) {
      const hertz = frequencyOf(name);
      notes.push({ voice, gain, hertz, at: at * beat, length: step.beats * beat });
    }
    at += step.beats;
  }
  return notes;
}

export function notesOf(score: Score): Note[] {
  return score.tracks.flatMap((track) => notesOfTrack(track, score));
}
