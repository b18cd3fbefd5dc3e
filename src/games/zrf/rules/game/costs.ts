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

/** What a game or variant takes, in units of work (`run/budget.ts`). */
export interface Costs {
  readonly title: string;
  /** To compile it, and to list its first moves. */
  readonly start: number;
  /** The most costly of a few moves at random. */
  readonly move: number;
}

export interface MeasuredCosts {
  readonly costs: readonly Costs[];
  /** What was found wrong, or doubtful, with what was played. */
  readonly diagnoses: readonly Diagnosis[];
}

/** Moves that are played to measure what a move takes. */
const MOVES = 20;
/** Once all that was measured comes to so much, no more moves or variants are. */
const MAX_MEASURED = 100_000_000;

/** Plays the games and variants of a file, as far as they are right, to find out what they take. */
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

/** What it took to begin, and the machine that a few moves at random were played on. */
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

/** What was run into: a move that ends the game is an error, all else is doubtful. */
function diagnose(rules: Rules, { at: whole }: Entry, { faults, mostWork }: Machine): Diagnosis[] {
  const found = faults.found(rules).map(({ code, args, at = whole }) => {
    return (COSTLY.some((one) => one === code) ? errorAt : warningAt)(at, code, args);
  });
  const { units: count, about } = mostWork;
  if (faults.has('cost') || count <= PLAY_LIMITS.slowWork) return found;
  const {
    code,
    args,
    at = whole,
  } = aboutWork(rules, about, ['zrf-slow', 'zrf-slow-goals'], {
    count,
  });
  return [...found, warningAt(at, code, args)];
}
