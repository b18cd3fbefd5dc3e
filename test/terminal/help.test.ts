import { describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

async function helpOf(command: string): Promise<string> {
  const { code, out } = await runHere([command, '--help']);
  expect(code).toBe(0);
  return out;
}

describe('help lists the options and games that a command takes:', () => {
  test('play takes all', async () => {
    const help = await helpOf('play');
    for (const option of ['--adventure', '--houses', '--world', '--variant'])
      expect(help).toContain(option);
    expect(help).toMatch(/names are dice, kalah/);
  });

  test.each(['arena', 'perft'])('%s takes no adventures', async (command) => {
    const help = await helpOf(command);
    for (const option of ['--houses', '--world', '--variant']) expect(help).toContain(option);
    for (const option of ['--adventure', '--route', '--party', '(dice', 'names are dice'])
      expect(help).not.toContain(option);
  });

  test('solve takes rules files', async () => {
    const help = await helpOf('solve');
    expect(help).toContain('--variant');
    for (const option of ['--adventure', '--houses', '--world', '--mode'])
      expect(help).not.toContain(option);
  });
});
