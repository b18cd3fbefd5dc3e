import type { Rules, TurnEntry } from '../model/index.ts';
import type { Arbiter, Ruling } from './arbiter.ts';
import type { Budget } from './budget.ts';
import type { Faults } from './faults.ts';
import { NOWHERE } from './frame.ts';
import type { Goals, Moment, Verdict } from './goals.ts';

/**
 * End of a game: by a goal, an option, or a general rule. `cost`: the next moves would take too long
 * to compute.
 */
export type Conclusion = Verdict | Ruling | 'stuck' | 'repetition' | 'passed' | 'cost';

/** Course of a game, as far as its end depends on it. */
interface Course {
  readonly entry: TurnEntry;
  /** Position of the piece that must continue, or NOWHERE. */
  readonly chainAt: number;
  /** Number of steps made since setup. */
  readonly depth: number;
  /** Number of passes in a row. */
  readonly passes: number;
  /** Number of legal steps. */
  count(): number;
}

interface Judges {
  readonly moment: Moment;
  readonly goals: Goals;
  readonly arbiter: Arbiter;
  readonly budget: Budget;
  readonly faults: Faults;
}

/** Decides when and how a game ends. Answers are cached until the position changes. */
export class Conclusions {
  readonly #course: Course;
  readonly #judges: Judges;
  /** Number of occurrences of a position that ends the game. */
  readonly #maxRepetitions: number;
  /**
   * False for puzzles, which have no repetition limit, and in the dagaz dialect, which has no such
   * rule.
   */
  readonly endsByRepetition: boolean;
  /** Number of consecutive passes that ends the game: the number of turns in a round. */
  readonly #round: number;
  #found: Conclusion | undefined;
  #isKnown = false;
  /** End for another reason than a lack of moves. */
  #early: Conclusion | undefined;
  #isEarlyKnown = false;

  constructor(rules: Rules, course: Course, judges: Judges) {
    const { entries, resume } = rules.turnOrder;
    this.#course = course;
    this.#judges = judges;
    this.#maxRepetitions = rules.options.repetitions;
    this.endsByRepetition = rules.dialect === 'zillions' && rules.players.length > 1;
    this.#round = entries.length - resume;
  }

  /** Forgets the answers: the position has changed. */
  reopen(): void {
    this.#isKnown = false;
    this.#isEarlyKnown = false;
  }

  /** Notes that the game goes on. */
  goOn(): void {
    this.#isKnown = true;
    this.#found = undefined;
  }

  /** End of the game; undefined while it continues. */
  find(): Conclusion | undefined {
    if (!this.#isKnown) {
      this.#found = this.#course.chainAt === NOWHERE ? this.#conclude() : undefined;
      this.#isKnown = true;
    }
    return this.#found;
  }

  /** False if the game goes on as long as the player has a move: cheaper than `find`. */
  mayBeOver(): boolean {
    if (this.#isKnown) return this.#found !== undefined;
    const { chainAt, depth, entry } = this.#course;
    if (chainAt !== NOWHERE || depth === 0) return false;
    if (this.#concludeEarly() !== undefined) return true;
    return this.#judges.arbiter.ruling(entry.player) !== undefined;
  }

  #conclude(): Conclusion | undefined {
    const early = this.#concludeEarly();
    if (early !== undefined) return early;
    const { depth, entry } = this.#course;
    if (this.#course.count() === 0) return this.#endWithoutMoves('stuck');
    return depth > 0 ? this.#judges.arbiter.ruling(entry.player) : undefined;
  }

  #concludeEarly(): Conclusion | undefined {
    if (this.#isEarlyKnown) return this.#early;
    this.#judges.moment.mover = this.#course.entry.player;
    this.#early = this.#course.depth > 0 ? this.#endAfterTurn() : undefined;
    this.#isEarlyKnown = true;
    return this.#early;
  }

  #endAfterTurn(): Conclusion | undefined {
    const { moment, arbiter, goals } = this.#judges;
    const { entry, passes } = this.#course;
    moment.isStuck = false;
    const perpetual = arbiter.perpetualCheck(moment.occurrences, entry.as);
    if (perpetual !== undefined) return perpetual;
    const verdict = goals.verdict(moment);
    if (verdict !== undefined) return verdict;
    if (moment.occurrences >= this.#maxRepetitions && this.endsByRepetition) return 'repetition';
    return passes >= this.#round ? this.#endWithoutMoves('passed') : undefined;
  }

  /** End of a game in which no player can or wants to move, by a goal if one is achieved. */
  #endWithoutMoves(moves: 'passed' | 'stuck'): Conclusion {
    const { moment, budget, faults } = this.#judges;
    moment.isStuck = true;
    const verdict = budget.isSpent ? undefined : this.#judges.goals.verdict(moment);
    if (!this.#tookTooLong()) return verdict ?? moves;
    if (!budget.isTrying) faults.noteCost(budget.about);
    return 'cost';
  }

  /** Read again, because testing goals takes time too. */
  #tookTooLong(): boolean {
    return this.#judges.budget.isSpent;
  }
}
