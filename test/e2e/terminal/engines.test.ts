import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDeep, repeats } from '../../support/deep.ts';
import { playMatch } from '../../support/uci-gui.ts';
import { ownGame } from '../../games/zrf/page/games.ts';
import { MAIN } from './built.ts';
import { cleanUpAfterEach, homeOf, start } from './started.ts';

cleanUpAfterEach();

const FAKE = resolve('test/support/fake-engine.mjs');

describe('our engine', () => {
  it('plays whole games by UCI and leaves', async () => {
    const game = ownGame(isDeep ? 'chess' : 'dobutsu');
    const { played, code } = await playMatch(
      process.execPath,
      [MAIN, 'engine', 'uci', game.id, '--seed', 'match'],
      homeOf().env(),
      { game, games: repeats(2, 20), maxTurns: repeats(40, 300), go: 'depth 2', seed: 'match' },
    );
    expect(code).toBe(0);
    expect(played.length).toBe(repeats(2, 20));
    // The other side moves at random.
    const points = played.reduce((sum, { score }) => sum + score, 0);
    expect(points).toBeGreaterThanOrEqual(repeats(1, 16));
  });
});

describe('an engine in the arcade', () => {
  it('answers a person, and its failure is a message', async () => {
    const engine = `"${process.execPath}" "${FAKE}" uci --moves e7e5,a1a8`;
    const { run } = start(['play', 'chess', '--engine', engine, '--engine-time', '0.001']);
    await run.shows('Black · Bot: node');
    await run.settled();
    run.type(':e4\r');
    await run.shows('Black: Pawn e7 – e5.');
    run.type(':d4\r');
    await run.shows('answered “a1a8”');
  });
});
