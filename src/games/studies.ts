import { own } from '#core';
import type { AnyGame, OptionValues, Problem } from '#core';
import type { Coverage, PlannedGame, RunArena, SplitCount, StudyGames, StudyKind } from '#lab';
import * as caves from './caves/lab/door.ts';
import * as dice from './dice/lab/door.ts';
import { catalogue } from './index.ts';
import type { GameId } from './index.ts';
import type { LabDoor } from './lab-door.ts';
import { gameResolver } from './resolve.ts';
import * as rogue from './rogue/lab/door.ts';
import * as zrf from './zrf/lab/door.ts';

/** Additions to the lab by game; other games use the generic kinds of study. */
const DOORS: Readonly<Partial<Record<GameId, LabDoor>>> = {
  dice: dice.door,
  rogue: rogue.door,
  caves: caves.door,
  zrf: zrf.door,
};

/** Additions of all entries, in menu order. */
const doors: readonly LabDoor[] = catalogue.flatMap(
  ({ id }) => own<LabDoor | undefined>(DOORS, id) ?? [],
);

/** Kinds of study for any game. */
const KINDS: Readonly<Record<string, () => Promise<StudyKind>>> = {
  arena: async () => (await import('#lab')).arenaKind,
  rules: async () => (await import('#lab')).rulesKind,
  ladder: async () => (await import('#lab')).ladderKind,
  runs: async () => (await import('#lab')).runsKind,
  ablation: async () => (await import('#lab')).ablationKind,
  screening: async () => (await import('#lab')).screeningKind,
  winnable: async () => (await import('#lab')).winnableKind,
  perft: async () => (await import('#lab')).perftKind,
};

/** Ids of all kinds of study. */
export const kindIds: readonly string[] = [KINDS, ...doors.map(({ kinds = {} }) => kinds)].flatMap(
  (kinds) => Object.keys(kinds),
);

/** Kind of study by its id; undefined if there is none. */
export async function findKind(id: string): Promise<StudyKind | undefined> {
  for (const kinds of [KINDS, ...doors.map((door) => door.kinds ?? {})]) {
    const load = own<(() => Promise<StudyKind>) | undefined>(kinds, id);
    if (load !== undefined) return load();
  }
  return undefined;
}

/** Bots and figures of a single-player game; undefined for other games. */
export async function findRuns(id: string): Promise<RunArena | undefined> {
  return own<LabDoor | undefined>(DOORS, id)?.loadRuns?.();
}

/** Names of all bots of single-player games. */
export async function runBots(): Promise<readonly string[]> {
  const arenas = await Promise.all(doors.flatMap((door) => door.loadRuns?.() ?? []));
  return [...new Set(arenas.flatMap(({ bots }) => bots))];
}

/** Games for studies. `clock` times moves of rules files in milliseconds. */
export function studyGames(clock: () => number): StudyGames {
  const resolve = gameResolver(clock);
  return {
    find: ({ id, source }: PlannedGame) =>
      resolve({ game: id, ...(source === undefined ? {} : { source }) }),
    findRuns,
    costlyMoves,
    countTurns,
    rules: {
      coverageOf,
      shipped: async () => (await import('./shipped-rules.ts')).shippedRules,
    },
  };
}

async function coverageOf(game: AnyGame, options: OptionValues): Promise<Coverage | undefined> {
  for (const door of doors) {
    const coverage = await door.coverageOf?.(game, options);
    if (coverage !== undefined) return coverage;
  }
  return undefined;
}

function costlyMoves(game: AnyGame, options: OptionValues): readonly Problem[] {
  for (const door of doors) {
    const problems = door.costlyMoves?.(game, options);
    if (problems !== undefined) return problems;
  }
  return [];
}

async function countTurns(game: AnyGame, options: OptionValues): Promise<SplitCount | undefined> {
  for (const door of doors) {
    const count = await door.countTurns?.(game, options);
    if (count !== undefined) return count;
  }
  return undefined;
}
