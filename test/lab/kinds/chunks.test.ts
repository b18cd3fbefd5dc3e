import { describe, expect, test } from 'vitest';
import { makePlan } from '#lab';
import type { Plan } from '#lab';
import { isDeep, repeats } from '#test/support/deep.ts';
import { failingStudy } from '#test/support/failing-study.ts';
import { openStudy, runHere } from '#test/support/study-here.ts';
import { planFor } from './plans.ts';

const units = (count: number) => ({ kind: 'units', units: count }) as const;
const until = (width: number) => ({ kind: 'until', width, most: repeats(24, 60) }) as const;
const sprt = { kind: 'sprt', elo: [0, 30], most: 120 } as const;

const ARENA = { kind: 'arena', cells: ['novice random', 'random novice'] };
const LADDER = { kind: 'ladder', cells: ['novice random', 'casual novice'] };
const RUNS = { kind: 'runs', cells: ['walker', 'fighter'], parameters: { turns: 30 } };
const ABLATION = { kind: 'ablation', parameters: { turns: 20 } };
const SCREENING = { kind: 'screening', parameters: { turns: 20 } };
const SPELLS = ['walker', 'walker -goblin', 'walker -spark'];
const MOBS = ['walker', 'walker -mimic'];
const DEPTHS = ['1', '2', '3', '4', '5'];

/** Chunks of one unit and of automatic size in `npm test`; deep tests add a size between. */
const CHUNKS = isDeep ? [1, undefined, 7] : [1, undefined];

type Row = Partial<Plan> & Pick<Plan, 'kind' | 'cells' | 'stop'>;

const ROWS: readonly (readonly [string, string, Row])[] = [
  ['an arena', 'kalah', { ...ARENA, stop: units(20), parameters: { games: 39 } }],
  ['an arena until precise', 'kalah', { ...ARENA, stop: until(0.2) }],
  ['an arena with a test', 'kalah', { ...ARENA, stop: sprt }],
  ['a ladder', 'kalah', { ...LADDER, stop: units(10) }],
  ['a ladder with a test', 'kalah', { ...LADDER, stop: { ...sprt, most: 40 } }],
  ['runs', 'rogue', { ...RUNS, stop: units(9) }],
  ['runs until precise', 'rogue', { ...RUNS, stop: until(0.2) }],
  ['an ablation', 'caves', { ...ABLATION, cells: SPELLS, stop: units(8) }],
  ['an ablation until precise', 'rogue', { ...ABLATION, cells: MOBS, stop: until(0.3) }],
  ['a screening', 'caves', { ...SCREENING, cells: ['walker'], stop: units(8) }],
  ['a screening until precise', 'rogue', { ...SCREENING, cells: ['walker'], stop: until(0.3) }],
  ['perft', 'kalah', { kind: 'perft', cells: DEPTHS, stop: units(1_000_000) }],
];

describe.each(ROWS)('%s in %s', (_, game, rest) => {
  test.each<[readonly number[]]>([[[]], [[0, 2, 3]]])(
    'has one report for chunks of any size; failing: %j',
    async (failing) => {
      const plan = await planFor(game, rest);
      const reports: string[] = [];
      for (const chunk of CHUNKS) {
        const study = failingStudy(await openStudy(plan), (_cell, index) =>
          failing.includes(index),
        );
        reports.push(JSON.stringify(await runHere(study, chunk === undefined ? {} : { chunk })));
      }
      expect(new Set(reports).size).toBe(1);
      expect(reports[0]?.includes('unit 2 fails')).toBe(failing.length > 0);
      expect(JSON.parse(makePlan(plan))).toEqual(plan);
    },
  );
});
