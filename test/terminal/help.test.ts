import { readFileSync } from 'node:fs';
import { Help } from 'commander';
import { describe, expect, test } from 'vitest';
import { readMessages } from '#terminal/files/languages.ts';
import { define, makeProgram } from '#terminal/program.ts';
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

test('the list of commands shows the arguments that each takes', async () => {
  const { code, out } = await runHere(['--help']);
  expect(code).toBe(0);
  const cli = { messages: readMessages('en'), language: undefined, exitCode: 0 };
  const program = makeProgram(cli);
  for (const command of program.commands) {
    await define(command, cli);
    const usage = new Help().subcommandTerm(command);
    expect(out.split('\n').map((line) => line.trim().split('  ')[0])).toContain(usage);
  }
});

describe('help', () => {
  test('explains a command as --help does', async () => {
    const { code, out } = await runHere(['help', 'perft']);
    expect({ code, out }).toEqual({ code: 0, out: await helpOf('perft') });
  });

  test('without a command lists them all', async () => {
    const { code, out } = await runHere(['help']);
    expect({ code, out }).toEqual({ code: 0, out: (await runHere(['--help'])).out });
  });

  test.each([
    ['nosuch', 'There is no command “nosuch”.\nThe commands are play, '],
    ['pley', 'There is no command “pley”.\nDid you mean play?'],
  ])('%s says what there is instead', async (name, told) => {
    const { code, out, err } = await runHere(['help', name]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(told);
  });
});

test.each(['-v', '-V', '--version'])('%s prints the version', async (flag) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await runHere([flag])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});
