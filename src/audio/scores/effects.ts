import type { Score, Track } from '../synth/score.ts';
import type { Sound } from '../model/sounds.ts';

/** One beat of an effect is a tenth of a second. */
const TEMPO = 600;

type Line = readonly [voice: Track['voice'], gain: number, line: string];

/**
 * Builds an effect of the given length in tenths of a second, with peak level `peak`. Every line
 * ends in silence.
 */
function effect(beats: number, peak: number, room: number, lines: readonly Line[]): Score {
  const tracks = lines.map(([voice, gain, line]) => ({ voice, gain, line: `${line} .:${beats}` }));
  return { tempo: TEMPO, beats, peak, room, tracks };
}

export const EFFECTS: Readonly<Record<Sound, Score>> = {
  'turn-start': effect(17, 0.34, 0.35, [['bell', 1, 'G4:2.5 D5']]),
  'battle-check-roll': effect(10, 0.36, 0.12, [
    ['wood', 1, 'A4:0.9 E5:0.7 C5:1 G4:0.6 D5:1.3 B4:0.8 F4:1.6 E4'],
    ['wood', 0.5, '.:0.4 D5:1.1 G5:0.9 E5:1.2 A4:1.5 C5'],
  ]),
  'battle-check-success': effect(12, 0.36, 0.3, [
    ['harp', 1, 'D5:0.9 F#5:0.9 A5'],
    ['chime', 0.4, '.:1.8 D6'],
  ]),
  'battle-check-failure': effect(10, 0.36, 0.25, [
    ['mallet', 1, 'F4:1.7 C#4'],
    ['mallet', 0.5, '.:1.7 G3'],
  ]),
  'die-draw': effect(3.5, 0.26, 0.15, [
    ['wood', 1, 'C5:0.6 G5'],
    ['breath', 0.3, 'C6'],
  ]),
  'die-hide': effect(5, 0.24, 0.2, [
    ['breath', 1, 'G5:0.9 D5'],
    ['wood', 0.4, '.:2 D4'],
  ]),
  'die-discard': effect(4, 0.28, 0.15, [['wood', 1, 'E4:0.9 B3:0.7 G#3']]),
  'die-remove': effect(7, 0.3, 0.25, [
    ['sigh', 0.8, 'D4:1.2'],
    ['drum', 0.6, '.:2.4 E3'],
  ]),
  'die-pick': effect(3, 0.22, 0.08, [
    ['wood', 1, 'A5'],
    ['mallet', 0.6, 'A5'],
  ]),
  travel: effect(14, 0.3, 0.25, [
    ['drum', 0.7, 'C3:3 A2:3 C3:3 A2'],
    ['breath', 0.5, 'A5:3 F5:3 A5:3 F5'],
  ]),
  'encounter-stat': effect(9, 0.3, 0.3, [['harp', 1, 'C4+G4:1.2 E5']]),
  'encounter-divine': effect(18, 0.28, 0.5, [
    ['bell', 1, 'E5:1.4 B5:1.4 F#6'],
    ['flute', 0.3, '.:1 B4:7'],
  ]),
  'encounter-ally': effect(11, 0.3, 0.3, [['flute', 1, 'G4:2 B4:2 D5:3']]),
  'encounter-wound': effect(11, 0.3, 0.3, [
    ['sigh', 1, 'Eb4:4'],
    ['sigh', 0.7, 'D4:4'],
  ]),
  'encounter-obstacle': effect(8, 0.36, 0.25, [
    ['drum', 1, 'A2:1.4 F2'],
    ['wood', 0.4, 'C4:0.5 A3'],
  ]),
  'encounter-enemy': effect(10, 0.36, 0.25, [
    ['drum', 1, 'D3:1.5 D3:1.5 D3'],
    ['horn', 0.4, '.:1.5 A3:1.4 Bb3:2.5'],
  ]),
  'encounter-villain': effect(24, 0.4, 0.4, [
    ['gong', 1, 'D2'],
    ['horn', 0.4, '.:3 D3:4 Ab3:7'],
    ['drum', 0.6, 'A2:6 A2'],
  ]),
  'defeat-obstacle': effect(9, 0.34, 0.25, [
    ['wood', 0.8, 'G3:0.7 D4:0.6 A3:0.7'],
    ['harp', 0.7, '.:1.6 G4:1 C5'],
  ]),
  'defeat-enemy': effect(12, 0.36, 0.3, [
    ['drum', 0.9, 'A3'],
    ['horn', 0.5, '.:0.6 A3:1.2 D4:1.2 F#4:2.6'],
  ]),
  'defeat-villain': effect(26, 0.4, 0.45, [
    ['gong', 0.7, 'A2'],
    ['harp', 0.9, '.:1 D4:1 F#4:1 A4:1 D5:1 F#5:1 A5'],
    ['horn', 0.4, '.:7 D4+F#4+A4:9'],
  ]),
  'take-damage': effect(6, 0.38, 0.15, [
    ['drum', 1, 'C3'],
    ['breath', 1, 'D4'],
  ]),
  'hero-death': effect(27, 0.36, 0.5, [
    ['sigh', 0.8, 'A4:4 F4:4 D4:9'],
    ['bell', 0.4, '.:9 D3'],
  ]),
  'close-location': effect(16, 0.36, 0.4, [
    ['drum', 0.9, 'G2:2 E2'],
    ['bell', 0.7, '.:2.5 E4+B4'],
  ]),
  'game-victory': effect(34, 0.4, 0.4, [
    ['horn', 0.5, 'D4:2 F#4:2 A4:3 G4:1.5 A4:1.5 D5:12'],
    ['harp', 0.8, 'D4:2 F#4:2 A4:3 B4:1.5 C#5:1.5 D5:1 F#5:1 A5:1 D6'],
    ['bell', 0.4, '.:10 D5+A5'],
  ]),
  'game-loss': effect(34, 0.36, 0.5, [
    ['horn', 0.5, 'A3:4 G3:4 F3:4 D3:11'],
    ['bell', 0.5, '.:12 D4'],
    ['pad', 0.5, 'D3+F3:20'],
  ]),
  error: effect(5, 0.26, 0.08, [['mallet', 1, 'A3:1.3 Eb3']]),
  'bag-hit': effect(7, 0.36, 0.2, [
    ['breath', 1, 'A4'],
    ['drum', 0.8, '.:0.6 F3'],
    ['wood', 0.35, '.:1.6 D4:0.6 Bb3:0.5 F4'],
  ]),
  theft: effect(9, 0.32, 0.25, [
    ['breath', 0.9, 'E6:2.5'],
    ['harp', 0.8, '.:1.2 B4:0.5 C5:0.5 Eb5:0.5 F#5'],
    ['wood', 0.5, '.:4.5 C6'],
  ]),
  'hero-wounded': effect(13, 0.34, 0.35, [
    ['drum', 0.8, 'E3'],
    ['mallet', 0.8, '.:1 C5:1.4 B4:1.4 F4'],
    ['sigh', 0.5, '.:1 B3:6'],
  ]),
  rest: effect(20, 0.28, 0.45, [
    ['flute', 0.6, 'A4:3 E4:3 F4:7'],
    ['harp', 0.6, 'F3:2 A3:2 C4:2 F4'],
  ]),
  'piece-move': effect(2.6, 0.3, 0.06, [
    ['wood', 1, 'D4'],
    ['drum', 0.4, 'D3'],
  ]),
  'piece-take': effect(4.5, 0.34, 0.1, [
    ['wood', 1, 'B4:0.7 E4'],
    ['drum', 0.6, '.:0.7 A2'],
  ]),
  'clock-low': effect(9, 0.3, 0.2, [['bell', 1, 'E5:1.6 E5:1.6 E5']]),
  'piece-drop': effect(3.2, 0.3, 0.08, [
    ['wood', 1, 'G4'],
    ['mallet', 0.35, 'G3'],
  ]),
  'piece-check': effect(8, 0.34, 0.22, [
    ['wood', 1, 'D4'],
    ['bell', 0.6, '.:0.6 A5:1.1 E6'],
  ]),
  'game-draw': effect(20, 0.32, 0.4, [
    ['harp', 0.8, 'D4:1.5 A4:1.5 E5:1.5 A4'],
    ['bell', 0.4, '.:4 D5+A5'],
  ]),
  leave: effect(13, 0.32, 0.35, [['harp', 1, 'A5:0.8 E5:0.8 C5:0.8 A4:1.2 E4']]),
  'cave-blow': effect(4, 0.34, 0.12, [
    ['drum', 1, 'G3:0.6 D3'],
    ['wood', 0.5, 'C4:0.5 G3'],
  ]),
  'cave-hurt': effect(5, 0.36, 0.2, [
    ['drum', 1, 'C3:0.8 G2'],
    ['sigh', 0.4, 'D4:1.6'],
  ]),
  'cave-kill': effect(7, 0.34, 0.25, [
    ['drum', 1, 'A2:0.9 D2'],
    ['mallet', 0.5, '.:0.8 D4:0.9 A4'],
  ]),
  'cave-missile': effect(4, 0.24, 0.15, [
    ['breath', 1, 'C6:0.6 G5'],
    ['wood', 0.6, '.:1 E4'],
  ]),
  'cave-spell': effect(11, 0.28, 0.45, [
    ['chime', 1, 'E5:0.6 B5:0.6 E6'],
    ['flute', 0.3, 'B4:3'],
  ]),
  'cave-take': effect(6, 0.26, 0.2, [['harp', 1, 'E5:0.7 C5:0.7 G4']]),
  'cave-stairs': effect(10, 0.3, 0.35, [['wood', 1, 'G4:1.1 E4:1.1 C4:1.1 G3']]),
  'cave-dig': effect(5, 0.3, 0.15, [
    ['wood', 1, 'E3:0.7 B2:0.6 D3'],
    ['drum', 0.4, '.:0.7 A2'],
  ]),
  'cave-drink': effect(6, 0.24, 0.2, [['mallet', 1, 'D5:0.7 A4:0.7 E5']]),
  'cave-blast': effect(14, 0.4, 0.5, [
    ['gong', 1, 'C2'],
    ['drum', 0.9, 'A2:0.7 E2:0.7 C2'],
  ]),
};
