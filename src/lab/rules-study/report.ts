import { gameName } from '../report/game-name.ts';
import type { Report } from '../report/report.ts';
import { isFigure } from '../report/phrases.ts';
import type { CellResult } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { longestOf } from './cells.ts';
import type { CoverageItem } from '../study/coverage.ts';
import { FIGURES, figureOf } from './figures.ts';
import { intervalsFor } from './intervals.ts';
import { linesOf, neverIn, neverSection } from './never.ts';
import {
  balanceSection,
  endsSection,
  lengthSection,
  skillSection,
  tensionSection,
} from './sections.ts';
import type { LoneCell } from './sections.ts';
import type { ShippedRules } from '../study/shipped-rules.ts';
import { stepsOf } from './skill.ts';
import type { RulesTally } from './tally.ts';
import { verdictOf } from './verdict.ts';

/** Values of all figures of a report that shipped games are compared by, without intervals. */
export function rulesFigures({ sections }: Report): Readonly<Record<string, number>> {
  const rows = sections.flatMap(({ id, table }) => (id === 'never' ? [] : (table?.rows ?? [])));
  const compared = new Set<string>(FIGURES);
  return Object.fromEntries(
    rows.flatMap(({ id, entries }) => {
      const figure = entries.find(isFigure);
      const isCompared = compared.has(id) || id === 'levels' || id.includes(' ');
      return isCompared && figure !== undefined ? [[id, figure.estimate.value] as const] : [];
    }),
  );
}

function dataOf({ name, lone, intervals }: LoneCell) {
  const figures = FIGURES.flatMap((id) => {
    const figure = figureOf(id, lone, intervals);
    return figure === undefined ? [] : [[id, figure.estimate] as const];
  });
  const { games, wins, turns, ends } = lone;
  return { cell: name, games, wins, ends, turns, figures: Object.fromEntries(figures) };
}

function addUp(lists: readonly (readonly number[])[], items: number): readonly number[] {
  return Array.from({ length: items }, (_, at) => {
    return lists.reduce((sum, seen) => sum + (seen[at] ?? 0), 0);
  });
}

/** Everything a report is made of, besides the plan and the tallies. */
export interface ReportSettings {
  readonly players: number;
  /** Items of the game's rules, if they are known. */
  readonly items: readonly CoverageItem[] | undefined;
  readonly shipped: ShippedRules | undefined;
}

/** Report of a study of rules. */
export function reportRules(
  plan: Plan,
  cells: readonly CellResult<RulesTally>[],
  { players, items, shipped }: ReportSettings,
): Report {
  const tallies = cells.map(({ tally }) => tally);
  const intervals = intervalsFor(plan.stop);
  const lones = tallies.flatMap((tally, at): LoneCell[] => {
    return tally.kind === 'lone'
      ? [{ name: plan.cells[at] ?? '', lone: tally.lone, intervals }]
      : [];
  });
  const context = { cells: lones, players, shipped };
  const steps = stepsOf(plan.cells, tallies, intervals);
  const level = lones.findLast(({ lone }) => lone.games > 0) ?? lones.at(-1);
  const random = lones.find(({ name }) => name === 'random')?.lone;
  const watched = lones.reduce((sum, { lone }) => sum + lone.games, 0);
  const seen = addUp(
    lones.map(({ lone }) => lone.seen),
    items?.length ?? 0,
  );
  const never = items && watched > 0 ? neverIn(items, seen) : undefined;
  const lines = never && linesOf(never);
  const answer =
    level === undefined
      ? [{ id: 'lab-rules-no-games' }]
      : verdictOf({
          level: level.name,
          lone: level.lone,
          intervals,
          random,
          steps,
          longest: longestOf(plan),
          never: lines?.length,
          watched,
        });
  return {
    question: { id: 'lab-question-rules', args: { game: gameName(plan.game.id) } },
    answer,
    sections: [
      ...(level === undefined
        ? []
        : [balanceSection(context), lengthSection(context), tensionSection(level, context)]),
      ...(steps.length === 0 ? [] : [skillSection(steps, context)]),
      ...(level === undefined ? [] : [endsSection(context)]),
      ...(lines === undefined ? [] : [neverSection(lines, watched)]),
    ],
    data: {
      game: plan.game.id,
      options: plan.options,
      seed: plan.seed,
      cells: lones.map(dataOf),
      skill: steps.map(({ cell, games, wins, draws, score }) => {
        return { cell, games, wins, draws, score };
      }),
      ...(never === undefined ? {} : { never: never.map(({ id, place = '' }) => ({ id, place })) }),
    },
  };
}
