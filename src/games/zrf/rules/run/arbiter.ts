import { assertDefined } from '#core';
import type { Rules } from '../model/index.ts';
import type { EndingReason, PastPosition, ZrfState } from '../state/state.ts';
import type { Board } from './board.ts';
import { CheckRecord, UNKNOWN_CHECK } from './check-record.ts';
import { DrawnMaterial } from './drawn-material.ts';
import { ImpasseTest } from './impasse-test.ts';
import type { Frame } from './frame.ts';
import { Progress } from './progress.ts';
import type { TurnStart } from './progress.ts';
import type { Safety } from './safety.ts';

/** Turns that led to a position. */
interface Seen extends Pick<ZrfState, 'quiet' | 'held'> {
  readonly seen: readonly PastPosition[];
}

/** End of a game by an option of its rules. */
export interface Ruling {
  readonly reason: EndingReason;
  /** Player who wins or loses; -1 for a draw. */
  readonly player: number;
  readonly isWin: boolean;
}

function drawn(reason: EndingReason): Ruling {
  return { reason, player: -1, isWin: false };
}

const QUIET = drawn('quiet');
const ENDGAME = drawn('endgame');
const MATERIAL = drawn('material');

/** Counts of turns that the rest of the game depends on: see `ZrfState`. */
export interface TurnCounts {
  readonly quiet: number;
  readonly held: number;
  /** True if the last turn gave check, in rules against perpetual check. */
  readonly isCheck: boolean;
}

/** Applies the options about the end of a game. */
export class Arbiter {
  readonly #rules: Rules;
  readonly #safety: Safety;
  /** Undefined if the rules count no turns. */
  readonly #progress: Progress | undefined;
  /** Undefined if the rules allow perpetual check. */
  readonly #checks: CheckRecord | undefined;
  readonly #material: DrawnMaterial | undefined;
  readonly #impasse: ImpasseTest | undefined;

  constructor(rules: Rules, board: Board, safety: Safety) {
    const { quietMoves, endgames, minorPieces, perpetualCheckLoses, impasse } = rules.options;
    this.#rules = rules;
    this.#safety = safety;
    const isCounted = quietMoves > 0 || endgames.length > 0;
    // Puzzles are solved without the history of a position.
    if (isCounted && rules.players.length > 1) this.#progress = new Progress(rules, board);
    if (!board.hasRoyals) return;
    const { entries, resume } = rules.turnOrder;
    if (perpetualCheckLoses) this.#checks = new CheckRecord(entries.length - resume);
    if (minorPieces !== undefined) this.#material = new DrawnMaterial(rules, minorPieces, board);
    if (impasse !== undefined) this.#impasse = new ImpasseTest(rules, impasse, board);
  }

  get counts(): TurnCounts {
    const { quiet = 0, held = 0 } = this.#progress ?? {};
    return { quiet, held, isCheck: this.#checks?.isCheck === true };
  }

  /** Key that separates positions for search: see `Progress.key`. */
  get searchKey(): number {
    return this.#progress === undefined ? 0 : this.#progress.key();
  }

  /** Starts from a position, with those seen before it, oldest first. */
  begin(background: Seen, turn: number, chainAt: number): void {
    this.#progress?.begin(background.quiet, background.held, chainAt);
    const checks = this.#checks;
    if (checks === undefined) return;
    checks.clear();
    const { seen } = background;
    const movers = this.#moversBefore(turn, seen.length);
    for (const [index, { high, low, isCheck }] of seen.entries()) {
      checks.add(high, low, assertDefined(movers[index]));
      checks.settle(isCheck);
    }
  }

  /** Players of the last turns before an entry of the turn order, oldest first. */
  #moversBefore(turn: number, count: number): number[] {
    const { entries, resume } = this.#rules.turnOrder;
    const movers: number[] = [];
    let entry = turn;
    while (movers.length < count) {
      entry = entry === resume || entry === 0 ? entries.length - 1 : entry - 1;
      movers.push(assertDefined(entries[entry]).player);
    }
    return movers.reverse();
  }

  mark(frame: Frame): void {
    this.#progress?.mark(frame);
  }

  /** Restores the counts of turns. Recorded checks are removed by `forgetCheck`. */
  rewind(frame: Frame): void {
    this.#progress?.rewind(frame);
  }

  countTurn(start: TurnStart, isChance: boolean): void {
    if (!isChance) this.#progress?.advance(start);
  }

  /** Records the position that a turn of `player` led to. */
  recordTurn({ countedHigh, countedLow }: Frame, player: number): void {
    this.#checks?.add(countedHigh, countedLow, player);
  }

  /**
   * Records if the last turn gave check to `player`: `check` as found while listing the replies. It is
   * tested here only if that was not necessary.
   */
  settleCheck(check: number, player: number): void {
    if (this.#checks?.isOpen !== true) return;
    const isKnown = check !== UNKNOWN_CHECK;
    this.#checks.settle(isKnown ? check === 1 : this.#safety.isAnyRoyalHit(player));
  }

  forgetCheck(): void {
    this.#checks?.remove();
  }

  /** Loss of a player who has repeated the position by checks alone. */
  perpetualCheck(occurrences: number, mover: number): Ruling | undefined {
    const { repetitions } = this.#rules.options;
    if (this.#checks === undefined || occurrences < repetitions) return undefined;
    this.settleCheck(UNKNOWN_CHECK, mover);
    const player = this.#checks.perpetualChecker(repetitions);
    return player < 0 ? undefined : { reason: 'perpetual', player, isWin: false };
  }

  /** False if a player has too few pieces to win, by the option about minor pieces. */
  canWin(player: number): boolean {
    return this.#material?.canWin(player) ?? true;
  }

  /** End of a game in which the player to move has moves. */
  ruling(mover: number): Ruling | undefined {
    if (this.#progress?.isOutOfMoves === true) return QUIET;
    if (this.#progress?.isEndgameOver === true) return ENDGAME;
    if (this.#material?.holds() === true) return MATERIAL;
    if (this.#impasse?.holds(mover) !== true || this.#safety.isAnyRoyalHit(mover)) return undefined;
    return { reason: 'impasse', player: mover, isWin: true };
  }
}
