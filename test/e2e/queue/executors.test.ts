import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { kindIds } from '#games/studies.ts';
import { makePlan } from '#lab';
import { isDeep } from '#test/support/deep.ts';
import { openLab, readReport } from './lab.ts';
import { COMMANDS, PLANS } from './plans.ts';

const lab = openLab();

beforeAll(() => {
  for (const [name, plan] of Object.entries(PLANS)) {
    writeFileSync(lab.home.file(name), makePlan(plan));
  }
});

/** Words of a command, with the paths of its plans. */
function wordsOf(command: string): string[] {
  return command.split(' ').map((word) => (word in PLANS ? lab.home.file(word) : word));
}

/** Sizes of chunks: fixed, and chosen by their duration. */
const CHUNKS: readonly (readonly string[])[] = [['--chunk', '1'], ['--chunk', '7'], []];

/** Every executor with every size in deep tests; otherwise pairs that contain each of them. */
function flagsOfRuns(): readonly string[][] {
  const executors = [
    ['--jobs', '1'],
    ['--jobs', '2'],
    ['--queue', lab.url],
  ];
  return executors.flatMap((executor, at) => {
    const isTried = (_: unknown, size: number) => isDeep || size === (at + 1) % CHUNKS.length;
    return CHUNKS.filter(isTried).map((chunk) => [...executor, ...chunk]);
  });
}

test('every kind of study has a command here', () => {
  expect(Object.keys(COMMANDS).sort()).toEqual([...kindIds].sort());
});

test.each(Object.entries(COMMANDS))(
  'reports of %s are equal for every executor and size of chunks',
  async (kind, command) => {
    await lab.startWorker();
    await lab.startWorker();
    const reports: string[] = [];
    for (const [at, flags] of flagsOfRuns().entries()) {
      const report = lab.home.file(`${kind}-${at}.json`);
      const { code, stderr } = await lab.run([...wordsOf(command), '--report', report, ...flags]);
      expect(code, stderr).toBe(0);
      reports.push(readReport(report));
    }
    expect(new Set(reports).size).toBe(1);
  },
);
