import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { ENDLESS } from '../../support/endless.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';

cleanUpAfterEach();

const SIGINT = 128 + constants.signals.SIGINT;

test('Ctrl-C stops the search and prints partial results', async () => {
  const options = ['--json', '--option', `start=${ENDLESS}`, '--limit', '999999999999'];
  const run = startAt(homeOf(), ['solve', 'fifteen-puzzle', ...options]);
  await run.shows(/Depth \d+: \d+ positions/);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  const [answer = ''] = /\{.*\}/.exec(run.raw) ?? [];
  const stopped = { ok: false, solvable: null, reason: 'stopped', partial: true };
  expect(JSON.parse(answer)).toMatchObject(stopped);
});
