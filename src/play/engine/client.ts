import type { Engine, GameSource } from './engine.ts';
import { messageOf, withSource } from './messages.ts';
import type { AboutGame, Call, Reply } from './messages.ts';

/** A worker, seen from the client. */
export interface Port<Q> {
  post(call: Call<Q>): void;
  close(): void;
}

/** Starts a worker. `onError` is called if it crashes. */
export type OpenPort<Q, A, P> = (
  onReply: (reply: Reply<A, P>) => void,
  onError: (message: string) => void,
) => Port<Q>;

interface Waiting<A, P> {
  readonly id: number;
  readonly tell: ((progress: P) => void) | undefined;
  resolve(answer: A | undefined): void;
  reject(error: Error): void;
}

/** Sends questions to a worker. It is started lazily, and restarted after a crash. */
export class EngineClient<Q extends AboutGame, A, P> implements Engine<Q, A, P> {
  readonly #open: OpenPort<Q, A, P>;
  readonly #sourceOf: (game: string) => GameSource | undefined;
  #port: Port<Q> | undefined;
  #waiting: Waiting<A, P> | undefined;
  #asked = 0;
  #isPreparing = false;

  /** `sourceOf` returns the text of a game's rules, for questions that do not carry it. */
  constructor(
    open: OpenPort<Q, A, P>,
    sourceOf: (game: string) => GameSource | undefined = () => undefined,
  ) {
    this.#open = open;
    this.#sourceOf = sourceOf;
  }

  ask(question: Q, tell?: (progress: P) => void): Promise<A | undefined> {
    this.#drop();
    const id = ++this.#asked;
    this.#isPreparing = false;
    return new Promise((resolve, reject) => {
      this.#waiting = { id, tell, resolve, reject };
      this.#post({ id, question: withSource(question, this.#sourceOf) });
    });
  }

  prepare(question: Q): void {
    if (this.#waiting !== undefined) return;
    this.#isPreparing = true;
    const id = ++this.#asked;
    this.#post({ id, question: withSource(question, this.#sourceOf), isAhead: true });
  }

  stop(): void {
    if (this.#waiting === undefined && !this.#isPreparing) return;
    this.#isPreparing = false;
    this.#drop();
    this.#port?.post({ id: ++this.#asked });
  }

  close(): void {
    this.#drop();
    this.#end();
  }

  #post(call: Call<Q>): void {
    try {
      this.#port ??= this.#open(
        (reply) => this.#receive(reply),
        (message) => this.#fail(message),
      );
      this.#port.post(call);
    } catch (error) {
      this.#fail(messageOf(error));
    }
  }

  #receive(reply: Reply<A, P>): void {
    const waiting = this.#waiting;
    if (waiting?.id !== reply.id) return;
    if (reply.kind === 'progress') {
      waiting.tell?.(reply.progress);
      return;
    }
    this.#waiting = undefined;
    if (reply.kind === 'answer') waiting.resolve(reply.answer);
    else waiting.reject(new Error(reply.message));
  }

  #drop(): void {
    this.#waiting?.resolve(undefined);
    this.#waiting = undefined;
  }

  #fail(message: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#end();
    waiting?.reject(new Error(message));
  }

  #end(): void {
    this.#port?.close();
    this.#port = undefined;
  }
}
