import { loadGames } from '../../src/catalogue.ts';
import { repeats } from '../support/deep.ts';
import { describeConformance } from './suite.ts';

const games = await loadGames();

/** Runs that may go on for ever are broken off after so many entries. */
const MOST: Readonly<Record<string, number>> = { rogue: 150, caves: 60 };

for (const game of games)
  describeConformance(game.id, game, { games: repeats(10, 50), most: MOST[game.id] });
