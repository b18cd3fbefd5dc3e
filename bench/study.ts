import type { AnyGame, OptionValues } from '../src/core/index.ts';
import { PLAN_FORMAT } from '../src/lab/index.ts';
import type { Plan, Share } from '../src/lab/index.ts';
import { openStudy, runHere } from '../test/support/study-here.ts';

export function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}

/** Results of one bot against another. */
export interface Scores {
  readonly one: string;
  readonly two: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: Share;
}

/** Games between pairs of bots. */
export interface LadderSettings {
  readonly options: OptionValues;
  readonly seed: string;
  /** Pairs of bots, as `casual novice`. */
  readonly cells: readonly string[];
  /** Games per pair of bots. */
  readonly games: number;
  readonly parameters?: Plan['parameters'];
  readonly progress: (text: string) => void;
}

/** Plays pairs of bots against each other in this thread. */
export async function playLadder(
  game: AnyGame,
  { options, seed, cells, games, parameters = {}, progress }: LadderSettings,
): Promise<readonly Scores[]> {
  const stop = { kind: 'units', units: Math.ceil(games / 2) } as const;
  const plan: Plan = {
    format: PLAN_FORMAT,
    kind: 'ladder',
    game: { id: game.id, rules: game.rules },
    options,
    seed,
    cells,
    stop,
    parameters: { ...parameters, games },
  };
  const all = cells.length * stop.units;
  const { data } = await runHere(await openStudy(plan, game), {
    onProgress: (units) => progress(`${game.id}: ${units} of ${all} pairs of games`),
  });
  return data['steps'] as readonly Scores[];
}
