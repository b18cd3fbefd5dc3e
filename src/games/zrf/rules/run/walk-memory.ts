import { int32At } from '#core';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Situation } from './situation.ts';
import type { Budget } from './budget.ts';
import type { Walker } from './walk.ts';

/** Result of a walk, with everything it has read. */
interface Walked {
  /** Pairs of an index into the board's words and the value there. */
  reads: Int32Array;
  readCount: number;
  /** Start and end of the last move, if tested. */
  lastFrom: number | undefined;
  lastTo: number | undefined;
  acts: number;
  work: number;
  found: Int32Array;
  foundCount: number;
}

/** Words of overhead per entry. */
const ENTRY_WORDS = 32;

function copied(from: Int32Array, count: number, into: Int32Array | undefined): Int32Array {
  if (into === undefined || into.length < count) return from.slice(0, count);
  for (let at = 0; at < count; at += 1) into[at] = int32At(from, at);
  return into;
}

/**
 * Caches results of walks. A walk on a large board reads only a few positions, and its result is
 * valid while these are unchanged.
 */
export class WalkMemory {
  readonly #situation: Situation;
  readonly #budget: Budget;
  readonly #walked = new Map<number, Walked>();
  #kept = 0;

  constructor(situation: Situation, budget: Budget) {
    this.#situation = situation;
    this.#budget = budget;
  }

  /** Cached result of a walk, if still valid. */
  recall(key: number): { readonly found: Int32Array; readonly foundCount: number } | undefined {
    const walked = this.#walked.get(key);
    if (walked === undefined || !this.#holds(walked)) return undefined;
    const { acts, work } = walked;
    if (acts > this.#budget.walks) return undefined;
    this.#budget.walks -= acts;
    this.#budget.left -= work;
    return walked;
  }

  #holds({ reads, readCount, lastFrom, lastTo }: Walked): boolean {
    const { board } = this.#situation;
    const { words } = board;
    for (let at = 0; at < readCount; at += 2) {
      if (words[int32At(reads, at)] !== reads[at + 1]) return false;
    }
    if (lastFrom !== undefined && lastFrom !== this.#situation.lastFrom) return false;
    return lastTo === undefined || lastTo === this.#situation.lastTo;
  }

  /** Caches the result of a walker's last walk. */
  store(key: number, walker: Walker, found: Int32Array, foundCount: number): void {
    if (!walker.isSettled) return;
    if (this.#kept > PLAY_LIMITS.remembered) this.clear();
    const before = this.#walked.get(key);
    const reads = copied(walker.reads, walker.readCount, before?.reads);
    if (before === undefined) this.#kept += ENTRY_WORDS;
    const kept = copied(found, foundCount, before?.found);
    if (reads !== before?.reads) this.#kept += reads.length - (before?.reads.length ?? 0);
    if (kept !== before?.found) this.#kept += kept.length - (before?.found.length ?? 0);
    this.#walked.set(key, {
      reads,
      readCount: walker.readCount,
      lastFrom: walker.hasReadLastFrom ? this.#situation.lastFrom : undefined,
      lastTo: walker.hasReadLastTo ? this.#situation.lastTo : undefined,
      acts: walker.acts,
      work: walker.work,
      found: kept,
      foundCount,
    });
  }

  clear(): void {
    this.#walked.clear();
    this.#kept = 0;
  }
}
