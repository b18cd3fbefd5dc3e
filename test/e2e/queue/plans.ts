import { readFileSync } from 'node:fs';
import { assertDefined, defaultOptions } from '#core';
import { loadGames } from '#games/index.ts';
import { fingerprintOf, PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';
import type { GameSource } from '#play';

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

/** Version of rules files. */
const RULES_VERSION = 2;
const DOBUTSU: GameSource = {
  main: 'dobutsu.zrf',
  files: [['dobutsu.zrf', readFileSync('content/rules/dobutsu.zrf', 'utf8')]],
};

/** Small study of every kind, as a command. Its units fill several chunks of 7. */
export const COMMANDS: Readonly<Record<string, string>> = {
  arena: 'arena kalah --one casual --two random --games 79',
  ladder: 'study ladder kalah --games 16 --option houses=3',
  runs: 'arena rogue --games 15 --turns 60',
  ablation: 'arena rogue --bots walker --ablation --games 8 --turns 30',
  screening: 'arena rogue --bots walker --screening --games 8 --turns 30',
  winnable: 'arena caves --option depth=1 --bots explorer,walker --attempts 3 --games 9',
  perft: 'perft kalah --depth 4',
  rules: 'study rules tic-tac-toe --games 16 --level novice',
  balance: 'balance --scenario goose-chase --games 15',
  targets: 'balance --targets wins --scenario goose-chase --games 2',
  starts: 'study starts red-donkey --games 20 --limit 3000',
  'tuning-games': 'study run tuning-games.json',
  'tuning-match': 'study run tuning-match.json',
  'level-match': 'study run level-match.json',
};

/** Plans for kinds of study whose command has no reports, by file name. */
export const PLANS: Readonly<Record<string, Plan>> = Object.fromEntries(
  [
    ['tuning-games', 'tuned derived'],
    ['tuning-match', 'tuned derived'],
    ['level-match', '20/0 10/500'],
  ].map(([kind = '', cell = '']): [string, Plan] => [
    `${kind}.json`,
    {
      format: PLAN_FORMAT,
      kind,
      game: {
        id: 'dobutsu',
        rules: RULES_VERSION,
        source: DOBUTSU,
        fingerprint: fingerprintOf(DOBUTSU),
      },
      options: { variant: 'dobutsu-shogi', start: 'usual' },
      seed: 'queue',
      cells: [cell],
      stop: { kind: 'units', units: 16 },
      parameters: { nodes: 10, longest: 60 },
    },
  ]),
);

/** Study that ends soon. */
export const SHORT: Plan = planFor('kalah', {
  kind: 'arena',
  cells: ['casual random', 'random casual'],
  stop: { kind: 'units', units: 40 },
  parameters: { games: 79 },
});

/** Study that lasts long enough to be interrupted. */
export const LONG: Plan = planFor('kalah', {
  kind: 'arena',
  cells: ['club casual'],
  stop: { kind: 'units', units: 120 },
  parameters: { games: 240 },
});

/** Study whose chunks of one unit are many, short and unequal. */
export const MANY_CHUNKS: Plan = planFor('kalah', {
  kind: 'arena',
  cells: ['club casual'],
  stop: { kind: 'units', units: 240 },
  parameters: { games: 480 },
});
