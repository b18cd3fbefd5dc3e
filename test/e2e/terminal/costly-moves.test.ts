import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { busyRules } from '../../games/zrf/rules/support/costly-rules.ts';
import { homeOf, cleanUpAfterEach, start } from './started.ts';

cleanUpAfterEach();

const ESCAPE = '\x1b';
const PROGRESS = /Working out this move: \d+ s, \d+ million steps/;

it('a slow move shows progress, can be cancelled by Escape or undo, and the game continues', async () => {
  const home = homeOf();
  writeFileSync(home.file('busy.zrf'), busyRules());
  const { run } = start(['play', 'busy.zrf', '--seats', 'person person'], home);
  await run.shows('White to move.');
  run.type(':f1r1f1r2\r');
  await run.shows(PROGRESS);
  await run.shows('Esc cancel');
  run.type(ESCAPE);
  await run.until(() => !run.screen.includes('Working out'), 'the move to be cancelled');
  await run.shows('White to move.');
  run.type(':f1r1f1r2\r');
  await run.shows('Working out this move');
  run.type('u');
  await run.until(() => !run.screen.includes('Working out'), 'the move to be cancelled again');
  run.type(':f1r10f2r10\r');
  await run.shows('Black to move.');
  run.type('\x03');
  expect((await run.ended()).code).toBe(0);
});
