import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { homeOf, putAwayAfterEach, startAt } from './started.ts';

putAwayAfterEach();

const SIGINT = 128 + constants.signals.SIGINT;

const LONG: readonly (readonly [args: readonly string[], progress: RegExp])[] = [
  [['perft', 'kalah', '--depth', '100', '--json'], /\d+ %/],
  [['balance', '--games', '1000000', '--json'], /\d+ %/],
  [['balance', '--targets', '--games', '1000', '--json'], /\d+ %/],
  [['arena', 'kalah', '--one', 'casual', '--games', '1000000', '--json'], /\d+ %/],
];

test.each(LONG)('%j stopped by Ctrl-C prints what it has, as partial', async (args, progress) => {
  const run = startAt(homeOf(), args);
  await run.shows(progress);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  // A terminal may pass on the last of it after the program has ended.
  await run.until(() => /\{.*\}\r\n/.test(run.raw), 'the whole answer');
  const [answer = ''] = /\{.*\}/.exec(run.raw) ?? [];
  expect(JSON.parse(answer)).toMatchObject({ partial: true });
  expect(run.raw).toMatch(/Stopped early: [\d,]+ of [\d,]+ done\./);
});
