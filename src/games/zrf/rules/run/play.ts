import { assertDefined, largest } from '#core';
import type { Problem } from '#core';
import { cellOf, EMPTY } from '../compile/cell.ts';
import { Program } from '../compile/program.ts';
import { statementsOf } from '../model/index.ts';
import type { GoalTest, Rules, Statement } from '../model/index.ts';
import { ENDLESS_STOCK } from './board.ts';
import { UNTIMED } from './budget.ts';
import type { Allowance } from './budget.ts';
import type { Faults } from './faults.ts';
import { Machine } from './machine.ts';
import type { Conclusion } from './machine.ts';
import { Goals } from './goals.ts';
import { listOf } from './words.ts';
import { rolesOf } from '../roles/roles.ts';
import type { Roles } from '../roles/roles.ts';
import type { ZrfAction } from '../state/action.ts';
import type { Ending, EndingReason, Seen, ZrfState } from '../state/state.ts';

/** A game that was not decided after this many steps ends without a winner. */
export const MAX_STEPS = 20_000;

/** Steps that the shared machine goes on for before it is set up again. */
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

/** One variant of a rules file, compiled: its states as plain data, and a machine to play them. */
export class Play {
  readonly rules: Rules;
  readonly program: Program;
  /** The players who take turns, in the order of the file; seats are counted through these. */
  readonly seats: readonly number[];
  /** Where pieces come back or arrive no longer, positions before a capture cannot occur again. */
  readonly #onlyShrinks: boolean;
  readonly #remembers: boolean;
  readonly #allowance: Allowance;
  #goals: Goals | undefined;
  #machine: Machine | undefined;
  #roles: Roles | undefined;
  /** The states that the shared machine went through, by how many steps it had made then. */
  #line: ZrfState[] = [];
  /** Steps of states that would take long to list again. */
  readonly #lists = new WeakMap<ZrfState, readonly ZrfAction[]>();

  /** Moves that take longer than they are allowed to end the game. */
  constructor(rules: Rules, allowance = UNTIMED) {
    this.rules = rules;
    this.#allowance = allowance;
    this.program = new Program(rules);
    this.seats = [...rules.players.keys()].filter(
      (player) => rules.players[player]?.kind === 'decides',
    );
    this.#onlyShrinks = !canGrow(rules);
    this.#remembers = rules.players.length > 1;
  }

  /** Whether no dice decide. */
  get hasNoChance(): boolean {
    return this.rules.players.every(({ kind }) => kind !== 'random');
  }

  /** What pieces are there for; worked out when it is first asked for. */
  get roles(): Roles {
    return (this.#roles ??= rolesOf(this.rules));
  }

  start(variant: string): ZrfState {
    return this.opening(this.laidOut(variant));
  }

  /** The pieces of a variant as they are set up, for pictures: moves and goals are not looked at. */
  laidOut(variant: string): ZrfState {
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
      seen: undefined,
      ending: undefined,
    };
  }

  /** A position as the first of a game: it has occurred once, and may be over already. */
  opening(state: ZrfState): ZrfState {
    const machine = this.load(state);
    const seen = this.#remembers
      ? { high: machine.hashHigh(), low: machine.hashLow(), before: undefined }
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
      setUp(this.#machine, state);
      this.#line = [state];
      const actions = this.#lists.get(state);
      if (actions !== undefined) this.#machine.adopt(actions);
    } else if (depth < this.#machine.depth) {
      this.#machine.rewind(depth);
      this.#line.length = depth + 1;
    }
    return this.#machine;
  }

  /** What is known of the goals serves all machines. */
  #newMachine(faults?: Faults): Machine {
    this.#goals ??= new Goals(this.program);
    return new Machine(this.program, this.#allowance, this.#goals, faults);
  }

  /** Takes the steps of a state as they were listed before, be it elsewhere. */
  adopt(state: ZrfState, actions: readonly ZrfAction[]): void {
    this.#lists.set(state, actions);
  }

  /** Why games ended whose next move would take too long to work out; nothing where none did. */
  costly(): readonly Problem[] {
    return this.#machine?.faults.costly(this.rules) ?? [];
  }

  /** Notes what took too long in another thread. */
  noteCosts(costs: readonly number[]): void {
    this.#machine ??= this.#newMachine();
    for (const about of costs) this.#machine.faults.noteCost(about);
  }

  /** What took too long, for `noteCosts` of another thread. */
  get costs(): readonly number[] {
    return this.#machine?.faults.costs ?? [];
  }

  /** A machine of one's own, set to a state. */
  machineOf(state: ZrfState): Machine {
    const machine = this.#newMachine();
    setUp(machine, state);
    return machine;
  }

  /** Plays a step that the shared machine lists in this state. */
  after(state: ZrfState, step: number): ZrfState {
    const machine = this.load(state);
    machine.make(step);
    return this.#arrive(machine, state);
  }

  /** Likewise, unless that takes longer than so many milliseconds: then nothing has come of it. */
  tryAfter(state: ZrfState, step: number, patience: number): ZrfState | undefined {
    const machine = this.load(state);
    if (machine.tries(step, patience)) return this.#arrive(machine, state);
    this.#machine = this.#newMachine(machine.faults);
    this.#line = [];
    return undefined;
  }

  #arrive(machine: Machine, before: ZrfState): ZrfState {
    const next = this.#save(machine, before, pieceCount(before));
    // The shared machine has continued the game: whoever goes on from here, or from a state on the
    // way, need not set it up, until what it keeps for taking steps back has grown long.
    if (machine.depth < MAX_DEPTH) this.#line.push(next);
    else this.#line = [];
    return next;
  }

  #save(machine: Machine, before: ZrfState, pieces: number): ZrfState {
    const { board, turn, chainAt, chainType, lastFrom, lastTo, passes } = machine;
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
      seen: before.seen,
      ending: undefined as Ending | undefined,
    };
    if (conclusion !== undefined) state.ending = this.endingOf(machine, conclusion);
    else if (made >= MAX_STEPS) state.ending = this.#even('limit');
    if (chainAt < 0 && this.#remembers) {
      const isNew = this.#onlyShrinks && pieceCount(state) < pieces;
      state.seen = remember(machine, isNew ? undefined : before.seen);
    }
    return state;
  }

  #even(reason: EndingReason): Ending {
    return { scores: this.seats.map(() => 0), winners: [], reason };
  }

  /** How the game is over, seen from the seats. */
  endingOf(machine: Machine, conclusion: Conclusion): Ending {
    if (conclusion === 'stuck' && this.rules.dialect === 'dagaz') {
      return this.#decided(machine.entry.player, false, 'stuck');
    }
    if (typeof conclusion === 'string') {
      const counts = this.rules.goals.some(({ kind }) => kind === 'count');
      return conclusion === 'passed' && counts ? this.#counted(machine) : this.#even(conclusion);
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

  /** Who has more pieces wins. */
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
    const most = largest(scores);
    const best = [...scores.keys()].filter((seat) => scores[seat] === most);
    return { scores, winners: best.length === scores.length ? [] : best, reason: 'counted' };
  }
}

function remember(machine: Machine, before: Seen | undefined): Seen {
  return { high: machine.hashHigh(), low: machine.hashLow(), before };
}

function pieceCount({ cells, stock }: ZrfState): number {
  const onBoard = cells.reduce((sum, cell) => sum + (cell === EMPTY ? 0 : 1), 0);
  return stock.reduce((sum, count) => sum + count, onBoard);
}

function* positionsOf(seen: Seen | undefined): Generator<Seen> {
  for (let one = seen; one !== undefined; one = one.before) yield one;
}

function setUp(machine: Machine, state: ZrfState): void {
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
  machine.settle(positionsOf(state.seen), state.taken, state.trail);
}

const BRINGS: ReadonlySet<Statement['kind']> = new Set([
  'create',
  'add-copy',
  'add-copy-partial',
] as const);

/** Whether a move can bring a new piece into the game: all pieces, in stock or on the board, counted. */
function canGrow({ pieces }: Rules): boolean {
  const statements = statementsOf(pieces.flatMap(({ moves, drops }) => [...moves, ...drops]));
  return [...statements].some(({ kind }) => BRINGS.has(kind));
}
