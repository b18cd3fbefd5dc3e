import { assertDefined, makeProblem } from '#core';
import type { OptionValues, Problem } from '#core';
import { MANY_MOVES, SPLIT_DEPTH } from '#lab/perft/split-count.ts';
import type { SplitCount } from '#lab/perft/split-count.ts';
import { countTurnsInSlices } from '../rules/index.ts';
import type { Machine, Play, ZrfGame, ZrfState } from '../rules/index.ts';

/** Slices of fewer turns are joined. */
const SLICE_TURNS = 100_000;

/** Indexes of the first steps of a game, one or two of them. */
type Path = readonly number[];

/** Numbers of the steps in the current position; none at the end of the game. */
function stepsIn(machine: Machine): readonly number[] {
  if (machine.conclusion() !== undefined) return [];
  return Array.from({ length: machine.count() }, (_, index) => index);
}

/** All paths of two steps, or of one if there are many. */
function pathsIn(machine: Machine): readonly Path[] {
  const first = stepsIn(machine);
  if (first.length > MANY_MOVES) return first.map((index) => [index]);
  return first.flatMap((index) => {
    machine.make(machine.step(index));
    const paths = stepsIn(machine).map((next) => [index, next]);
    machine.unmake();
    return paths;
  });
}

/** Count of the complete turns of a game from a rules file. */
class TurnParts implements SplitCount {
  readonly #play: Play;
  readonly #start: ZrfState;
  readonly #paths: readonly Path[];
  readonly #problems = new Map<string, Problem>();
  /** Machine at the start of the game while no part is being counted. */
  #idle: Machine | undefined;

  constructor(play: Play, start: ZrfState) {
    this.#play = play;
    this.#start = start;
    const machine = play.machineOf(start);
    this.#paths = pathsIn(machine);
    this.#idle = machine;
  }

  parts(depth: number): number {
    return depth < SPLIT_DEPTH ? 1 : this.#paths.length;
  }

  *count(part: number, depth: number): Generator<undefined, number> {
    // A count that throws leaves its machine in the middle of a turn, so the next one gets another.
    const machine = this.#idle ?? this.#play.machineOf(this.#start);
    this.#idle = undefined;
    const path = depth < SPLIT_DEPTH ? [] : assertDefined(this.#paths[part]);
    const turns = yield* this.#countBelow(machine, path, depth);
    for (const problem of machine.faults.costly(this.#play.rules)) {
      this.#problems.set(makeProblem(problem), problem);
    }
    machine.rewind(0);
    this.#idle = machine;
    return turns;
  }

  costly(): readonly Problem[] {
    return [...this.#problems.values()];
  }

  *#countBelow(machine: Machine, path: Path, depth: number): Generator<undefined, number> {
    let remaining = depth;
    for (const index of path) {
      machine.count();
      machine.make(machine.step(index));
      // A continued chain belongs to the same turn.
      if (machine.chainAt < 0) remaining -= 1;
    }
    const counting = countTurnsInSlices(machine, remaining);
    let slice = 0;
    for (;;) {
      const { value, done } = counting.next();
      if (done === true) return value;
      slice += value + 1;
      if (slice < SLICE_TURNS) continue;
      slice = 0;
      yield;
    }
  }
}

/** Divides the count of a game from a rules file by its first steps. */
export function splitTurns(game: ZrfGame, { variant, start }: OptionValues): SplitCount {
  const initial = game.start({ variant: String(variant), start: String(start) }, 'perft');
  return new TurnParts(game.playOf(initial.variant), initial);
}
