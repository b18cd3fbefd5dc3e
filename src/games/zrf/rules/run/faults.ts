import { assertDefined } from '#core';
import type { Problem, ProblemArgs } from '#core';
import { cellsOf, typeOf } from '../compile/cell.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { rulesProblem } from '../problems/problem.ts';
import type { ZrfCode } from '../problems/problem.ts';
import type { Rules } from '../model/index.ts';
import type { SourcePlace } from '../syntax/node.ts';

/** What rules can run into while they are played; `docs/zrf.md` tells what comes of each. */
const FAULT_KINDS = ['endless', 'steps', 'chain', 'lookahead', 'safety', 'cost'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

const MOST: Readonly<Record<FaultKind, number>> = {
  endless: PLAY_LIMITS.walk,
  steps: PLAY_LIMITS.steps,
  chain: PLAY_LIMITS.chain,
  lookahead: PLAY_LIMITS.lookahead,
  safety: PLAY_LIMITS.safety,
  cost: PLAY_LIMITS.moveTime / 1000,
};

/** What went wrong with rules in play so far: games go on, with less than the rules ask for. */
export class Faults {
  /** Types of pieces that have a block which goes on forever. */
  readonly #endless = new Set<number>();
  readonly #kinds = new Set<FaultKind>();
  /** What took too long: cells of pieces, and ~indexes of goals. */
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

  /** A block of this type of piece goes on forever. */
  noteEndless(type: number): void {
    this.#kinds.add('endless');
    this.#endless.add(type);
  }

  /** A move takes too long: because of the cell of a piece, or of ~index of a goal, among others. */
  noteCost(about: number): void {
    this.#kinds.add('cost');
    this.#costly.add(about);
  }

  /** What took too long, as it was noted. */
  get costs(): readonly number[] {
    return [...this.#costly];
  }

  /** A sentence for each fault, with its place where it has one, for whoever plays or writes the rules. */
  problems(rules: Rules): Problem[] {
    return this.found(rules).map(({ code, args, at }) => {
      if (at === undefined) return rulesProblem(code, args);
      const { file, line, column } = at;
      return { ...rulesProblem(code, args, file), line, column };
    });
  }

  /** Those of them that ended games. */
  costly(rules: Rules): Problem[] {
    return this.problems(rules).filter(({ code }) => COSTLY.some((one) => one === code));
  }

  /** All faults, before they are told. */
  found(rules: Rules): Fault[] {
    return FAULT_KINDS.filter((kind) => this.#kinds.has(kind)).flatMap((kind): Fault[] => {
      const most = MOST[kind];
      if (kind === 'endless') {
        return [...this.#endless].map((type) => ofPiece(rules, type, 'zrf-fault-endless'));
      }
      if (kind !== 'cost') return [{ code: `zrf-fault-${kind}`, args: { most }, at: undefined }];
      return [...this.#costly].map((about) => aboutWork(rules, about, COSTLY, { most }));
    });
  }
}

/** Codes of what ends games: for moves, and for goals. */
export const COSTLY = ['zrf-fault-cost', 'zrf-fault-cost-goals'] as const;

/** What was run into: a code of the messages about rules, and the place in the file where there is one. */
export interface Fault {
  readonly code: ZrfCode;
  readonly args: ProblemArgs;
  readonly at: SourcePlace | undefined;
}

function ofPiece({ pieces }: Rules, type: number, code: ZrfCode, args: ProblemArgs = {}): Fault {
  const { name, at } = assertDefined(pieces[type]);
  return { code, args: { ...args, piece: name }, at };
}

/** What is said of work that was done for the cell of a piece, or for ~index of a goal: codes for both. */
export function aboutWork(
  rules: Rules,
  about: number,
  [ofMoves, ofGoals]: readonly [ZrfCode, ZrfCode],
  args: ProblemArgs,
): Fault {
  if (about > 0) return ofPiece(rules, typeOf(cellsOf(rules), about), ofMoves, args);
  return { code: ofGoals, args, at: assertDefined(rules.goals[~about]).at };
}
