import { assertDefined, defaultOptions } from '#core';
import { loadGames } from '#games/index.ts';
import { PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';

const games = await loadGames();

/** Plan with the options and rules version of a game. */
function planFor(
  id: string,
  rest: Pick<Plan, 'kind' | 'cells' | 'stop'> & Partial<Pick<Plan, 'parameters'>>,
): Plan {
  const game = assertDefined(games.find((known) => known.id === id));
  return {
    format: PLAN_FORMAT,
    game: { id, rules: game.rules },
    options: defaultOptions(game.options),
    seed: 'queue',
    parameters: {},
    ...rest,
  };
}

/** Small plan of every kind of study, with units that fill several chunks. */
export const PLANS: Readonly<Record<string, Plan>> = {
  arena: planFor('kalah', {
    kind: 'arena',
    cells: ['casual random', 'random casual'],
    stop: { kind: 'units', units: 40 },
    parameters: { games: 79 },
  }),
  rules: planFor('kalah', {
    kind: 'rules',
    cells: ['random', 'casual', 'casual random'],
    stop: { kind: 'units', units: 40 },
    parameters: { games: 40, longest: 500 },
  }),
};

/** Study whose chunks of one unit are many, short and unequal. */
export const MANY_CHUNKS: Plan = planFor('kalah', {
  kind: 'arena',
  cells: ['casual random'],
  stop: { kind: 'units', units: 420 },
  parameters: { games: 840 },
});
