import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlan } from '#lab';
import { MAIN } from '../terminal/built.ts';
import { openLab } from './lab.ts';
import { SHORT } from './plans.ts';

const lab = openLab();

/** Copy of the program in which three units of the first cell fail in worker threads. */
const FAILING = resolve('dist/.cache/failing-build/main.js');
const THROWN = [3, 17];
const CRASHED = 26;

const WORKER = `
import { playTask as play } from './chunk-worker-whole.js';
export async function playTask(task) {
  const { cell, from, count } = task.chunk;
  const holds = (index) => cell === 0 && index >= from && index < from + count;
  if (${JSON.stringify(THROWN)}.some(holds)) throw new Error('the board is full');
  if (holds(${CRASHED})) process.exit(3);
  return play(task);
}
`;

beforeAll(() => {
  const folder = dirname(FAILING);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dirname(MAIN), folder, { recursive: true });
  renameSync(join(folder, 'chunk-worker.js'), join(folder, 'chunk-worker-whole.js'));
  writeFileSync(join(folder, 'chunk-worker.js'), WORKER);
});
afterAll(() => {
  rmSync(dirname(FAILING), { recursive: true, force: true });
});

interface Failure {
  readonly cell: string;
  readonly index: number;
  readonly seed: string;
  readonly message: string;
}

interface Data {
  readonly cells: readonly { readonly games: number }[];
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** Report of a study as the program wrote it. */
function read(path: string) {
  const { report } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly report: {
      readonly data: Data;
      readonly sections: readonly {
        readonly id: string;
        readonly table: {
          readonly rows: readonly { readonly entries: readonly (string | number)[] }[];
        };
      }[];
    };
  };
  return report;
}

test.each([
  ['threads', []],
  ['the queue', ['--queue']],
] as const)('units that fail on %s are reported, and the others count', async (_, flags) => {
  const plan = lab.home.file('failing.json');
  writeFileSync(plan, makePlan(SHORT));
  const path = lab.home.file(`failed-${flags.length}.json`);
  const place = flags.length === 0 ? ['--jobs', '2'] : [...flags, lab.url];
  if (flags.length > 0) await lab.startWorker(FAILING);
  const args = ['study', 'run', plan, '--chunk', '4', '--report', path, ...place];
  const { code, stdout, stderr } = await lab.run(args, FAILING);
  expect(code, stderr).toBe(1);
  expect(stderr).toMatch(/3 .*failed/i);

  const { data, sections } = read(path);
  const [cell = ''] = SHORT.cells;
  expect(data.failed).toBe(3);
  const failures = [...data.failures].sort((a, b) => a.index - b.index);
  expect(failures).toMatchObject([
    ...THROWN.map((index) => ({ cell, index, message: 'the board is full' })),
    { cell, index: CRASHED },
  ]);
  const [table] = sections.filter(({ id }) => id === 'failures');
  expect(table?.table.rows.map(({ entries }) => entries.at(-1))).toEqual(
    failures.map(({ index }) => `turnwright study game <plan> --cell "${cell}" --index ${index}`),
  );
  expect(stdout).toContain('the board is full');

  // The whole program replays the game by the command of the report.
  const [index = -1] = THROWN;
  const game = await lab.run(['study', 'game', path, '--cell', cell, '--index', String(index)]);
  expect(game.stderr).toBe('');
  expect(game.code).toBe(0);
  expect(game.stdout).not.toBe('');
});
