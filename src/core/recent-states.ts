import { CHECKPOINT } from './entry.ts';

/** Consecutive states, starting at a checkpoint. */
interface Block<S> {
  readonly first: number;
  readonly states: S[];
}

/** Number of blocks to keep in addition to the current one. */
const MAX_BLOCKS = 3;

/**
 * Cache of states near those requested recently, by entry count. Going back a few entries then
 * needs no replay.
 */
export class RecentStates<S> {
  /** Most recently used block last. */
  #blocks: readonly Block<S>[] = [];
  /** Block of the current position of the match. */
  #present: Block<S> | undefined;

  /** Cached states from a checkpoint on. The caller may append to the list. */
  from(checkpoint: number, state: S): S[] {
    if (this.#present?.first === checkpoint) return this.#present.states;
    const existing = this.#blocks.find(({ first }) => first === checkpoint);
    const block = existing ?? { first: checkpoint, states: [state] };
    this.#keep(block);
    return block.states;
  }

  /** Begins a block at the current position of the match. */
  begin(checkpoint: number, state: S): void {
    if (this.#present !== undefined) this.#keep(this.#present);
    this.#present = { first: checkpoint, states: [state] };
  }

  /** Caches the state after `count` entries, if it continues the current block. */
  add(count: number, state: S): void {
    if (this.#present === undefined) return;
    const { first, states } = this.#present;
    if (count - first === states.length && states.length < CHECKPOINT) states.push(state);
  }

  /** Drops the states after `count` entries, where the match continues. */
  cut(count: number): void {
    if (this.#present !== undefined) this.#keep(this.#present);
    this.#blocks = this.#blocks.filter(({ first }) => first <= count);
    for (const { first, states } of this.#blocks) {
      states.length = Math.min(states.length, count - first + 1);
    }
    this.#present = this.#blocks.find(({ first }) => count - first < CHECKPOINT);
  }

  #keep(block: Block<S>): void {
    const others = this.#blocks.filter(({ first }) => first !== block.first);
    this.#blocks = [...others, block].slice(-MAX_BLOCKS);
  }
}
