import { expect, test } from 'vitest';
import type { Stage } from '#test/screen/stage.ts';
import { watchEdges } from '#test/screen/watch-edges.ts';
import { expectGolden } from '#test/screen/golden.ts';
import { colorOf, stage } from '../rules/stage.ts';
import { plainWords } from '#test/support/pseudo.ts';
import { PSEUDO } from '#test/screen/stage.ts';
import { cavesStage, RunStage } from './stage.ts';

const cut = watchEdges();

const SIZES = [
  { width: 80, height: 24 },
  { width: 100, height: 27 },
  { width: 120, height: 40 },
] as const;
const CASES = SIZES.flatMap((size) => ['en', 'ru'].map((language) => ({ ...size, language })));

/** A cave with a creature and an item of every kind. */
const CAVE = [
  '######################',
  '#....f.....##........#',
  '#.@......b.......g...#',
  '#..........##........#',
  '#####..###############',
  '    #...#',
  '    #####',
];

const ITEMS = [
  { x: 4, y: 2, item: { kind: 'rock' } as const },
  { x: 6, y: 3, item: { kind: 'platemail' } as const },
  { x: 3, y: 3, item: { kind: 'corpse', of: 'bat' } as const },
];

const PACK = [
  { kind: 'sword' },
  { kind: 'tunic' },
  { kind: 'potion', color: colorOf('health') },
  { kind: 'potion', color: colorOf('archer') },
  { kind: 'blue-book' },
  { kind: 'white-book' },
  { kind: 'bread' },
  { kind: 'powder' },
  { kind: 'pick' },
] as const;

function runIn(language: string, size: (typeof SIZES)[number] | undefined): RunStage {
  const player = {
    pack: PACK,
    weapon: 0,
    armor: 1,
    hp: 28,
    mana: 4,
    food: 240,
    learned: [colorOf('health')],
    effects: [{ kind: 'stone-skin', turns: 12 }],
  } as const;
  const state = stage(CAVE, { player, items: ITEMS });
  return new RunStage(state, { language, guidance: 'on' }, size);
}

/** Every kind of screen, with the keys that open it. */
const SCREENS = [
  ['the run', ''],
  ['the pack', 'i'],
  ['an item', 'e'],
  ['equipment', 'escape escape w'],
  ['a potion', 'escape q'],
  ['spells', 'escape r e'],
  ['an aim', 'a'],
  ['what a spell does', 'escape r f down down down'],
  ['looking', 'escape ;'],
  ['the next thing', 'tab'],
  ['going', 'escape _'],
  ['all levels', 'escape M'],
  ['messages', 'escape m'],
  ['the run as text', 'escape c'],
  ['help', 'escape ?'],
  ['the replay', 'escape v'],
  ['debug', 'escape `'],
] as const;

function expectWhole(stage: Stage, label: string): void {
  expect(cut, label).toEqual([]);
  // A missing message appears as its id.
  expect(stage.text, label).not.toMatch(/caves-[a-z]+-|run-[a-z]+-/);
}

test.each(CASES)(
  '$width by $height in $language: every screen is complete',
  ({ language, width, height }) => {
    const size = SIZES.find((one) => one.width === width && one.height === height);
    const start = cavesStage({ language }, size);
    for (let row = 0; row < 6; row++) expectWhole(start, `row ${row}: ${start.press('down')}`);
    const run = runIn(language, size);
    const shown: string[] = [];
    for (const [name, keys] of SCREENS) {
      run.press(keys);
      expectWhole(run, name);
      shown.push(`=== ${name}\n${run.text}\n`);
    }
    if (width === 80) expectGolden(`caves/${language}.txt`, shown.join('\n'));
  },
);

test.each(['en', 'ru'])('shows a new level and the end in %s', (language) => {
  const rising = new RunStage({ ...stage(CAVE), choices: 1 }, { language });
  expectWhole(rising, 'a new level');
  const dying = new RunStage(stage(CAVE, { player: { food: 1 } }), { language });
  dying.press('.');
  expectWhole(dying, 'the end');
  expectGolden(`caves/${language}-turns.txt`, `${rising.text}\n===\n${dying.text}\n`);
});

test('screens contain no untranslated text', () => {
  const run = runIn(PSEUDO, undefined);
  const allowed = new Set('seed stage hjkl yubn Num'.split(' '));
  // The debug panel is not translated, and the text map uses letters for creatures.
  const screens = SCREENS.filter(([name]) => name !== 'debug' && name !== 'the run as text');
  for (const [name, keys] of screens)
    expect(
      plainWords(run.press(name === 'help' ? 'escape escape ?' : keys), allowed),
      name,
    ).toEqual([]);
});

test('a 40 by 12 screen asks for more room, and the run continues once there is enough', () => {
  const small = new RunStage(stage(CAVE), {}, { width: 40, height: 12 });
  expect(small.text).toContain('Turnwright needs 48');
});
