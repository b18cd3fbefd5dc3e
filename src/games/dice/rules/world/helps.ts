import { NameTable } from '#kit/name-table.ts';
import { hasFlag } from '../effects/hooks.ts';
import type { ScenarioTemplate } from '../model/content.ts';
import type { Help } from '../select/hand-rule.ts';
import { CHECK_KINDS } from '../state/phase.ts';
import type { CheckKind } from '../state/phase.ts';
import type { Hooks } from '../state/state.ts';

const HELPED_BY_DIVINE: readonly CheckKind[] = ['acquire', 'ally', 'close', 'guard'];

/** The dice that a hero with these hooks may add to a check beside its uses. */
function helpsIn(scenario: ScenarioTemplate, hooks: readonly Hooks[], check: CheckKind): Help[] {
  const helps: Help[] = [];
  if (check === 'tally') return helps;
  const obstacle = check === 'obstacle' && scenario.divineOnObstacles === true;
  if (HELPED_BY_DIVINE.includes(check) || obstacle) {
    const discards = !obstacle && hasFlag(hooks, 'divine-discarded');
    helps.push({ types: ['DIVINE'], fate: discards ? 'discard' : 'deter', most: 10 });
  }
  if (scenario.allySkills.includes('aid')) {
    helps.push({ types: ['ALLY'], fate: 'discard', most: 1 });
  }
  return helps;
}

/** The same for every kind of check. */
export function makeHelps(
  scenario: ScenarioTemplate,
  hooks: readonly Hooks[],
): NameTable<CheckKind, readonly Help[]> {
  const helps = CHECK_KINDS.map((check) => [check, helpsIn(scenario, hooks, check)]);
  return new NameTable(Object.fromEntries(helps) as Record<CheckKind, readonly Help[]>);
}
