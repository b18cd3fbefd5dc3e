import type { LabDoor } from '#games/lab-door.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';

export const door: LabDoor = {
  costlyMoves: (game, { variant }) => {
    return isZrfGame(game) ? game.playOf(String(variant)).costly() : undefined;
  },
};
