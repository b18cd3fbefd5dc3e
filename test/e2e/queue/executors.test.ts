import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindIds } from '#games/studies.ts';
import { makePlan } from '#lab';
import { isDeep } from '#test/support/deep.ts';
import { ensureBuilt } from '../terminal/built.ts';
import { Lab, readReport } from './lab.ts';
import { COMMANDS, PLANS } from './plans.ts';

/** One server with the same two workers for all kinds of study. */
const lab = new Lab();

beforeAll(async () => {
  ensureBuilt();
  for (const [name, plan] of Object.entries(PLANS)) {
    writeFileSync(lab.home.file(name), makePlan(plan));
  }
  await lab.server.start();
  await Promise.all([lab.startWorker(), lab.startWorker()]);
});
afterAll(() => lab.remove());

/** Words of a command, with the paths of its plans. */
function wordsOf(command: string): string[] {
  return command.split(' ').map((word) => (word in PLANS ? lab.home.file(word) : word));
}

/** Sizes of chunks: fixed, and chosen by their duration. */
const CHUNKS: readonly (readonly string[])[] = [['--chunk', '1'], ['--chunk', '7'], []];

/** Every executor with every size in deep tests; otherwise threads and the queue. */
function flagsOfRuns(): readonly string[][] {
  const queue = ['--queue', lab.url];
  if (!isDeep)
    return [
      ['--jobs', '2'],
      [...queue, '--chunk', '7'],
    ];
  const executors = [['--jobs', '1'], ['--jobs', '2'], queue];
  return executors.flatMap((executor) => CHUNKS.map((chunk) => [...executor, ...chunk]));
}

/** Kinds tried by `npm test`: games, runs, searches, files of rules, and a plan of its own. */
const SAMPLE = ['arena', 'perft', 'rules', 'runs', 'level-match'];
const TRIED = Object.entries(COMMANDS).filter(([kind]) => isDeep || SAMPLE.includes(kind));

test('every kind of study has a command here', () => {
  expect(Object.keys(COMMANDS).sort()).toEqual([...kindIds].sort());
});

test.each(TRIED)(
  'reports of %s are equal for every executor and size of chunks',
  async (kind, command) => {
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
