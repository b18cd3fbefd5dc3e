import { int32At } from '#core';
import { cellOf, EMPTY, typeOf } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { COMPLETE, RECORD } from '../compile/record.ts';
import { ALONE, Blocks } from './blocks.ts';
import type { Budget } from './budget.ts';
import { Comparison } from './comparison.ts';
import { NOWHERE } from './frame.ts';
import type { Frame } from './frame.ts';
import { MoveGenerator } from './move-generator.ts';
import { UNKNOWN_CHECK } from './check-record.ts';
import { RoyalGuard } from './royal-guard.ts';
import { noteLast, Supposition } from './supposition.ts';
import type { Aids, Exposure, TurnContext } from './turn-context.ts';

/** Step that represents a pass. */
export const PASS = 0;

/** Count of a list that has not been computed. */
const UNLISTED = -1;

/** Move type shared by all of a player's repeating turns, or all move types. */
function usualFilter({ rules, all }: Program, player: number): number {
  const { entries, resume } = rules.turnOrder;
  const types = entries
    .slice(resume)
    .flatMap(({ as, moveType }) => (as === player ? moveType : []));
  const [first = -1] = types;
  return first >= 0 && types.every((type) => type === first) ? first : all;
}

/**
 * Legal steps in the current position: steps listed by code, minus those forbidden by other rules.
 * Lists of earlier positions on the line are stored in sequence.
 */
export class LegalMoves {
  readonly #program: Program;
  readonly #context: TurnContext;
  readonly #aids: Aids;
  readonly #generator: MoveGenerator;
  readonly #budget: Budget;
  /** Block movement of sliding puzzles, undefined in other games. */
  readonly #blocks: Blocks | undefined;
  /** Lookahead for rules that require maximal captures. */
  readonly #comparison: Comparison | undefined;
  /** Filters tried in order until one yields steps. */
  readonly #filters: readonly number[];
  /** For each filter, true if any piece moves by it, and the types that it drops. */
  readonly #hasMoves: readonly boolean[];
  readonly #dropped: readonly (readonly number[])[];
  /** Filter of each player's repeating turns. */
  readonly #usual: readonly number[];
  readonly #drawsPromotions: boolean;
  readonly #passTurn: Program['rules']['options']['passTurn'];
  readonly #passPartial: boolean;
  /** False if passing is never allowed. */
  readonly #canPass: boolean;
  /** True if rules other than code affect the legal steps. */
  readonly #isRefined: boolean;
  readonly #guard: RoyalGuard;
  readonly #supposition: Supposition;
  /** Start of the current position's list in the generator, and its length. */
  #listed = 0;
  #count = UNLISTED;
  /** Cached result for `countFree`: steps listed before any was forbidden. */
  #free = UNLISTED;
  /** Cached result for `weighFree`, and its weights. */
  #weights: Int32Array | undefined;
  #weight = 0;
  /** True if the steps listed by code follow `#listed`, before other rules have been applied. */
  #isDrafted = false;
  constructor(program: Program, context: TurnContext, aids: Aids) {
    const { rules } = program;
    const { options, priorities } = rules;
    this.#program = program;
    this.#context = context;
    this.#aids = aids;
    this.#budget = aids.attack.budget;
    this.#guard = new RoyalGuard(context, aids);
    this.#supposition = new Supposition(context);
    this.#generator = new MoveGenerator(program, context, aids.attack, aids.faults);
    if (options.slidingPuzzle !== 'off') {
      this.#blocks = new Blocks(rules, context.board, this.#budget);
    }
    if (options.maximalCaptures !== 'off') {
      this.#comparison = new Comparison(program, context, this.#budget);
    }
    this.#filters = priorities.length === 0 ? [program.all] : [...priorities, program.unlisted];
    const filters = Array.from({ length: program.unlisted + 1 }, (_, filter) => filter);
    this.#hasMoves = filters.map((filter) => program.hasMoves(filter));
    this.#dropped = filters.map((filter) =>
      [...rules.pieces.keys()].filter((type) => program.hasDrops(type, filter)),
    );
    this.#usual = rules.players.map((_, player) => usualFilter(program, player));
    this.#drawsPromotions = options.recyclePromotions;
    this.#passTurn = options.passTurn;
    this.#passPartial = options.passPartial;
    this.#canPass = options.passPartial || options.passTurn !== 'never';
    const hasOptions = this.#blocks !== undefined || this.#comparison !== undefined;
    this.#isRefined = hasOptions || this.#drawsPromotions || context.board.hasRoyals;
  }

  /** True while steps are made to test others instead of play. */
  get isComparing(): boolean {
    return this.#comparison?.isRunning === true || this.#aids.dropMates?.isRunning === true;
  }

  /** True if a royal piece of the player to move is under attack. Valid before any step is made. */
  get isCheck(): boolean {
    if (this.#count === UNLISTED) this.#guard.look();
    return this.#guard.isCheck;
  }

  /** 1 if the player to move was found in check, 0 if not, or UNKNOWN_CHECK. */
  get check(): number {
    return this.#guard.check;
  }

  /** Clears all lists. */
  clear(): void {
    this.#generator.count = 0;
    this.#generator.heapUsed = 0;
    this.#listed = 0;
    this.forget();
  }

  mark(frame: Frame): void {
    frame.heapUsed = this.#generator.heapUsed;
    frame.listed = this.#listed;
    frame.count = this.#count;
    frame.check = this.check;
  }

  rewind(frame: Frame): void {
    this.#generator.heapUsed = frame.heapUsed;
    this.#listed = frame.listed;
    this.#count = frame.count;
    this.#beginDraft(frame.check);
    this.#generator.count = frame.listed + Math.max(0, frame.count);
  }

  /** Moves on to the position after a turn, retaining the previous list. */
  advance({ listed, count }: Frame): void {
    this.#listed = listed + Math.max(0, count);
    this.#generator.count = this.#listed;
    this.forget();
  }

  /** Invalidates the current list, because a piece must continue. */
  forget(): void {
    this.#count = UNLISTED;
    this.#beginDraft(UNKNOWN_CHECK);
  }

  #beginDraft(check: number): void {
    this.#free = UNLISTED;
    this.#isDrafted = false;
    this.#guard.begin(check);
  }

  /** Restores the records of a list computed earlier for this position. */
  adopt(records: readonly (readonly number[])[]): void {
    const generator = this.#generator;
    this.clear();
    generator.begin(true);
    for (const record of records) {
      if (record.length === 0) generator.add(PASS);
      else generator.adopt(record);
    }
    this.#count = records.length;
  }

  /** Number of legal steps. */
  count(): number {
    if (this.#count === UNLISTED) this.#list();
    return this.#count;
  }

  /** Step of the current position by index. */
  step(index: number): number {
    return int32At(this.#generator.steps, this.#listed + index);
  }

  wordsOf(step: number): Int32Array {
    return step < 0 ? this.#generator.heap : this.#program.records.words;
  }

  recordOf(step: number): number {
    return step < 0 ? ~step : step;
  }

  /** Plays a step on the board and stores its start and end. */
  play(step: number): void {
    const words = this.wordsOf(step);
    const record = this.recordOf(step);
    this.#context.board.play(words, record);
    noteLast(this.#context, words, record);
  }

  /**
   * Number of steps that a player's pieces could start a turn with, regardless of the player to
   * move and of royal safety.
   */
  countFree(player: number): number {
    return this.#hasFreeCount(player) ? this.#free : this.#measureFree(player, (_, count) => count);
  }

  /** Like `countFree`, with each step weighted by its piece: `weights` by cell. */
  weighFree(player: number, weights: Int32Array): number {
    if (this.#weights === weights && this.#hasFreeCount(player)) return this.#weight;
    this.#weights = weights;
    if (this.#mayDraft(player)) {
      this.#draft();
      if (this.#hasFreeCount(player)) return this.#weight;
    }
    return this.#measureFree(player, (from, count) => this.#weigh(weights, from, count));
  }

  /** True if the steps of the player, to move without a list, can be listed for later use. */
  #mayDraft(player: number): boolean {
    const { as } = this.#context.entry;
    const isFirst = this.#count === UNLISTED && !this.#isDrafted;
    return isFirst && player === as && this.#context.chainAt === NOWHERE;
  }

  /** Lists the steps of the code, which the other rules may forbid later. */
  #draft(): void {
    this.#listed = this.#generator.count;
    this.#listCode();
    this.#isDrafted = true;
  }

  #hasFreeCount(player: number): boolean {
    return this.#free !== UNLISTED && player === this.#context.entry.as;
  }

  /** Measures the steps of `countFree`, listed temporarily. */
  #measureFree(player: number, measure: (from: number, count: number) => number): number {
    const generator = this.#generator;
    const { count, heapUsed } = generator;
    const progress = this.#budget.setAside();
    this.#listBy(this.#usual[player] as number, player);
    const found = measure(count, generator.count - count);
    generator.count = count;
    generator.heapUsed = heapUsed;
    this.#budget.putBack(progress);
    return found;
  }

  #weigh(weights: Int32Array, from: number, count: number): number {
    const { board } = this.#context;
    const { steps } = this.#generator;
    let weight = 0;
    for (let at = from; at < from + count; at += 1) {
      const step = int32At(steps, at);
      const words = this.wordsOf(step);
      const record = this.recordOf(step);
      const place = int32At(words, record + RECORD.first);
      const cell = place < 0 ? words[record + RECORD.drop] : board.cell[place];
      weight += int32At(weights, cell as number);
    }
    return weight;
  }

  /**
   * Steps forbidden because they leave a royal piece under attack, with the attackers. Clears the
   * lists.
   */
  exposures(): Exposure[] {
    const { board, entry } = this.#context;
    if (!board.hasRoyals) return [];
    this.clear();
    const progress = this.#budget.setAside();
    this.#draft();
    this.#applyOptions();
    const { steps, count } = this.#generator;
    const exposing = Array.from(steps.subarray(0, count)).flatMap((step): Exposure[] => {
      const [words, record] = [this.wordsOf(step), this.recordOf(step)];
      const checks = this.#supposition.afterPlaying(words, record, () =>
        this.#aids.safety.checksOf(entry.as),
      );
      if (checks.length === 0) return [];
      const end = record + int32At(words, record + RECORD.size);
      return [{ record: Array.from(words.subarray(record, end)), checks }];
    });
    this.clear();
    this.#budget.putBack(progress);
    return exposing;
  }

  /** Lists steps by running code. */
  #listCode(): void {
    if (this.#context.chainAt === NOWHERE) this.#listTurn();
    else this.#listChain();
  }

  /** Applies options to listed steps, without regard to the safety of royal pieces. */
  #applyOptions(): void {
    if (this.#blocks !== undefined) this.#moveBlocks(this.#blocks);
    if (this.#drawsPromotions) this.#refuseUnstocked();
  }

  #list(): void {
    const generator = this.#generator;
    if (!this.#isDrafted) this.#draft();
    if (this.#isRefined) this.#refine();
    this.#isDrafted = false;
    if (this.#budget.isSpent) {
      this.#clearList();
      return;
    }
    this.#count = generator.count - this.#listed;
    const { dropMates } = this.#aids;
    if (dropMates?.begin(this.#context.entry.as) === true) {
      this.#keep((step) => !dropMates.isMate(step));
      this.#count = generator.count - this.#listed;
    }
    if (this.#canPass && this.#mayPass()) {
      generator.add(PASS);
      this.#count += 1;
    }
  }

  #refine(): void {
    this.#applyOptions();
    this.#refuseExposing();
    if (this.#comparison?.isRunning === false) this.#keepMaxCaptures(this.#comparison);
  }

  /** Empties a list that took too long, which ends the game. */
  #clearList(): void {
    this.#generator.count = this.#listed;
    this.#count = 0;
  }

  #mayPass(): boolean {
    if (this.#context.chainAt !== NOWHERE) return this.#passPartial && this.#count > 0;
    return this.#passTurn === 'always' || (this.#passTurn === 'forced' && this.#count === 0);
  }

  #listTurn(): void {
    const { moveType, as } = this.#context.entry;
    const filters = moveType >= 0 ? 1 : this.#filters.length;
    const generator = this.#generator;
    for (let index = 0; index < filters; index += 1) {
      const filter = moveType >= 0 ? moveType : (this.#filters[index] as number);
      this.#listBy(filter, as);
      const free = generator.count - this.#listed;
      if (filter === this.#usual[as]) this.#noteFree(free);
      if (free > 0) return;
    }
  }

  #noteFree(free: number): void {
    this.#free = free;
    if (this.#weights !== undefined) this.#weight = this.#weigh(this.#weights, this.#listed, free);
  }

  /** Lists all moves and drops of a filter. */
  #listBy(filter: number, player: number): void {
    const { board } = this.#context;
    const { types, players } = board.cells;
    const generator = this.#generator;
    generator.begin(this.#context.isChance());
    if (this.#hasMoves[filter] === true && board.pieceCounts[player] !== 0) {
      generator.runMoves(player, filter);
    }
    const dropped = this.#dropped[filter] as readonly number[];
    for (let index = 0; index < dropped.length; index += 1) {
      const type = dropped[index] as number;
      if (int32At(board.stock, player * types + type) === 0) continue;
      if (index > 0 && generator.isFull) return;
      generator.runDrops(1 + type * players + player, filter);
    }
  }

  #listChain(): void {
    const { board, chainAt, chainType, entry } = this.#context;
    const program = this.#program;
    const piece = int32At(board.cell, chainAt);
    this.#generator.begin(this.#context.isChance());
    if (piece === EMPTY) return;
    const filter = chainType < 0 ? program.all : chainType;
    const cell = cellOf(board.cells, typeOf(board.cells, piece), entry.as);
    const code = program.entry('moves', filter, cell, chainAt);
    if (code > 0) this.#generator.run(code);
    this.#keep((next) => !this.#repeatsBoard(next));
  }

  /** Removes the listed steps that fail a test. */
  #keep(passes: (step: number) => boolean): void {
    const generator = this.#generator;
    let keptCount = this.#listed;
    const end = generator.count;
    for (let index = this.#listed; index < end; index += 1) {
      const step = int32At(generator.steps, index);
      if (!passes(step)) continue;
      generator.steps[keptCount] = step;
      keptCount += 1;
    }
    generator.count = keptCount;
  }

  /**
   * True for a partial step that restores an earlier board of the turn, which would allow endless
   * turns. Only bare movements can do this.
   */
  #repeatsBoard(step: number): boolean {
    const words = this.wordsOf(step);
    const record = this.recordOf(step);
    const movers = int32At(words, record + RECORD.movers);
    const isBare = words[record + RECORD.size] === RECORD.first + movers * 2;
    if (words[record + RECORD.next] === COMPLETE || !isBare) return false;
    const { board } = this.#context;
    const { trail } = this.#aids;
    const isKnown = () => trail.has(board.hashHigh, board.hashLow);
    return this.#supposition.afterPlaying(words, record, isKnown);
  }

  /** Extends the listed steps of tiles to their blocks. */
  #moveBlocks(blocks: Blocks): void {
    const generator = this.#generator;
    const end = generator.count;
    generator.count = this.#listed;
    generator.begin(this.#context.isChance());
    blocks.begin(this.#context.isChance());
    for (let index = this.#listed; index < end; index += 1) {
      if (this.#budget.isSpent) return;
      const step = int32At(generator.steps, index);
      const moved = blocks.move(this.wordsOf(step), this.recordOf(step));
      if (moved === ALONE) generator.add(step);
      else if (moved !== undefined) generator.put(moved);
    }
  }

  /** Removes promotions to pieces that are not in stock, if promotion draws from it. */
  #refuseUnstocked(): void {
    const { board, entry } = this.#context;
    const first = entry.as * board.cells.types;
    this.#keep((step) => {
      const becomes = int32At(this.wordsOf(step), this.recordOf(step) + RECORD.becomes);
      return becomes < 0 || int32At(board.stock, first + becomes) > 0;
    });
  }

  #refuseExposing(): void {
    const guard = this.#guard;
    if (!guard.mayTest(this.#generator.count - this.#listed)) return;
    this.#keep((step) => !guard.isExposedBy(this.wordsOf(step), this.recordOf(step)));
  }

  /** Follows every chain to its end and retains the steps that lead to the most captures. */
  #keepMaxCaptures(comparison: Comparison): void {
    this.#count = this.#generator.count - this.#listed;
    if (this.#count < 2) return;
    const yields = comparison.yields();
    if (yields === undefined) {
      this.#aids.faults.note('lookahead');
      return;
    }
    const maxYield = yields.reduce((best, one) => Math.max(best, one));
    let index = -1;
    this.#keep(() => {
      index += 1;
      return yields[index] === maxYield;
    });
  }
}
