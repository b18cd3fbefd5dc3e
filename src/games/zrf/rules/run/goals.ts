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

/** How a game ends: by a goal of the file, for the player it was tested for. */
export interface Verdict {
  readonly goal: Goal;
  readonly player: number;
}

/** What is known about the moment at which goals are tested. */
export interface Moment {
  readonly board: Board;
  /** The player to move. */
  mover: number;
  /** True where the mover has no move. */
  isStuck: boolean;
  /** How often the position occurred. */
  occurrences: number;
  /** The changes and captures of the turn: indexes of the board's log and list. */
  loggedBefore: number;
  capturedBefore: number;
  /** True where lines may be full that no change of the turn touched. */
  isFresh: boolean;
  /** Whether a piece of one of these types of the player is attacked. */
  isAttacked(player: number, types: readonly number[]): boolean;
  /** What the test may cost. */
  readonly budget: Budget;
}

type Check = (moment: Moment) => boolean;

const REPETITIONS = 3;

/** What a move that changes fewer positions has to look at for lines is not worth counting. */
const LARGE = 64;
/** Nor is a goal that looks at no more places. */
const SMALL = 8;

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
        return ({ occurrences }) => occurrences >= REPETITIONS;
    }
  }

  #positionsOf(place: GoalPlace, player: number): readonly number[] {
    if (place.kind === 'position') return [place.position];
    return assertDefined(this.#rules.board.zones[place.zone]).positions[player] ?? [];
  }

  /** Every place must be held; of a zone, any position. In the dagaz dialect any place will do. */
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
    // Most of the time the index of lines answers: set-up positions and goals of several parts ask here.
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
  /** How much the check looks at, at most. */
  readonly work: number;
  readonly test: GoalTest;
  readonly check: Check;
  /** Index among all entries, in the order in which they are tested. */
  readonly rank: number;
  /** True where the goal is a line and nothing else: most of the time the index of lines knows it. */
  readonly isLine: boolean;
  /** True where only a player without moves can fulfil it. */
  readonly needsStuck: boolean;
}

function needsStuck(test: GoalTest): boolean {
  if (test.kind === 'and') return test.parts.some(needsStuck);
  if (test.kind === 'or') return test.parts.every(needsStuck);
  return test.kind === 'stalemated' || test.kind === 'checkmated';
}

/** Tests of which one is enough: lines among them are found by what a turn changed. */
function alternativesOf(test: GoalTest): readonly GoalTest[] {
  return test.kind === 'or' ? test.parts.flatMap(alternativesOf) : [test];
}

/** The goals of a game, tested in the order of the file and of the players they list. */
export class Goals {
  readonly #entries: readonly Entry[];
  readonly #others: readonly Entry[];
  /** Those of them that a player with moves can fulfil. */
  readonly #early: readonly Entry[];
  readonly #lines: LineIndex;
  /** Index of the first goal that is a line; -1 where there is none. */
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

  /** The first goal that is fulfilled. */
  verdict(moment: Moment): Verdict | undefined {
    const { isStuck } = moment;
    if (moment.isFresh) return this.#freshVerdict(moment);
    const { cell, log, logged } = moment.board;
    const { loggedBefore } = moment;
    let line = NO_RANK;
    if (logged - loggedBefore > LARGE * LOG_WORDS) line = this.#rankOfLargeTurn(moment);
    else if (!this.#lines.isEmpty) {
      // Lines that were not full before the turn can be full only through what it changed.
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

  /** The first goal that is fulfilled in a position that no turn has led to. */
  #freshVerdict(moment: Moment): Verdict | undefined {
    const { isStuck } = moment;
    const possible = this.#entries.filter((entry) => isStuck || !entry.needsStuck);
    return this.#firstOf(possible, NO_RANK, moment);
  }

  /** The first goal that is fulfilled, of some and of a line that is full. */
  #firstOf(others: readonly Entry[], line: number, moment: Moment): Verdict | undefined {
    for (const entry of others) {
      if (entry.rank > line) break;
      if (this.#holds(entry, moment)) return entry.verdict;
    }
    return line === NO_RANK ? undefined : assertDefined(this.#entries[line]).verdict;
  }

  #holds({ goal, work, check }: Entry, moment: Moment): boolean {
    if (work <= SMALL) return check(moment);
    const { budget } = moment;
    if (budget.isSpent) return false;
    budget.about = ~goal;
    budget.left -= work;
    return check(moment);
  }

  /** The first line that is full after a turn that changed many positions. */
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
