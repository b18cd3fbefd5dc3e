import { hashText } from '../src/core/index.ts';
import { loadGames } from '../src/games/index.ts';
import { playRandomGames } from '../test/support/random-games.ts';
import type { Row } from './report.ts';

const games = await loadGames();

const GAMES = 100;

/** Behaviour of every game as a hash of transcripts. It stays the same unless behaviour changes. */
export function benchSignature(): Row[] {
  return games.map((game) => {
    const hashes = playRandomGames(game, GAMES, 'signature').map(({ hash }) => hash);
    return {
      what: `${game.id}, ${GAMES} random games`,
      figure: hashText(hashes.join('\n')),
      unit: '',
    };
  });
}
