import type { Score } from '../synth/score.ts';
import type { Piece } from '../model/sounds.ts';

/** Before an adventure begins: relaxed, in D Dorian. */
const MENU_MAIN: Score = {
  tempo: 66,
  beats: 64,
  loops: true,
  peak: 0.4,
  room: 0.4,
  tracks: [
    { voice: 'pad', gain: 0.26, line: 'D3+A3+F4:8 | C3+G3+E4:8 | G2+D3+B3:8 | A2+E3+C4:8' },
    {
      voice: 'harp',
      gain: 0.34,
      line:
        'D4 A4 E5 A4 F4 A4 D5 A4 | C4 G4 D5 G4 E4 G4 C5 G4 |' +
        'G3 D4 B4 D4 A4 D4 G4 D4 | A3 E4 C5 E4 B4 E4 A4 .',
    },
    {
      voice: 'bell',
      gain: 0.2,
      line:
        '.:6 D6:2 | .:4 G5:4 | .:2 B5:3 A5:3 | .:8 |' +
        'A5:3 .:3 F5:2 | E5:4 .:4 | .:2 D5:2 E5:2 G5:2 | A5:4 .:4',
    },
  ],
};

/** The first chapters: a road by the sea, in A minor pentatonic. */
const SCENARIO_MUSIC_1: Score = {
  tempo: 72,
  beats: 64,
  loops: true,
  peak: 0.4,
  room: 0.36,
  tracks: [
    { voice: 'pad', gain: 0.25, line: 'A2+E3+C4:8 | F2+C3+A3:8 | G2+D3+B3:8 | A2+E3+D4:8' },
    { voice: 'mallet', gain: 0.3, line: 'A3:1.5 E4:1.5 A4 C4:1.5 E4:1.5 G4' },
    {
      voice: 'flute',
      gain: 0.16,
      line:
        '.:8 | .:4 A4:2 C5:2 | D5:3 B4:1 G4:4 | .:8 |' +
        '.:2 E5:3 D5:1 C5:2 | A4:6 .:2 | .:4 G4:2 B4:2 | A4:5 .:3',
    },
    { voice: 'surf', gain: 0.1, line: '.:4 E5:5 .:7' },
  ],
};

/** Fog: hardly a pulse, in E Phrygian. */
const SCENARIO_MUSIC_2: Score = {
  tempo: 54,
  beats: 48,
  loops: true,
  peak: 0.38,
  room: 0.55,
  tracks: [
    { voice: 'pad', gain: 0.26, line: 'E2+B2+G3:6 | F2+C3+A3:6 | E2+B2+G3:6 | D2+A2+F3:6' },
    {
      voice: 'bell',
      gain: 0.26,
      line: 'B4:2 E5:4 | .:3 C5:3 | A4:1 B4:2 G4:3 | .:4 F4:2 | E5:3 B4:3 | .:6 | G5:2 F5:2 D5:2 | .:6',
    },
    { voice: 'harp', gain: 0.2, line: '.:2 E3:1 B3:1 G4:2 | .:3 F3:1 C4:2' },
    { voice: 'surf', gain: 0.14, line: 'B4:4 .:4' },
  ],
};

/** The last chapters: darkness falls and something knocks, in C minor. */
const SCENARIO_MUSIC_3: Score = {
  tempo: 76,
  beats: 64,
  loops: true,
  peak: 0.42,
  room: 0.34,
  tracks: [
    { voice: 'pad', gain: 0.25, line: 'C3+G3+Eb4:8 | Ab2+Eb3+C4:8 | F2+C3+Ab3:8 | G2+D3+B3:8' },
    { voice: 'drum', gain: 0.5, line: 'C3:0.75 C3:3.25 | C3:0.75 C3:2.25 G2:1' },
    {
      voice: 'harp',
      gain: 0.28,
      line:
        'C4 G4 Eb4 G4 D4 G4 Eb4 G4 | C4 Ab4 Eb4 Ab4 D4 Ab4 Eb4 Ab4 |' +
        'C4 F4 Ab3 F4 D4 F4 Ab3 F4 | B3 G4 D4 G4 F4 G4 D4 .',
    },
    {
      voice: 'horn',
      gain: 0.12,
      line:
        '.:8 | .:8 | .:4 C4:2 D4:2 | Eb4:3 D4:5 |' +
        '.:8 | G4:3 F4:1 Eb4:4 | .:2 Ab3:2 C4:4 | D4:3 B3:5',
    },
    { voice: 'gong', gain: 0.16, line: '.:31 G2:1' },
  ],
};

export const MUSIC: Readonly<Record<Piece, Score>> = {
  'scenario-music-1': SCENARIO_MUSIC_1,
  'scenario-music-2': SCENARIO_MUSIC_2,
  'scenario-music-3': SCENARIO_MUSIC_3,
  'menu-main': MENU_MAIN,
};
