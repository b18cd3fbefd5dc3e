import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { isDeep } from '#test/support/deep.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';

cleanUpAfterEach();

const SIGINT = 128 + constants.signals.SIGINT;

type SlowCommand = readonly [args: readonly string[], progress: RegExp];

/** Takes seconds to begin. */
const TARGETS: SlowCommand = [['balance', '--targets', '--games', '1000', '--json'], /\d+ %/];

const SLOW_COMMANDS: readonly SlowCommand[] = [
  [['perft', 'kalah', '--depth', '100', '--json'], /\d+ %/],
  [['balance', '--games', '1000000', '--json'], /\d+ %/],
  ...(isDeep ? [TARGETS] : []),
  [['arena', 'kalah', '--one', 'casual', '--games', '1000000', '--json'], /\d+ %/],
];

test.each(SLOW_COMMANDS)(
  '%j prints partial results when interrupted by Ctrl-C',
  async (args, progress) => {
    const run = startAt(homeOf(), args);
    await run.shows(progress);
    run.type('\x03');
    expect(await run.ended()).toMatchObject({ code: SIGINT });
    // A terminal may deliver the rest of the output after the program has ended.
    await run.until(() => /\{.*\}\r\n/.test(run.raw), 'the whole answer');
    const [answer = ''] = /\{.*\}/.exec(run.raw) ?? [];
    expect(JSON.parse(answer)).toMatchObject({ partial: true });
    expect(run.raw).toMatch(/Stopped early: [\d,]+ of [\d,]+ done\./);
  },
);
