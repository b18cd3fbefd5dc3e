import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { readWorld } from '../file/read-world.ts';
import type { WorldReport } from '../file/read-world.ts';
import { worldProblem } from '../file/problems.ts';
import type { WorldPlan } from '../plan.ts';

/** A world file; the name lacks the extension. */
export interface WorldFile {
  readonly name: string;
  readonly text: string;
}

/** Linked worlds, the start first, and the warnings about them. */
export interface LinkedWorlds {
  readonly plans: Parsed<readonly WorldPlan[]>;
  readonly warnings: readonly Problem[];
}

/** The file a set of worlds starts with: `start`, or else the first by name. */
export function firstOf(files: readonly WorldFile[]): WorldFile | undefined {
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  return sorted.find(({ name }) => name === 'start') ?? sorted[0];
}

/** The worlds that an exit of a world leads to, in order. */
export function exitsOf({ triggers }: Pick<WorldReport, 'triggers'>): readonly string[] {
  const names = triggers.flatMap(({ trigger }) => (trigger.kind === 'exit' ? [trigger.world] : []));
  return [...new Set(names)];
}

/**
 * Reads a world and all worlds that its exits lead to; `find` returns the text of a world by name.
 * A world without exits needs no name.
 */
export function linkWorlds(
  start: WorldFile,
  find: (name: string) => string | undefined,
): LinkedWorlds {
  const reports = new Map([[start.name, readWorld(start.text)]]);
  const problems: (readonly Problem[])[] = [];
  for (const [name, report] of reports) {
    for (const world of exitsOf(report)) {
      if (reports.has(world)) continue;
      const text = find(world);
      if (text === undefined) problems.push(missing(name, world, report));
      else reports.set(world, readWorld(text));
    }
  }
  const isOne = reports.size === 1;
  const file = (name: string) => (isOne ? {} : { file: `${name}.world` });
  const plans: WorldPlan[] = [];
  const warnings: (readonly Problem[])[] = [];
  for (const [name, { plan, warnings: own }] of reports) {
    warnings.push(own.map((one) => ({ ...one, ...file(name) })));
    if (plan.ok) plans.push(isOne ? plan.value : { ...plan.value, name });
    else problems.push(plan.problems.map((one) => ({ ...one, ...file(name) })));
  }
  const isSelf = isOne && exitsOf({ triggers: reports.get(start.name)?.triggers ?? [] }).length > 0;
  const named = isSelf ? plans.map((plan) => ({ ...plan, name: start.name })) : plans;
  return {
    plans: problems.length > 0 ? failed(problems.flat()) : parsed(named),
    warnings: warnings.flat(),
  };
}

/** Problems of the exits that lead to a missing world. */
export function missing(name: string, world: string, report: WorldReport): readonly Problem[] {
  return report.triggers.flatMap(({ trigger, at }) => {
    if (trigger.kind !== 'exit' || trigger.world !== world) return [];
    return [{ ...worldProblem('E_LINK world', at, { text: world }), file: `${name}.world` }];
  });
}
