import { assertDefined } from '../../../core/index.ts';
import type { Problem } from '../../../core/index.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { rulesProblem } from '../problems/problem.ts';
import type { Rules } from '../rules/index.ts';

/** What rules can run into while they are played; `docs/zrf.md` tells what comes of each. */
const FAULT_KINDS = ['endless', 'steps', 'chain', 'lookahead', 'safety'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

const MOST: Readonly<Record<FaultKind, number>> = {
  endless: PLAY_LIMITS.walk,
  steps: PLAY_LIMITS.steps,
  chain: PLAY_LIMITS.chain,
  lookahead: PLAY_LIMITS.lookahead,
  safety: PLAY_LIMITS.safety,
};

/** What went wrong with rules in play so far: games go on, with less than the rules ask for. */
export class Faults {
  /** Types of pieces that have a block which goes on forever. */
  readonly #endless = new Set<number>();
  readonly #kinds = new Set<FaultKind>();

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

  /** A sentence for each fault, with its place where it has one, for whoever plays or writes the rules. */
  problems({ pieces }: Rules): Problem[] {
    return FAULT_KINDS.filter((kind) => this.#kinds.has(kind)).flatMap((kind) => {
      if (kind !== 'endless') return [rulesProblem(`zrf-fault-${kind}`, { most: MOST[kind] })];
      return [...this.#endless].map((type) => {
        const { name, at } = assertDefined(pieces[type]);
        const { file, line, column } = at;
        return { ...rulesProblem('zrf-fault-endless', { piece: name }, file), line, column };
      });
    });
  }
}
