import { CHECKPOINT } from './entry.ts';

/** States after a checkpoint, one entry after the other; the first is the checkpoint's. */
interface Block<S> {
  readonly first: number;
  readonly states: S[];
}

/** As many blocks are kept, beside the one in which the match stands. */
const BLOCKS = 3;

/**
 * The states of a match near those that were asked for last, by the entries that lead there: whoever
 * goes back or looks back need not play again what was played just before.
 */
export class RecentStates<S> {
  /** The block that was asked for last comes last. */
  #blocks: readonly Block<S>[] = [];
  /** Where the match stands. */
  #present: Block<S> | undefined;

  /** The states known from a checkpoint on, to be continued. */
  from(checkpoint: number, state: S): S[] {
    if (this.#present?.first === checkpoint) return this.#present.states;
    const known = this.#blocks.find(({ first }) => first === checkpoint);
    const block = known ?? { first: checkpoint, states: [state] };
    this.#keep(block);
    return block.states;
  }

  /** Begins a block where the match stands. */
  begin(checkpoint: number, state: S): void {
    if (this.#present !== undefined) this.#keep(this.#present);
    this.#present = { first: checkpoint, states: [state] };
  }

  /** Notes the state after so many entries, where it continues what is known. */
  add(count: number, state: S): void {
    if (this.#present === undefined) return;
    const { first, states } = this.#present;
    if (count - first === states.length && states.length < CHECKPOINT) states.push(state);
  }

  /** Forgets what comes after so many entries: the match goes on from there. */
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
    this.#blocks = [...others, block].slice(-BLOCKS);
  }
}
