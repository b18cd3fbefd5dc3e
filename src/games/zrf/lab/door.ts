import type { LabDoor } from '#games/lab-door.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';

export const door: LabDoor = {
  kinds: {
    starts: async () => (await import('./starts.ts')).startsKind,
    'level-match': async () => (await import('./levels/level-study.ts')).levelKind,
    'tuning-games': async () => (await import('./tuning/games-study.ts')).gamesKind,
    'tuning-match': async () => (await import('./tuning/match-study.ts')).matchKind,
  },
  countTurns: async (game, options) =>
    isZrfGame(game) ? (await import('./turn-parts.ts')).splitTurns(game, options) : undefined,
  costlyMoves: (game, { variant }) => {
    return isZrfGame(game) ? game.playOf(String(variant)).costly() : undefined;
  },
  async coverageOf(game, { variant }) {
    if (!isZrfGame(game)) return undefined;
    const { coverageOf } = await import('./coverage.ts');
    return coverageOf(game, String(variant));
  },
};
