import { chooseAction, strengthAt, strengths, think } from '#bots';
import type { Finding, Strength, Thought } from '#bots';
import type { BotLevel, Learning, Random } from '#core';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import type { Board } from '../position/board.ts';
import { endsTurn, turnsIn } from '../position/turn-text.ts';
import type { SearchLimits } from './limits.ts';

/** Expected result for the player to move: hundredths of a point, or moves to the forced end. */
export interface Score {
  readonly kind: 'points' | 'mate';
  /** Negative if the player to move loses. */
  readonly value: number;
}

/** Result of the deepest search so far. */
export interface Report {
  readonly depth: number;
  readonly nodes: number;
  readonly score: Score;
  /** Best turns for both players, in the notation of the protocol. */
  readonly line: readonly string[];
}

/** Level of play from 1 to 5, and the source of its errors. */
export interface Choosing {
  readonly level: number;
  readonly random: Random;
  /** Number that decides what the bot misjudges, the same throughout a game. */
  readonly blurSeed: number;
}

/** Strongest level: it has no limits but those of the search. */
export const TOP_LEVEL = 5;

/** Positions searched by the strongest level, more than it reaches in an hour. */
const UNLIMITED_NODES = 100_000_000;
/** Share of the time that is spent by searches without a time limit. A share of 0 means no clock. */
const NO_TIME_SPENT = 1e-9;
/** Share of the time that ends any search. */
const TIME_OVER = 2;
/** Positions learned from between two checks for the end. */
const LEARNING_AT_ONCE = 1000;

/** Share of the time after which learning about the game ends. */
const LEARNING_SHARE = 0.3;

function strengthOf(level: number, levels: readonly BotLevel[] | undefined): Strength {
  const strength = strengthAt(level, levels);
  return level < TOP_LEVEL ? strength : { ...strength, nodes: UNLIMITED_NODES, isTimed: true };
}

/**
 * Time for a move, in milliseconds. Lower levels never think longer than usual; the top level uses
 * all it has.
 */
function timeOf({ milliseconds, depth, nodes, isInfinite }: SearchLimits, level: number): number {
  const usual = strengthAt(level).milliseconds ?? Infinity;
  if (level < TOP_LEVEL) return Math.min(usual, milliseconds ?? Infinity);
  if (milliseconds !== undefined) return milliseconds;
  return isInfinite === true || depth !== undefined || nodes !== undefined ? Infinity : usual;
}

/** Search for the next turn, in slices. It reads no clock. */
export class MoveSearch {
  readonly #board: Board;
  readonly #state: ZrfState;
  readonly #player: number;
  readonly #limits: SearchLimits;
  readonly #choosing: Choosing;
  readonly #milliseconds: number;
  readonly #learning: Learning | undefined;
  #thought: Thought<ZrfAction> | undefined;
  /** Largest absolute value of a score: a forced end. */
  #bound = Infinity;
  #reportedDepth = 0;
  #isDone = false;

  /** Searches the position on the board, in which a player is to move. */
  constructor(board: Board, limits: SearchLimits, choosing: Choosing) {
    const { game, state, player } = board;
    this.#board = board;
    this.#state = state;
    this.#player = player;
    this.#limits = limits;
    this.#choosing = choosing;
    this.#milliseconds = timeOf(limits, choosing.level);
    this.#learning = game.learn?.(state);
  }

  /** True if the result must wait until the search is stopped. */
  get isInfinite(): boolean {
    return this.#limits.isInfinite === true;
  }

  /**
   * Searches this many more positions; `milliseconds` have passed since the start. Returns true at
   * the end.
   */
  run(positions: number, milliseconds: number): boolean {
    if (this.#isDone) return true;
    const spent = Math.max(NO_TIME_SPENT, milliseconds / this.#milliseconds);
    if (this.#thought === undefined) {
      if (spent >= LEARNING_SHARE) this.#learning?.finishEarly();
      if (this.#learning?.run(positions) === false) return false;
    }
    this.#isDone = this.#begun().run(positions, spent) || this.#isAtLimit();
    return this.#isDone;
  }

  /** Result since the last report, if the search has become deeper. */
  report(): Report | undefined {
    const finding = this.#finding();
    if (finding === undefined || finding.depth <= this.#reportedDepth) return undefined;
    this.#reportedDepth = finding.depth;
    const { depth, nodes } = finding;
    return { depth, nodes, score: this.#scoreOf(finding), line: this.#lineOf(finding) };
  }

  /** Ends the search. Returns the steps of the best turn found. */
  finish(): readonly ZrfAction[] {
    const { game } = this.#board;
    this.#isDone = true;
    if (this.#thought === undefined) this.#learning?.finishEarly();
    while (this.#thought === undefined && this.#learning?.run(LEARNING_AT_ONCE) === false);
    const thought = this.#begun();
    while (!thought.run(1, TIME_OVER));
    const { action, finding } = thought.choice();
    const expected = finding?.line ?? [];
    const turn: ZrfAction[] = [];
    let [next, state]: [ZrfAction | undefined, ZrfState] = [action, this.#state];
    while (next !== undefined) {
      turn.push(next);
      const after: ZrfState = game.apply(state, next).state;
      if (endsTurn(next, after)) break;
      state = after;
      next = this.#continuation(state, expected[turn.length], expected[turn.length - 1] === next);
    }
    return turn;
  }

  /** Next step of a turn: the expected one, or a quick choice. */
  #continuation(state: ZrfState, expected: ZrfAction | undefined, isOnLine: boolean) {
    const { game } = this.#board;
    if (isOnLine && expected !== undefined) return expected;
    const turn = game.turn(state);
    if (turn.kind !== 'decide') return undefined;
    return chooseAction(game, state, turn.player, strengths.casual, this.#choosing.random);
  }

  /** The thought, which begins once the game is known well enough. */
  #begun(): Thought<ZrfAction> {
    if (this.#thought !== undefined) return this.#thought;
    const game = { ...this.#board.game };
    delete game.learn;
    const { level, random, blurSeed } = this.#choosing;
    const strength = strengthOf(level, game.levels?.(this.#state));
    this.#bound = game.position?.(this.#state)?.bound ?? Infinity;
    this.#thought = think(game, this.#state, this.#player, strength, random, {
      blurSeed,
    });
    return this.#thought;
  }

  #finding(): Finding<ZrfAction> | undefined {
    // Bots that do not search compute their choice again for every request.
    const levels = this.#board.game.levels?.(this.#state);
    const searches = strengthAt(this.#choosing.level, levels).algorithm === 'alpha-beta';
    return searches ? this.#thought?.choice().finding : undefined;
  }

  #isAtLimit(): boolean {
    const { depth = Infinity, nodes = Infinity } = this.#limits;
    if (depth === Infinity && nodes === Infinity) return false;
    const finding = this.#finding();
    return finding !== undefined && (finding.depth >= depth || finding.nodes >= nodes);
  }

  #scoreOf({ value, exact, depth }: Finding<ZrfAction>): Score {
    const own = this.#player === 0 ? value : -value;
    if (!exact || Math.abs(value) !== this.#bound) return { kind: 'points', value: own };
    const moves = Math.max(1, Math.ceil(depth / 2));
    return { kind: 'mate', value: own > 0 ? moves : -moves };
  }

  #lineOf({ line }: Finding<ZrfAction>): readonly string[] {
    const { game, texts } = this.#board;
    let state = this.#state;
    return turnsIn(game, state, line).map((turn) => {
      const text = texts.textOf(state, turn);
      state = turn.reduce((at, action) => game.apply(at, action).state, state);
      return text;
    });
  }
}
