import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { readMessages } from '#terminal/files/languages.ts';
import { USAGE_MESSAGES } from '#terminal/cli/usage-errors.ts';
import { define, makeProgram } from '#terminal/program.ts';
import { runHere } from './run-here.ts';

const LIBRARY = 'node_modules/commander/lib';

/** Codes without a text: help and the version were printed instead. */
const SILENT = ['commander.help', 'commander.helpDisplayed', 'commander.version'];

/** Codes of features that no command uses. */
const UNUSED = [
  'commander.conflictingOption',
  'commander.error',
  'commander.executeSubCommandAsync',
  'commander.invalidArgument',
  'commander.missingMandatoryOptionValue',
];

async function definedCommands(): Promise<readonly Command[]> {
  const cli = { messages: readMessages('en'), language: undefined, exitCode: 0 };
  const { commands } = makeProgram(cli);
  for (const command of commands) await define(command, cli);
  return commands;
}

test('every error code of commander has a message, prints nothing or is unused', () => {
  const codes = readdirSync(LIBRARY).flatMap((file) =>
    [...readFileSync(`${LIBRARY}/${file}`, 'utf8').matchAll(/'(commander\.\w+)'/g)].map(
      ([, code]) => code,
    ),
  );
  const known = [...Object.keys(USAGE_MESSAGES), ...SILENT, ...UNUSED];
  expect([...new Set(codes)].sort()).toEqual(known.sort());
});

test('no command uses the features behind the unused codes', async () => {
  const commands = await definedCommands();
  expect(commands.length).toBeGreaterThan(8);
  for (const { options, registeredArguments } of commands) {
    const used = options.filter((option) => {
      const { mandatory, argChoices, conflictsWith } = option as typeof option & {
        readonly conflictsWith: readonly string[];
      };
      return mandatory || argChoices !== undefined || conflictsWith.length > 0;
    });
    expect(used).toEqual([]);
    expect(registeredArguments.filter(({ argChoices }) => argChoices !== undefined)).toEqual([]);
  }
});

test.each([
  [['play', 'kalah', '--sed', 'x'], 'Неизвестный параметр: --sed.'],
  [['pley'], 'Неизвестная команда: «pley».'],
  [['play'], 'Не хватает аргумента «игра».'],
  [['perft', 'kalah', '--depth'], 'Параметру --depth <число> нужно значение.'],
  [['play', 'kalah', 'chess', 'x'], 'Слишком много аргументов у «play».'],
])('%s is explained in Russian', async (args, message) => {
  const { code, out, err } = await runHere([...args, '--lang', 'ru']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.split('\n')[0]).toBe(message);
});
