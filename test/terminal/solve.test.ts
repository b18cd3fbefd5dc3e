import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-solve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runHere(['solve', ...args]);

test('prints the shortest solution as data', async () => {
  const { code, out } = await run('hughe', '--metric', 'moves', '--json');
  expect(code).toBe(0);
  const answer: unknown = JSON.parse(out);
  expect(answer).toMatchObject({ solvable: true, metric: 'moves', optimum: 21 });
  expect((answer as { solution: unknown[] }).solution).toHaveLength(21);
  expect((answer as { steps: unknown[] }).steps.length).toBeGreaterThanOrEqual(31);
});

test('prints the solution as text, move by move', async () => {
  const { code, out } = await run('little-cellar', '--metric', 'steps');
  expect(code).toBe(0);
  expect(out).toMatch(/^Solved in 7 steps, .*\n1\. \w\d-\w\d\n(?:\d\. \w\d-\w\d\n){6}$/);
  const russian = await run('little-cellar', '--metric', 'steps', '--lang', 'ru');
  expect(russian.out).toContain('Решено за 7 шагов');
});

test('solves files by path, and puzzles other than sliding blocks', async () => {
  const path = resolve('content/puzzles/loft.zrf');
  expect((await run(path, '--metric', 'straight')).out).toContain('Solved in 10 straight moves');
  expect((await run('peg-solitaire', '--variant', 'Cross')).out).toContain('Solved in 5 steps');
});

test('reports a puzzle without a goal', async () => {
  const file = join(folder, 'aimless.zrf');
  writeFileSync(
    file,
    `(game (title "Aimless") (players You) (turn-order You)
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (10 0))) (directions (e 1))))
      (piece (name X) (moves (e (verify empty?) add))) (board-setup (You (X a))))`,
  );
  const { code, out, err } = await run(file);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('has no goal, so there is nothing to solve');
});

test('reports unsolvable puzzles, and searches that hit a limit', async () => {
  const file = join(folder, 'stuck.zrf');
  writeFileSync(
    file,
    `(game (title "Stuck") (players You) (turn-order You)
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
      (piece (name X) (moves (e (verify empty?) add)))
      (board-setup (You (X b))) (win-condition (You) (absolute-config X (a))))`,
  );
  expect(JSON.parse((await run(file, '--json')).out)).toEqual({
    ok: true,
    solvable: false,
    metric: 'steps',
    positions: 2,
    reason: 'searched',
  });
  const { code, out } = await run('century', '--limit', '100', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ solvable: null, reason: 'unknown' });
});

test('mentions for push puzzles that positions with a stuck box were skipped', async () => {
  const file = join(folder, 'pushed.zrf');
  writeFileSync(
    file,
    `(define walk ($1 (verify empty?) add))
    (define push ($1 (verify (piece? Box)) cascade $1 (verify empty?) to back $1 add))
    (game (title "Pushed") (players You) (turn-order You)
      (board (grid (start-rectangle 0 0 9 9)
        (dimensions ("a/b/c/d" (10 0)) ("3/2/1" (0 10)))
        (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))))
      (piece (name Man) (moves (walk n) (walk e) (walk s) (walk w)
        (push n) (push e) (push s) (push w)))
      (piece (name Box))
      (board-setup (You (Man a3) (Box b1))) (win-condition (You) (absolute-config Box (c3))))`,
  );
  expect(JSON.parse((await run(file, '--json')).out)).toMatchObject({
    solvable: false,
    reason: 'pruned',
  });
  expect((await run(file)).out).toContain('There is no solution: a box is stuck');
  expect((await run(file, '--lang', 'ru')).out).toContain('достижимые без застрявших ящиков');
});

test('finds the hardest start', async () => {
  const { out } = await run('wardrobe', '--hardest', '--json');
  const { distance, position } = JSON.parse(out) as { distance: number; position: string };
  expect(distance).toBe(22);
  const again = await run('wardrobe', '--json', '--option', `start=${position}`);
  expect(JSON.parse(again.out)).toMatchObject({ optimum: 22 });
});

test.each([
  [['century', '--metric', 'hops'], 2, 'is not a valid metric'],
  [['century', '--limit', 'few'], 2, 'is not a valid limit'],
  [['sokoban', '--metric', 'moves'], 2, 'not a sliding-block puzzle'],
  [['sokoban', '--hardest'], 1, 'not a sliding-block puzzle'],
  [['chess'], 1, 'not a puzzle for one player'],
  [['kalah'], 1, 'not a puzzle for one player'],
  [['centuri'], 2, 'Did you mean century?'],
])('%s is refused', async (args, status, message) => {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: status, out: '' });
  expect(err).toContain(message);
});
