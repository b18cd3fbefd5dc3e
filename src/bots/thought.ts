import type { Learning } from '#core';
import type { Finding } from './alpha-beta.ts';

/** What a bot does and, where it searched, why. */
export interface Choice<A> {
  readonly action: A;
  /** What it found, which an error may have kept it from doing. */
  readonly finding?: Finding<A>;
}

/** A choice being made, in slices of any size; where it is sliced makes no difference. */
export interface Thought<A> {
  /**
   * Thinks for this many more positions; true once the choice is made. `spent` is the share of the
   * time for it that has passed: from 1 on the choice is made by what was found. Without a clock
   * it stays 0, and the same source of chance makes the same choice.
   */
  run(nodes: number, spent?: number): boolean;
  /** The best choice so far. */
  choice(): Choice<A>;
}

/** The share of the time after which a choice is made, however little was looked at. */
const LATEST = 1.1;

/** Learning takes no more than this share of the time for a choice. */
const LEARNING_SHARE = 0.4;

export function chosenAtOnce<A>(choice: Choice<A>): Thought<A> {
  return { run: () => true, choice: () => choice };
}

/** A way of thinking that knows a best action at any time. */
interface Thinking<A> {
  run(nodes: number, spent: number): boolean;
  best(): Choice<A>;
  /** False while too little was looked at for a choice. */
  isReady?(): boolean;
}

/** Thinks until it is done, or the time is up, and decides by what was found: once. */
export function decided<A>(
  thinking: Thinking<A>,
  decide: (choice: Choice<A>) => Choice<A>,
): Thought<A> {
  let made: Choice<A> | undefined;
  return {
    run(nodes, spent = 0) {
      const end = thinking.isReady?.() === false ? LATEST : 1;
      if (made === undefined && (spent >= end || thinking.run(nodes, spent))) {
        made = decide(thinking.best());
      }
      return made !== undefined;
    },
    choice: () => made ?? thinking.best(),
  };
}

/** Learns first, as far as the time allows. */
export function afterLearning<A>(
  learning: Learning | undefined,
  begin: () => Thought<A>,
): Thought<A> {
  if (learning === undefined) return begin();
  let thought: Thought<A> | undefined;
  let isHurried = false;
  const begun = () => (thought ??= begin());
  return {
    run(nodes, spent = 0) {
      if (thought !== undefined) return thought.run(nodes, spent);
      if (!isHurried && spent >= LEARNING_SHARE) {
        learning.makeDo();
        isHurried = true;
      }
      if (!learning.run(nodes) && spent < 1) return false;
      const beginning = begun();
      // To begin takes a while by itself, and a position more than what was learnt by.
      return spent >= 1 && beginning.run(nodes, spent);
    },
    choice: () => begun().choice(),
  };
}
