import { readFileSync } from 'node:fs';
import { assertDefined, LEVEL_WORDS, must } from '#core';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { OpenedRules } from '#games/zrf/rules/game/library.ts';
import type { Tuning } from '#games/zrf/rules/model/tuning.ts';
import { learningOf } from '#games/zrf/rules/evaluate/learning.ts';
import { makeTuningFile } from '#games/zrf/rules/tuning/make-tuning-file.ts';
import { readTunings } from '#games/zrf/rules/tuning/read-tunings.ts';
import { patternsOf } from '#games/zrf/rules/tuning/patterns.ts';
import { piecesOf } from '#games/zrf/rules/tuning/tables.ts';
import { TUNING_FORMAT } from '#games/zrf/rules/tuning/tuning-file.ts';
import type { CalibratedVariant, TunedVariant } from '#games/zrf/rules/tuning/tuning-file.ts';

const RULES = readFileSync('content/rules/dobutsu.zrf', 'utf8');

/** Opens Dobutsu shogi, with the text of a tuning beside it. */
export function openTuned(tuning?: string, rules = RULES): OpenedRules {
  const texts = new Map([['dobutsu.zrf', rules]]);
  if (tuning !== undefined) texts.set('dobutsu.tuning.json', tuning);
  const bytes = [...texts].map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  const folder = folderOf(new Map(bytes));
  return openRules(folder, 'dobutsu.zrf', 'dobutsu', 'dobutsu.zrf', undefined, readTunings);
}

export const game: ZrfGame = must(openTuned().game);
export const variant = assertDefined(game.variants[0]);
export const play = game.playOf(variant.key);

/** Values by contents, of which no two are equal; 0 for empty lines. */
function tableOf(base: number, seed: number): number[] {
  return Array.from({ length: base * base }, (_, contents) => (contents * seed) % 101);
}

/** Values of lines of two squares, by the ten types of pieces of both players. */
const PATTERNS: Tuning['patterns'] = [
  {
    base: 11,
    lines: [
      [0, 1],
      [2, 1],
    ],
    mirrored: [[9, 10]],
    early: tableOf(11, 7),
    late: tableOf(11, 13),
  },
  { base: 11, lines: [[4, 7]], mirrored: [], early: tableOf(11, 5), late: tableOf(11, 3) },
];

/** Values that differ from derived ones, by more than one number. */
export function madeUpTuning(): Tuning {
  const { values, onBoard, inStock } = learningOf(play).parameters;
  return {
    values: values.map((value, type) => value + type),
    early: onBoard.map((value, index) => value + (index % 7)),
    late: onBoard.map((value, index) => value - (index % 5)),
    inStock: inStock.map((value, index) => value + index),
    mobility: [],
    lateMobility: 0,
    turn: 9,
    patterns: PATTERNS,
  };
}

/** A tuning as a file contains it. */
export function tunedVariant(tuning = madeUpTuning()): TunedVariant {
  return {
    variant: variant.key,
    rules: variant.fingerprint(),
    seed: 'test',
    games: 10,
    positions: 100,
    nodes: 20,
    error: { derived: 0.2, tuned: 0.1 },
    match: { games: 2, nodes: 80, wins: 1, draws: 1, losses: 0, score: 0.75, least: 0, most: 1 },
    turn: tuning.turn,
    pieces: piecesOf(play.rules, tuning),
    patterns: patternsOf(play.rules, tuning.patterns),
  };
}

/** Text of a tuning file. */
export function tuningText(tuned: TunedVariant = tunedVariant()): string {
  return makeTuningFile({ format: TUNING_FORMAT, tunings: [tuned] });
}

/** Levels that differ from the default ones. */
export function calibratedVariant(): CalibratedVariant {
  const match = { games: 20, wins: 14, draws: 2, losses: 4, score: 0.75, least: 0.6, most: 0.85 };
  const levels = LEVEL_WORDS.map((level, index) => {
    const limits = { level, nodes: 10 * (index + 1), blur: 1000 - 250 * index };
    return index === 0 ? limits : { ...limits, match };
  });
  return { variant: variant.key, rules: variant.fingerprint(), seed: 'test', levels };
}

/** Text of a tuning file with levels. */
export function levelsText(tunings: readonly TunedVariant[] = []): string {
  return makeTuningFile({ format: TUNING_FORMAT, tunings, levels: [calibratedVariant()] });
}
