import type { Problem } from '#core';
import { stepsBetween } from '../place.ts';
import type { FiledTrigger } from '../file/draft.ts';
import { worldProblem } from '../file/problems.ts';
import type { WorldMessage } from '../file/problems.ts';
import { readWorld } from '../file/read-world.ts';
import type { WorldReport } from '../file/read-world.ts';
import type { Place, WorldPlan } from '../plan.ts';
import { exitsOf, firstOf, missing } from './link.ts';
import type { WorldFile } from './link.ts';
import { goalKey, solve } from './solve.ts';

/** Mobs closer than this to an arriving hero, in steps ignoring walls, are a danger. */
const SAFE_STEPS = 3;

/** A valid world of a set. */
interface Surveyed {
  readonly name: string;
  readonly report: WorldReport;
  readonly plan: WorldPlan;
}

export interface Survey {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The worlds in play, the start first. */
  readonly worlds: readonly string[];
  readonly plans: readonly WorldPlan[];
  /** True if all goals that have a place can be reached. */
  readonly isReachable: boolean;
}

/**
 * Verifies a set of worlds that belong together: exits, keys, goals, and the cells where the hero
 * arrives. Problems of single files are left to `readWorld`. Each problem has its file.
 */
export function surveyWorlds(files: readonly WorldFile[]): Survey {
  const worlds = files.flatMap(({ name, text }): Surveyed[] => {
    const report = readWorld(text);
    return report.plan.ok ? [{ name, report, plan: { ...report.plan.value, name } }] : [];
  });
  const start = firstOf(files)?.name;
  const isFirst = ({ name }: Surveyed) => name === start;
  const inOrder = [...worlds.filter(isFirst), ...worlds.filter((one) => !isFirst(one))];
  const plans = inOrder.map(({ plan }) => plan);
  const surveyed = { worlds: inOrder.map(({ name }) => name), plans };
  const links = [...inOrder.flatMap((one) => checkExits(one, files)), ...checkKeys(inOrder)];
  const dangers = inOrder.flatMap(checkDanger);
  const isWhole = worlds.length === files.length && links.length === 0;
  if (!isWhole || !worlds.some(isFirst))
    return { ...surveyed, problems: [...links, ...dangers], warnings: [], isReachable: false };
  const goals = checkGoals(inOrder);
  const problems = [...dangers, ...goals.problems];
  return { ...surveyed, ...goals, problems };
}

function problemIn(
  name: string,
  id: WorldMessage,
  at: FiledTrigger['at'],
  args: Readonly<Record<string, string | number>> = {},
): Problem {
  return { ...worldProblem(id, at, args), file: `${name}.world` };
}

const TOP = { line: 1, column: 1 };

function checkExits({ name, report }: Surveyed, files: readonly WorldFile[]): readonly Problem[] {
  const isThere = (world: string) => files.some((one) => one.name === world);
  return exitsOf(report).flatMap((world) => (isThere(world) ? [] : missing(name, world, report)));
}

/** Checks that every coloured door and chest has a key somewhere. */
function checkKeys(worlds: readonly Surveyed[]): readonly Problem[] {
  const filed = worlds.flatMap(({ name, report }) =>
    report.triggers.map((one) => ({ ...one, name })),
  );
  const keys = new Set(
    filed.flatMap(({ trigger }) => (trigger.kind === 'key' ? [trigger.colour] : [])),
  );
  return filed.flatMap(({ trigger, at, name }) => {
    if (trigger.kind !== 'door' && trigger.kind !== 'chest') return [];
    const { colour } = trigger;
    if (colour === undefined || keys.has(colour)) return [];
    return [problemIn(name, 'E_LINK key', at, { text: colour })];
  });
}

/** Checks that no mob is close to the start or to an exit, where the hero arrives. */
function checkDanger({ name, plan, report }: Surveyed): readonly Problem[] {
  const { player, mobs } = plan;
  const arrivals: readonly (Place & { readonly at: FiledTrigger['at'] })[] = [
    { ...player, at: TOP },
    ...report.triggers.flatMap(({ trigger, at }) =>
      trigger.kind === 'exit' ? [{ x: trigger.x, y: trigger.y, at }] : [],
    ),
  ];
  return arrivals.flatMap((place) => {
    const distances = mobs.map((mob) => stepsBetween(mob, place));
    const distance = distances.find((steps) => steps < SAFE_STEPS);
    if (distance === undefined) return [];
    return [problemIn(name, 'E_LINK danger', place.at, { distance, most: SAFE_STEPS })];
  });
}

const PLACED_GOALS: ReadonlySet<string> = new Set(['reach', 'treasure']);

/** Checks that there is a goal and that it can be reached. */
function checkGoals(
  worlds: readonly Surveyed[],
): Pick<Survey, 'problems' | 'warnings' | 'isReachable'> {
  const plans = worlds.map(({ plan }) => plan);
  const [first] = worlds;
  const { name = '' } = first ?? {};
  const placed = worlds.flatMap(({ name: world, report }) =>
    report.triggers
      .filter(({ trigger }) => PLACED_GOALS.has(trigger.kind))
      .map((one) => ({ ...one, world })),
  );
  const hasGoal = placed.length > 0 || plans.some(({ goals = [] }) => goals.length > 0);
  if (!hasGoal && plans.length > 1)
    return { problems: [problemIn(name, 'E_LINK goal', TOP)], warnings: [], isReachable: false };
  const { reached, isWon, isSettled } = solve(plans);
  if (isWon) return { problems: [], warnings: [], isReachable: true };
  if (!isSettled)
    return {
      problems: [],
      warnings: [problemIn(name, 'W_LINK unsettled', TOP)],
      isReachable: false,
    };
  const lost = placed.filter(({ world, trigger }) => !reached.has(goalKey(world, trigger)));
  const problems =
    lost.length > 0
      ? lost.map(({ world, at }) => problemIn(world, 'E_LINK unreachable', at))
      : [problemIn(name, 'E_LINK unmet', TOP)];
  return { problems, warnings: [], isReachable: false };
}

/** The names of all worlds of a folder that exits connect with one of them, in any direction. */
export function connectedWith(name: string, files: readonly WorldFile[]): readonly WorldFile[] {
  const exits = new Map(files.map((one) => [one.name, exitsOf(readWorld(one.text))]));
  const found = new Set([name]);
  for (const one of found) {
    for (const other of exits.get(one) ?? []) found.add(other);
    for (const [other, worlds] of exits) if (worlds.includes(one)) found.add(other);
  }
  return files.filter((one) => found.has(one.name));
}
