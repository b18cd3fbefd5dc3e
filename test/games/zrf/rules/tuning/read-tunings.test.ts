import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeProblem, must } from '#core';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { readTunings } from '#games/zrf/rules/tuning/read-tunings.ts';
import { TUNING_LIMITS } from '#games/zrf/rules/tuning/tuning-file.ts';
import { rulesIn } from '../../../../../bench/rules-files.ts';
import {
  calibratedVariant,
  levelsText,
  madeUpTuning,
  openTuned,
  play,
  tunedVariant,
  tuningText,
  variant,
} from './tunings.ts';

/** Text of a tuning whose lines were changed. */
function changed(from: string | RegExp, to: string): string {
  const text = tuningText();
  const other = text.replace(from, to);
  if (other === text) throw new Error(`the tuning has no ${String(from)}`);
  return other;
}

test('reads the values that were written', () => {
  const { game, diagnoses } = openTuned(tuningText());
  expect(diagnoses).toEqual([]);
  expect(must(game).playOf(variant.key).tuning).toEqual(inCells());
});

test('reads pairs of pieces, which earlier versions wrote', () => {
  const values = { together: [3, -4], against: [5, 6] } as const;
  const pairs = [{ squares: ['a1 b1', 'b1 c1'], ...values }];
  const { patterns: _, ...tuned } = tunedVariant();
  const text = tuningText({ ...tuned, pairs });
  const { game, diagnoses } = openTuned(text);
  expect(diagnoses).toEqual([]);
  const { board } = play.rules;
  const at = (name: string) => board.positions.findIndex((position) => position.name === name);
  expect(must(game).playOf(variant.key).tuning?.patterns).toEqual([
    {
      base: 3,
      lines: [
        [at('a1'), at('b1')],
        [at('b1'), at('c1')],
      ],
      mirrored: [],
      early: [0, 0, 0, 0, 3, -5, 0, 5, -3],
      late: [0, 0, 0, 0, -4, -6, 0, 6, 4],
    },
  ]);
});

test.each([
  { name: 'levels alone', text: levelsText(), isTuned: false },
  { name: 'values and levels', text: levelsText([tunedVariant()]), isTuned: true },
])('reads $name', ({ text, isTuned }) => {
  const { game, diagnoses } = openTuned(text);
  expect(diagnoses).toEqual([]);
  const [read] = must(game).variants;
  expect(read?.levels).toEqual(calibratedVariant().levels);
  expect(read?.tuning !== undefined).toBe(isTuned);
});

test.each([
  {
    name: 'a missing level',
    from: /\s*\{"level":"novice".*\n/,
    to: '\n',
    warning: /: Unexpected value of levels\[0\]\.levels /,
  },
  {
    name: 'levels out of order',
    from: '"novice"',
    to: '"casual"',
    warning: /: Unexpected value of levels\[0\]\.levels /,
  },
  {
    name: 'a level without positions',
    from: '"nodes":10,',
    to: '"nodes":0,',
    warning: /: Unexpected value of levels\[0\]\.levels\[0\]\.nodes /,
  },
  {
    name: 'other rules',
    from: variant.fingerprint(),
    to: '0123456789abcdef',
    warning: /^dobutsu\.tuning\.json:7:16: This tuning is for other rules of dobutsu-shogi/,
  },
  {
    name: 'another variant',
    from: `"variant": "${variant.key}"`,
    to: '"variant": "go"',
    warning: /^dobutsu\.tuning\.json:6:18: The rules have no variant go/,
  },
])('warns of levels with $name, and uses the default ones', ({ from, to, warning }) => {
  const text = levelsText().replace(from, to);
  expect(text).not.toBe(levelsText());
  const { game, diagnoses } = openTuned(text);
  expect(diagnoses.map(makeProblem)).toEqual([expect.stringMatching(warning)]);
  expect(must(game).variants[0]?.levels).toBeUndefined();
});

/** The made-up tuning without values of the empty cell, which files omit. */
function inCells() {
  const tuning = madeUpTuning();
  const { positions } = play.program;
  return {
    ...tuning,
    early: tuning.early.fill(0, 0, positions),
    late: tuning.late.fill(0, 0, positions),
  };
}

test('a tuning is valid JSON', () => {
  expect(JSON.parse(tuningText())).toMatchObject({
    format: 1,
    tunings: [{ variant: variant.key }],
  });
});

test.each([
  {
    name: 'damaged JSON',
    text: () => changed('"seed"', 'seed'),
    warning: /^dobutsu\.tuning\.json:7:7: The tuning is not JSON from here on/,
  },
  {
    name: 'a newer format',
    text: () => changed('"format": 1', '"format": 2'),
    warning:
      /^dobutsu\.tuning\.json:2:13: The tuning has format 2, and this version reads format 1/,
  },
  {
    name: 'an unknown key',
    text: () => changed('"seed"', '"sead"'),
    warning: /^dobutsu\.tuning\.json:4:5: Unexpected value of tunings\[0\]\.seed /,
  },
  {
    name: 'a value beyond the limits',
    text: () => changed('"turn": 9', '"turn": 1e9'),
    warning: /^dobutsu\.tuning\.json:\d+:15: Unexpected value of tunings\[0\]\.turn /,
  },
  {
    name: 'another variant',
    text: () => changed(`"variant": "${variant.key}"`, '"variant": "go"'),
    warning: /^dobutsu\.tuning\.json:5:18: The rules have no variant go/,
  },
  {
    name: 'another fingerprint',
    text: () => changed(variant.fingerprint(), '0123456789abcdef'),
    warning: /^dobutsu\.tuning\.json:6:16: This tuning is for other rules of dobutsu-shogi/,
  },
  {
    name: 'a piece that the rules lack',
    text: () => changed('"piece": "Hen"', '"piece": "Hen "'),
    warning: /: Unexpected value of tunings\[0\]\.pieces\[4\]\.piece /,
  },
  {
    name: 'a table that is too short',
    text: () => changed(/"early": \[-?\d+, /, '"early": ['),
    warning: /: Unexpected value of tunings\[0\]\.pieces\[0\]\.sides\[0\]\.early /,
  },
  {
    name: 'a line with a square that the rules lack',
    text: () => changed(/"squares": \["(\w+) \w+"/, '"squares": ["$1 z9"'),
    warning: /: Unexpected value of tunings\[0\]\.patterns\[0\]\.squares\[0\] /,
  },
  {
    name: 'a line that visits a square twice',
    text: () => changed(/"mirrored": \["(\w+) \w+"/, '"mirrored": ["$1 $1"'),
    warning: /: Unexpected value of tunings\[0\]\.patterns\[0\]\.mirrored\[0\] /,
  },
  {
    name: 'lines of different lengths',
    text: () => changed(/"squares": \["(\w+ \w+)","(\w+) \w+"/, '"squares": ["$1", "$2"'),
    warning: /: Unexpected value of tunings\[0\]\.patterns\[0\]\.squares\[1\] /,
  },
  {
    name: 'a table that is too short for the contents of its lines',
    text: () => changed(/("squares": \[.*\],\s+"early": \[)0, /, '$1'),
    warning: /: Unexpected value of tunings\[0\]\.patterns\[1\]\.early /,
  },
  {
    name: 'too long a file',
    text: () => ' '.repeat(TUNING_LIMITS.bytes) + tuningText(),
    warning: /^dobutsu\.tuning\.json:1:1: The tuning has \d+ bytes; the limit is 4194304/,
  },
])('warns of $name, and derives the evaluation', ({ text, warning }) => {
  const { game, diagnoses } = openTuned(text());
  expect(diagnoses.map(makeProblem)).toEqual([expect.stringMatching(warning)]);
  expect(diagnoses.map(({ severity }) => severity)).toEqual(['warning']);
  expect(must(game).playOf(variant.key).tuning).toBeUndefined();
});

test('ignores a tuning of other rules, but not of other looks', () => {
  const text = tuningText();
  const rules = readFileSync('content/rules/dobutsu.zrf', 'utf8');
  const looks = rules.replace('(notation "L")', '(notation "K")').replaceAll('.svg', '.png');
  const moves = rules.replace(
    '(step n) (step s) (step e) (step w) (step ne) (step nw)))',
    '(step n)))',
  );
  const isTuned = (texts: string) => {
    return must(openTuned(text, texts).game).playOf(variant.key).tuning !== undefined;
  };
  expect([looks, moves].map((one) => one === rules)).toEqual([false, false]);
  expect([rules, looks, moves].map(isTuned)).toEqual([true, true, false]);
});

test('a tuning has no effect unless rules are opened for bots', () => {
  const folder = folderOf(
    new Map([
      ['dobutsu.zrf', new Uint8Array(readFileSync('content/rules/dobutsu.zrf'))],
      ['dobutsu.tuning.json', new TextEncoder().encode(tuningText(tunedVariant()))],
    ]),
  );
  const { game } = openRules(folder, 'dobutsu.zrf', 'dobutsu');
  expect(must(game).playOf(variant.key).tuning).toBeUndefined();
});

const SHIPPED = readdirSync('content/rules').filter((name) => name.endsWith('.tuning.json'));

test.each(SHIPPED)('%s fits the rules beside it, and was not weaker', (name) => {
  const main = name.replace('.tuning.json', '.zrf');
  const { game, diagnoses } = openRules(
    rulesIn('content/rules'),
    main,
    main,
    main,
    undefined,
    readTunings,
  );
  expect(diagnoses.map(makeProblem)).toEqual([]);
  const tuned = must(game).variants.filter(({ tuning }) => tuning !== undefined);
  const { tunings } = JSON.parse(readFileSync(`content/rules/${name}`, 'utf8')) as {
    readonly tunings: readonly { readonly match: { readonly score: number } }[];
  };
  expect(tuned).toHaveLength(tunings.length);
  for (const { match } of tunings) expect(match.score).toBeGreaterThan(0.5);
  for (const { levels = [] } of must(game).variants) {
    for (const [index, { nodes, blur, match }] of levels.entries()) {
      const below = levels[index - 1];
      if (below === undefined) continue;
      expect(nodes).toBeGreaterThan(below.nodes);
      expect(blur).toBeLessThan(below.blur);
      expect(match?.least).toBeGreaterThan(0.5);
    }
  }
});
