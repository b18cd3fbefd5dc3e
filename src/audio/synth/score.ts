import { frequencyOf } from './pitch.ts';
import type { VoiceName } from './voices.ts';

/**
 * Part of one instrument. A line is notes separated by spaces: `D4` for one beat, `D4:2` for two,
 * `D4+A4:4` for a chord, `.` for a rest, and `|` as an optional bar line. The line repeats until
 * the score ends.
 */
export interface Track {
  readonly voice: VoiceName;
  readonly gain: number;
  readonly line: string;
}

/** Sound effect, as data. */
export interface Score {
  /** Beats per minute. */
  readonly tempo: number;
  /** Length in beats. Notes ringing past the end are faded out. */
  readonly beats: number;
  /** Peak level, from 0 to 1. */
  readonly peak: number;
  /** Share of reverb, from 0 to 1. */
  readonly room: number;
  readonly tracks: readonly Track[];
}

/** Note with its start time in seconds. */
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

function notesOfTrack({ voice, gain, line }: Track, { tempo, beats }: Score): Note[] {
  const steps = stepsOf(line);
  const beat = 60 / tempo;
  const notes: Note[] = [];
  for (let at = 0, index = 0; at < beats; index += 1) {
    const step = steps[index % steps.length];
    if (step === undefined || !(step.beats > 0)) throw new RangeError(`"${line}" has no beats`);
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
