import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-starts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runHere(['study', 'starts', ...args, '--jobs', '1']);

test('prints the hardest start of a small puzzle in both languages', async () => {
  const { code, out } = await run('loft');
  expect(code).toBe(0);
  // `solve loft --hardest` proves the same minimum.
  expect(out).toMatch(/^The hardest of \d+ solved starts needs 10 moves\.\n/);
  expect(out).toContain('from all 1,185 arrangements of the pieces that fit the board');
  expect(out).toContain('turnwright solve loft --hardest proves');
  const all = await run('loft', '--games', '5000', '--lang', 'ru');
  expect(all.out).toContain('Самая трудная позиция решается за 10 ходов: просмотрены все');
  expect(all.out).toMatch(/\n +10 +\d+ {2}Variant=the-loft /);
});

test('the hardest start can be played and solved', async () => {
  const { out } = await run('little-cellar', '--games', '50', '--metric', 'steps', '--json');
  const { metrics } = JSON.parse(out) as {
    readonly metrics: readonly {
      readonly minimum: number;
      readonly hardest: readonly { readonly moves: number; readonly position: string }[];
    }[];
  };
  const [start] = metrics[0]?.hardest ?? [];
  expect(start?.moves).toBe(metrics[0]?.minimum);
  const position = `start=${start?.position ?? ''}`;
  const solved = await runHere([
    'solve',
    'little-cellar',
    '--metric',
    'steps',
    '--option',
    position,
    '--json',
  ]);
  expect(JSON.parse(solved.out)).toMatchObject({ optimum: start?.moves });
});

test('names the share of starts with a minimum, and puzzles opened by their paths', async () => {
  const path = resolve('content/puzzles/loft.zrf');
  const { out } = await run(path, '--games', '100', '--minimum', '5');
  expect(out).toMatch(/\nneed at least 5 moves +\d+\.\d % \(/);
  expect(out).toContain(`turnwright play ${path} --option variant=the-loft`);
});

test('repeats a study from its report, byte for byte', async () => {
  const [first, second] = [join(folder, 'one.json'), join(folder, 'two.json')];
  await run('loft', '--games', '60', '--report', first);
  const { code } = await runHere(['study', 'run', first, '--report', second, '--jobs', '1']);
  expect(code).toBe(0);
  const withoutProvenance = (file: string) => readFileSync(file, 'utf8').split('"provenance"')[0];
  expect(withoutProvenance(second)).toBe(withoutProvenance(first));
});

test.each([
  [['kalah'], 1, 'kalah is not a sliding-block puzzle.'],
  [['peg-solitaire'], 1, 'is not a sliding-block puzzle.'],
  [['loft', '--metric', 'leaps'], 2, 'choose from steps, straight, moves'],
  [['loft', '--games', '0'], 2, '0'],
  [['loft', '--limit', 'many'], 2, 'many'],
  [['loft', '--minimum', '-1'], 2, '--minimum: give a whole number of moves from 1'],
])('%j is refused', async (args, status, message) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([status, '']);
  expect(err).toContain(message);
});

test('reports a puzzle without a goal', async () => {
  const file = join(folder, 'aimless.zrf');
  writeFileSync(
    file,
    `(game (title "Aimless") (players You) (turn-order You)
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (10 0)))
        (directions (e 1) (w -1))))
      (piece (name X) (moves (e (verify empty?) add) (w (verify empty?) add)))
      (board-setup (You (X a))))`,
  );
  const { code, err } = await run(file);
  expect(code).toBe(1);
  expect(err).toContain('has no goal, so no start can be solved');
});
