import { below, makeStream } from '#core';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import type { Rules } from '../model/index.ts';
import { sizeOfGoals } from '../model/size.ts';
import { aboutWork, COSTLY } from '../run/faults.ts';
import type { Machine } from '../run/machine.ts';
import type { Allowance } from '../run/budget.ts';
import { Play } from '../run/play.ts';
import type { Entry } from './rulebook.ts';

/** Cost of a game or variant, in work units (`run/budget.ts`). */
export interface Costs {
  readonly title: string;
  /** Compiling it and listing its first moves. */
  readonly start: number;
  /** The most expensive of a few random moves. */
  readonly move: number;
}

export interface MeasuredCosts {
  readonly costs: readonly Costs[];
  /** Errors and warnings found while playing. */
  readonly diagnoses: readonly Diagnosis[];
}

/** Number of moves played to measure costs. */
const MOVES = 20;
/** Total cost after which no further moves or variants are measured. */
const MAX_MEASURED = 100_000_000;

/** Measures the costs of a file's valid games and variants by playing them. */
export function measureCosts(entries: readonly Entry[], allowance?: Allowance): MeasuredCosts {
  const costs: Costs[] = [];
  const diagnoses: Diagnosis[] = [];
  let spent = 0;
  for (const entry of entries) {
    const rules = entry.kind === 'separator' ? undefined : entry.rules();
    if (rules?.ok !== true || spent > MAX_MEASURED) continue;
    const { start, machine } = playFewMoves(rules.value, allowance);
    const { mostWork } = machine;
    costs.push({ title: entry.title, start, move: mostWork.units });
    for (const one of diagnose(rules.value, entry, machine)) diagnoses.push(one);
    spent += start + MOVES * mostWork.units;
  }
  return { costs, diagnoses };
}

/** Cost of the start, and the machine after a few random moves. */
function playFewMoves(
  rules: Rules,
  allowance?: Allowance,
): { readonly start: number; readonly machine: Machine } {
  const { positions, directions } = rules.board;
  const play = new Play(rules, allowance);
  const state = play.start('');
  const machine = play.load(state);
  const tables = positions.length * directions.length + sizeOfGoals(rules);
  const start = tables + play.program.acts + machine.mostWork.units;
  const random = makeStream('zrf', 'costs');
  for (let move = 0; move < MOVES; move += 1) {
    if (state.ending !== undefined || machine.conclusion() !== undefined) break;
    if (machine.mostWork.units > MAX_MEASURED) break;
    machine.make(machine.step(below(random, machine.count())));
  }
  return { start, machine };
}

/**
 * Problems found while playing: an error for a move that ends the game, warnings for everything
 * else.
 */
function diagnose(
  rules: Rules,
  { at: entryPlace }: Entry,
  { faults, mostWork }: Machine,
): Diagnosis[] {
  const found = faults.found(rules).map(({ code, args, at = entryPlace }) => {
    return (COSTLY.some((one) => one === code) ? errorAt : warningAt)(at, code, args);
  });
  const { units: count, about } = mostWork;
  if (faults.has('cost') || count <= PLAY_LIMITS.slowWork) return found;
  const {
    code,
    args,
    at = entryPlace,
  } = aboutWork(rules, about, ['zrf-slow', 'zrf-slow-goals'], {
    count,
  });
  return [...found, warningAt(at, code, args)];
}
