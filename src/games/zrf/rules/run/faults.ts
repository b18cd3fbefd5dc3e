import { assertDefined } from '#core';
import type { Problem, ProblemArgs } from '#core';
import { cellsOf, typeOf } from '../compile/cell.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { rulesProblem } from '../problems/problem.ts';
import type { ZrfCode } from '../problems/problem.ts';
import type { Rules } from '../model/index.ts';
import type { SourcePlace } from '../syntax/node.ts';

/** Faults of rules during play; `docs/zrf.md` describes their consequences. */
const FAULT_KINDS = ['endless', 'steps', 'chain', 'lookahead', 'safety', 'cost'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

const LIMITS: Readonly<Record<FaultKind, number>> = {
  endless: PLAY_LIMITS.walk,
  steps: PLAY_LIMITS.steps,
  chain: PLAY_LIMITS.chain,
  lookahead: PLAY_LIMITS.lookahead,
  safety: PLAY_LIMITS.safety,
  cost: PLAY_LIMITS.moveTime / 1000,
};

/** Faults found during play so far. Games continue with reduced functionality. */
export class Faults {
  /** Piece types with an endless block. */
  readonly #endless = new Set<number>();
  readonly #kinds = new Set<FaultKind>();
  /** Causes of excessive cost: cells of pieces, and ~indexes of goals. */
  readonly #costly = new Set<number>();

  get size(): number {
    return this.#kinds.size;
  }

  has(kind: FaultKind): boolean {
    return this.#kinds.has(kind);
  }

  note(kind: FaultKind): void {
    this.#kinds.add(kind);
  }

  /** Records an endless block of a piece type. */
  noteEndless(type: number): void {
    this.#kinds.add('endless');
    this.#endless.add(type);
  }

  /**
   * Records a move that took too long, with the cell of a piece, or ~index of a goal, as a cause.
   */
  noteCost(about: number): void {
    this.#kinds.add('cost');
    this.#costly.add(about);
  }

  /** Recorded causes of excessive cost. */
  get costs(): readonly number[] {
    return [...this.#costly];
  }

  /** Message for each fault, with its place if available, for players and authors. */
  problems(rules: Rules): Problem[] {
    return this.found(rules).map(({ code, args, at }) => {
      if (at === undefined) return rulesProblem(code, args);
      const { file, line, column } = at;
      return { ...rulesProblem(code, args, file), line, column };
    });
  }

  /** Only the problems that ended games. */
  costly(rules: Rules): Problem[] {
    return this.problems(rules).filter(({ code }) => COSTLY.some((one) => one === code));
  }

  /** All faults, without messages. */
  found(rules: Rules): Fault[] {
    return FAULT_KINDS.filter((kind) => this.#kinds.has(kind)).flatMap((kind): Fault[] => {
      const max = LIMITS[kind];
      if (kind === 'endless') {
        return [...this.#endless].map((type) => ofPiece(rules, type, 'zrf-fault-endless'));
      }
      if (kind !== 'cost')
        return [{ code: `zrf-fault-${kind}`, args: { most: max }, at: undefined }];
      return [...this.#costly].map((about) => aboutWork(rules, about, COSTLY, { most: max }));
    });
  }
}

/** Codes of faults that end games: for moves, and for goals. */
export const COSTLY = ['zrf-fault-cost', 'zrf-fault-cost-goals'] as const;

/** A fault with its message code, and its place in the file if available. */
export interface Fault {
  readonly code: ZrfCode;
  readonly args: ProblemArgs;
  readonly at: SourcePlace | undefined;
}

function ofPiece({ pieces }: Rules, type: number, code: ZrfCode, args: ProblemArgs = {}): Fault {
  const { name, at } = assertDefined(pieces[type]);
  return { code, args: { ...args, piece: name }, at };
}

/**
 * Fault about work done for the cell of a piece, or for ~index of a goal, with a code for each
 * case.
 */
export function aboutWork(
  rules: Rules,
  about: number,
  [ofMoves, ofGoals]: readonly [ZrfCode, ZrfCode],
  args: ProblemArgs,
): Fault {
  if (about > 0) return ofPiece(rules, typeOf(cellsOf(rules), about), ofMoves, args);
  return { code: ofGoals, args, at: assertDefined(rules.goals[~about]).at };
}
