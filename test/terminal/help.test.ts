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
  test('play takes all of them', async () => {
    const help = await helpOf('play');
    for (const option of ['--adventure', '--houses', '--world', '--variant'])
      expect(help).toContain(option);
    expect(help).toMatch(/names: dice, kalah/);
  });

  test.each(['arena', 'perft'])('%s takes no adventures', async (command) => {
    const help = await helpOf(command);
    for (const option of ['--houses', '--world', '--variant']) expect(help).toContain(option);
    for (const option of ['--adventure', '--route', '--party', '(dice', 'names: dice'])
      expect(help).not.toContain(option);
  });

  test('solve takes rules files', async () => {
    const help = await helpOf('solve');
    expect(help).toContain('--variant');
    for (const option of ['--adventure', '--houses', '--world', '--mode'])
      expect(help).not.toContain(option);
  });
});

test('the list of commands shows the arguments of each', async () => {
  const { code, out } = await runHere(['--help']);
  expect(code).toBe(0);
  const cli = { messages: readMessages('en'), language: undefined, exitCode: 0 };
  const program = makeProgram(cli);
  for (const command of program.commands) {
    await define(command, cli);
    const term = new Help().subcommandTerm(command);
    const usage = command.commands.length > 0 ? `${term} <command>` : term;
    expect(out.split('\n').map((line) => line.trim().split('  ')[0])).toContain(usage);
  }
});

describe('in Russian, help', () => {
  const COMMANDS = [
    ...[
      'play',
      'replay',
      'perft',
      'solve',
      'arena',
      'balance',
      'check',
      'adventures',
      'study',
      'engine',
      'tune',
      'web',
      'worker',
    ],
    ...['completion', 'man', 'help'],
  ];

  const STUDIES = ['rules', 'ladder', 'starts', 'run', 'game', 'diff', 'list', 'show', 'resume'];

  async function russianHelp(...args: string[]): Promise<string> {
    return (await runHere([...args, '--help', '--lang', 'ru'])).out;
  }

  test('lists the same commands', async () => {
    const names = (await russianHelp()).split('Команды:\n')[1]?.matchAll(/^ {2}([a-z]+)/gm) ?? [];
    expect([...names].map(([, name]) => name).sort()).toEqual([...COMMANDS].sort());
  });

  test.each([[], ...COMMANDS.map((command) => [command])])(
    'has no English placeholders or defaults: %s',
    async (...args) => {
      const help = await russianHelp(...args);
      const english = help.match(/[<[][a-z][a-z=-]*(?:\.\.\.)?[>\]]/g) ?? [];
      // An id has the same name in both languages.
      expect(english.filter((term) => term !== '<id>')).toEqual([]);
      expect(help).not.toMatch(/\(default|Usage:|\{\s?\$/);
    },
  );

  test.each(STUDIES)('names its limits: study %s', async (command) => {
    const help = await russianHelp('study', command);
    expect(help).not.toMatch(/\{\s?\$/);
  });

  test('shows the defaults of arena and balance', async () => {
    const arena = (await russianHelp('arena')).replaceAll(/\s+/g, ' ');
    for (const value of ['club', 'casual', '100', 'arena'])
      expect(arena).toContain(`(по умолчанию: ${value})`);
    const balance = (await russianHelp('balance')).replaceAll(/\s+/g, ' ');
    for (const value of ['brawler,hunter', 'normal', 'greedy', 'balance'])
      expect(balance).toContain(`(по умолчанию: ${value})`);
  });

  test('is translated in the manual, too', async () => {
    const { out } = await runHere(['man', '--lang', 'ru']);
    expect(out).toContain('\n[параметры] [команда]\n');
    expect(out).toContain('\n.SS check [параметры] <путь...>\n');
    expect(out).toContain('\n.B \\-\\-depth <число>\n');
    expect(out).not.toMatch(/[<[][a-z]{3,}(?:\.\.\.)?[>\]]/);
  });
});

describe('help', () => {
  test('prints the same as --help for a command', async () => {
    const { code, out } = await runHere(['help', 'perft']);
    expect({ code, out }).toEqual({ code: 0, out: await helpOf('perft') });
  });

  test('lists all commands by default', async () => {
    const { code, out } = await runHere(['help']);
    expect({ code, out }).toEqual({ code: 0, out: (await runHere(['--help'])).out });
  });

  test.each([
    ['nosuch', 'Unknown command: “nosuch”.\nChoose from play, '],
    ['pley', 'Unknown command: “pley”.\nDid you mean play?'],
  ])('lists the choices for %s', async (name, choices) => {
    const { code, out, err } = await runHere(['help', name]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(choices);
  });
});

test.each(['-v', '-V', '--version'])('%s prints the version', async (flag) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await runHere([flag])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});
