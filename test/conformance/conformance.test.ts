import { loadGames } from '../../src/catalogue.ts';
import { repeats } from '../support/deep.ts';
import { describeConformance } from './suite.ts';

const games = await loadGames();

for (const game of games) describeConformance(game.id, game, { games: repeats(10, 50) });
