import { describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const SHORT = ['--games', '1', '--turns', '2'] as const;

/** Lines of the table below a title. */
function rowsOf(out: string, title: string): readonly string[] {
  const lines = out.split('\n');
  const from = lines.indexOf(title);
  expect(from).toBeGreaterThanOrEqual(0);
  return lines.slice(from + 2, lines.indexOf('', from));
}

describe('the arena of a single-player game', () => {
  test('lists a repeated bot once, with the widest interval for a single run', async () => {
    const { code, out } = await runHere(['arena', 'caves', '--bots', 'walker,walker', ...SHORT]);
    expect(code).toBe(0);
    expect(out.match(/^walker: .* of one run\.$/gm)).toHaveLength(1);
    expect(out).toMatch(/^turns +2\.00 \(0\.\d+ to 2\.00\)$/m);
  });

  test.each([
    ['caves', 'walker', ['Giant mole', 'Potion of mana', 'Blink']],
    ['rogue', 'walker', ['Mimic']],
  ])('names removed things in %s with the words of the game', async (game, bot, names) => {
    const args = ['arena', game, '--bots', bot, '--ablation', ...SHORT];
    const { out } = await runHere(args);
    const rows = rowsOf(out, 'Change without each thing');
    for (const name of names) expect(rows.some((row) => row.startsWith(`${name} `))).toBe(true);
    expect(rows.filter((row) => /^[a-z]/.test(row) && !row.startsWith('without'))).toEqual([]);
    const russian = await runHere([...args, '--lang', 'ru']);
    const named = rowsOf(russian.out, 'Что меняется без каждой вещи');
    expect(named.length).toBe(rows.length);
    expect(named.filter((row) => /^[a-z]/i.test(row))).toEqual([]);
  });

  test('screens everything by one set of runs, or ablates, but not both', async () => {
    const args = ['arena', 'caves', '--bots', 'walker', '--screening', ...SHORT];
    const { code, out } = await runHere(args);
    expect(code).toBe(0);
    expect(rowsOf(out, 'Change without each thing').length).toBeGreaterThan(30);
    const both = await runHere([...args, '--ablation']);
    expect(both.code).toBe(2);
    expect(both.err).toContain('Choose one of --ablation, --screening');
  });

  test('tries to win every world, and names those that were not won', async () => {
    const args = ['arena', 'rogue', '--bots', 'walker', '--turns', '2', '--games', '2'];
    const { code, out } = await runHere([...args, '--attempts', '3']);
    expect(code).toBe(0);
    expect(out).toContain('0 of 2 worlds were won within 3 attempts: 0.0 %');
    expect(rowsOf(out, 'Worlds won within a number of attempts').at(-1)).toMatch(/^ *3 +0\.0 %/);
    const russian = await runHere([...args, '--attempts', '1', '--lang', 'ru']);
    expect(russian.out).toContain('Боты победили в 0 из 2 миров');
  });

  test.each(['--ablation', '--screening', '--attempts=3'])('alone knows %s', async (flag) => {
    const { code, err } = await runHere(['arena', 'kalah', flag, '--games', '2']);
    expect(code).toBe(2);
    expect(err).toContain('are for single-player games that bots can play');
  });

  test.each([['0'], ['10001'], ['many'], ['-3']])('refuses %s attempts', async (attempts) => {
    const { code, err } = await runHere(['arena', 'rogue', `--attempts=${attempts}`, ...SHORT]);
    expect(code).toBe(2);
    expect(err).toContain('--attempts: give a whole number from 1 to 10,000');
  });
});
