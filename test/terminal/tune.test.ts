import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-tune-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RULES = join(folder, 'dobutsu.zrf');
const TUNING = join(folder, 'dobutsu.tuning.json');
copyFileSync('content/rules/dobutsu.zrf', RULES);

const SMALL = ['--games', '12', '--nodes', '10', '--match', '4'];
const tune = (...args: readonly string[]) => runHere(['tune', ...args]);

interface Result {
  readonly accepted: boolean;
  readonly file?: string;
  readonly games: number;
  readonly match: { readonly games: number; readonly score: number };
}

test('writes a tuning beside the rules only if it is not weaker, and the same for a seed', async () => {
  const seeds = ['1', '2', '3', '4', '5', '6'];
  const results: Result[] = [];
  for (const seed of seeds) {
    rmSync(TUNING, { force: true });
    const { code, out } = await tune(RULES, ...SMALL, '--seed', seed, '--json');
    const result = JSON.parse(out) as Result;
    expect(result).toMatchObject({ games: 12, accepted: result.match.score >= 0.5 });
    expect(code).toBe(result.accepted ? 0 : 1);
    expect(existsSync(TUNING)).toBe(result.accepted);
    results.push(result);
    if (!result.accepted) continue;
    expect(result.file).toBe(TUNING);
    const written = readFileSync(TUNING, 'utf8');
    // The tuning that is there now has no influence on the next.
    const again = await tune(RULES, ...SMALL, '--seed', seed);
    expect(again.out).toContain(`Written to ${TUNING}`);
    expect(readFileSync(TUNING, 'utf8')).toBe(written);
    break;
  }
  expect(results.some(({ accepted }) => accepted)).toBe(true);
});

test('bots play by the tuning beside the rules', async () => {
  const arena = () =>
    runHere(['arena', RULES, '--one', 'club', '--two', 'club', '--games', '2', '--json']);
  const written = readFileSync(TUNING, 'utf8');
  rmSync(TUNING);
  const derived = await arena();
  // A tuning of a few games may change too little: in this one the turn decides.
  writeFileSync(TUNING, written.replace(/"turn": -?\d+/, '"turn": 900'));
  const tuned = await arena();
  expect(tuned.code).toBe(0);
  expect(tuned.out).not.toBe(derived.out);
  expect((await arena()).out).toBe(tuned.out);
});

test('a tuning of other rules is reported by play and check, and ignored', async () => {
  const rules = readFileSync(RULES, 'utf8');
  writeFileSync(RULES, rules.replace('(win-condition', '(option "pass turn" true) (win-condition'));
  const { code, err } = await runHere(['perft', RULES, '--depth', '1']);
  expect(code).toBe(0);
  expect(err).toMatch(
    /dobutsu\.tuning\.json:6:16:.* This tuning is for other rules of dobutsu-shogi/,
  );
  const checked = await runHere(['check', RULES]);
  expect(checked.out).toContain('This tuning is for other rules of dobutsu-shogi');
  writeFileSync(RULES, rules);
});

test.each([
  { args: ['fifteen-puzzle'], message: '“fifteen-puzzle” cannot be tuned' },
  {
    args: ['royal-game-of-ur'],
    message: 'cannot be tuned: that needs a board game for two without dice',
  },
  { args: ['kalah'], message: '“kalah” cannot be tuned' },
  {
    args: ['chess', '--games', '3'],
    message: '--games: give a whole number from 12 to 1000000, not “3”',
  },
  { args: ['chess', '--nodes', 'x'], message: '--nodes: give a whole number from 10' },
  { args: ['chess', '--seed', ''], message: 'seed' },
])('refuses $args', async ({ args, message }) => {
  const { code, err } = await tune(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
