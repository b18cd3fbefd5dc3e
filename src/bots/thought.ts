import type { Learning } from '#core';
import type { Finding } from './alpha-beta.ts';

/** Action chosen by a bot, with the search result behind it if there was a search. */
export interface Choice<A> {
  readonly action: A;
  /** Search result, which may differ from `action` because of a deliberate error. */
  readonly finding?: Finding<A>;
}

/** Choice in progress, in slices of any size. The slicing does not affect the result. */
export interface Thought<A> {
  /**
   * Thinks for this many more positions and returns true once the choice is made. `spent` is the
   * elapsed share of the time limit; from 1 on the best result so far is chosen. Without a clock it
   * stays 0, and the same random source gives the same choice.
   */
  run(nodes: number, spent?: number): boolean;
  /** Best choice so far. */
  choice(): Choice<A>;
}

/** Share of the time limit after which a choice is forced, even with little searched. */
const MAX_SPENT = 1.1;

/** Maximum share of the time limit for learning. */
const LEARNING_SHARE = 0.4;

export function immediateThought<A>(choice: Choice<A>): Thought<A> {
  return { run: () => true, choice: () => choice };
}

/** Algorithm that can return a best action at any time. */
interface Thinking<A> {
  run(nodes: number, spent: number): boolean;
  best(): Choice<A>;
  /** False until enough has been searched for a choice. */
  isReady?(): boolean;
}

/** Runs the algorithm to its end or the time limit, then makes the final choice once. */
export function makeThought<A>(
  thinking: Thinking<A>,
  decide: (choice: Choice<A>) => Choice<A>,
): Thought<A> {
  let decision: Choice<A> | undefined;
  return {
    run(nodes, spent = 0) {
      const end = thinking.isReady?.() === false ? MAX_SPENT : 1;
      if (decision === undefined && (spent >= end || thinking.run(nodes, spent))) {
        decision = decide(thinking.best());
      }
      return decision !== undefined;
    },
    choice: () => decision ?? thinking.best(),
  };
}

/** Learns first, as far as the time limit allows. */
export function learnFirst<A>(learning: Learning | undefined, begin: () => Thought<A>): Thought<A> {
  if (learning === undefined) return begin();
  let thought: Thought<A> | undefined;
  let isHurried = false;
  const ensureBegun = () => (thought ??= begin());
  return {
    run(nodes, spent = 0) {
      if (thought !== undefined) return thought.run(nodes, spent);
      if (!isHurried && spent >= LEARNING_SHARE) {
        learning.finishEarly();
        isHurried = true;
      }
      if (!learning.run(nodes) && spent < 1) return false;
      const beginning = ensureBegun();
      // Starting the algorithm takes time, and so does a position, even more than one while
      // learning.
      return spent >= 1 && beginning.run(nodes, spent);
    },
    choice: () => ensureBegun().choice(),
  };
}
