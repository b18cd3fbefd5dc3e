import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { homeOf, putAwayAfterEach, startAt } from './started.ts';

putAwayAfterEach();

/** Of all arrangements of the fifteen tiles one of those that need the most moves, 80. */
const FARTHEST = [15, 14, 8, 12, 10, 11, 13, 9, 2, 6, 5, 1, 3, 7, 4];
const ARRANGED = FARTHEST.map((tile, at) => `(You ${tile} ${'abcd'[at % 4]}${4 - (at >> 2)})`);
const ENDLESS = `start=Variant=fifteen-puzzle ${ARRANGED.join(' ')} Turn=1:You`;

const SIGINT = 128 + constants.signals.SIGINT;

test('Ctrl-C stops the search with what it has', async () => {
  const limit = ['--limit', '999999999999'];
  const run = startAt(homeOf(), [
    'solve',
    'fifteen-puzzle',
    '--json',
    '--option',
    ENDLESS,
    ...limit,
  ]);
  await run.shows(/Depth \d+: \d+ positions/);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  const [answer = ''] = /\{.*\}/.exec(run.raw) ?? [];
  const stopped = { ok: false, solvable: null, reason: 'stopped', partial: true };
  expect(JSON.parse(answer)).toMatchObject(stopped);
});
