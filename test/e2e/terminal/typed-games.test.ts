import { expect, test } from 'vitest';
import { TYPED_GAMES, typedGame } from '../../games/zrf/typed-game.ts';
import { isDeep } from '../../support/deep.ts';
import { cleanUpAfterEach, start } from './started.ts';

cleanUpAfterEach();

test.runIf(isDeep).each(TYPED_GAMES)('%s can be typed to its end as %s', async (id) => {
  const { texts, seed } = typedGame(id, 'typed');
  const { run } = start(['play', id, '--seed', seed, '--seats', 'person person']);
  await run.shows('to move');
  for (const text of texts) {
    run.type(`:${text}\r`);
    await run.settled();
  }
  await run.shows(/Enter new/);
  expect(run.screen).not.toContain('to move');
});
