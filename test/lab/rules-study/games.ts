import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { defaultOptions, must } from '#core';
import type { AnyGame, OptionValues } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { findKind, studyGames } from '#games/studies.ts';
import { folderOf, openRules } from '#games/zrf/rules/index.ts';
import { cellsFor, Coordinator, executeHere, PLAN_FORMAT, runStudy } from '#lab';
import type { AnyStudy, Plan, Report } from '#lab';

function folderIn(root: string) {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:zrf|inc)$/.test(name));
  return folderOf(new Map(files.map((name) => [name, readFileSync(join(root, name))])));
}

/** Game of a rules file, by its path without the extension; or Kalah. */
export function gameNamed(path: string): AnyGame {
  if (path === 'kalah') return kalah;
  const root = path.startsWith('test/') ? 'test/cases/rules-study' : 'content/rules';
  const name = basename(path);
  return must(openRules(folderIn(root), `${name}.zrf`, name).game);
}

interface Size {
  readonly level?: string;
  readonly games: number;
  readonly options?: OptionValues;
  readonly cells?: readonly string[];
}

/** Plan for a study of a game's rules. */
export function rulesPlan(game: AnyGame, { level = 'club', games, options, cells }: Size): Plan {
  const values = { ...defaultOptions(game.options), ...options };
  return {
    format: PLAN_FORMAT,
    kind: 'rules',
    game: { id: game.id, rules: game.rules },
    options: values,
    seed: 'test',
    cells: cells ?? cellsFor(level, game.players(values)),
    stop: { kind: 'units', units: games },
    parameters: { games, longest: 1000 },
  };
}

const clock = () => performance.now();

/** Opens a plan for a game that is not in the list of games. */
export async function openPlan(plan: Plan, game: AnyGame): Promise<AnyStudy> {
  const kind = await findKind('rules');
  if (kind === undefined) throw new RangeError('no studies of rules');
  return must(await kind.open(plan, { ...studyGames(clock), find: () => Promise.resolve(game) }));
}

/** Report of a study, played here in chunks of a size or of automatic size. */
export async function reportOf(plan: Plan, game: AnyGame, chunk?: number): Promise<Report> {
  const study = await openPlan(plan, game);
  const coordinator = new Coordinator(study, chunk === undefined ? {} : { chunk });
  await runStudy(coordinator, executeHere(study, { rest: setImmediate, clock }));
  return study.report(coordinator.results);
}
