import { int32At, assertDefined } from '#core';
import { OP } from '../compile/code.ts';
import { EMPTY } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import type { AttackQuestion } from '../compile/questions.ts';
import { ALWAYS, NEVER, recordHits, walkIn } from '../compile/attack-code.ts';
import type { AttackCode, Attackers } from '../compile/attack-code.ts';
import { attackCodesOf } from './attack-codes.ts';
import type { AttackCodes } from './attack-codes.ts';
import type { Situation } from './situation.ts';
import { Budget } from './budget.ts';
import type { Allowance } from './budget.ts';
import { Walker } from './walk.ts';
import { WalkMemory } from './walk-memory.ts';

/** Cost of running an attacker's code, which is rarely long. */
const WORK_PER_ATTACKER = 16;

/** Cached results of walks. */
const HIT = Int32Array.of(1);
const MISSED = Int32Array.of(0);

/** Tests if a position can be hit by moves that pieces could make if it were their turn. */
export class Attack {
  /** Cost limit of a move, shared with the listing of steps. */
  readonly budget: Budget;
  readonly #program: Program;
  readonly #situation: Situation;
  readonly #codes: AttackCodes;
  readonly #walker: Walker;
  readonly #memory: WalkMemory;
  /** For each player, the enemies of its pieces, and the player alone. */
  readonly #enemies: readonly Attackers[];
  readonly #alone: readonly Attackers[];

  constructor(program: Program, situation: Situation, allowance: Allowance) {
    this.#program = program;
    this.budget = new Budget(allowance);
    this.#situation = situation;
    this.#codes = attackCodesOf(program);
    this.#walker = new Walker(program, situation, this.budget);
    this.#memory = new WalkMemory(situation, this.budget);
    const { players } = program.rules;
    const deciding = [...players.keys()].filter((player) => players[player]?.kind === 'decides');
    this.#enemies = players.map((_, player) => ({
      side: player,
      players: deciding.filter((other) => other !== player),
    }));
    this.#alone = players.map((_, player) => ({
      side: players.length + player,
      players: [player],
    }));
  }

  /** Attack code of a player's enemies against a piece of that player. */
  attackCodeOn(player: number, position: number, cell: number): AttackCode {
    return this.#codes.onCell(assertDefined(this.#enemies[player]), position, cell);
  }

  /** True if any attack is possible now, except from `asker`. */
  isHit(code: AttackCode, asker = -1): boolean {
    const { cell } = this.#situation.board;
    const { attackers } = code;
    if (this.budget.isSpent) return false;
    this.budget.left -= cell.length;
    for (let from = 0; from < cell.length; from += 1) {
      const piece = int32At(cell, from);
      if (attackers[piece] === 0 || from === asker) continue;
      const program = code.programOf(from, piece);
      if (program === NEVER) continue;
      if (program === ALWAYS || this.#hits(program, code)) return true;
    }
    return false;
  }

  /** Like `isHit`, but only from the first `count` of `places`. */
  isHitFrom(code: AttackCode, places: Int32Array, count: number): boolean {
    const { cell } = this.#situation.board;
    const { attackers } = code;
    for (let index = 0; index < count; index += 1) {
      const from = int32At(places, index);
      const piece = int32At(cell, from);
      if (attackers[piece] === 0) continue;
      const program = code.programOf(from, piece);
      if (program === NEVER) continue;
      if (program === ALWAYS || this.#hits(program, code)) return true;
    }
    return false;
  }

  /** Collects the squares of enemies of a piece under attack; returns their number. */
  findEnemies({ attackers }: AttackCode, places: Int32Array): number {
    const { cell } = this.#situation.board;
    let count = 0;
    for (let from = 0; from < cell.length; from += 1) {
      if (attackers[int32At(cell, from)] === 0) continue;
      places[count] = from;
      count += 1;
    }
    return count;
  }

  /**
   * Collects the squares among the first `count` of `enemies` from which a piece can make one of the
   * attacks on some board; returns their number.
   */
  findAttackersAmong(
    code: AttackCode,
    enemies: Int32Array,
    count: number,
    places: Int32Array,
  ): number {
    const { cell } = this.#situation.board;
    let found = 0;
    for (let index = 0; index < count; index += 1) {
      const from = int32At(enemies, index);
      if (code.programOf(from, int32At(cell, from)) === NEVER) continue;
      places[found] = from;
      found += 1;
    }
    return found;
  }

  /** Collects the squares of pieces that can make one of the attacks now; returns their number. */
  findHitters(code: AttackCode, places: Int32Array): number {
    const { cell } = this.#situation.board;
    const enemies = this.findEnemies(code, places);
    const count = this.findAttackersAmong(code, places, enemies, places);
    let hitters = 0;
    for (let index = 0; index < count; index += 1) {
      const from = int32At(places, index);
      const program = code.programOf(from, int32At(cell, from));
      if (program !== ALWAYS && !this.#hits(program, code)) continue;
      places[hitters] = from;
      hitters += 1;
    }
    return hitters;
  }

  /** Squares of pieces that can make one of the attacks now. */
  attackersOf(code: AttackCode): number[] {
    this.budget.left -= this.#program.positions * WORK_PER_ATTACKER;
    if (this.budget.isSpent) return [];
    return [...this.#situation.board.cell.entries()].flatMap(([from, piece]) => {
      if (code.attackers[piece] === 0) return [];
      const program = code.programOf(from, piece);
      if (program === NEVER) return [];
      return program === ALWAYS || this.#hits(program, code) ? [from] : [];
    });
  }

  /** True if a program hits its target, which is assumed to contain `cell`. */
  #hits(program: number, { target, cell }: AttackCode): boolean {
    const walk = walkIn(program);
    return walk < 0 ? this.#run(program) : this.#walkHits(walk, target, cell);
  }

  /** Runs code reduced to the hit test. */
  #run(entry: number): boolean {
    const { board, lastFrom, lastTo } = this.#situation;
    const { words } = this.#program.code;
    const { table } = this.#program.classes;
    this.budget.left -= WORK_PER_ATTACKER;
    let at = entry;
    for (;;) {
      const a = int32At(words, at + 1);
      switch (int32At(words, at)) {
        case OP.cell: {
          const cell = int32At(board.cell, words[at + 2] as number);
          at = int32At(words, at + (table[a + cell] === 1 ? 3 : 4));
          break;
        }
        case OP.attribute: {
          const set = int32At(board.attributes, words[at + 2] as number) >> a;
          at = int32At(words, at + ((set & 1) === 1 ? 3 : 4));
          break;
        }
        case OP.lastFrom:
          at = int32At(words, at + (lastFrom === a ? 2 : 3));
          break;
        case OP.lastTo:
          at = int32At(words, at + (lastTo === a ? 2 : 3));
          break;
        default:
          return words[at] === OP.hit;
      }
    }
  }

  #walkHits(index: number, target: number, supposed: number): boolean {
    const { cell } = this.#situation.board;
    const there = int32At(cell, target);
    // Sets the cell temporarily for the walk, bypassing hashes and counts.
    cell[target] = supposed;
    const key = index * this.#program.positions + target;
    const cached = this.#memory.recall(key);
    const isHit = cached === undefined ? this.#walkAgain(index, target) : cached.found[0] === 1;
    if (cached === undefined) this.#memory.store(key, this.#walker, isHit ? HIT : MISSED, 1);
    cell[target] = there;
    return isHit;
  }

  #walkAgain(index: number, target: number): boolean {
    const { code, start } = assertDefined(this.#program.walks[index]);
    let isHit = false;
    this.#walker.walk(code, start, {
      // Attacks on the attacker itself are ignored, as in reduced programs.
      answer: () => false,
      take(words) {
        isHit = recordHits(words, 0, target);
        return isHit;
      },
      fail: () => undefined,
    });
    return isHit;
  }

  /** Answers an `attacked?` or `defended?` test of the rules. */
  answer({ kind, player, position, moveType, cell, asker }: AttackQuestion): boolean {
    const { board } = this.#situation;
    const attackers = assertDefined((kind === 'attacked' ? this.#enemies : this.#alone)[player]);
    const filter = moveType < 0 ? this.#program.all : moveType;
    const codeOn = (target: number) => this.#codes.of(attackers, filter, position, target);
    const there = int32At(board.cell, position);
    const friend = this.#program.classes.friend(player);
    const isOwn = this.#program.classes.table[friend + there] === 1;
    if (kind === 'defended') {
      // A position is defended if its own side could capture an enemy placed there.
      const taker = this.#enemyCell(player, there === EMPTY ? cell : there);
      return this.isHit(codeOn(taker), asker);
    }
    return this.isHit(codeOn(isOwn ? there : cell));
  }

  #enemyCell(player: number, cell: number): number {
    const enemy = this.#enemies[player]?.players[0];
    if (enemy === undefined) return cell;
    const { players } = this.#program.classes.cells;
    return 1 + Math.floor((cell - 1) / players) * players + enemy;
  }
}
