/** What a handler may do with the bus while it is given an event. */
export interface Bus<E> {
  /** Sends an event: it is dispatched after the present one has passed all handlers. */
  fire(event: E): unknown;
  /** Marks the present event as used: handlers after this one leave keys and commands alone. */
  consume(): void;
  /** Whether an earlier handler used the present event. */
  readonly isConsumed: boolean;
}

/** Answers events; what it returns is the state that all handlers after it are given. */
export interface Handler<S, E> {
  readonly name: string;
  handle(state: S, event: E, bus: Bus<E>): S | undefined;
}

/**
 * The mediator: every event goes to every handler in one order, whatever the event is. Events that
 * are fired meanwhile wait in a queue, so that no handler ever sees half of a change.
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

  /** Sends an event; true where a handler used it, which is not known yet of one that has to wait. */
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
