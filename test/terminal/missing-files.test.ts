import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const NONE = '/no-such-folder/none';

test.each([
  ['check', NONE],
  ['check', `${NONE}.zrf`],
  ['check', `${NONE}.txt`],
  ['check', `${NONE}.world`],
  ['check', `${NONE}.zip`],
  ['play', NONE],
  ['play', `${NONE}.world`],
  ['play', 'chess', '--zsg', `${NONE}.zsg`],
  ['play', 'chess', '--moves', 'e4', '--save', NONE],
  ['replay', NONE],
  ['perft', `${NONE}.zrf`],
  ['solve', `${NONE}.zrf`],
  ['balance', `${NONE}.zip`],
])('a missing file is named once: %s %s %s %s %s', async (...args) => {
  for (const language of ['en', 'ru']) {
    const { code, out, err } = await runHere([...args, '--lang', language]);
    expect(code).not.toBe(0);
    // A summary follows on a line of its own.
    const [line = ''] = (err + out).split('\n');
    expect(line.split(NONE)).toHaveLength(2);
  }
});
