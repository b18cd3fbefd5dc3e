/** The bus as a handler accesses it while processing an event. */
export interface Bus<E> {
  /** Queues an event, dispatched after the current one has passed all handlers. */
  fire(event: E): unknown;
  /** Marks the current event as used. Later handlers then ignore keys and commands. */
  consume(): void;
  /** True if an earlier handler used the current event. */
  readonly isConsumed: boolean;
}

/** Handles events and returns the state passed to the following handlers. */
export interface Handler<S, E> {
  readonly name: string;
  handle(state: S, event: E, bus: Bus<E>): S | undefined;
}

/**
 * The mediator: passes every event to every handler in a fixed order. Events fired during dispatch
 * are queued, so no handler sees a partial change.
 */
export class EventBus<S, E> implements Bus<E> {
  readonly #handlers: readonly Handler<S, E>[];
  readonly #queue: E[] = [];
  #state: S;
  #isDispatching = false;
  #isConsumed = false;

  constructor(handlers: readonly Handler<S, E>[], state: S) {
    this.#handlers = handlers;
    this.#state = state;
  }

  get state(): S {
    return this.#state;
  }

  get isConsumed(): boolean {
    return this.#isConsumed;
  }

  consume(): void {
    this.#isConsumed = true;
  }

  /**
   * Dispatches an event; true if a handler used it. Returns false for a queued event, whose result
   * is not available yet.
   */
  fire(event: E): boolean {
    this.#queue.push(event);
    if (this.#isDispatching) return false;
    this.#isDispatching = true;
    try {
      const isUsed = this.#dispatchNext();
      while (this.#queue.length > 0) this.#dispatchNext();
      return isUsed;
    } finally {
      this.#isDispatching = false;
      this.#queue.length = 0;
    }
  }

  #dispatchNext(): boolean {
    const event = this.#queue.shift();
    if (event !== undefined) this.#dispatch(event);
    return this.#isConsumed;
  }

  #dispatch(event: E): void {
    this.#isConsumed = false;
    for (const handler of this.#handlers) {
      this.#state = handler.handle(this.#state, event, this) ?? this.#state;
    }
  }
}
