import type { Phrase } from '../report/report.ts';
import type { Estimate } from '../statistics/interval.ts';
import { figureOf, firstShare, percentNever } from './figures.ts';
import type { Intervals } from './intervals.ts';
import { momentsOf } from '../statistics/sums.ts';
import { clearSteps, CLEAR_STEP } from './skill.ts';
import type { Step } from './skill.ts';
import type { LoneTally } from './tally.ts';

/** Everything a verdict follows from. */
export interface Findings {
  /** Name of the level, and its games. */
  readonly level: string;
  readonly lone: LoneTally;
  readonly intervals: Intervals;
  /** Random games, if played. */
  readonly random: LoneTally | undefined;
  readonly steps: readonly Step[];
  readonly longest: number;
  /** Number of items of the rules that never happened; undefined if they are not known. */
  readonly never: number | undefined;
  /** Number of games in which they could have happened. */
  readonly watched: number;
}

/** Deviation from a fair share up to which a game counts as balanced. */
const BALANCED = 0.05;
/** Share of draws from which most games are drawn, and up to which few are. */
const MOSTLY = 0.5;
const SELDOM = 0.1;
/** Share of unfinished games from which a game often has no end. */
const OFTEN = 0.05;

type Args = Record<string, string | number>;

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** Percentage of a fixed share, such as 50 or 33.3. */
function roundPercent(share: number): string {
  return String(Math.round(share * 1000) / 10);
}

function percents({ value, least, most }: Estimate): Args {
  return { share: percent(value), least: percent(least), most: percent(most) };
}

function isWithin({ least, most }: Estimate, from: number, to: number): boolean {
  return least >= from && most <= to;
}

function balanceOf({ level, lone, intervals }: Findings): Phrase {
  const { games, wins, firstWins, draws, unfinished } = lone;
  const bound = percentNever(games);
  if (firstWins === games) return { id: 'lab-rules-first-always', args: { games, level, bound } };
  if (firstWins + draws + unfinished === 0) {
    return { id: 'lab-rules-first-never', args: { games, level, bound } };
  }
  const fair = 1 / wins.length;
  const share = firstShare(lone, intervals);
  const args = { level, games, fair: roundPercent(fair), ...percents(share) };
  if (share.least > fair) return { id: 'lab-rules-first-ahead', args };
  if (share.most < fair) return { id: 'lab-rules-first-behind', args };
  const isBalanced = isWithin(share, fair - BALANCED, fair + BALANCED);
  return { id: isBalanced ? 'lab-rules-balanced' : 'lab-rules-balance-open', args };
}

function drawsOf({ level, lone, intervals }: Findings): Phrase[] {
  const share = figureOf('draws', lone, intervals)?.estimate;
  if (share === undefined) return [];
  const { games } = lone;
  if (lone.draws === 0) {
    return [{ id: 'lab-rules-no-draws', args: { games, level, bound: percentNever(games) } }];
  }
  const args = { level, games, ...percents(share) };
  if (share.least > MOSTLY) return [{ id: 'lab-rules-mostly-drawn', args }];
  const id = share.most < SELDOM ? 'lab-rules-seldom-drawn' : 'lab-rules-drawn';
  return [{ id, args }];
}

function endOf(level: string, tally: LoneTally, { longest, intervals }: Findings): Phrase[] {
  const share = figureOf('unfinished', tally, intervals)?.estimate;
  if (share === undefined || tally.unfinished === 0) return [];
  const often = share.least > OFTEN ? 'often' : 'sometimes';
  return [{ id: `lab-rules-unfinished-${often}`, args: { level, longest, ...percents(share) } }];
}

function endsOf(findings: Findings): Phrase[] {
  const { level, lone, random, longest } = findings;
  const all = [lone, ...(random === undefined || random === lone ? [] : [random])];
  const games = all.reduce((sum, tally) => sum + tally.games, 0);
  if (all.every(({ unfinished }) => unfinished === 0)) {
    const bound = percentNever(games);
    return [{ id: 'lab-rules-all-end', args: { games, longest, bound } }];
  }
  return all.flatMap((tally) => {
    return endOf(tally === lone ? level : 'random', tally, findings);
  });
}

/** True if no decision of any game left a choice. */
function isForced({ measures }: LoneTally): boolean {
  const { n, mean } = momentsOf(measures.forced);
  return n > 0 && mean === 1;
}

function depthOf({ steps, lone, random }: Findings): Phrase[] {
  if (isForced(lone) && (random === undefined || isForced(random))) {
    return [{ id: 'lab-rules-no-choice', args: {} }];
  }
  const [top] = steps;
  if (top === undefined) return [];
  const { least: proven } = clearSteps(steps).estimate;
  const { one, two, score } = top;
  if (proven === steps.length) {
    return [
      { id: 'lab-rules-deep', args: { steps: steps.length, one, clear: roundPercent(CLEAR_STEP) } },
    ];
  }
  const args = { one, two, ...percents(score), proven, steps: steps.length };
  if (score.most < CLEAR_STEP) return [{ id: 'lab-rules-shallow-top', args }];
  return [{ id: 'lab-rules-depth', args: { ...args, clear: roundPercent(CLEAR_STEP) } }];
}

function chanceOf({ lone }: Findings): Phrase[] {
  return lone.chance === 0 ? [] : [{ id: 'lab-rules-chance', args: {} }];
}

function deadOf({ never, watched: games }: Findings): Phrase[] {
  if (never === undefined || games === 0) return [];
  const bound = percentNever(games);
  if (never === 0) return [{ id: 'lab-rules-nothing-dead', args: { games } }];
  return [{ id: 'lab-rules-dead', args: { count: never, games, bound } }];
}

/** Sentences about balance, draws, ends, depth, chance and dead rules. */
export function verdictOf(findings: Findings): readonly Phrase[] {
  if (findings.lone.games === 0) return [{ id: 'lab-rules-no-games', args: {} }];
  return [
    balanceOf(findings),
    ...drawsOf(findings),
    ...endsOf(findings),
    ...depthOf(findings),
    ...chanceOf(findings),
    ...deadOf(findings),
  ];
}
