import { int32At, assertDefined } from '#core';
import { cellOf, ownerOf, typeOf } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { sizeOfTest } from '../model/size.ts';
import type { Goal, GoalPlace, GoalTest, Rules } from '../model/index.ts';
import { LOG_WORDS } from './board.ts';
import type { Board } from './board.ts';
import type { Budget } from './budget.ts';
import { chainOf, hasChain, LineIndex, NO_RANK, occupantRow } from './lines.ts';
import type { RelativeTest } from './lines.ts';

/** End of a game by a goal of the file, with the player it was tested for. */
export interface Verdict {
  readonly goal: Goal;
  readonly player: number;
}

/** Game state for testing goals. */
export interface Moment {
  readonly board: Board;
  /** Player to move. */
  mover: number;
  /** True if the mover has no move. */
  isStuck: boolean;
  /** Number of times the position has occurred. */
  occurrences: number;
  /** Start of the turn's changes and captures, as indexes of the board's log and list. */
  loggedBefore: number;
  capturedBefore: number;
  /** True if lines may be full that the turn did not change. */
  isFresh: boolean;
  /** True if one of the player's pieces of these types is attacked. */
  isAttacked(player: number, types: readonly number[]): boolean;
  /** Cost limit of the test. */
  readonly budget: Budget;
}

type Check = (moment: Moment) => boolean;

/** Number of changed positions up to which the cost of line tests is ignored. */
const LARGE_TURN = 64;
/** Number of positions up to which the cost of a goal is ignored. */
const SMALL_GOAL = 8;

class Checks {
  readonly #program: Program;
  readonly #rules: Rules;

  constructor(program: Program) {
    this.#program = program;
    this.#rules = program.rules;
  }

  of(test: GoalTest, player: number): Check {
    switch (test.kind) {
      case 'and': {
        const parts = test.parts.map((part) => this.of(part, player));
        return (moment) => parts.every((part) => part(moment));
      }
      case 'or': {
        const parts = test.parts.map((part) => this.of(part, player));
        return (moment) => parts.some((part) => part(moment));
      }
      case 'not': {
        const part = this.of(test.part, player);
        return (moment) => !part(moment);
      }
      case 'absolute':
        return this.#absolute(test, player);
      case 'relative':
        return this.#relative(test, player);
      case 'remaining':
        return this.#count(test.count, test.type, [player]);
      case 'total':
        return this.#count(test.count, test.type, [...this.#rules.players.keys()]);
      case 'captured':
        return this.#captured(test.types, player);
      case 'checkmated':
        return (moment) =>
          moment.isStuck && moment.mover === player && moment.isAttacked(player, test.types);
      case 'stalemated':
        return (moment) => moment.isStuck && moment.mover === player;
      case 'repetition':
        return ({ occurrences }) => occurrences >= this.#rules.options.repetitions;
    }
  }

  #positionsOf(place: GoalPlace, player: number): readonly number[] {
    if (place.kind === 'position') return [place.position];
    return assertDefined(this.#rules.board.zones[place.zone]).positions[player] ?? [];
  }

  /**
   * Requires every place to be occupied, in zones at least one position. The dagaz dialect accepts
   * any single place.
   */
  #absolute(
    { occupants, places }: Extract<GoalTest, { readonly kind: 'absolute' }>,
    player: number,
  ): Check {
    const { classes } = this.#program;
    const rows = occupants.map((occupant) => occupantRow(classes, occupant, player));
    const any = classes.cellsWhere((cell) => rows.some((row) => classes.table[row + cell] === 1));
    const holds = (board: Board, position: number) =>
      classes.table[any + assertDefined(board.cell[position])] === 1;
    const sets = places.map((place) => this.#positionsOf(place, player));
    if (this.#rules.dialect === 'dagaz') {
      return ({ board }) =>
        occupants.every((_, index) =>
          sets.some((set) =>
            set.some(
              (position) =>
                classes.table[assertDefined(rows[index]) + assertDefined(board.cell[position])] ===
                1,
            ),
          ),
        );
    }
    return ({ board }) => sets.every((set) => set.some((position) => holds(board, position)));
  }

  #relative(test: RelativeTest, player: number): Check {
    const { classes } = this.#program;
    // Used only for custom positions and compound goals; the line index covers all other cases.
    const chain = chainOf(this.#rules, classes, test, player);
    return ({ board }) => hasChain(chain, board.cell, classes.table);
  }

  #count(count: number, type: number, players: readonly number[]): Check {
    const { cells } = this.#program.classes;
    const { pieces, options } = this.#rules;
    const types = type < 0 ? [...pieces.keys()] : [type];
    const kinds = players.flatMap((player) => types.map((one) => cellOf(cells, one, player)));
    const stocks = players.flatMap((player) => types.map((one) => player * cells.types + one));
    const off = options.includeOffPieces ? stocks : [];
    return ({ board }) => {
      let total = 0;
      for (const kind of kinds) total += int32At(board.counts, kind);
      for (const stock of off) total += int32At(board.stock, stock);
      return total === count;
    };
  }

  #captured(types: readonly number[], player: number): Check {
    const { cells } = this.#program.classes;
    return ({ board, capturedBefore }) => {
      for (let at = capturedBefore; at < board.capturedCount; at += 1) {
        const cell = int32At(board.captured, at);
        if (ownerOf(cells, cell) === player && types.includes(typeOf(cells, cell))) return true;
      }
      return false;
    };
  }
}

interface Entry {
  readonly verdict: Verdict;
  /** Index of the goal in the rules. */
  readonly goal: number;
  /** Upper bound for the number of checks. */
  readonly work: number;
  readonly test: GoalTest;
  readonly check: Check;
  /** Index among all entries, in test order. */
  readonly rank: number;
  /** True for a goal that is a single line and usually covered by the line index. */
  readonly isLine: boolean;
  /** True if only a player without moves can achieve it. */
  readonly needsStuck: boolean;
}

function needsStuck(test: GoalTest): boolean {
  if (test.kind === 'and') return test.parts.some(needsStuck);
  if (test.kind === 'or') return test.parts.every(needsStuck);
  return test.kind === 'stalemated' || test.kind === 'checkmated';
}

/**
 * Splits a disjunction into alternatives. Lines among them can then be found from the changes of a
 * turn.
 */
function alternativesOf(test: GoalTest): readonly GoalTest[] {
  return test.kind === 'or' ? test.parts.flatMap(alternativesOf) : [test];
}

/** Goals of a game, tested in file order, then in the order of their players. */
export class Goals {
  readonly #entries: readonly Entry[];
  readonly #others: readonly Entry[];
  /** Goals that a player with moves can achieve. */
  readonly #early: readonly Entry[];
  readonly #lines: LineIndex;
  /** Index of the first goal that is a line, or -1. */
  readonly #firstLine: number;

  constructor(program: Program) {
    const checks = new Checks(program);
    const { rules, classes } = program;
    const pairs = rules.goals.flatMap((goal) => goal.players.map((player) => ({ goal, player })));
    const tests = pairs.flatMap((verdict) =>
      alternativesOf(verdict.goal.test).map((test) => ({ verdict, test })),
    );
    this.#entries = tests.map(({ verdict, test }, rank) => ({
      verdict,
      goal: rules.goals.indexOf(verdict.goal),
      work: sizeOfTest(test, rules.board),
      test,
      check: checks.of(test, verdict.player),
      rank,
      isLine: test.kind === 'relative',
      needsStuck: needsStuck(test),
    }));
    this.#others = this.#entries.filter(({ isLine }) => !isLine);
    this.#early = this.#others.filter((entry) => !entry.needsStuck);
    this.#lines = new LineIndex(rules, classes);
    this.#firstLine = this.#entries.find(({ isLine }) => isLine)?.goal ?? -1;
    for (const { verdict, test, rank } of this.#entries) {
      if (test.kind === 'relative') this.#lines.add(test, verdict.player, rank);
    }
  }

  /** First goal that has been achieved. */
  verdict(moment: Moment): Verdict | undefined {
    const { isStuck } = moment;
    if (moment.isFresh) return this.#freshVerdict(moment);
    const { cell, log, logged } = moment.board;
    const { loggedBefore } = moment;
    let line = NO_RANK;
    if (logged - loggedBefore > LARGE_TURN * LOG_WORDS) line = this.#rankOfLargeTurn(moment);
    else if (!this.#lines.isEmpty) {
      // A line that was not full before the turn must contain one of its changes.
      for (let at = loggedBefore; at < logged; at += LOG_WORDS) {
        const place = int32At(log, at);
        if (place < 0) continue;
        const rank = this.#lines.rankAt(place, int32At(cell, place), moment.board);
        if (rank < line) line = rank;
      }
    }
    const others = isStuck ? this.#others : this.#early;
    if (others.length === 0 && line === NO_RANK) return undefined;
    return this.#firstOf(others, line, moment);
  }

  /** First goal achieved in a position that was not reached by a turn. */
  #freshVerdict(moment: Moment): Verdict | undefined {
    const { isStuck } = moment;
    const possible = this.#entries.filter((entry) => isStuck || !entry.needsStuck);
    return this.#firstOf(possible, NO_RANK, moment);
  }

  /** First goal achieved among some entries and a full line. */
  #firstOf(others: readonly Entry[], line: number, moment: Moment): Verdict | undefined {
    for (const entry of others) {
      if (entry.rank > line) break;
      if (this.#holds(entry, moment)) return entry.verdict;
    }
    return line === NO_RANK ? undefined : assertDefined(this.#entries[line]).verdict;
  }

  #holds({ goal, work, check }: Entry, moment: Moment): boolean {
    if (work <= SMALL_GOAL) return check(moment);
    const { budget } = moment;
    if (budget.isSpent) return false;
    budget.about = ~goal;
    budget.left -= work;
    return check(moment);
  }

  /** First full line after a turn that changed many positions. */
  #rankOfLargeTurn({ board, loggedBefore, budget }: Moment): number {
    const { cell, log, logged } = board;
    budget.about = ~this.#firstLine;
    let first = NO_RANK;
    for (let at = loggedBefore; at < logged; at += LOG_WORDS) {
      const place = int32At(log, at);
      if (place < 0) continue;
      budget.left -= this.#lines.workAt(place, int32At(cell, place));
      if (budget.isSpent) return NO_RANK;
      const rank = this.#lines.rankAt(place, int32At(cell, place), board);
      if (rank < first) first = rank;
    }
    return first;
  }
}
