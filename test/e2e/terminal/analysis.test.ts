import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cleanUpAfterEach, homeOf, startAt } from './started.ts';

cleanUpAfterEach();

/** Text between the marks of a bracketed paste. */
function pasted(text: string): string {
  return `\x1b[200~${text}\x1b[201~`;
}

it('opens a file of games by its path, analyses a game, and opens a pasted position', async () => {
  const home = homeOf();
  const file = home.file('games.pgn');
  writeFileSync(
    file,
    '[White "Ann"]\n\n1. e4 e5 (1... c5) 2. Qh5 Ke7 *\n\n[White "Cy"]\n\n1. d4 *\n',
  );
  const run = startAt(home);
  await run.choose('Boards');
  await run.shows('Search:');
  run.type(pasted(file));
  await run.shows('▸ 1. Ann');
  run.type('\r');
  await run.shows('White to move');
  run.type('a');
  await run.shows(/#1 +Qxe5#/);
  // Keys are answered while the engine searches.
  run.type('\x1b[H');
  await run.shows('(1… c5)');
  run.type('\x1b[C:c5\r');
  await run.shows(/Depth \d/);
  run.type('q');
  await run.shows('type a move');
  run.type(pasted('4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1'));
  await run.shows(/Xiangqi[^]*▸ Start the game/);
  run.type('\x03');
  expect((await run.ended()).code).toBe(0);
});
