import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindIds } from '#games/studies.ts';
import { makePlan } from '#lab';
import { openLab, readReport } from './lab.ts';
import { PLANS } from './plans.ts';

const lab = openLab();

/** Sizes of chunks: fixed, and chosen by their duration. */
const CHUNKS: readonly (readonly string[])[] = [['--chunk', '1'], ['--chunk', '7'], []];

test('every kind of study has a plan here', () => {
  expect(Object.keys(PLANS).sort()).toEqual([...kindIds].sort());
});

test.each(Object.entries(PLANS))(
  'reports of %s are equal for every executor and size of chunks',
  async (kind, plan) => {
    const file = lab.home.file(`${kind}.plan.json`);
    writeFileSync(file, makePlan(plan));
    await lab.startWorker();
    await lab.startWorker();
    const executors = [
      ['--jobs', '1'],
      ['--jobs', '2'],
      ['--queue', lab.url],
    ];
    const reports: string[] = [];
    for (const [at, executor] of executors.entries()) {
      for (const [size, chunk] of CHUNKS.entries()) {
        const report = lab.home.file(`${kind}-${at}-${size}.json`);
        const args = ['study', 'run', file, '--report', report, ...executor, ...chunk];
        const { code, stderr } = await lab.run(args);
        expect(code, stderr).toBe(0);
        reports.push(readReport(report));
      }
    }
    expect(new Set(reports).size).toBe(1);
  },
);
