import { readFileSync } from 'node:fs';
import { must } from '#core';
import type { Parsed } from '#core';
import { door } from '#games/dice/lab/door.ts';
import {
  chooseScenarios,
  makeBalancePlan,
  makeTargetsPlan,
  plannedAdventure,
  planSamples,
} from '#games/dice/lab/index.ts';
import type { TargetPart } from '#games/dice/lab/index.ts';
import { readPack } from '#games/dice/rules/index.ts';
import type { Pack, PackFiles } from '#games/dice/rules/index.ts';
import { assertDefined } from '#core';
import { Coordinator, executeHere, fingerprintOf, makePlan, parsePlan, runStudy } from '#lab';
import type { AnyStudy, Plan, Report, Stop, StudyGames } from '#lab';

const FOLDER = 'test/cases/dice-packs/good/';

/** Files of a small adventure, with one text of `adventure.yaml` replaced. */
export function filesWith(from = '', to = from): PackFiles {
  const names = ['adventure.yaml', 'i18n/en.yaml'];
  const encoder = new TextEncoder();
  return new Map(
    names.map((name) => {
      const text = readFileSync(FOLDER + name, 'utf8');
      if (name === names[0] && !text.includes(from)) throw new RangeError(`no ${from} in ${name}`);
      return [name, encoder.encode(name === names[0] ? text.replace(from, to) : text)];
    }),
  );
}

function adventureOf(files: PackFiles): readonly [Pack, Plan['game']] {
  const pack = must(readPack(files).pack);
  return [pack, plannedAdventure(pack, files)];
}

/** The small adventure, unchanged. */
export function smallAdventure(): Pack {
  return adventureOf(filesWith())[0];
}

export function balancePlan(stop: Stop, files = filesWith()): Plan {
  const [pack, game] = adventureOf(files);
  const scenarios = [...chooseScenarios(pack, {}), 'lesson'];
  const [party, difficulty, bot, seed] = ['hunter,mystic', 'normal', 'greedy', 'plan'] as const;
  return makeBalancePlan(game, { scenarios, party, difficulty, bot, seed, stop });
}

export function targetsPlan(games: number, ...parts: readonly TargetPart[]): Plan {
  const [pack, game] = adventureOf(filesWith());
  const requested = { games, parts };
  return makeTargetsPlan(game, planSamples(pack, requested), requested, 'plan');
}

/** The plan with other texts of its adventure, and their fingerprint. */
export function withText(plan: Plan, from: string, to: string): Plan {
  const { main, files } = assertDefined(plan.game.source);
  const source = {
    main,
    files: files.map(([name, text]) => [name, text.replace(from, to)] as const),
  };
  return { ...plan, game: { ...plan.game, source, fingerprint: fingerprintOf(source) } };
}

const NO_GAMES: StudyGames = {
  find: () => Promise.resolve(undefined),
  findRuns: () => Promise.resolve(undefined),
  costlyMoves: () => [],
};

/** Opens a plan from its text, as on another machine. */
export async function openPlan(plan: Plan): Promise<Parsed<AnyStudy>> {
  const kind = await assertDefined(door.kinds?.[plan.kind])();
  return kind.open(must(parsePlan(makePlan(plan))), NO_GAMES);
}

const pace = { rest: () => Promise.resolve(), clock: () => 0 };

/** Runs a study in chunks of a size, or of automatic size. */
export async function run(study: AnyStudy, chunk?: number): Promise<Report> {
  const coordinator = new Coordinator(study, chunk === undefined ? {} : { chunk });
  await runStudy(coordinator, executeHere(study, pace));
  return study.report(coordinator.results);
}
