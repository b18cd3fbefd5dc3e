import { games } from '../../src/catalogue.ts';
import { describeConformance } from './suite.ts';

for (const game of games) describeConformance(game.id, game, { games: 25 });
