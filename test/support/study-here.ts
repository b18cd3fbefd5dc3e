import { assertDefined, must } from '#core';
import type { AnyGame } from '#core';
import { findKind, studyGames } from '#games/studies.ts';
import { Coordinator, executeHere, makeReport, runStudy } from '#lab';
import type { AnyStudy, Plan, Report } from '#lab';

const clock = () => performance.now();

/** Opens the study of a plan in this process; `game` replaces the lookup of its game. */
export async function openStudy(plan: Plan, game?: AnyGame): Promise<AnyStudy> {
  const kind = assertDefined(await findKind(plan.kind));
  const games = studyGames(clock);
  const own = game === undefined ? {} : { find: () => Promise.resolve(game) };
  return must(await kind.open(plan, { ...games, ...own }));
}

/** Chunk size, automatic by default, and a callback after each chunk. */
export interface RunHere {
  readonly chunk?: number;
  readonly onProgress?: (units: number) => void;
}

/** Runs a study in this process and reports it. */
export async function runHere(
  study: AnyStudy,
  { chunk, onProgress }: RunHere = {},
): Promise<Report> {
  const coordinator = new Coordinator(study, chunk === undefined ? {} : { chunk });
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  await runStudy(coordinator, executeHere(study, { rest, clock }), {
    onProgress: () => onProgress?.(coordinator.progress.units),
  });
  return makeReport(study, coordinator.results);
}

/** Runs a plan in this process and reports it. */
export async function studyHere(plan: Plan, how: RunHere = {}): Promise<Report> {
  return runHere(await openStudy(plan), how);
}
