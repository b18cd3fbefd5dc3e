import { int32At, assertDefined } from '#core';
import type { Filling, Position } from '#core';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import { COMPLETE, EFFECT, EFFECT_WORDS, RECORD, RECORD_KIND } from '../compile/record.ts';
import type { ZrfAction } from '../state/action.ts';
import { fillingOf } from './filling.ts';
import { estimateFor } from './estimate.ts';
import { learningOf } from './learning.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { PASS } from '../run/legal-moves.ts';
import type { Machine } from '../run/machine.ts';
import type { Play } from '../run/play.ts';
import { Exchange } from './exchange.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import { Passing } from './passing.ts';
import type { Ending, ZrfState } from '../state/state.ts';

/** Value of a win. Estimates are always lower. */
const WIN = 15_000;
const MAX_ESTIMATE = 14_000;
/** Granularity of estimates: search should treat small differences as equal. */
const GRAIN = 4;

/** Largest usual value of mobility, as a multiple of the margin. */
const DOUBT = 1;

/** Ordering bonus for capturing a piece that decides the game. */
const ROYAL = 3000;
/** Ordering bonus of any capture, and the weight of the victim over the attacker. */
const CAPTURE_BONUS = 200;
const VICTIM_WEIGHT = 4;

/** A position for search. A move is the index of a step in the position's list. */
export class RulesPosition implements Position<ZrfAction> {
  readonly bound = WIN;
  readonly isHeavy = true;
  readonly #play: Play;
  readonly #machine: Machine;
  readonly #parameters: EvaluationParameters;
  readonly #evaluation: IncrementalEvaluation;
  /** For each cell, the value of capturing it. */
  readonly #captured: Int32Array;
  readonly #first: number;
  readonly #second: number;
  /** True if first pieces are valued separately in all positions of the search. */
  readonly #isOpening: boolean;
  /** Ending of the root position, if the game was already over. */
  readonly #ending: Ending | undefined;
  readonly #exchange: Exchange;
  readonly #passing: Passing;
  readonly margin: number;
  readonly doubt: number;
  /** Effect of a capture on the estimate, as a multiple of the piece's value. */
  readonly #captureWeight: number;

  constructor(play: Play, state: ZrfState) {
    this.#play = play;
    this.#machine = play.machineOf(state);
    this.#parameters = learningOf(play).parameters;
    this.#evaluation = new IncrementalEvaluation(this.#parameters, this.#machine.board);
    this.#captured = captureValues(this.#machine, this.#parameters);
    this.#isOpening = this.#parameters.connections.isOpening(this.#machine.board);
    this.#first = assertDefined(play.seats[0]);
    this.#second = assertDefined(play.seats[1]);
    this.#ending = state.ending;
    this.#exchange = new Exchange(this.#machine, this.#captured);
    this.#passing = new Passing(play.rules, this.#parameters);
    this.margin = this.#passing.margin;
    this.doubt = this.#isMaterial() ? DOUBT * this.margin : Infinity;
    this.#captureWeight = play.rules.options.recycleCaptures ? 2 : 1;
  }

  /** True if pieces and where they stand make up most of the estimate. */
  #isMaterial(): boolean {
    return this.margin > 0 && this.#parameters.aims.moving.every((sign) => sign === 0);
  }

  get width(): number {
    return this.#machine.count();
  }

  player(): number {
    if (this.#ending !== undefined || this.#machine.conclusion() !== undefined) return -1;
    return this.#machine.entry.player === this.#first ? 0 : 1;
  }

  mover(): number {
    const machine = this.#machine;
    if (this.#ending !== undefined || machine.mayBeOver()) return this.player();
    return machine.entry.player === this.#first ? 0 : 1;
  }

  moves(into: Int32Array, from: number): number {
    const count = this.#machine.count();
    for (let index = 0; index < count; index += 1) into[from + index] = index;
    return count;
  }

  make(move: number): void {
    const machine = this.#machine;
    // Counting fills the step list, which must exist before a step is read from it.
    machine.count();
    const { logged } = machine.board;
    machine.make(machine.step(move));
    this.#evaluation.update(logged, machine.board.logged);
  }

  unmake(): void {
    const { board } = this.#machine;
    const { logged } = board;
    this.#machine.unmake();
    this.#evaluation.update(board.logged, logged);
  }

  hashHigh(): number {
    return this.#machine.searchHigh();
  }

  hashLow(): number {
    return this.#machine.searchLow();
  }

  scoreSoFar(): number {
    return 0;
  }

  remaining(): number {
    return WIN;
  }

  result(): number {
    const { winners } = this.#endingNow() ?? { winners: [] };
    if (winners.length !== 1) return 0;
    return winners[0] === 0 ? WIN : -WIN;
  }

  #endingNow(): Ending | undefined {
    if (this.#ending !== undefined) return this.#ending;
    const conclusion = this.#machine.conclusion();
    return conclusion && this.#play.endingOf(this.#machine, conclusion);
  }

  estimate(): number {
    return inGrains(this.#estimateFor(this.#first) - this.#estimateFor(this.#second));
  }

  filling(): Filling | undefined {
    const { connections } = this.#parameters;
    // Once edges cannot be separated, a search finds the shortest way to connect them.
    if (connections.isEmpty || this.#isOpening || this.isSettled()) return undefined;
    return fillingOf(this.#machine, this.#play.seats, connections);
  }

  isSettled(): boolean {
    const { connections } = this.#parameters;
    return !connections.isEmpty && connections.isSettled(this.#machine.board);
  }

  quickEstimate(): number {
    const [first, second] = [this.#first, this.#second];
    return inGrains(this.#piecesOf(first) - this.#piecesOf(second));
  }

  #piecesOf(player: number): number {
    return this.#evaluation.scoreOf(player) - assertDefined(this.#parameters.usual[player]);
  }

  #estimateFor(player: number): number {
    const estimate = estimateFor(player, this.#parameters, this.#machine, this.#evaluation);
    if (!this.#isOpening) return estimate;
    return estimate + this.#parameters.connections.promiseOf(player, this.#machine.board);
  }

  orderingScore(move: number): number {
    const machine = this.#machine;
    const step = machine.step(move);
    if (step === PASS) return 0;
    const words = machine.wordsOf(step);
    const record = machine.recordOf(step);
    const gain = this.#gainOf(words, record);
    if (words[record + RECORD.next] !== COMPLETE) return gain + 1;
    return gain;
  }

  /** Material captured by a step, plus the gain in the mover's piece-square value. */
  #gainOf(words: Int32Array, record: number): number {
    const { board } = this.#machine;
    const kind = int32At(words, record + RECORD.kind);
    const first = record + RECORD.first;
    const from = int32At(words, first);
    const to = int32At(words, first + 1);
    const mover = from < 0 ? int32At(words, record + RECORD.drop) : int32At(board.cell, from);
    let captured = this.#captureValueAt(to, mover, from);
    if (kind === RECORD_KIND.mixed) captured += this.#otherCaptures(words, record, mover);
    const risk =
      captured > 0
        ? CAPTURE_BONUS - Math.min(CAPTURE_BONUS, int32At(this.#captured, mover) >> 2)
        : 0;
    return VICTIM_WEIGHT * captured + risk + this.#progressOf(words, record, mover);
  }

  #progressOf(words: Int32Array, record: number, mover: number): number {
    const to = int32At(words, record + RECORD.first + 1);
    const { connections } = this.#parameters;
    const flow = connections.isEmpty ? 0 : connections.flowAt(to, this.#machine.board);
    return this.#placeGain(words, record, mover) + this.#evaluation.linesAt(to) + flow;
  }

  #placeGain(words: Int32Array, record: number, mover: number): number {
    const { onBoard } = this.#parameters;
    const positions = this.#machine.board.cell.length;
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    const becomes = int32At(words, record + RECORD.becomes);
    const { players } = this.#machine.board.cells;
    const owner = (mover - 1) % players;
    const cell = becomes < 0 ? mover : 1 + becomes * players + owner;
    const before = from < 0 ? 0 : int32At(onBoard, mover * positions + from);
    const after = int32At(onBoard, cell * positions + to);
    return from < 0 ? after >> 4 : after - before;
  }

  #captureValueAt(position: number, mover: number, from: number): number {
    const { cell, cells } = this.#machine.board;
    const piece = int32At(cell, position);
    if (piece === EMPTY || position === from) return 0;
    const isOwn = (piece - 1) % cells.players === (mover - 1) % cells.players;
    return isOwn ? 0 : int32At(this.#captured, piece);
  }

  #otherCaptures(words: Int32Array, record: number, mover: number): number {
    const movers = int32At(words, record + RECORD.movers);
    const end = record + int32At(words, record + RECORD.size);
    let captured = 0;
    for (let at = record + RECORD.first + movers * 2; at < end; at += EFFECT_WORDS) {
      if (words[at] === EFFECT.capture)
        captured += this.#captureValueAt(int32At(words, at + 1), mover, -1);
    }
    return captured;
  }

  isNoisy(move: number): boolean {
    const machine = this.#machine;
    const step = machine.step(move);
    if (step === PASS) return false;
    const words = machine.wordsOf(step);
    const record = machine.recordOf(step);
    const first = record + RECORD.first;
    const from = int32At(words, first);
    const mover = from < 0 ? EMPTY : int32At(machine.board.cell, from);
    if (mover === EMPTY) return false;
    if (this.#captureValueAt(int32At(words, first + 1), mover, from) > 0) return true;
    if (words[record + RECORD.kind] !== RECORD_KIND.mixed) return false;
    return this.#otherCaptures(words, record, mover) > 0 || this.#isGreatGain(words, record, mover);
  }

  /** True for a promotion that at least doubles a piece's value. */
  #isGreatGain(words: Int32Array, record: number, mover: number): boolean {
    const becomes = int32At(words, record + RECORD.becomes);
    if (becomes < 0) return false;
    const { values } = this.#parameters;
    const before = values[typeOf(this.#machine.board.cells, mover)] as number;
    return (values[becomes] as number) >= 2 * before;
  }

  /** Keys of moves on the board come first, then those of drops by piece and position. */
  historyKey(move: number): number {
    const machine = this.#machine;
    const step = machine.step(move);
    if (step === PASS) return 0;
    const words = machine.wordsOf(step);
    const record = machine.recordOf(step);
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    const positions = machine.board.cell.length;
    const row = from < 0 ? positions + int32At(words, record + RECORD.drop) : from;
    return row * positions + to + 1;
  }

  gain(move: number): number {
    const machine = this.#machine;
    const step = machine.step(move);
    if (step === PASS) return 0;
    const words = machine.wordsOf(step);
    const record = machine.recordOf(step);
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    const mover =
      from < 0 ? int32At(words, record + RECORD.drop) : int32At(machine.board.cell, from);
    let gain = this.#captureValueAt(to, mover, from);
    if (words[record + RECORD.kind] === RECORD_KIND.mixed) {
      gain += this.#otherCaptures(words, record, mover);
    }
    const becomes = int32At(words, record + RECORD.becomes);
    const { values } = this.#parameters;
    const promoted =
      becomes < 0
        ? 0
        : (values[becomes] as number) - (values[typeOf(machine.board.cells, mover)] as number);
    return this.#captureWeight * gain + promoted;
  }

  exchange(move: number): number {
    const machine = this.#machine;
    const step = machine.step(move);
    if (step === PASS) return 0;
    return this.#exchange.balanceOf(machine.wordsOf(step), machine.recordOf(step));
  }

  isCheck(): boolean {
    return this.#machine.isCheck;
  }

  isThreat(move: number): boolean {
    const machine = this.#machine;
    const step = machine.step(move);
    return step !== PASS && machine.givesCheck(step);
  }

  isRepeated(): boolean {
    return this.#machine.isRepeated;
  }

  canPass(): boolean {
    return this.#passing.isHarmless(this.#machine);
  }

  pass(): void {
    this.#machine.pass();
  }

  action(move: number): ZrfAction {
    this.#machine.count();
    return this.#machine.actionOf(this.#machine.step(move));
  }
}

function inGrains(lead: number): number {
  const estimate = Math.round(lead / GRAIN) * GRAIN;
  return Math.max(-MAX_ESTIMATE, Math.min(MAX_ESTIMATE, estimate));
}

/** Values of capturing each piece; 0 if its owner wants to lose it. */
function captureValues({ board }: Machine, { aims, values }: EvaluationParameters): Int32Array {
  const { cells } = board;
  const found = new Int32Array(cells.count);
  for (let cell = 1; cell < cells.count; cell += 1) {
    const index = ownerOf(cells, cell) * cells.types + typeOf(cells, cell);
    const isRoyal = aims.royal[index] === 1;
    found[cell] = isRoyal ? ROYAL : Math.max(1, assertDefined(values[typeOf(cells, cell)]));
  }
  return found;
}
