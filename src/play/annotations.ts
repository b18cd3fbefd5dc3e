import type { Notes } from '#core';
import { parseKeptLines } from './kept-lines.ts';
import type { KeptLines } from './kept-lines.ts';

/** Notes of snapshots with lines that were taken back, and with an analysis. */
const LINES_NOTE = 'lines';
const ANALYSIS_NOTE = 'analysis';
/** Note of snapshots with the record that a game was opened from. */
const RECORD_NOTE = 'record';

/** Additions to a match: lines that were taken back, an analysis, and the record it came from. */
export interface Annotations {
  readonly lines: KeptLines;
  /** Text of a game's analysis, of one line; '' for none. */
  analysis: string;
  /** Tags and result of the record that the game was opened from, of one line; '' for none. */
  readonly record?: string;
}

/** Reads the annotations among the notes of a snapshot. */
export function annotationsIn(notes: Notes): Annotations {
  return {
    lines: parseKeptLines(notes[LINES_NOTE]),
    analysis: notes[ANALYSIS_NOTE] ?? '',
    record: notes[RECORD_NOTE] ?? '',
  };
}

/** Notes of snapshots about the annotations. */
export function annotationNotes({ lines, analysis, record = '' }: Annotations): Notes {
  return {
    ...(lines.isEmpty ? {} : { [LINES_NOTE]: lines.makeNote() }),
    ...(analysis === '' ? {} : { [ANALYSIS_NOTE]: analysis }),
    ...(record === '' ? {} : { [RECORD_NOTE]: record }),
  };
}
