import { assertDefined } from '../../../../core/index.ts';
import type { ZrfAction, ZrfState } from '../../../../games/zrf/index.ts';
import { RECORD } from '../../../../games/zrf/index.ts';
import type { SolvedMove } from '../../../../puzzles/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { tellProblem } from '../../../../presentation/zrf/told.ts';
import { arrowsOf, waysOf } from './hand.ts';
import type { BlockHand } from './hand.ts';
import type { Arrow, Plan } from './plan.ts';

/** The same arrow twice in succession is told once, with how often. */
function wayInWords(arrows: readonly (Arrow | undefined)[], say: Say): string {
  const parts: { arrow: Arrow; count: number }[] = [];
  for (const arrow of arrows) {
    if (arrow === undefined) continue;
    const last = parts.at(-1);
    if (last?.arrow === arrow) last.count += 1;
    else parts.push({ arrow, count: 1 });
  }
  return parts.map(({ arrow, count }) => say(`zrf-blocks-${arrow}`, { count })).join(', ');
}

/** The anchors that texts of steps lead through, as `Handling.stepsOf` writes them. */
function anchorsOf({ rules }: Plan, steps: readonly string[]): number[] {
  const indexes = new Map(rules.board.positions.map(({ name }, position) => [name, position]));
  const ends = steps.map((step) => {
    const names = [...indexes.keys()].filter((name) => step.startsWith(`${name}-`));
    const from = names.find((name) => indexes.has(step.slice(name.length + 1))) ?? '';
    return [indexes.get(from) ?? -1, indexes.get(step.slice(from.length + 1)) ?? -1] as const;
  });
  return [...ends.slice(0, 1).map(([from]) => from), ...ends.map(([, to]) => to)];
}

/** A move of a solution, such as "B goes left, down twice". */
export function tellMove(plan: Plan, state: ZrfState, move: SolvedMove, say: Say): string {
  const anchors = anchorsOf(plan, move.steps);
  const block = plan.handling.blockAt(state.cells, anchors[0] ?? -1);
  const way = wayInWords(arrowsOf(plan, anchors), say);
  return say('zrf-blocks-goes', { block: plan.labels[block] ?? move.text, way });
}

/** A step that was made or is thought of. */
export function tellStep(plan: Plan, before: ZrfState, from: number, to: number, say: Say): string {
  const block = plan.handling.blockAt(before.cells, from);
  return say('zrf-blocks-goes', {
    block: plan.labels[block] ?? '',
    way: wayInWords(arrowsOf(plan, [from, to]), say),
  });
}

export function tellAction(plan: Plan, state: ZrfState, { record }: ZrfAction, say: Say): string {
  return tellStep(
    plan,
    state,
    assertDefined(record[RECORD.first]),
    assertDefined(record[RECORD.first + 1]),
    say,
  );
}

/** The chosen block, and where it can be slid. */
export function tellBlock(plan: Plan, state: ZrfState, hand: BlockHand, say: Say): string {
  const { problem } = hand;
  if (problem !== undefined) return tellProblem(problem, say);
  const block = plan.labels[hand.block] ?? '';
  const ways = waysOf(plan, state, hand.block).map((arrow) =>
    say(`zrf-blocks-${arrow}`, { count: 1 }),
  );
  if (hand.isFar) return say('zrf-blocks-far', { block });
  if (ways.length === 0) return say('zrf-blocks-stuck', { block });
  return say('zrf-blocks-chosen', { block, ways: ways.join(', ') });
}
