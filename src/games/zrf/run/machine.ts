import { sure } from '../../../core/index.ts';
import { cellOf, EMPTY, typeOf } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { COMPLETE, RECORD } from '../compile/record.ts';
import { PLAY_LIMITS } from '../limits.ts';
import type { TurnEntry } from '../rules/index.ts';
import { Attack } from './attack.ts';
import { ALONE, Blocks } from './blocks.ts';
import { Board } from './board.ts';
import { Comparison } from './comparison.ts';
import { Faults } from './faults.ts';
import { emptyFrame, NOWHERE } from './frame.ts';
import type { Frame } from './frame.ts';
import { Goals } from './goals.ts';
import type { Moment, Verdict } from './goals.ts';
import { makeKeys, mixed } from './keys.ts';
import type { Keys } from './keys.ts';
import { Lister } from './lister.ts';
import { Repetitions } from './repetitions.ts';
import { Safety } from './safety.ts';
import type { Situation } from './situation.ts';

/** The step that stands for passing. */
export const PASS = 0;

/** How a game is over: by a goal, or by one of the rules that need no goal. */
export type Conclusion = Verdict | 'stuck' | 'repetition' | 'passed';

/** A position that occurs so often ends the game. */
const REPETITIONS = 3;

/** The steps were not asked for yet. */
const UNLISTED = -1;

/**
 * A game being played: steps are listed, made and taken back in place. A step is a number that means
 * something in the position where it was listed, as long as the moves made there are unmade in turn.
 */
export class Machine implements Situation {
  readonly program: Program;
  readonly board: Board;
  /** Index of the turn order. */
  turn = 0;
  /** Where the piece stands that must go on, or -1, and the move type it goes on with, -1 for any. */
  chainAt = NOWHERE;
  chainType = -1;
  lastFrom = -1;
  lastTo = -1;
  passes = 0;
  readonly faults = new Faults();
  readonly #entries: readonly TurnEntry[];
  readonly #lister: Lister;
  readonly #safety: Safety;
  readonly #goals: Goals;
  /** Undefined where pieces move one by one, as in all games but sliding puzzles. */
  readonly #blocks: Blocks | undefined;
  readonly #repetitions = new Repetitions();
  readonly #turnKeys: Keys;
  readonly #moment: Moment;
  /** Turns in a round: once all of them are passed in succession, the game is over. */
  readonly #round: number;
  /** For each entry of the turn order whether dice decide. */
  readonly #chances: readonly boolean[];
  /** For each filter whether any piece moves by it. */
  readonly #hasMoves: readonly boolean[];
  /** Filters to list by, one after the other until one gives steps. */
  readonly #filters: readonly number[];
  readonly #frames: Frame[] = [];
  /** Where the rules want most captured. */
  readonly #comparison: Comparison | undefined;
  #depth = 0;
  /** Where the list of the present position begins in the lister, and how long it is. */
  #listed = 0;
  #count = UNLISTED;
  #conclusion: Conclusion | undefined;
  #isConcluded = false;
  #loggedBefore = 0;
  #capturedBefore = 0;
  #isFresh = true;
  #occurrences = 1;
  /** Hashes of the boards that turns went through, two words each, and where those of the turn begin. */
  #trail: number[] = [];
  #trailBefore = 0;
  /** False where pieces are only ever added: no position comes twice. */
  readonly #canRepeat: boolean;
  /** Puzzles may be walked through for as long as one likes, and the dagaz dialect knows no such rule. */
  readonly #endsByRepetition: boolean;

  constructor(program: Program) {
    this.program = program;
    const { rules } = program;
    this.board = new Board(rules);
    this.#entries = rules.turnOrder.entries;
    const attack = new Attack(program, this);
    this.#safety = new Safety(program, this.board, attack);
    this.#lister = new Lister(program, this, attack, this.faults);
    this.#goals = new Goals(program);
    this.#blocks =
      rules.options.slidingPuzzle === 'off' ? undefined : new Blocks(rules, this.board);
    this.#round = this.#entries.length - rules.turnOrder.resume;
    this.#canRepeat = program.canRepeat();
    this.#turnKeys = makeKeys(this.#entries.length, 'turns');
    if (rules.options.maximalCaptures !== 'off') this.#comparison = new Comparison(program, this);
    this.#endsByRepetition = rules.dialect === 'zillions' && rules.players.length > 1;
    this.#chances = this.#entries.map(({ player }) => rules.players[player]?.kind === 'random');
    this.#hasMoves = Array.from({ length: program.unlisted + 1 }, (_, filter) =>
      program.hasMoves(filter),
    );
    this.#filters =
      rules.priorities.length === 0 ? [program.all] : [...rules.priorities, program.unlisted];
    this.#moment = {
      board: this.board,
      mover: 0,
      isStuck: false,
      occurrences: 1,
      loggedBefore: 0,
      capturedBefore: 0,
      isFresh: true,
      isAttacked: (player, types) => this.#safety.isAttacked(player, types),
    };
  }

  get entry(): TurnEntry {
    return this.#entries[this.turn] as TurnEntry;
  }

  #isChance(): boolean {
    return this.#chances[this.turn] === true;
  }

  /** Steps made since the position was set up, and not taken back. */
  get depth(): number {
    return this.#depth;
  }

  /** The hash of what decides how the game goes on. */
  hashHigh(): number {
    const chain = this.chainAt === NOWHERE ? 0 : mixed(this.chainAt * 512 + this.chainType + 1);
    return this.board.hashHigh ^ (this.#turnKeys.high[this.turn] as number) ^ chain;
  }

  hashLow(): number {
    const chain = this.chainAt === NOWHERE ? 0 : mixed(~(this.chainAt * 512 + this.chainType + 1));
    return this.board.hashLow ^ (this.#turnKeys.low[this.turn] as number) ^ chain;
  }

  /** How often the present position occurred. */
  get occurrences(): number {
    return this.#occurrences;
  }

  /** The cells captured in the turn that goes on, or in the last one. */
  capturedInTurn(): number[] {
    const { captured, capturedCount } = this.board;
    return [...captured.subarray(this.#capturedBefore, capturedCount)];
  }

  /** The boards that the turn which goes on has been through, as two hash words each. */
  trailOfTurn(): number[] {
    return this.#trail.slice(this.#trailBefore);
  }

  /** To be called once all of a position is set up through `board` and the fields. */
  settle(
    seen: Iterable<{ readonly high: number; readonly low: number }>,
    taken: readonly number[],
    trail: readonly number[],
  ): void {
    this.board.forget();
    for (const [index, cell] of taken.entries()) this.board.captured[index] = cell;
    this.board.capturedCount = taken.length;
    this.#depth = 0;
    this.#lister.count = 0;
    this.#lister.heapUsed = 0;
    this.#listed = 0;
    this.#loggedBefore = 0;
    this.#capturedBefore = 0;
    this.#isFresh = true;
    this.#trail = [...trail];
    this.#trailBefore = 0;
    this.#repetitions.clear();
    for (const { high, low } of seen) this.#repetitions.add(high, low);
    this.#occurrences = Math.max(1, this.#repetitions.count(this.hashHigh(), this.hashLow()));
    this.#forgetList();
  }

  #forgetList(): void {
    this.#count = UNLISTED;
    this.#conclusion = undefined;
    this.#isConcluded = false;
  }

  /** How the game is over; undefined while it goes on. */
  conclusion(): Conclusion | undefined {
    if (!this.#isConcluded) {
      this.#conclusion = this.#conclude();
      this.#isConcluded = true;
    }
    return this.#conclusion;
  }

  #conclude(): Conclusion | undefined {
    if (this.chainAt !== NOWHERE) return undefined;
    if (this.#depth > 0) {
      const verdict = this.#verdict(false);
      if (verdict !== undefined) return verdict;
      if (this.#endsByRepetition && this.#occurrences >= REPETITIONS) return 'repetition';
      if (this.passes >= this.#round) return this.#verdict(true) ?? 'passed';
    }
    if (this.count() > 0) return undefined;
    return this.#verdict(true) ?? 'stuck';
  }

  #verdict(isStuck: boolean): Verdict | undefined {
    const moment = this.#moment;
    moment.mover = this.entry.player;
    moment.isStuck = isStuck;
    moment.occurrences = this.#occurrences;
    moment.loggedBefore = this.#loggedBefore;
    moment.capturedBefore = this.#capturedBefore;
    moment.isFresh = this.#isFresh;
    return this.#goals.verdict(moment);
  }

  /** How many steps there are; 0 where the player has none, whether or not the game is over by a goal. */
  count(): number {
    if (this.#count === UNLISTED) this.#list();
    return this.#count;
  }

  /** A step of the present position, by its index. */
  step(index: number): number {
    return this.#lister.steps[this.#listed + index] as number;
  }

  /** The words in which a step's record lies; it begins at `recordOf(step)`. */
  wordsOf(step: number): Int32Array {
    return step < 0 ? this.#lister.heap : this.program.records.words;
  }

  recordOf(step: number): number {
    return step < 0 ? ~step : step;
  }

  /** The record of a step as a list of its own. */
  copyOf(step: number): number[] {
    if (step === PASS) return [];
    const words = this.wordsOf(step);
    const record = this.recordOf(step);
    return [...words.subarray(record, record + (words[record + RECORD.size] as number))];
  }

  #list(): void {
    const lister = this.#lister;
    this.#listed = lister.count;
    if (this.chainAt === NOWHERE) this.#listTurn();
    else this.#listChain();
    if (this.#blocks !== undefined) this.#moveBlocks(this.#blocks);
    this.#refuseUnstocked();
    if (this.board.hasRoyals) this.#refuseExposing();
    if (this.#comparison?.isRunning === false) this.#keepMostCapturing(this.#comparison);
    this.#count = lister.count - this.#listed;
    if (this.#mayPass()) {
      lister.add(PASS);
      this.#count += 1;
    }
  }

  /** Makes the listed steps of tiles those of their blocks. */
  #moveBlocks(blocks: Blocks): void {
    const lister = this.#lister;
    const end = lister.count;
    lister.count = this.#listed;
    lister.begin(this.#isChance());
    for (let index = this.#listed; index < end; index += 1) {
      const step = lister.steps[index] as number;
      const moved = blocks.move(this.wordsOf(step), this.recordOf(step));
      if (moved === ALONE) lister.add(step);
      else if (moved !== undefined) lister.put(moved);
    }
  }

  #mayPass(): boolean {
    const { passTurn, passPartial } = this.program.rules.options;
    if (this.chainAt !== NOWHERE) return passPartial && this.#count > 0;
    return passTurn === 'always' || (passTurn === 'forced' && this.#count === 0);
  }

  #listTurn(): void {
    const { moveType, as } = this.entry;
    if (moveType >= 0) {
      this.#listBy(moveType, as);
      return;
    }
    for (const filter of this.#filters) {
      this.#listBy(filter, as);
      if (this.#lister.count > this.#listed) return;
    }
  }

  /** How many steps a player's pieces could take, whoever is to move and whatever it exposes. */
  countFree(player: number): number {
    const lister = this.#lister;
    const { count, heapUsed } = lister;
    this.#listBy(this.program.all, player);
    const free = lister.count - count;
    lister.count = count;
    lister.heapUsed = heapUsed;
    return free;
  }

  /** All moves and drops of a choice of move types. */
  #listBy(filter: number, player: number): void {
    const { program, board } = this;
    const { types, players } = board.cells;
    this.#lister.begin(this.#isChance());
    if (board.pieceCounts[player] !== 0 && this.#hasMoves[filter] === true) {
      this.#lister.runMoves(player, filter);
    }
    for (let type = 0; type < types; type += 1) {
      if ((board.stock[player * types + type] as number) === 0) continue;
      if (program.hasDrops(type, filter)) {
        this.#lister.runDrops(1 + type * players + player, filter);
      }
    }
  }

  #listChain(): void {
    const { program, board } = this;
    const piece = board.cell[this.chainAt] as number;
    this.#lister.begin(this.#isChance());
    if (piece === EMPTY) return;
    const filter = this.chainType < 0 ? program.all : this.chainType;
    const cell = cellOf(board.cells, typeOf(board.cells, piece), this.entry.as);
    const entry = program.entry('moves', filter, cell, this.chainAt);
    if (entry > 0) this.#lister.run(entry);
    this.#keep((next) => !this.#returns(next));
  }

  /**
   * Whether a step that must be followed by others brings back a board which the turn has been
   * through: such turns would have no end. Only bare movements can.
   */
  #returns(step: number): boolean {
    const words = this.wordsOf(step);
    const record = this.recordOf(step);
    const movers = words[record + RECORD.movers] as number;
    const isBare = words[record + RECORD.size] === RECORD.first + movers * 2;
    if (words[record + RECORD.next] === COMPLETE || !isBare) return false;
    const { board, lastFrom, lastTo } = this;
    const { logged, capturedCount } = board;
    this.#play(step);
    const trail = this.#trail;
    let isKnown = false;
    for (let at = this.#trailBefore; at < trail.length && !isKnown; at += 2) {
      isKnown = trail[at] === board.hashHigh && trail[at + 1] === board.hashLow;
    }
    board.undo(logged, capturedCount);
    this.lastFrom = lastFrom;
    this.lastTo = lastTo;
    return isKnown;
  }

  /** Keeps the listed steps that a test lets pass. */
  #keep(passes: (step: number) => boolean): void {
    const lister = this.#lister;
    let kept = this.#listed;
    const end = lister.count;
    for (let index = this.#listed; index < end; index += 1) {
      const step = lister.steps[index] as number;
      if (!passes(step)) continue;
      lister.steps[kept] = step;
      kept += 1;
    }
    lister.count = kept;
  }

  /** Where promotion draws from the stock, only what is there can be had. */
  #refuseUnstocked(): void {
    if (!this.program.rules.options.recyclePromotions) return;
    const { types } = this.board.cells;
    const stock = (type: number) => this.board.stock[this.entry.as * types + type] as number;
    this.#keep((step) => {
      const becomes = this.wordsOf(step)[this.recordOf(step) + RECORD.becomes] as number;
      return becomes < 0 || stock(becomes) > 0;
    });
  }

  #refuseExposing(): void {
    const player = this.entry.as;
    const royals = this.board.royals[player] as number[];
    if (royals.length === 0) return;
    const steps = this.#lister.count - this.#listed;
    if (steps * royals.length * this.board.cell.length > PLAY_LIMITS.safety) {
      this.faults.note('safety');
      return;
    }
    const safe =
      royals.length === 1 ? this.#safety.safeSteps(player, royals[0] as number) : undefined;
    this.#keep((step) => safe?.(step) === true || !this.#exposes(step, player));
  }

  #exposes(step: number, player: number): boolean {
    const { board, lastFrom, lastTo } = this;
    const { logged, capturedCount } = board;
    this.#play(step);
    const isExposed = this.#safety.isAnyRoyalHit(player);
    board.undo(logged, capturedCount);
    this.lastFrom = lastFrom;
    this.lastTo = lastTo;
    return isExposed;
  }

  /** Plays a step on the board, and remembers where it began and ended. */
  #play(step: number): void {
    const words = this.wordsOf(step);
    const record = this.recordOf(step);
    this.board.play(words, record);
    const from = words[record + RECORD.first] as number;
    const to = words[record + RECORD.first + 1] as number;
    this.lastFrom = from < 0 ? to : from;
    this.lastTo = to;
  }

  /** Looks to the end of every chain, and keeps the steps whose chain can capture most. */
  #keepMostCapturing(comparison: Comparison): void {
    this.#count = this.#lister.count - this.#listed;
    if (this.#count < 2) return;
    const yields = comparison.yields();
    if (yields === undefined) {
      this.faults.note('lookahead');
      return;
    }
    const most = yields.reduce((best, one) => Math.max(best, one));
    let index = -1;
    this.#keep(() => {
      index += 1;
      return yields[index] === most;
    });
  }

  /** Plays a step of the present position. */
  make(step: number): void {
    const frame = this.#push();
    const isInTurn = this.chainAt !== NOWHERE;
    if (!isInTurn) {
      this.#loggedBefore = this.board.logged;
      this.#capturedBefore = this.board.capturedCount;
      this.#trailBefore = this.#trail.length;
    }
    if (step === PASS) {
      this.passes = isInTurn ? 0 : this.passes + 1;
      this.#endTurn(frame);
      return;
    }
    const next = this.wordsOf(step)[this.recordOf(step) + RECORD.next] as number;
    if (next !== COMPLETE) this.#trail.push(this.board.hashHigh, this.board.hashLow);
    this.#play(step);
    this.passes = 0;
    if (next === COMPLETE || !this.#goesOn(next)) this.#endTurn(frame);
  }

  /** Whether the piece that moved can go on; the list of its steps is kept if so. */
  #goesOn(next: number): boolean {
    if (this.#trail.length - this.#trailBefore > PLAY_LIMITS.chain * 2) {
      this.faults.note('chain');
      return false;
    }
    this.chainAt = this.lastTo;
    this.chainType = next;
    this.#forgetList();
    return this.count() > 0;
  }

  #endTurn(frame: Frame): void {
    this.chainAt = NOWHERE;
    this.chainType = -1;
    const { entries, resume } = this.program.rules.turnOrder;
    this.turn = this.turn + 1 === entries.length ? resume : this.turn + 1;
    this.#lister.count = frame.listed + Math.max(0, frame.count);
    this.#listed = this.#lister.count;
    this.#forgetList();
    if (!this.#canRepeat) return;
    frame.countsPosition = true;
    this.#occurrences = this.#repetitions.add(this.hashHigh(), this.hashLow());
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
    frame.logged = this.board.logged;
    frame.captured = this.board.capturedCount;
    frame.loggedBefore = this.#loggedBefore;
    frame.capturedBefore = this.#capturedBefore;
    frame.isFresh = this.#isFresh;
    frame.heapUsed = this.#lister.heapUsed;
    frame.listed = this.#listed;
    frame.count = this.#count;
    frame.trailed = this.#trail.length;
    frame.trailBefore = this.#trailBefore;
    frame.countsPosition = false;
    this.#isFresh = this.#isFresh && this.chainAt !== NOWHERE;
    return frame;
  }

  /** Takes back the last step made. */
  unmake(): void {
    const frame = sure(this.#frames[this.#depth - 1]);
    if (frame.countsPosition) this.#repetitions.remove(this.hashHigh(), this.hashLow());
    this.#depth -= 1;
    this.turn = frame.turn;
    this.chainAt = frame.chainAt;
    this.chainType = frame.chainType;
    this.lastFrom = frame.lastFrom;
    this.lastTo = frame.lastTo;
    this.passes = frame.passes;
    this.board.undo(frame.logged, frame.captured);
    this.#loggedBefore = frame.loggedBefore;
    this.#capturedBefore = frame.capturedBefore;
    this.#isFresh = frame.isFresh;
    if (this.#trail.length !== frame.trailed) this.#trail.length = frame.trailed;
    this.#trailBefore = frame.trailBefore;
    this.#lister.heapUsed = frame.heapUsed;
    this.#listed = frame.listed;
    this.#count = frame.count;
    this.#lister.count = frame.listed + Math.max(0, frame.count);
    this.#isConcluded = true;
    this.#conclusion = undefined;
    this.#occurrences = 1;
  }
}
