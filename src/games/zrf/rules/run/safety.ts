import { int32At } from '#core';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import { RECORD, RECORD_KIND } from '../compile/record.ts';
import { NEVER } from '../compile/attack-code.ts';
import type { AttackCode } from '../compile/attack-code.ts';
import type { Attack } from './attack.ts';
import type { Board } from './board.ts';
import { NOWHERE } from './frame.ts';

/** A piece and its position. */
export interface Standing {
  readonly at: number;
  readonly cell: number;
}

/** A royal piece under attack, and its attackers. */
export interface Check {
  readonly royal: Standing;
  readonly by: readonly Standing[];
}

/** Detects attacks on the royal pieces of `checkmated` goals, now or after a step. */
export class Safety {
  readonly #board: Board;
  readonly #attack: Attack;
  readonly #place = new Int32Array(1);
  /** The single royal piece of each player, once watched. */
  readonly #watched: (WatchedRoyal | undefined)[] = [];

  constructor(board: Board, attack: Attack) {
    this.#board = board;
    this.#attack = attack;
  }

  /**
   * Prepares the attacks on a player's single royal piece before testing steps that may expose it.
   */
  watch(player: number, royal: number): WatchedRoyal {
    const cell = int32At(this.#board.cell, royal);
    const code = this.#attack.attackCodeOn(player, royal, cell);
    const cached = this.#watched[player];
    const watched =
      cached ??
      new WatchedRoyal({ board: this.#board, safety: this, attack: this.#attack }, player);
    this.#watched[player] = watched;
    watched.look(royal, code, this.#board.cell.length);
    return watched;
  }

  isAnyRoyalHit(player: number): boolean {
    const royals = this.#board.royals[player] as number[];
    for (const royal of royals) {
      const cell = int32At(this.#board.cell, royal);
      if (this.#attack.isHit(this.#attack.attackCodeOn(player, royal, cell))) return true;
    }
    return false;
  }

  /** The only opponent of a player with exactly one royal piece, or -1. */
  royalOpponent(player: number): number {
    const { royals } = this.#board;
    let found = NOWHERE;
    for (let other = 0; other < royals.length; other += 1) {
      if (other === player || royals[other]?.length !== 1) continue;
      found = found === NOWHERE ? other : NOWHERE;
    }
    return found;
  }

  /** False if a piece on a square attacks the only royal piece of a player on no board. */
  canHit(player: number, from: number, cell: number): boolean {
    return this.#codeOnRoyal(player).programOf(from, cell) !== NEVER;
  }

  /** True if the piece on a square attacks the only royal piece of a player. */
  isHitFrom(player: number, from: number): boolean {
    if (this.#board.royals[player]?.length !== 1) return false;
    this.#place[0] = from;
    return this.#attack.isHitFrom(this.#codeOnRoyal(player), this.#place, 1);
  }

  #codeOnRoyal(player: number): AttackCode {
    const [royal] = this.#board.royals[player] as [number];
    return this.#attack.attackCodeOn(player, royal, int32At(this.#board.cell, royal));
  }

  /** Royal pieces of a player under attack, in board order. */
  checksOf(player: number): Check[] {
    const standing = (at: number): Standing => ({ at, cell: int32At(this.#board.cell, at) });
    const royals = [...(this.#board.royals[player] ?? [])].sort((a, b) => a - b);
    return royals.map(standing).flatMap((royal): Check[] => {
      const strikes = this.#attack.attackCodeOn(player, royal.at, royal.cell);
      const by = this.#attack.attackersOf(strikes).map(standing);
      return by.length === 0 ? [] : [{ royal, by }];
    });
  }

  /** True if one of the player's pieces of these types is attacked. */
  isAttacked(player: number, types: readonly number[]): boolean {
    const board = this.#board;
    return [...board.cell.entries()].some(([position, cell]) => {
      if (cell === EMPTY || ownerOf(board.cells, cell) !== player) return false;
      if (!types.includes(typeOf(board.cells, cell))) return false;
      return this.#attack.isHit(this.#attack.attackCodeOn(player, position, cell));
    });
  }
}

/** True if the attacks found so far depend on the placement of pieces and the last move alone. */
function isOfPlacement(code: AttackCode): boolean {
  return !code.isFleeting;
}

interface Watch {
  readonly board: Board;
  readonly safety: Safety;
  readonly attack: Attack;
}

/** Attacks on a player's single royal piece, for testing many steps from one position. */
export class WatchedRoyal {
  readonly #watch: Watch;
  readonly #player: number;
  #royal = NOWHERE;
  #code: AttackCode | undefined;
  /** Squares of pieces that could attack it on some board. */
  #attackers = new Int32Array(0);
  #count = 0;
  /** Squares of all enemies. */
  #enemies = new Int32Array(0);
  #enemyCount = 0;
  readonly #landing = new Int32Array(1);
  /** True if it is under attack. */
  isHit = false;
  /** True if steps that change no relevant position leave the royal piece safe. */
  #isSafe = false;

  constructor(watch: Watch, player: number) {
    this.#watch = watch;
    this.#player = player;
  }

  look(royal: number, code: AttackCode, positions: number): void {
    const { attack } = this.#watch;
    if (this.#attackers.length < positions) {
      this.#attackers = new Int32Array(positions);
      this.#enemies = new Int32Array(positions);
    }
    this.#royal = royal;
    this.#code = code;
    attack.budget.left -= positions;
    this.#enemyCount = attack.findEnemies(code, this.#enemies);
    this.#count = attack.findAttackersAmong(code, this.#enemies, this.#enemyCount, this.#attackers);
    // The relevant positions are recorded while attacks are tested, so test before reading
    // `isFleeting`.
    this.isHit = attack.isHitFrom(code, this.#attackers, this.#count);
    this.#isSafe = !this.isHit && !code.isFleeting && !code.isRecent;
  }

  /** Destination of another piece by a step without other effects; NOWHERE for all other steps. */
  landingOf(words: Int32Array, record: number): number {
    const kind = words[record + RECORD.kind];
    if (kind !== RECORD_KIND.plain && kind !== RECORD_KIND.marking) return NOWHERE;
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    return from === this.#royal || to === this.#royal ? NOWHERE : to;
  }

  /** True if such a step neither leaves nor enters a position relevant to an attack. */
  isSafeAfter(words: Int32Array, record: number): boolean {
    if (!this.#isSafe) return false;
    const { whenEmptied, whenFilled } = this.#code as AttackCode;
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    return whenEmptied[from] === 0 && whenFilled[to] === 0;
  }

  /**
   * True if the royal piece is under attack after a step that does no more than move a piece;
   * undefined if that depends on more than the placement of pieces and the last move. The context
   * must name the step as the last move.
   */
  isHitByMoving(words: Int32Array, record: number): boolean | undefined {
    const kind = words[record + RECORD.kind];
    if (kind !== RECORD_KIND.plain && kind !== RECORD_KIND.marking) return undefined;
    const { cell } = this.#watch.board;
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    const code = from === this.#royal ? this.#codeOn(to) : (this.#code as AttackCode);
    if (to === this.#royal || !isOfPlacement(code)) return undefined;
    const [moved, taken] = [int32At(cell, from), int32At(cell, to)];
    // Sets the cells for the test only, bypassing hashes and counts.
    cell[from] = EMPTY;
    cell[to] = moved;
    const isHit = from === this.#royal ? this.#isHitByAny(code) : this.isHitAfter(to);
    cell[from] = moved;
    cell[to] = taken;
    // Code found during the test may be of another kind.
    return isOfPlacement(code) ? isHit : undefined;
  }

  #codeOn(position: number): AttackCode {
    const { attack, board } = this.#watch;
    return attack.attackCodeOn(this.#player, position, int32At(board.cell, this.#royal));
  }

  #isHitByAny(code: AttackCode): boolean {
    return this.#watch.attack.isHitFrom(code, this.#enemies, this.#enemyCount);
  }

  /** True if the royal piece is under attack after another piece has landed. */
  isHitAfter(landing: number): boolean {
    const { safety, attack } = this.#watch;
    if (landing === NOWHERE) return safety.isAnyRoyalHit(this.#player);
    const code = this.#code as AttackCode;
    if (attack.isHitFrom(code, this.#attackers, this.#count)) return true;
    this.#landing[0] = landing;
    return attack.isHitFrom(code, this.#landing, 1);
  }
}
