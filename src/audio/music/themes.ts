import type { Theme } from '../model/music.ts';
import type { Lead, ThemeScore } from './theme.ts';

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;
const MINOR = [0, 2, 3, 5, 7, 8, 10] as const;
const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10] as const;

const FLUTE: Lead = { instrument: 'flute', gain: 0.13, lowest: 67, highest: 86 };
const HARP: Lead = { instrument: 'harp', gain: 0.27, lowest: 60, highest: 81 };
const CHIME: Lead = { instrument: 'chime', gain: 0.19, lowest: 69, highest: 88 };
const BELL: Lead = { instrument: 'bell', gain: 0.21, lowest: 64, highest: 83 };
const HORN: Lead = { instrument: 'horn', gain: 0.1, lowest: 52, highest: 71 };
const REED: Lead = { instrument: 'reed', gain: 0.1, lowest: 55, highest: 74 };
const MALLET: Lead = { instrument: 'mallet', gain: 0.27, lowest: 60, highest: 81 };

/** Before an adventure begins: an open door and a good fire, in D Dorian. */
const MENU_MAIN: ThemeScore = {
  tempo: 68,
  meter: 4,
  strong: [2],
  tonic: 62,
  scale: DORIAN,
  ask: ['1 4 1 7', '1 3 4 5', '1 7 3 5', '4 1 7 5'],
  answer: ['1 3 7 1', '4 7 4 1', '1 4 5 1', '3 7 4 1'],
  contrast: ['3 7 4 1', '3 4 1 7', '7 4 3 1'],
  motifs: ['0:1.5 1:0.5 2:2', '0:1 2:1 4:1.5 3:0.5', '0:2 -1:1 1:1', '0:1 1:1 .:1 2:1', '2:3 1:1'],
  leads: [HARP, FLUTE, CHIME],
  pad: { gain: 0.045, lowest: 55 },
  bass: { gain: 0.2, patterns: ['0:0', '0:0 2:1', '0:0 2.5:1', '0:0 3:0'] },
  pluck: {
    instrument: 'harp',
    gain: 0.12,
    lowest: 57,
    patterns: ['0.5:0 1:1 1.5:2', '1:0 2:2 3:1', '1:0 1.5:1 3:2', '0.5:0 1:1 2.5:2 3:3'],
  },
  ambience: [{ instrument: 'surf', gain: 0.018, pitch: 74, at: [0], beats: 4, chance: 12 }],
  drums: ['0:0 2:1', '0:0 1.5:1', '0:0 2:0 3.5:1'],
  level: 1,
};

/** In camp, boots off: a lullaby in three, in G. */
const CAMP: ThemeScore = {
  tempo: 84,
  meter: 3,
  strong: [],
  tonic: 55,
  scale: MAJOR,
  ask: ['1 4 1 5', '1 6 4 5', '1 3 4 5', '6 4 2 5'],
  answer: ['1 4 5 1', '6 4 5 1', '4 1 5 1', '2 4 1 1'],
  contrast: ['4 1 4 5', '6 3 4 1', '4 5 6 1', '2 6 4 1'],
  motifs: ['0:2 1:1', '2:1 1:1 0:1', '0:1.5 1:0.5 2:1', '0:3', '4:2 2:1', '0:1 2:2'],
  leads: [FLUTE, MALLET, HARP],
  pad: { gain: 0.035, lowest: 53 },
  bass: { gain: 0.19, patterns: ['0:0', '0:0', '0:0 2:1', '0:1'] },
  pluck: {
    instrument: 'harp',
    gain: 0.11,
    lowest: 55,
    patterns: ['1:0 1:1 2:0 2:1', '1:1 2:2', '1:0 1:2', '0:0 0.5:1 1:2 2:3'],
  },
  ambience: [
    { instrument: 'brush', gain: 0.02, pitch: 90, at: [0, 0.25, 1.75], beats: 0.1, chance: 12 },
  ],
  drums: ['0:0', '0:0 2:1', '0:0 1:1 2:1'],
  level: 1.05,
};

/** The flats at low water: wide, with a bell somewhere out there, in A minor. */
const FLATS: ThemeScore = {
  tempo: 70,
  meter: 4,
  strong: [2],
  tonic: 57,
  scale: MINOR,
  ask: ['1 6 3 7', '1 3 7 5', '1 4 6 7', '1 7 6 5'],
  answer: ['1 6 7 1', '4 6 7 1', '3 7 4 1', '6 3 7 1'],
  contrast: ['3 7 6 3', '6 3 4 1', '4 1 6 7', '6 7 3 1'],
  motifs: ['0:2 2:1 3:1', '0:3 -1:1', '0:1 1:1 2:2', '4:1.5 3:0.5 2:2', '0:2 .:1 2:1', '0:4'],
  leads: [FLUTE, BELL, HORN],
  pad: { gain: 0.05, lowest: 52 },
  bass: { gain: 0.17, patterns: ['0:0', '0:0', '0:0 3:1', ''] },
  pluck: {
    instrument: 'mallet',
    gain: 0.11,
    lowest: 57,
    patterns: ['0:0 1.5:1 3:2', '1.5:2 3.5:1', '2:0 2.5:2', '', '0:0 2:2'],
  },
  ambience: [
    { instrument: 'surf', gain: 0.034, pitch: 76, at: [0.5], beats: 5, chance: 30 },
    { instrument: 'bell', gain: 0.07, pitch: -7, at: [1], beats: 4, chance: 9 },
    { instrument: 'bell', gain: 0.04, pitch: -3, at: [2.5], beats: 4, chance: 6 },
  ],
  drums: ['0:0 0.5:1 2.5:1', '0:0 1.5:1 2:0', '0:0 2:1 3:1 3.5:1'],
  level: 1,
};

/** Reed beds and boats: a barcarole in six, in D Dorian. */
const REEDS: ThemeScore = {
  tempo: 126,
  meter: 6,
  strong: [3],
  tonic: 62,
  scale: DORIAN,
  ask: ['1 4 1 7', '1 3 4 5', '1 7 3 5', '3 7 1 5'],
  answer: ['4 1 7 1', '3 4 5 1', '7 4 5 1', '1 7 4 1'],
  contrast: ['3 7 4 1', '7 3 4 5', '4 3 7 1'],
  motifs: ['0:2 1:1 2:2 1:1', '4:3 2:2 3:1', '0:1 1:1 2:1 0:3', '2:2 .:1 1:2 0:1', '0:5 1:1'],
  leads: [REED, CHIME, FLUTE],
  pad: { gain: 0.045, lowest: 53 },
  bass: { gain: 0.17, patterns: ['0:0', '0:0 3:1', '', '0:0 5:1'] },
  pluck: {
    instrument: 'harp',
    gain: 0.1,
    lowest: 57,
    patterns: ['0:0 1:1 2:2 3:1', '2:1 5:2', '3:0 4:1 5:2', '', '1:0 2:2 4:1'],
  },
  ambience: [
    { instrument: 'surf', gain: 0.014, pitch: 86, at: [0], beats: 8, chance: 16 },
    { instrument: 'knock', gain: 0.05, pitch: 55, at: [0, 5], beats: 1, chance: 12 },
    { instrument: 'bell', gain: 0.035, pitch: 4, at: [3], beats: 3, chance: 7 },
  ],
  drums: ['0:0 3:1', '0:0 2:1 3:0', '0:0 5:1'],
  level: 1.05,
};

/** The canal: five beats to the bar, a machine with a limp, in E Dorian. */
const CANAL: ThemeScore = {
  tempo: 96,
  meter: 5,
  strong: [3],
  tonic: 64,
  scale: DORIAN,
  ask: ['1 4 1 7', '1 3 4 5', '1 1 4 7', '1 7 3 4'],
  answer: ['1 4 7 1', '3 7 4 1', '4 5 7 1', '1 3 4 1'],
  contrast: ['4 1 4 7', '3 4 5 1', '7 3 4 1', '5 4 3 1'],
  motifs: [
    '0:1.5 1:0.5 2:1 0:2',
    '4:1 3:1 2:1 .:1 0:1',
    '0:3 2:2',
    '0:1 .:1 2:1 3:2',
    '0:2 1:1 -1:2',
  ],
  leads: [REED, MALLET, HARP],
  pad: { gain: 0.04, lowest: 52 },
  bass: { gain: 0.21, patterns: ['0:0 3:1', '0:0 3:0 4:1', '0:0 1.5:0 3:1', '0:0'] },
  pluck: {
    instrument: 'mallet',
    gain: 0.12,
    lowest: 59,
    patterns: ['0:0 1:1 2:2 3:1', '1:1 2:0 4:2', '0:0 3:2 4:1', '', '1:0 1.5:1 4:2'],
  },
  ambience: [
    { instrument: 'anvil', gain: 0.035, pitch: 83, at: [3], beats: 1, chance: 22 },
    { instrument: 'brush', gain: 0.05, pitch: 84, at: [0, 3], beats: 0.2, chance: 38 },
    { instrument: 'knock', gain: 0.07, pitch: 62, at: [1, 2, 4], beats: 1, chance: 22 },
  ],
  drums: ['0:0 3:1', '0:0 1:1 3:0', '0:0 2:1 3:0 4:1', '0:0 1.5:1 3:1'],
  level: 0.95,
};

/** The works: hammers out of step, and someone humming, in B minor. */
const WORKS: ThemeScore = {
  tempo: 88,
  meter: 4,
  strong: [2],
  tonic: 59,
  scale: MINOR,
  ask: ['1 7 6 5', '1 4 7 5', '1 1 6 7', '1 3 7 5'],
  answer: ['1 6 7 1', '4 7 1 1', '6 7 4 1', '3 7 4 1'],
  contrast: ['6 3 7 1', '4 1 6 7', '3 6 4 5'],
  motifs: ['0:1 0:0.5 2:0.5 1:2', '4:1.5 3:0.5 2:1 0:1', '0:2 -1:2', '.:1 0:1 2:1 3:1', '2:3 1:1'],
  leads: [HORN, MALLET, REED],
  pad: { gain: 0.045, lowest: 52 },
  bass: { gain: 0.22, patterns: ['0:0 2.5:0', '0:0 1.5:0 3:1', '0:0', '0:0 2:1'] },
  pluck: {
    instrument: 'mallet',
    gain: 0.1,
    lowest: 59,
    patterns: ['0.5:0 1.5:1 2.5:2', '1:0 3:2', '', '0:0 0.5:1 2:2 2.5:1', '1.5:1 3.5:2'],
  },
  ambience: [
    { instrument: 'anvil', gain: 0.04, pitch: 78, at: [1], beats: 1, chance: 24 },
    { instrument: 'anvil', gain: 0.03, pitch: 81, at: [3.5], beats: 1, chance: 14 },
    { instrument: 'brush', gain: 0.045, pitch: 80, at: [0, 2], beats: 0.5, chance: 32 },
    { instrument: 'drum', gain: 0.13, pitch: 40, at: [0], beats: 1, chance: 34 },
  ],
  drums: ['0:0 1.5:1 2:0', '0:0 2:1 2.5:1', '0:0 1:1 2:0 3.5:1'],
  level: 0.95,
};

/** The city, proud and cold: a slow procession in six, in C minor. */
const CITY: ThemeScore = {
  tempo: 150,
  meter: 6,
  strong: [3],
  tonic: 60,
  scale: MINOR,
  ask: ['1 4 1 5+', '1 6 4 5+', '1 3 6 5+', '1 7 6 5+'],
  answer: ['1 4 5+ 1', '6 4 5+ 1', '4 1 5+ 1', '6 3 5+ 1'],
  contrast: ['3 7 6 3', '6 3 7 1', '4 7 3 6', '6 7 3 5+'],
  motifs: [
    '0:2 1:1 2:3',
    '0:3 4:2 3:1',
    '2:1 1:1 0:1 -1:3',
    '0:1 .:2 2:3',
    '0:2 2:1 4:2 2:1',
    '4:3 2:3',
  ],
  leads: [HORN, HARP, REED, CHIME],
  pad: { gain: 0.045, lowest: 51 },
  bass: { gain: 0.2, patterns: ['0:0 3:1', '0:0', '0:0 3:0 5:1', '0:0 3:1 5:2'] },
  pluck: {
    instrument: 'harp',
    gain: 0.11,
    lowest: 55,
    patterns: ['1:0 2:1 4:2 5:1', '2:1 5:2', '3:0 4:1 5:2', '1:0 2:1', '0:0 3:2 5:1'],
  },
  ambience: [
    { instrument: 'drum', gain: 0.12, pitch: 41, at: [0], beats: 1, chance: 30 },
    { instrument: 'bell', gain: 0.045, pitch: -7, at: [0, 3], beats: 3, chance: 7 },
  ],
  drums: ['0:0 3:1', '0:0 2:1 3:0', '0:0 3:0 4:1 5:1'],
  level: 1,
};

/** Lanes behind the great houses: on tiptoe, with a raised eyebrow, in G minor. */
const LANES: ThemeScore = {
  tempo: 92,
  meter: 4,
  strong: [2],
  tonic: 67,
  scale: MINOR,
  ask: ['1 4 1 5+', '1 6 4 5+', '1 3 4 5+', '6 4 1 5+'],
  answer: ['1 4 5+ 1', '6 4 5+ 1', '4 6 5+ 1', '1 7 5+ 1'],
  contrast: ['6 3 4 1', '3 7 6 5+', '4 1 6 5+'],
  motifs: [
    '0:0.5 1:0.5 2:1 .:1 4:1',
    '4:1 .:1 2:0.5 1:0.5 0:1',
    '0:1 -1:1 0:2',
    '2:1.5 3:0.5 2:1 .:1',
    '0:3 1:1',
    '.:1 4:1 3:1 2:1',
  ],
  leads: [REED, MALLET, CHIME, HARP],
  pad: { gain: 0.032, lowest: 50 },
  bass: { gain: 0.22, patterns: ['0:0 2:1', '0:0 2:0', '0:0 1:2 2:1', '0:0'] },
  pluck: {
    instrument: 'harp',
    gain: 0.1,
    lowest: 57,
    patterns: ['1:0 1:1 3:0 3:1', '1:1 3:2', '', '0.5:0 1.5:1 3:2', '1:0 3:1'],
  },
  ambience: [
    { instrument: 'knock', gain: 0.05, pitch: 70, at: [1, 3], beats: 1, chance: 20 },
    { instrument: 'brush', gain: 0.03, pitch: 90, at: [2.5], beats: 0.1, chance: 20 },
    { instrument: 'bell', gain: 0.04, pitch: -14, at: [0], beats: 4, chance: 6 },
  ],
  drums: ['0:0 2:1', '0:0 1:1 2:0 3:1', '0:0 2:0 2.5:1'],
  level: 1.05,
};

/** The Refuge: a kettle and a slow clock, in F Lydian. */
const REFUGE: ThemeScore = {
  tempo: 60,
  meter: 4,
  strong: [2],
  tonic: 65,
  scale: LYDIAN,
  ask: ['1 2 1 5', '1 6 2 5', '1 3 2 5'],
  answer: ['6 2 5 1', '2 5 2 1', '3 6 2 1', '1 5 2 1'],
  contrast: ['6 3 2 1', '3 2 6 5', '2 1 6 1'],
  motifs: ['0:2 2:2', '4:1 2:1 1:2', '0:3 1:1', '.:1 2:1 4:2', '0:1 1:0.5 2:0.5 0:2'],
  leads: [CHIME, HARP, FLUTE],
  pad: { gain: 0.05, lowest: 53 },
  bass: { gain: 0.15, patterns: ['0:0', '', '0:0 2:1'] },
  pluck: {
    instrument: 'harp',
    gain: 0.1,
    lowest: 57,
    patterns: ['1:0 2:1 3:2', '0:0 0.5:1 1:2', '', '2:1 3:3'],
  },
  ambience: [
    { instrument: 'knock', gain: 0.035, pitch: 79, at: [0, 2], beats: 1, chance: 55 },
    { instrument: 'knock', gain: 0.028, pitch: 74, at: [1, 3], beats: 1, chance: 55 },
  ],
  drums: ['0:0', '0:0 2:1', '0:0 2.5:1'],
  level: 1.1,
};

/** A villain, close by: a heavy waltz, polite and wrong, in D minor. */
const VILLAIN: ThemeScore = {
  tempo: 104,
  meter: 3,
  strong: [],
  tonic: 62,
  scale: MINOR,
  ask: ['1 1 4 5+', '1 6 4 5+', '1 4 6 5+', '6 4 1 5+'],
  answer: ['1 4 5+ 1', '6 4 5+ 1', '4 5+ 1 1', '6 7 5+ 1'],
  contrast: ['6 6 4 5+', '4 4 1 5+', '6 3 4 1'],
  motifs: [
    '0:1 2:1 1:1',
    '0:2 -1:1',
    '4:1.5 3:0.5 2:1',
    '0:1 .:1 0:1',
    '0:3',
    '2:1 1:0.5 0:0.5 -1:1',
  ],
  leads: [REED, HORN, BELL],
  pad: { gain: 0.04, lowest: 50 },
  bass: { gain: 0.27, patterns: ['0:0', '0:0 2:1', '0:0 1.5:0', '0:1'] },
  pluck: {
    instrument: 'harp',
    gain: 0.11,
    lowest: 54,
    patterns: ['1:0 1:1 2:0 2:1', '1:0 1:2', '2:0 2:1 2:2', '1:1 2:2'],
  },
  ambience: [
    { instrument: 'drum', gain: 0.24, pitch: 41, at: [0], beats: 1, chance: 62 },
    { instrument: 'drum', gain: 0.14, pitch: 46, at: [2], beats: 1, chance: 35 },
    { instrument: 'gong', gain: 0.06, pitch: 38, at: [0], beats: 1, chance: 7 },
  ],
  drums: ['0:0 2:1', '0:0 1:1 2:1', '0:0 1.5:1'],
  level: 1,
};

/** After a victory: the walk home, in D. */
const VICTORY: ThemeScore = {
  tempo: 80,
  meter: 4,
  strong: [2],
  tonic: 62,
  scale: MIXOLYDIAN,
  ask: ['1 4 1 5', '1 7 4 5'],
  answer: ['1 4 7 1', '4 7 4 1'],
  contrast: ['4 1 4 7', '6 4 7 1'],
  motifs: ['0:1 2:1 4:2', '0:1.5 1:0.5 2:2', '4:2 2:1 3:1', '2:1 1:1 0:2'],
  leads: [HORN, FLUTE, HARP],
  pad: { gain: 0.05, lowest: 54 },
  bass: { gain: 0.2, patterns: ['0:0 2:1', '0:0', '0:0 2:0 3:1'] },
  pluck: {
    instrument: 'harp',
    gain: 0.13,
    lowest: 57,
    patterns: ['0:0 0.5:1 1:2 2:3', '1:0 1.5:1 2:2 3:1', '0.5:0 1:1 2.5:2'],
  },
  ambience: [{ instrument: 'bell', gain: 0.06, pitch: -7, at: [0], beats: 4, chance: 25 }],
  drums: ['0:0 2:1'],
  coda: ['ask', 'answer', 'contrast', 'answer'],
  level: 1,
};

/** After a defeat: the tide comes in over the tracks, in D minor. */
const DEFEAT: ThemeScore = {
  tempo: 56,
  meter: 4,
  strong: [2],
  tonic: 62,
  scale: MINOR,
  ask: ['1 6 4 5', '1 3 6 5'],
  answer: ['6 4 7 1', '4 6 5 1'],
  contrast: ['6 3 4 1', '4 1 6 1'],
  motifs: ['2:2 1:1 0:1', '0:3 -1:1', '4:2 2:2', '0:2 .:1 -2:1'],
  leads: [REED, FLUTE, BELL],
  pad: { gain: 0.055, lowest: 50 },
  bass: { gain: 0.16, patterns: ['0:0', ''] },
  pluck: { instrument: 'harp', gain: 0.1, lowest: 53, patterns: ['1:0 2:1', '', '2:2 3:1'] },
  ambience: [
    { instrument: 'surf', gain: 0.035, pitch: 74, at: [0], beats: 5, chance: 40 },
    { instrument: 'bell', gain: 0.06, pitch: -7, at: [0], beats: 4, chance: 18 },
  ],
  drums: ['0:0'],
  coda: ['ask', 'echo', 'answer'],
  level: 1,
};

export const THEME_SCORES: Readonly<Record<Theme, ThemeScore>> = {
  'menu-main': MENU_MAIN,
  camp: CAMP,
  flats: FLATS,
  reeds: REEDS,
  canal: CANAL,
  works: WORKS,
  city: CITY,
  lanes: LANES,
  refuge: REFUGE,
  villain: VILLAIN,
  victory: VICTORY,
  defeat: DEFEAT,
};
