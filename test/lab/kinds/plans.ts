import { defaultOptions } from '#core';
import { loadGame } from '#games/index.ts';
import { PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';

/** Plan of a study of a built-in game with its default options. */
export async function planFor(
  id: string,
  rest: Pick<Plan, 'kind' | 'cells' | 'stop'> & Partial<Plan>,
): Promise<Plan> {
  const game = await loadGame(id);
  if (game === undefined) throw new RangeError(`no game: ${id}`);
  return {
    format: PLAN_FORMAT,
    game: { id, rules: game.rules },
    options: defaultOptions(game.options),
    seed: 'test',
    parameters: {},
    ...rest,
  };
}
