import { assertDefined, largest } from '#core';
import type { Problem } from '#core';
import { cellOf, EMPTY } from '../compile/cell.ts';
import { Program } from '../compile/program.ts';
import { statementsOf } from '../model/index.ts';
import type { GoalTest, Rules, Statement, Tuning } from '../model/index.ts';
import { ENDLESS_STOCK } from './board.ts';
import { UNTIMED } from './budget.ts';
import type { Allowance } from './budget.ts';
import type { Faults } from './faults.ts';
import { Machine } from './machine.ts';
import type { Conclusion } from './conclusions.ts';
import { Goals } from './goals.ts';
import { listOf } from './words.ts';
import { rolesOf } from '../roles/roles.ts';
import type { Roles } from '../roles/roles.ts';
import type { ZrfAction } from '../state/action.ts';
import type { Ending, EndingReason, PastPosition, ZrfState } from '../state/state.ts';

/** Number of steps after which an undecided game ends without a winner. */
export const MAX_STEPS = 20_000;

/** Number of steps after which the shared machine is set up again. */
const MAX_DEPTH = 200;

const REASONS: Readonly<Record<GoalTest['kind'], EndingReason>> = {
  and: 'goal',
  or: 'goal',
  not: 'goal',
  absolute: 'place',
  relative: 'line',
  remaining: 'remaining',
  total: 'remaining',
  captured: 'captured',
  checkmated: 'checkmate',
  stalemated: 'stalemate',
  repetition: 'repetition',
};

/** A compiled variant of a rules file: its states as plain data, and a machine for playing them. */
export class Play {
  readonly rules: Rules;
  readonly program: Program;
  /** Players who take turns, in file order. Seats are indexes into this list. */
  readonly seats: readonly number[];
  /** Values of pieces for bots, if they were tuned. */
  readonly tuning: Tuning | undefined;
  /** True if no move adds pieces. Positions before a capture then cannot recur. */
  readonly #onlyShrinks: boolean;
  readonly #tracksRepetition: boolean;
  readonly #allowance: Allowance;
  #goals: Goals | undefined;
  #machine: Machine | undefined;
  #roles: Roles | undefined;
  /** States that the shared machine has passed through, by number of steps. */
  #line: ZrfState[] = [];
  /** Cached steps of states that are slow to list. */
  readonly #lists = new WeakMap<ZrfState, readonly ZrfAction[]>();

  /** Compiles rules. Moves that exceed the allowance end the game. */
  constructor(rules: Rules, allowance = UNTIMED, tuning?: Tuning) {
    this.rules = rules;
    this.tuning = tuning;
    this.#allowance = allowance;
    this.program = new Program(rules);
    this.seats = [...rules.players.keys()].filter(
      (player) => rules.players[player]?.kind === 'decides',
    );
    this.#onlyShrinks = !canGrow(rules);
    this.#tracksRepetition = rules.players.length > 1;
  }

  /** True if the game has no dice. */
  get hasNoChance(): boolean {
    return this.rules.players.every(({ kind }) => kind !== 'random');
  }

  /** Functions of the pieces, computed on demand. */
  get roles(): Roles {
    return (this.#roles ??= rolesOf(this.rules));
  }

  start(variant: string): ZrfState {
    return this.opening(this.initialSetup(variant));
  }

  /** Initial setup of a variant for display, without checking moves or goals. */
  initialSetup(variant: string): ZrfState {
    const { board, setup, pieces, players } = this.rules;
    const cells = new Array<number>(board.positions.length).fill(EMPTY);
    const attributes = new Array<number>(board.positions.length).fill(0);
    for (const { player, type, position } of setup.pieces) {
      cells[position] = cellOf(this.program.classes.cells, type, player);
      attributes[position] = assertDefined(pieces[type]).attributesSet;
    }
    const stock = players.flatMap((_, player) => setup.stock[player] ?? []);
    return {
      variant,
      cells,
      attributes,
      stock: stock.map((count) => Math.min(count, ENDLESS_STOCK)),
      turn: 0,
      chainAt: -1,
      chainType: -1,
      taken: [],
      trail: [],
      lastFrom: -1,
      lastTo: -1,
      made: 0,
      passes: 0,
      quiet: 0,
      held: 0,
      seen: undefined,
      ending: undefined,
    };
  }

  /** A position as the start of a game: it has occurred once and may already be over. */
  opening(state: ZrfState): ZrfState {
    const machine = this.load(state);
    const seen = this.#tracksRepetition
      ? { high: machine.hashHigh(), low: machine.hashLow(), isCheck: false, before: undefined }
      : undefined;
    const opened = { ...state, seen };
    const conclusion = this.load(opened).conclusion();
    return conclusion === undefined
      ? opened
      : { ...opened, ending: this.endingOf(machine, conclusion) };
  }

  /** The shared machine, set to a state. It stays valid until the next call. */
  load(state: ZrfState): Machine {
    this.#machine ??= this.#newMachine();
    const depth = this.#line.lastIndexOf(state);
    if (depth < 0) {
      setUpMachine(this.#machine, state);
      this.#line = [state];
      const actions = this.#lists.get(state);
      if (actions !== undefined) this.#machine.adopt(actions);
    } else if (depth < this.#machine.depth) {
      this.#machine.rewind(depth);
      this.#line.length = depth + 1;
    }
    return this.#machine;
  }

  /** Creates a machine that shares the compiled goals. */
  #newMachine(faults?: Faults): Machine {
    this.#goals ??= new Goals(this.program);
    return new Machine(this.program, this.#allowance, this.#goals, faults);
  }

  /** Caches steps of a state that were listed earlier or in another thread. */
  adopt(state: ZrfState, actions: readonly ZrfAction[]): void {
    this.#lists.set(state, actions);
  }

  /**
   * Reasons for games that ended because the next move was too slow to compute; empty if there were
   * none.
   */
  costly(): readonly Problem[] {
    return this.#machine?.faults.costly(this.rules) ?? [];
  }

  /** Records the causes of slow moves from another thread. */
  noteCosts(costs: readonly number[]): void {
    this.#machine ??= this.#newMachine();
    for (const about of costs) this.#machine.faults.noteCost(about);
  }

  /** Causes of slow moves, to be passed to `noteCosts` in another thread. */
  get costs(): readonly number[] {
    return this.#machine?.faults.costs ?? [];
  }

  /** Separate machine, set to a state. */
  machineOf(state: ZrfState): Machine {
    const machine = this.#newMachine();
    setUpMachine(machine, state);
    return machine;
  }

  /** State after a step listed by the shared machine. */
  after(state: ZrfState, step: number): ZrfState {
    const machine = this.load(state);
    machine.make(step);
    return this.#arrive(machine, state);
  }

  /** Like `after`, but undefined if it takes longer than `patience` milliseconds. */
  tryAfter(state: ZrfState, step: number, patience: number): ZrfState | undefined {
    const machine = this.load(state);
    if (machine.attempt(step, patience)) return this.#arrive(machine, state);
    this.#machine = this.#newMachine(machine.faults);
    this.#line = [];
    return undefined;
  }

  #arrive(machine: Machine, before: ZrfState): ZrfState {
    const next = this.#save(machine, before, pieceCount(before));
    // The shared machine has already made the step. Continuing from this state, or from an earlier
    // one of the game, requires no setup until the undo data has grown too long.
    if (machine.depth < MAX_DEPTH) this.#line.push(next);
    else this.#line = [];
    return next;
  }

  #save(machine: Machine, before: ZrfState, pieces: number): ZrfState {
    const { board, turn, chainAt, chainType, lastFrom, lastTo, passes } = machine;
    const { quiet, held } = machine.counts;
    const made = before.made + 1;
    const conclusion = machine.conclusion();
    const state = {
      variant: before.variant,
      cells: listOf(board.cell),
      attributes: listOf(board.attributes),
      stock: listOf(board.stock),
      turn,
      chainAt,
      chainType,
      taken: chainAt < 0 ? [] : machine.capturedInTurn(),
      trail: chainAt < 0 ? [] : machine.trailOfTurn(),
      lastFrom,
      lastTo,
      made,
      passes,
      quiet,
      held,
      seen: before.seen,
      ending: undefined as Ending | undefined,
    };
    if (conclusion !== undefined) state.ending = this.endingOf(machine, conclusion);
    else if (made >= MAX_STEPS) state.ending = this.#even('limit');
    if (chainAt < 0 && this.#tracksRepetition) {
      const isNew = this.#onlyShrinks && pieceCount(state) < pieces;
      state.seen = remember(machine, isNew ? undefined : before.seen);
    }
    return state;
  }

  #even(reason: EndingReason): Ending {
    return { scores: this.seats.map(() => 0), winners: [], reason };
  }

  /** Ending of a game, converted to seats. */
  endingOf(machine: Machine, conclusion: Conclusion): Ending {
    if (conclusion === 'stuck' && this.rules.dialect === 'dagaz') {
      return this.#decided(machine.entry.player, false, 'stuck');
    }
    if (typeof conclusion === 'string') {
      const counts = this.rules.goals.some(({ kind }) => kind === 'count');
      return conclusion === 'passed' && counts ? this.#counted(machine) : this.#even(conclusion);
    }
    if ('reason' in conclusion) {
      const { reason, player, isWin } = conclusion;
      return player < 0 ? this.#even(reason) : this.#decided(player, isWin, reason);
    }
    const { goal, player } = conclusion;
    if (goal.kind === 'draw') return this.#even(REASONS[goal.test.kind]);
    if (goal.kind === 'count') return this.#counted(machine);
    return this.#decided(player, goal.kind === 'win', REASONS[goal.test.kind]);
  }

  #decided(player: number, wins: boolean, reason: EndingReason): Ending {
    const winners = [...this.seats.keys()].filter((seat) => (this.seats[seat] === player) === wins);
    const scores = this.seats.map((_, seat) => (winners.includes(seat) ? 1 : -1));
    return { scores, winners, reason };
  }

  /** The player with more pieces wins. */
  #counted({ board }: Machine): Ending {
    const { includeOffPieces } = this.rules.options;
    const scores = this.seats.map((player) => {
      const types = [...this.rules.pieces.keys()];
      const on = types.map((type) =>
        assertDefined(board.counts[cellOf(board.cells, type, player)]),
      );
      const off = types.map((type) =>
        assertDefined(board.stock[player * board.cells.types + type]),
      );
      const counted = includeOffPieces ? [...on, ...off] : on;
      return counted.reduce((sum, count) => sum + count, 0);
    });
    const maxScore = largest(scores);
    const best = [...scores.keys()].filter((seat) => scores[seat] === maxScore);
    return { scores, winners: best.length === scores.length ? [] : best, reason: 'counted' };
  }
}

function remember(machine: Machine, before: PastPosition | undefined): PastPosition {
  return {
    high: machine.hashHigh(),
    low: machine.hashLow(),
    isCheck: machine.counts.isCheck,
    before,
  };
}

function pieceCount({ cells, stock }: ZrfState): number {
  const onBoard = cells.reduce((sum, cell) => sum + (cell === EMPTY ? 0 : 1), 0);
  return stock.reduce((sum, count) => sum + count, onBoard);
}

/** Positions of a list, oldest first. */
function positionsOf(seen: PastPosition | undefined): PastPosition[] {
  const positions: PastPosition[] = [];
  for (let one = seen; one !== undefined; one = one.before) positions.push(one);
  return positions.reverse();
}

function setUpMachine(machine: Machine, state: ZrfState): void {
  const { board } = machine;
  board.clear();
  for (const [position, cell] of state.cells.entries()) {
    board.set(position, cell, assertDefined(state.attributes[position]));
  }
  for (const [index, count] of state.stock.entries()) board.setStock(index, count);
  machine.turn = state.turn;
  machine.chainAt = state.chainAt;
  machine.chainType = state.chainType;
  machine.lastFrom = state.lastFrom;
  machine.lastTo = state.lastTo;
  machine.passes = state.passes;
  machine.settle({ ...state, seen: positionsOf(state.seen) });
}

const BRINGS: ReadonlySet<Statement['kind']> = new Set([
  'create',
  'add-copy',
  'add-copy-partial',
] as const);

/** True if a move can increase the number of pieces, counting both board and stock. */
function canGrow({ pieces }: Rules): boolean {
  const statements = statementsOf(pieces.flatMap(({ moves, drops }) => [...moves, ...drops]));
  return [...statements].some(({ kind }) => BRINGS.has(kind));
}
