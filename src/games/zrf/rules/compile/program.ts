import { int32At, assertDefined } from '#core';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { statementsOf } from '../model/index.ts';
import type { Block, GoalTest, Rules, Statement } from '../model/index.ts';
import { ownerOf, typeOf } from './cell.ts';
import { Classes } from './classes.ts';
import { Code, OP } from './code.ts';
import { Questions } from './questions.ts';
import type { AttackQuestion } from './questions.ts';
import { Records } from './record.ts';
import { Leads } from './leads.ts';
import type { Run } from './run.ts';
import { makeTape } from './tape.ts';
import type { Tape } from './tape.ts';
import { makeWays } from './topology.ts';
import type { Ways } from './topology.ts';
import { specialise } from './specialise.ts';
import type { SpecialiseOptions } from './specialise.ts';
import { makeWalkCode } from './walk-code.ts';
import type { AttackTest, WalkCode } from './walk-code.ts';

/** Table entry of a block that has not been specialised. */
export const UNKNOWN = -1;

export const PARTS = ['moves', 'drops'] as const;
/** The two block lists of a piece. */
export type MovePart = (typeof PARTS)[number];

/** Blocks of a piece type that a move-type filter selects. */
class Selection {
  readonly blocks: readonly Block[];
  readonly manner: SpecialiseOptions = { queuesInPlay: false, isWalked: false };
  /** Walk code by player, created on demand. */
  readonly walkCodes: (WalkCode | undefined)[] = [];
  #tapes: readonly Tape[] | undefined;

  constructor(blocks: readonly Block[]) {
    this.blocks = blocks;
  }

  /** Created on demand: the blocks of some files amount to millions of words. */
  get tapes(): readonly Tape[] {
    return (this.#tapes ??= this.blocks.map(makeTape));
  }

  /** Releases the tapes, which are recreated if needed. */
  forget(): void {
    this.#tapes = undefined;
  }
}

/** Blocks to be walked from a position. */
export interface PlannedWalk {
  readonly code: WalkCode;
  readonly start: number;
}

/** Acts that can remove or change pieces. */
const EFFECTS: ReadonlySet<Statement['kind']> = new Set([
  'capture',
  'cascade',
  'create',
  'change-type',
  'change-owner',
  'flip',
  'set-attribute',
] as const);

function placesOf(test: GoalTest, rules: Rules, player: number): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.flatMap((part) => placesOf(part, rules, player));
  }
  if (test.kind === 'not') return placesOf(test.part, rules, player);
  if (test.kind !== 'absolute') return [];
  return test.places.flatMap((place) =>
    place.kind === 'position'
      ? [place.position]
      : (assertDefined(rules.board.zones[place.zone]).positions[player] ?? []),
  );
}

function goalPositions(rules: Rules, player: number): ReadonlySet<number> {
  const goals = rules.goals.filter(({ players }) => players.includes(player));
  return new Set(goals.flatMap(({ test }) => placesOf(test, rules, player)));
}

/** Types that a statement turns pieces into, by any form of `add` or by `change-type`. */
function becomes(statement: Statement): readonly number[] {
  if ('types' in statement) return statement.types;
  return statement.kind === 'change-type' ? [statement.type] : [];
}

function promotedTypes({ pieces }: Rules): ReadonlySet<number> {
  const types = pieces.flatMap(({ moves }, type) =>
    [...statementsOf(moves)].flatMap(becomes).filter((other) => other !== type),
  );
  return new Set(types);
}

/**
 * Compiled moves of a game. Each block is specialised for a position on first use. A filter selects
 * move types: the index of a type, `all`, or `unlisted` for types without a priority.
 */
export class Program {
  readonly rules: Rules;
  readonly code = new Code();
  readonly classes: Classes;
  readonly records = new Records();
  readonly questions: Questions;
  /** Runs that cannot be specialised. */
  readonly walks: PlannedWalk[] = [];
  readonly all: number;
  readonly unlisted: number;
  readonly positions: number;
  readonly #ways: readonly Ways[];
  readonly #leads: readonly Leads[];
  readonly #goalPositions: readonly ReadonlySet<number>[];
  #acts = 0;
  #promoted: ReadonlySet<number> | undefined;
  readonly #selections: Readonly<Record<MovePart, readonly (readonly Selection[])[]>>;
  readonly #tables: Readonly<Record<MovePart, (Int32Array | undefined)[]>> = {
    moves: [],
    drops: [],
  };

  constructor(rules: Rules) {
    this.rules = rules;
    this.classes = new Classes(rules);
    this.questions = new Questions(rules.board.positions.length, this.classes.cells.count);
    this.all = rules.moveTypes.length;
    this.unlisted = this.all + 1;
    this.positions = rules.board.positions.length;
    this.#ways = makeWays(rules);
    this.#leads = this.#ways.map((ways) => new Leads(ways, this.positions));
    this.#goalPositions = rules.players.map((_, player) => goalPositions(rules, player));
    this.#selections = { moves: this.#select('moves'), drops: this.#select('drops') };
  }

  #select(part: MovePart): Selection[][] {
    const { moveTypes, pieces } = this.rules;
    const filters = Array.from({ length: moveTypes.length + 2 }, (_, filter) => filter);
    return pieces.map((piece) =>
      filters.map(
        (filter) => new Selection(piece[part].filter((block) => this.#takes(filter, block))),
      ),
    );
  }

  #takes(filter: number, { moveType }: Block): boolean {
    if (filter === this.all) return true;
    if (filter === this.unlisted) return !this.rules.priorities.includes(moveType);
    return filter === moveType;
  }

  /** True if pieces of another type can become this one. */
  isPromoted(type: number): boolean {
    this.#promoted ??= promotedTypes(this.rules);
    return this.#promoted.has(type);
  }

  /** True if any piece has move blocks. */
  hasMoves(filter: number): boolean {
    return this.#selections.moves.some(
      (selections) => assertDefined(selections[filter]).blocks.length > 0,
    );
  }

  /** True if a position can recur: false when play consists only of drops without effects. */
  canRepeat(): boolean {
    const { passTurn } = this.rules.options;
    return passTurn !== 'never' || this.hasMoves(this.all) || !this.#onlyDrops();
  }

  #onlyDrops(): boolean {
    const drops = statementsOf(this.rules.pieces.flatMap((piece) => piece.drops));
    const hasEffects = [...drops].some(({ kind }) => EFFECTS.has(kind));
    const onto = this.rules.options.recycleCaptures;
    return !hasEffects && !onto;
  }

  hasDrops(type: number, filter: number): boolean {
    return this.#selection('drops', type, filter).blocks.length > 0;
  }

  #selection(part: MovePart, type: number, filter: number): Selection {
    return assertDefined(assertDefined(this.#selections[part][type])[filter]);
  }

  /**
   * Code offsets of all pieces' blocks, indexed by `(cell - 1) * positions + position`. 0 means no
   * blocks; UNKNOWN means that `specialise` has not run.
   */
  table(part: MovePart, filter: number): Int32Array {
    const cached = this.#tables[part][filter];
    if (cached !== undefined) return cached;
    const { players, types } = this.classes.cells;
    const table = new Int32Array(players * types * this.positions);
    for (let type = 0; type < types; type += 1) {
      const isEmpty = this.#selection(part, type, filter).blocks.length === 0;
      const begin = type * players * this.positions;
      if (!isEmpty) table.fill(UNKNOWN, begin, begin + players * this.positions);
    }
    this.#tables[part][filter] = table;
    return table;
  }

  /** Code offset of a piece's moves or drops. */
  entry(part: MovePart, filter: number, cell: number, position: number): number {
    const table = this.table(part, filter);
    const cached = int32At(table, (cell - 1) * this.positions + position);
    return cached === UNKNOWN ? this.specialise(part, filter, cell, position) : cached;
  }

  /** Specialises a piece's moves or drops and stores their code offset. */
  specialise(part: MovePart, filter: number, cell: number, start: number): number {
    const entry =
      this.#unfold(part, filter, cell, start) ??
      this.code.append([OP.walk, this.#planWalk(part, filter, cell, start)]);
    this.table(part, filter)[(cell - 1) * this.positions + start] = entry;
    return entry;
  }

  /** Number of acts performed while specialising. */
  get acts(): number {
    return this.#acts;
  }

  /** Adds to the number of acts performed. */
  spend(acts: number): void {
    this.#acts += acts;
  }

  #unfold(part: MovePart, filter: number, cell: number, start: number): number | undefined {
    const { manner } = this.#selectionOf(part, filter, cell);
    if (this.isFull || manner.isWalked) return undefined;
    const run = this.#runOf(part, filter, cell, start);
    return specialise(run, this.code, manner, (acts) => this.spend(acts));
  }

  #selectionOf(part: MovePart, filter: number, cell: number): Selection {
    return this.#selection(part, typeOf(this.classes.cells, cell), filter);
  }

  #runOf(part: MovePart, filter: number, cell: number, start: number): Run {
    const { rules, classes, records, questions } = this;
    const [player, type] = [ownerOf(classes.cells, cell), typeOf(classes.cells, cell)];
    const { tapes } = this.#selection(part, type, filter);
    const ways = assertDefined(this.#ways[player]);
    const positions = assertDefined(this.#goalPositions[player]);
    const shared = { rules, classes, records, questions, ways, goalPositions: positions };
    return { ...shared, tapes, player, type, start, isDrop: part === 'drops' };
  }

  /** True once the code is large enough that further blocks are walked instead. */
  get isFull(): boolean {
    const { code, records, specialising, questions } = PLAY_LIMITS;
    const isLarge = this.code.used > code || this.records.used > records;
    return isLarge || this.#acts > specialising || this.questions.list.length > questions;
  }

  #planWalk(part: MovePart, filter: number, cell: number, start: number): number {
    const selection = this.#selectionOf(part, filter, cell);
    const player = ownerOf(this.classes.cells, cell);
    let code = selection.walkCodes[player];
    if (code === undefined) {
      const run = this.#runOf(part, filter, cell, start);
      code = makeWalkCode(run, assertDefined(this.#leads[player]));
      selection.walkCodes[player] = code;
      if (selection.manner.isWalked) selection.forget();
    }
    this.walks.push({ code, start });
    return this.walks.length - 1;
  }

  /** Attack question about a position, for a walk from `start`. */
  questionOf(test: AttackTest, code: WalkCode, start: number, position: number): AttackQuestion {
    const { kind, moveType } = test;
    const { player, cell, drop } = code;
    const asker = kind === 'defended' && drop === 0 ? start : -1;
    return { kind, player, position, moveType, cell, asker };
  }
}
