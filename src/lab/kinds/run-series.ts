import { assertDefined, deriveSeed, failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { halfWidth } from '../statistics/interval.ts';
import type { Estimate } from '../statistics/interval.ts';
import { reportTally } from '../runs/run-figures.ts';
import type { RunReport } from '../runs/run-figures.ts';
import type { RunTally } from '../runs/run-tally.ts';
import type { RunArena, RunResult } from '../runs/runs.ts';
import type { StudyGames } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { openGame } from './open-game.ts';

/** A bot, possibly in a game that lacks one thing. */
export interface Arm {
  readonly bot: string;
  readonly without?: string;
}

/** Cell of an arm: `explorer`, or `explorer -goblin` for the game without goblins. */
export function cellOf({ bot, without }: Arm): string {
  return without === undefined ? bot : `${bot} -${without}`;
}

function armOf(cell: string, { bots, removable }: RunArena): Arm | undefined {
  const [bot = '', word, ...more] = cell.split(' ');
  if (!bots.includes(bot) || more.length > 0) return undefined;
  if (word === undefined) return { bot };
  const without = word.slice(1);
  return word.startsWith('-') && removable.has(without) ? { bot, without } : undefined;
}

/** Runs of a single-player game by the bots of a plan. */
export class RunSeries {
  readonly plan: Plan;
  readonly arena: RunArena;
  readonly arms: readonly Arm[];
  /** Maximum number of turns of a run. */
  readonly turns: number;

  constructor(plan: Plan, arena: RunArena, arms: readonly Arm[]) {
    const { turns } = plan.parameters;
    this.plan = plan;
    this.arena = arena;
    this.arms = arms;
    this.turns = typeof turns === 'number' ? turns : arena.turns;
  }

  play({ bot, without }: Arm, index: number): RunResult {
    return this.playWithout(bot, without === undefined ? [] : [without], index);
  }

  /** Plays a run that lacks any number of things. */
  playWithout(bot: string, without: readonly string[], index: number): RunResult {
    const { options, seed } = this.plan;
    return this.arena.play({ bot, without, options, seed, index, turns: this.turns });
  }

  /** Plays another attempt at the world of a run; that of number 0 is the run itself. */
  tryAgain(bot: string, index: number, attempt: number): RunResult {
    const { options, seed } = this.plan;
    return this.arena.play({ bot, options, seed, index, attempt, turns: this.turns });
  }

  seedOf(index: number): string {
    return deriveSeed(this.plan.seed, index);
  }

  report(tally: RunTally): RunReport {
    const isOpen = this.plan.stop.kind !== 'units';
    return reportTally(tally, this.arena.boundsFor(this.turns), isOpen);
  }

  /** The most important figure. */
  get measure(): string {
    return assertDefined(this.arena.measures[0]);
  }

  /** True if an interval is as narrow as the plan wants: in points for shares, else as a part of `scale`. */
  isPrecise(figure: string, estimate: Estimate | undefined, scale: number): boolean {
    const { stop } = this.plan;
    if (stop.kind !== 'until' || estimate === undefined) return false;
    const whole = this.arena.shares.includes(figure) ? 1 : Math.abs(scale);
    return halfWidth(estimate) <= stop.width * whole;
  }
}

function unknownCell(plan: Plan, { bots }: RunArena): Problem {
  return {
    code: 'plan-runs',
    message: `A part of the study names no bot of ${plan.game.id}, or nothing that can be removed. Bots: ${bots.join(', ')}.`,
    args: { game: plan.game.id, bots: bots.join(', ') },
  };
}

/** Opens a plan whose cells are arms. */
export async function openSeries(plan: Plan, games: StudyGames): Promise<Parsed<RunSeries>> {
  const game = await openGame(plan, games);
  if (!game.ok) return game;
  const found = await games.findRuns(plan.game.id);
  if (found === undefined) {
    return failed({
      code: 'plan-no-runs',
      message: `${plan.game.id} has no bots for single-player games.`,
      args: { game: plan.game.id },
    });
  }
  const arena = found.within?.(plan.options) ?? found;
  const arms = plan.cells.flatMap((cell) => armOf(cell, arena) ?? []);
  if (arms.length < plan.cells.length) return failed(unknownCell(plan, arena));
  return parsed(new RunSeries(plan, arena, arms));
}
