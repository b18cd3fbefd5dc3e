import { int32At } from '#core';
import { ownerOf } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { COMPLETE, RECORD } from '../compile/record.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { TurnEntry } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import { Arbiter } from './arbiter.ts';
import type { TurnCounts } from './arbiter.ts';
import { Attack } from './attack.ts';
import { Board } from './board.ts';
import type { Allowance, Budget, Work } from './budget.ts';
import { CheckTest } from './check-test.ts';
import { Conclusions } from './conclusions.ts';
import type { Conclusion } from './conclusions.ts';
import { LegalMoves, PASS } from './legal-moves.ts';
import type { Exposure, TurnContext } from './turn-context.ts';
import { dropMatesIn } from './drop-mate.ts';
import type { DropMates, RefusedDrop } from './drop-mate.ts';
import { Faults } from './faults.ts';
import { emptyFrame, NOWHERE } from './frame.ts';
import type { Frame } from './frame.ts';
import { Goals } from './goals.ts';
import type { Moment } from './goals.ts';
import { makeKeys, mixed } from './hash-keys.ts';
import type { Keys } from './hash-keys.ts';
import { Repetitions } from './repetitions.ts';
import { Safety } from './safety.ts';
import type { Check } from './safety.ts';
import { Trail } from './trail.ts';
import { listOf } from './words.ts';
import type { PastPosition, ZrfState } from '../state/state.ts';

/** History of a position, as far as it matters for the rest of the game. */
export interface Background extends Pick<ZrfState, 'taken' | 'trail' | 'quiet' | 'held'> {
  /** Positions since the last irreversible change, oldest first. */
  readonly seen: readonly PastPosition[];
}

const NO_BACKGROUND: Background = { seen: [], taken: [], trail: [], quiet: 0, held: 0 };

/** Maximum number of cached actions. */
const MAX_CACHED_ACTIONS = 50_000;
const PASSING: ZrfAction = { record: [] };

/**
 * A game in progress: steps are listed, made and undone in place. A step is a number valid in the
 * position where it was listed, provided that later moves are undone in order.
 */
export class Machine implements TurnContext {
  readonly program: Program;
  readonly board: Board;
  /** Index into the turn order. */
  turn = 0;
  /** Position of the piece that must continue, or -1, and its move type, -1 for any. */
  chainAt = NOWHERE;
  chainType = -1;
  lastFrom = -1;
  lastTo = -1;
  passes = 0;
  readonly faults: Faults;
  readonly #budget: Budget;
  readonly #entries: readonly TurnEntry[];
  readonly #legalMoves: LegalMoves;
  readonly #attack: Attack;
  readonly #safety: Safety;
  readonly #checkTest: CheckTest;
  readonly #arbiter: Arbiter;
  readonly #dropMates: DropMates | undefined;
  readonly #repetitions = new Repetitions();
  readonly #trail = new Trail();
  readonly #turnKeys: Keys;
  /** State for testing goals, including the start of the current turn. */
  readonly #moment: Moment;
  /** Next entry of the turn order, for each entry. */
  readonly #next: readonly number[];
  /** For each entry of the turn order, true if dice decide. */
  readonly #chances: readonly boolean[];
  readonly #frames: Frame[] = [];
  /** Cached actions by record offset. */
  readonly #actions = new Map<number, ZrfAction>();
  #depth = 0;
  /** False if pieces are only added and positions cannot recur. */
  readonly #canRepeat: boolean;
  readonly #conclusions: Conclusions;

  /** Creates a machine for rules. Several machines can share goals and faults. */
  constructor(
    program: Program,
    allowance: Allowance,
    goals = new Goals(program),
    faults = new Faults(),
  ) {
    this.program = program;
    this.faults = faults;
    const { rules } = program;
    const { entries, resume } = rules.turnOrder;
    this.board = new Board(rules);
    this.#entries = entries;
    const attack = new Attack(program, this, allowance);
    this.#attack = attack;
    this.#budget = attack.budget;
    const safety = new Safety(this.board, attack);
    this.#safety = safety;
    this.#checkTest = new CheckTest(this.board, safety);
    this.#dropMates = dropMatesIn(rules, this, { attack, safety });
    const aids = { attack, safety, trail: this.#trail, faults, dropMates: this.#dropMates };
    this.#legalMoves = new LegalMoves(program, this, aids);
    this.#next = entries.map((_, index) => (index + 1 === entries.length ? resume : index + 1));
    this.#arbiter = new Arbiter(rules, this.board, safety);
    this.#canRepeat = program.canRepeat();
    this.#turnKeys = makeKeys(entries.length, 'turns');
    this.#chances = entries.map(({ player }) => rules.players[player]?.kind === 'random');
    this.#moment = {
      board: this.board,
      mover: 0,
      isStuck: false,
      occurrences: 1,
      loggedBefore: 0,
      capturedBefore: 0,
      isFresh: true,
      isAttacked: (player, types) => safety.isAttacked(player, types),
      budget: this.#budget,
    };
    this.#conclusions = new Conclusions(rules, this, {
      moment: this.#moment,
      goals,
      arbiter: this.#arbiter,
      budget: this.#budget,
      faults,
    });
  }

  get entry(): TurnEntry {
    return this.#entries[this.turn] as TurnEntry;
  }

  isChance(): boolean {
    return this.#chances[this.turn] === true;
  }

  /** Work of the most expensive move so far. */
  get mostWork(): Work {
    return this.#budget.most;
  }

  /** Number of steps made since setup and not undone. */
  get depth(): number {
    return this.#depth;
  }

  /** High half of the hash of everything that affects the rest of the game. */
  hashHigh(): number {
    const chain = this.chainAt === NOWHERE ? 0 : mixed(this.chainAt * 512 + this.chainType + 1);
    return this.board.hashHigh ^ int32At(this.#turnKeys.high, this.turn) ^ chain;
  }

  hashLow(): number {
    const chain = this.chainAt === NOWHERE ? 0 : mixed(~(this.chainAt * 512 + this.chainType + 1));
    return this.board.hashLow ^ int32At(this.#turnKeys.low, this.turn) ^ chain;
  }

  /** Halves of the hash for search, which also depends on the turns left before a draw. */
  searchHigh(): number {
    return this.hashHigh() ^ this.#arbiter.searchKey;
  }

  searchLow(): number {
    return this.hashLow() ^ this.#arbiter.searchKey;
  }

  /** Counts of turns, and the last check, for saving. */
  get counts(): TurnCounts {
    this.#arbiter.settleCheck(this.#legalMoves.check, this.entry.as);
    return this.#arbiter.counts;
  }

  /** False if a player has too few pieces to win: see `Arbiter.canWin`. */
  canWin(player: number): boolean {
    return this.#arbiter.canWin(player);
  }

  /** Cells captured in the current turn, or in the last complete one. */
  capturedInTurn(): number[] {
    const { captured, capturedCount } = this.board;
    return [...captured.subarray(this.#moment.capturedBefore, capturedCount)];
  }

  /** Earlier boards of the current turn, as two hash words each. */
  trailOfTurn(): number[] {
    return this.#trail.ofTurn();
  }

  /** Completes the setup of a position through `board` and the fields. */
  settle({ seen, taken, trail, quiet, held } = NO_BACKGROUND): void {
    const moment = this.#moment;
    this.#budget.renew();
    this.board.forget();
    for (const [index, cell] of taken.entries()) this.board.captured[index] = cell;
    this.board.capturedCount = taken.length;
    this.#depth = 0;
    this.#legalMoves.clear();
    moment.loggedBefore = 0;
    moment.capturedBefore = 0;
    moment.isFresh = true;
    this.#trail.reset(trail);
    this.#repetitions.clear();
    for (const { high, low } of seen) this.#repetitions.add(high, low);
    this.#arbiter.begin({ seen, quiet, held }, this.turn, this.chainAt);
    const repetitionCount = this.#repetitions.count(this.hashHigh(), this.hashLow());
    moment.occurrences = Math.max(1, repetitionCount);
    this.#conclusions.reopen();
  }

  /** End of the game; undefined while it continues. */
  conclusion(): Conclusion | undefined {
    return this.#conclusions.find();
  }

  /** False if the game goes on as long as the player has a move: cheaper than `conclusion`. */
  mayBeOver(): boolean {
    return this.#conclusions.mayBeOver();
  }

  /** Number of steps; 0 if the player has none, regardless of goals. */
  count(): number {
    return this.#legalMoves.count();
  }

  /** Step of the current position by index. */
  step(index: number): number {
    return this.#legalMoves.step(index);
  }

  /** Array containing a step's record at the offset `recordOf(step)`. */
  wordsOf(step: number): Int32Array {
    return this.#legalMoves.wordsOf(step);
  }

  recordOf(step: number): number {
    return this.#legalMoves.recordOf(step);
  }

  /** All steps of the current position as actions. */
  actions(): ZrfAction[] {
    return Array.from({ length: this.count() }, (_, index) => this.actionOf(this.step(index)));
  }

  /** A step as an action, cached if its record is interned. */
  actionOf(step: number): ZrfAction {
    if (step === PASS) return PASSING;
    if (step < 0) return { record: this.#copyOf(step) };
    const cached = this.#actions.get(step);
    if (cached !== undefined) return cached;
    if (this.#actions.size === MAX_CACHED_ACTIONS) this.#actions.clear();
    const action = { record: this.#copyOf(step) };
    this.#actions.set(step, action);
    return action;
  }

  #copyOf(step: number): number[] {
    const words = this.wordsOf(step);
    const record = this.recordOf(step);
    return listOf(words, record, record + int32At(words, record + RECORD.size));
  }

  /** Index of the step for an action, or -1. */
  indexOf({ record }: ZrfAction): number {
    const count = this.count();
    for (let index = 0; index < count; index += 1) {
      if (this.#isStep(this.step(index), record)) return index;
    }
    return -1;
  }

  #isStep(step: number, record: readonly number[]): boolean {
    if (step === PASS) return record.length === 0;
    const words = this.wordsOf(step);
    const begin = this.recordOf(step);
    const size = int32At(words, begin + RECORD.size);
    if (size !== record.length) return false;
    let word = 0;
    while (word < size && words[begin + word] === record[word]) word += 1;
    return word === size;
  }

  /**
   * Number of steps that a player's pieces could start a turn with, regardless of the player to
   * move and of royal safety.
   */
  countFree(player: number): number {
    return this.#legalMoves.countFree(player);
  }

  /** Like `countFree`, with each step weighted by its piece: `weights` by cell. */
  weighFree(player: number, weights: Int32Array): number {
    return this.#legalMoves.weighFree(player, weights);
  }

  /** Royal pieces of a player under attack. */
  checksOf(player: number): Check[] {
    const progress = this.#budget.setAside();
    const checks = this.#safety.checksOf(player);
    this.#budget.putBack(progress);
    return checks;
  }

  /**
   * Steps forbidden because they would leave royal pieces under attack. Valid only before any step
   * is made; clears the lists.
   */
  exposures(): Exposure[] {
    return this.#legalMoves.exposures();
  }

  /** Drops left out of the list just computed because they would give mate. */
  get refusedDrops(): readonly RefusedDrop[] {
    return this.#dropMates?.refused ?? [];
  }

  /** Plays a step of the current position. */
  make(step: number): void {
    // Steps made for comparison belong to the budget of the preceding move.
    if (!this.#legalMoves.isComparing) this.#budget.renew();
    this.#arbiter.settleCheck(this.#legalMoves.check, this.entry.as);
    const frame = this.#push();
    const { board } = this;
    const isInTurn = this.chainAt !== NOWHERE;
    if (!isInTurn) this.#beginTurn();
    if (step === PASS) {
      this.passes = isInTurn ? 0 : this.passes + 1;
      this.#endTurn(frame);
      return;
    }
    const words = this.#legalMoves.wordsOf(step);
    const record = step < 0 ? ~step : step;
    const next = int32At(words, record + RECORD.next);
    if (next !== COMPLETE) this.#trail.add(board.hashHigh, board.hashLow);
    board.play(words, record);
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    this.lastFrom = from < 0 ? to : from;
    this.lastTo = to;
    this.passes = 0;
    if (next === COMPLETE || !this.#canContinue(next)) this.#endTurn(frame);
  }

  /**
   * Plays a step and lists what follows; false if that takes longer than `patience`. In that case
   * results may be wrong and the machine must be discarded.
   */
  attempt(step: number, patience: number): boolean {
    return this.#budget.attempt(patience, () => {
      this.make(step);
      this.conclusion();
    });
  }

  /** Ends the turn without a step, although the rules forbid it. */
  pass(): void {
    this.make(PASS);
    this.lastFrom = NOWHERE;
    this.lastTo = NOWHERE;
  }

  /** True if the position has occurred before, and a further repetition ends the game. */
  get isRepeated(): boolean {
    return this.#conclusions.endsByRepetition && this.#moment.occurrences > 1;
  }

  /** True if a royal piece of the player to move is under attack. */
  get isCheck(): boolean {
    return this.#legalMoves.isCheck;
  }

  /** True if the piece moved by a step attacks a royal piece of the opponent. */
  givesCheck(step: number): boolean {
    return this.#checkTest.isGiven(this.entry.as, this.wordsOf(step), this.recordOf(step));
  }

  /** Collects the squares of pieces that could capture a piece on a square; returns their number. */
  findHitters(position: number, cell: number, places: Int32Array): number {
    const player = ownerOf(this.board.cells, cell);
    return this.#attack.findHitters(this.#attack.attackCodeOn(player, position, cell), places);
  }

  /** Restores steps computed earlier for a newly set up position. */
  adopt(actions: readonly ZrfAction[]): void {
    this.#legalMoves.adopt(actions.map(({ record }) => record));
  }

  #beginTurn(): void {
    const moment = this.#moment;
    moment.loggedBefore = this.board.logged;
    moment.capturedBefore = this.board.capturedCount;
    moment.isFresh = false;
    this.#trail.beginTurn();
  }

  /** True if the moved piece can continue; the list of its steps is then retained. */
  #canContinue(next: number): boolean {
    if (this.#trail.length > PLAY_LIMITS.chain) {
      this.faults.note('chain');
      return false;
    }
    this.chainAt = this.lastTo;
    this.chainType = next;
    this.#conclusions.reopen();
    this.#legalMoves.forget();
    return this.count() > 0;
  }

  #endTurn(frame: Frame): void {
    this.#arbiter.countTurn(this.#moment, this.isChance());
    const { player } = this.entry;
    this.chainAt = NOWHERE;
    this.chainType = -1;
    this.turn = this.#next[this.turn] as number;
    this.#legalMoves.advance(frame);
    this.#conclusions.reopen();
    if (!this.#canRepeat) return;
    frame.countsPosition = true;
    frame.countedHigh = this.hashHigh();
    frame.countedLow = this.hashLow();
    this.#moment.occurrences = this.#repetitions.add(frame.countedHigh, frame.countedLow);
    this.#arbiter.recordTurn(frame, player);
  }

  #push(): Frame {
    const frame = this.#frames[this.#depth] ?? emptyFrame();
    this.#frames[this.#depth] = frame;
    this.#depth += 1;
    frame.turn = this.turn;
    frame.chainAt = this.chainAt;
    frame.chainType = this.chainType;
    frame.lastFrom = this.lastFrom;
    frame.lastTo = this.lastTo;
    frame.passes = this.passes;
    frame.countsPosition = false;
    const moment = this.#moment;
    frame.loggedBefore = moment.loggedBefore;
    frame.capturedBefore = moment.capturedBefore;
    frame.isFresh = moment.isFresh;
    this.board.mark(frame);
    this.#arbiter.mark(frame);
    this.#legalMoves.mark(frame);
    this.#trail.mark(frame);
    return frame;
  }

  /** Undoes the last step. */
  unmake(): void {
    this.rewind(this.#depth - 1);
  }

  /** Undoes all steps after the first `depth` in one operation. */
  rewind(depth: number): void {
    if (depth === this.#depth) return;
    if (depth < 0 || depth > this.#depth) {
      throw new RangeError(`rewind(${depth}): expected 0 to ${this.#depth}`);
    }
    const frame = this.#frames[depth] as Frame;
    if (this.#canRepeat) this.#discount(depth);
    this.#depth = depth;
    this.turn = frame.turn;
    this.chainAt = frame.chainAt;
    this.chainType = frame.chainType;
    this.lastFrom = frame.lastFrom;
    this.lastTo = frame.lastTo;
    this.passes = frame.passes;
    const moment = this.#moment;
    moment.loggedBefore = frame.loggedBefore;
    moment.capturedBefore = frame.capturedBefore;
    moment.isFresh = frame.isFresh;
    moment.occurrences = 1;
    this.board.rewind(frame);
    this.#arbiter.rewind(frame);
    this.#legalMoves.rewind(frame);
    this.#trail.rewind(frame);
    // A step was made from here, so the game had not ended.
    this.#conclusions.goOn();
  }

  /** Removes the positions reached after `depth` from the repetition count. */
  #discount(depth: number): void {
    for (let later = this.#depth - 1; later >= depth; later -= 1) {
      const { countsPosition, countedHigh, countedLow } = this.#frames[later] as Frame;
      if (!countsPosition) continue;
      this.#repetitions.remove(countedHigh, countedLow);
      this.#arbiter.forgetCheck();
    }
  }
}
