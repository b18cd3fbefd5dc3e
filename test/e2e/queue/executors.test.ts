import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { kindIds } from '#games/studies.ts';
import { makePlan } from '#lab';
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

test('every kind of study has a command here', () => {
  expect(Object.keys(COMMANDS).sort()).toEqual([...kindIds].sort());
});

test.each(Object.entries(COMMANDS))(
  'reports of %s are equal for every executor and size of chunks',
  async (kind, command) => {
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
        const args = [...wordsOf(command), '--report', report, ...executor, ...chunk];
        const { code, stderr } = await lab.run(args);
        expect(code, stderr).toBe(0);
        reports.push(readReport(report));
      }
    }
    expect(new Set(reports).size).toBe(1);
  },
);
