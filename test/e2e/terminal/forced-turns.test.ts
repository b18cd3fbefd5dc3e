import { expect, it } from 'vitest';
import { must, startMatch } from '#core';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { openContent } from '../../games/zrf/rules/content/content.ts';
import { homeOf, cleanUpAfterEach, start } from './started.ts';

cleanUpAfterEach();

/** Seed of a game with few moves. */
const SEED = 'seed-49';
const UR = 'short-game-of-ur';

/** Moves of a game that always plays the first legal move. Forced moves are automatic. */
function scriptOf(game: ZrfGame, variant: string): string[] {
  const match = startMatch(game, { variant }, SEED);
  const moves: string[] = [];
  while (match.turn.kind === 'decide') {
    const [action] = match.turn.actions;
    const text = game.makeAction(match.state as never, action as never);
    if (game.isForced?.(match.state as never) !== true) moves.push(text);
    match.play(must(match.game.parseAction(match.state, text)));
  }
  return moves;
}

it('ur can be played to the end by keyboard', async () => {
  const moves = scriptOf(openContent('royal-game-of-ur.zrf'), UR);
  const args = ['play', 'royal-game-of-ur', '--option', `variant=${UR}`, '--seed', SEED];
  const { run } = start([...args, '--seats', 'person person'], homeOf({ speed: 'off' }));
  await run.shows('to move');
  for (const move of moves) run.type(`:${move}\r`);
  await run.shows(/(Light|Dark) won\./);
  expect(moves.length).toBeGreaterThan(10);
});

it('hex can be played to the end by keyboard, and its last turn completes automatically', async () => {
  const moves = ['a2', 'c7', 'a3', 'd7', 'a4', 'e7', 'a5', 'f7', 'a6', 'c6', 'a7', 'd6'];
  const args = ['play', 'hex', '--option', 'variant=seven-by-seven', '--seats', 'person person'];
  const { run } = start(args, homeOf({ speed: 'off' }));
  await run.shows('Red to move.');
  for (const move of moves) run.type(`:${move}\r`);
  await run.shows('Blue: Stone d6.');
  run.type(':a1\r');
  await run.shows('Red won.');
  await run.shows('Red: Stone a1.');
  run.type('u');
  await run.shows('Red to move.');
});
