import { deriveSeed, makeStream } from '../core/index.ts';
import type { Seed } from '../core/index.ts';
import { FULL, ITEM_KINDS, leaveOut, makeRogueGame, MOB_KINDS } from '../games/rogue/index.ts';
import type {
  ItemKind,
  MobKind,
  RogueGame,
  RogueMind,
  RogueOptions,
} from '../games/rogue/index.ts';
import { addPair, emptySums, ratioOf, wilson } from './interval.ts';
import type { Estimate, PairSums, Share } from './interval.ts';

/** What came of one run. */
export interface RunResult {
  /** Turns that were lived; those who did not die count as if they had lived to the last. */
  readonly turns: number;
  readonly level: number;
  /** The furthest from the start, in steps. */
  readonly depth: number;
  readonly score: number;
  /** The mob that killed, or how else the run ended; `alive` where it was broken off. */
  readonly end: MobKind | 'cleared' | 'time' | 'alive';
}

/** Means over runs with the intervals in which they lie with 95 % confidence, and how runs ended. */
export interface RunReport {
  readonly runs: number;
  readonly turns: Estimate;
  readonly level: Estimate;
  readonly depth: Estimate;
  readonly score: Estimate;
  readonly ends: Readonly<Record<string, Share & { readonly count: number }>>;
}

/** What is missing from worlds, or nothing. */
export type LeftOut = ItemKind | MobKind | undefined;

/** All that can be left out of worlds. */
export const REMOVABLE: readonly (ItemKind | MobKind)[] = [...ITEM_KINDS, ...MOB_KINDS];

/** The game over worlds in which one kind of item or mob is missing. */
export function gameWithout(kind: LeftOut): RogueGame {
  return makeRogueGame(kind === undefined ? FULL : leaveOut(FULL, kind));
}

/** More entries than this for each turn are no run but a mistake. */
const ENTRIES_PER_TURN = 20;

/** Lets a mind play a run until it is over, or for so many turns. Run `index` depends on seed and index alone. */
export function playRun(
  game: RogueGame,
  mind: RogueMind,
  options: RogueOptions,
  seed: Seed,
  index: number,
  most: number,
): RunResult {
  const own = deriveSeed(seed, index);
  const whims = makeStream(own, 'mind');
  let state = game.start(options, own);
  for (let entry = 0; state.ending === undefined && state.turns < most; entry++) {
    if (entry > most * ENTRIES_PER_TURN) throw new RangeError(`run ${index} of ${seed} goes on`);
    state = game.apply(state, mind.choose(game.view(state, 0), whims)).state;
  }
  const { hero, ending } = state;
  const end = ending?.cause?.mob ?? ending?.kind ?? 'alive';
  return {
    turns: ending?.kind === 'died' ? state.turns : most,
    level: hero.level,
    depth: hero.depth,
    score: hero.earned,
    end: end === 'died' ? 'alive' : end,
  };
}

function meanOf(results: readonly RunResult[], value: (result: RunResult) => number): Estimate {
  const sums: PairSums = emptySums();
  for (const result of results) addPair(sums, value(result), 1);
  return ratioOf(sums);
}

/** Sums up runs. */
export function reportRuns(results: readonly RunResult[]): RunReport {
  const runs = results.length;
  const counts = new Map<string, number>();
  for (const { end } of results) counts.set(end, (counts.get(end) ?? 0) + 1);
  const ends = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    runs,
    turns: meanOf(results, ({ turns }) => turns),
    level: meanOf(results, ({ level }) => level),
    depth: meanOf(results, ({ depth }) => depth),
    score: meanOf(results, ({ score }) => score),
    ends: Object.fromEntries(ends.map(([end, count]) => [end, { count, ...wilson(count, runs) }])),
  };
}

const Z = 1.959964;

/** The mean of differences between runs of the same seeds, with its interval. */
export function changeOf(
  before: readonly RunResult[],
  after: readonly RunResult[],
  value: (result: RunResult) => number,
): Estimate {
  const changes = after.map((result, index) => {
    const other = before[index];
    return other === undefined ? 0 : value(result) - value(other);
  });
  const runs = changes.length;
  const mean = changes.reduce((sum, change) => sum + change, 0) / Math.max(1, runs);
  if (runs < 2) return { value: mean, least: -Infinity, most: Infinity };
  const squares = changes.reduce((sum, change) => sum + (change - mean) * (change - mean), 0);
  const spread = Z * Math.sqrt(squares / (runs - 1) / runs);
  return { value: mean, least: mean - spread, most: mean + spread };
}
