import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Home, MAIN } from './built.ts';
import { homeOf, putAwayAfterEach, startAt } from './started.ts';

const home = new Home();
putAwayAfterEach();
afterAll(() => home.remove());

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'solve', ...args], {
    env: home.env(),
    cwd: home.folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('prints the shortest solution as data', () => {
  const { code, out } = run('hughe', '--metric', 'moves', '--json');
  expect(code).toBe(0);
  const answer: unknown = JSON.parse(out);
  expect(answer).toMatchObject({ solvable: true, metric: 'moves', optimum: 21 });
  expect((answer as { solution: unknown[] }).solution).toHaveLength(21);
  expect((answer as { steps: unknown[] }).steps.length).toBeGreaterThanOrEqual(31);
});

test('prints it as text, move by move', () => {
  const { code, out } = run('little-cellar', '--metric', 'steps');
  expect(code).toBe(0);
  expect(out).toMatch(/^Solved in 7 steps, .*\n1\. \w\d-\w\d\n(?:\d\. \w\d-\w\d\n){6}$/);
  const russian = run('little-cellar', '--metric', 'steps', '--lang', 'ru');
  expect(russian.out).toContain('Решено за 7 шагов');
});

test('solves files by their path, and other puzzles than those of blocks', () => {
  const path = resolve('content/puzzles/loft.zrf');
  expect(run(path, '--metric', 'straight').out).toContain('Solved in 10 straight moves');
  expect(run('peg-solitaire', '--variant', 'Cross').out).toContain('Solved in 5 steps');
});

test('says that there is nothing to solve without a goal', () => {
  const file = home.file('aimless.zrf');
  writeFileSync(
    file,
    `(game (title "Aimless") (players You) (turn-order You)
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (10 0))) (directions (e 1))))
      (piece (name X) (moves (e (verify empty?) add))) (board-setup (You (X a))))`,
  );
  const { code, out, err } = run(file);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('has no goal, so that there is nothing to solve');
});

test('says what cannot be solved, and what took too long', () => {
  const file = home.file('stuck.zrf');
  writeFileSync(
    file,
    `(game (title "Stuck") (players You) (turn-order You)
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
      (piece (name X) (moves (e (verify empty?) add)))
      (board-setup (You (X b))) (win-condition (You) (absolute-config X (a))))`,
  );
  expect(JSON.parse(run(file, '--json').out)).toEqual({
    ok: true,
    solvable: false,
    metric: 'steps',
    positions: 2,
    reason: 'searched',
  });
  const { code, out } = run('century', '--limit', '100', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ solvable: null, reason: 'unknown' });
});

test('says of push puzzles that positions with a stuck box were left out', () => {
  const file = home.file('pushed.zrf');
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
  expect(JSON.parse(run(file, '--json').out)).toMatchObject({ solvable: false, reason: 'pruned' });
  expect(run(file).out).toContain('It cannot be solved: a box is stuck');
  expect(run(file, '--lang', 'ru').out).toContain('достижимы без застрявших ящиков');
});

test('finds the hardest start', () => {
  const { out } = run('wardrobe', '--hardest', '--json');
  const { distance, position } = JSON.parse(out) as { distance: number; position: string };
  expect(distance).toBe(22);
  const again = run('wardrobe', '--json', '--option', `start=${position}`);
  expect(JSON.parse(again.out)).toMatchObject({ optimum: 22 });
});

test.each([
  [['century', '--metric', 'hops'], 2, 'is not a way of counting'],
  [['century', '--limit', 'few'], 2, 'is not a valid limit'],
  [['sokoban', '--metric', 'moves'], 2, 'not a sliding-block puzzle'],
  [['sokoban', '--hardest'], 1, 'not a sliding-block puzzle'],
  [['chess'], 1, 'not a puzzle for one player'],
  [['kalah'], 1, 'not a puzzle for one player'],
  [['centuri'], 2, 'did you mean century?'],
])('%s is refused', (args, status, message) => {
  const { code, out, err } = run(...args);
  expect({ code, out }).toEqual({ code: status, out: '' });
  expect(err).toContain(message);
});

/** Of all arrangements of the fifteen tiles one of those that need the most moves, 80. */
const FARTHEST = [15, 14, 8, 12, 10, 11, 13, 9, 2, 6, 5, 1, 3, 7, 4];
const ARRANGED = FARTHEST.map((tile, at) => `(You ${tile} ${'abcd'[at % 4]}${4 - (at >> 2)})`);
const ENDLESS = `start=Variant=fifteen-puzzle ${ARRANGED.join(' ')} Turn=1:You`;

const SIGINT = 128 + constants.signals.SIGINT;

test('Ctrl-C stops the search with what it has', async () => {
  const limit = ['--limit', '999999999999'];
  const run = startAt(homeOf(), [
    'solve',
    'fifteen-puzzle',
    '--json',
    '--option',
    ENDLESS,
    ...limit,
  ]);
  await run.shows(/Depth \d+: \d+ positions/);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  const [answer = ''] = /\{.*\}/.exec(run.raw) ?? [];
  const stopped = { ok: false, solvable: null, reason: 'stopped', partial: true };
  expect(JSON.parse(answer)).toMatchObject(stopped);
});
