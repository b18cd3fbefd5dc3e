import { describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const SHORT = ['--games', '1', '--turns', '2'] as const;

describe('the arena of a single-player game', () => {
  test('lists a repeated bot once, with the widest interval for a single run', async () => {
    const { code, out } = await runHere(['arena', 'caves', '--bots', 'walker,walker', ...SHORT]);
    expect(code).toBe(0);
    expect(out.match(/walker: one run$/gm)).toHaveLength(1);
    expect(out).toContain('turns: 2.00 (0.00 to 2.00)');
  });

  test.each([
    ['caves', 'walker', ['without “Giant mole”', 'without “Potion of mana”', 'without “Blink”']],
    ['rogue', 'walker', ['without “Mimic”']],
  ])('names removed things in %s with the words of the game', async (game, bot, names) => {
    const args = ['arena', game, '--bots', bot, '--ablation', ...SHORT];
    const { out } = await runHere(args);
    for (const name of names) expect(out).toContain(name);
    expect(out).not.toMatch(/without “[a-z]/);
    const russian = await runHere([...args, '--lang', 'ru']);
    expect(russian.out).not.toMatch(/без «?[a-z]/i);
  });
});
