import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of waiting requests. Browsers wait for each response; other clients may pipeline a
 * few.
 */
const MAX_AHEAD = 32;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the requests of each connection sequentially, with at most one open file per connection.
 * Closes a connection with too many waiting requests; closing drops all of them.
 */
export function answerInOrder(answer: Answer): Answer {
  const queues = new WeakMap<Socket, Queue>();
  return (request, response) => {
    const { socket } = request;
    // Ignore requests received in the same chunk as the one over the limit.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? new Queue(socket, answer);
    queues.set(socket, queue);
    queue.add(request, response);
  };
}

class Queue {
  readonly #socket: Socket;
  readonly #answer: Answer;
  #waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  #answering: ServerResponse | undefined;

  constructor(socket: Socket, answer: Answer) {
    this.#socket = socket;
    this.#answer = answer;
    socket.once('close', () => this.#drop());
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    this.#waiting.push([request, response]);
    if (this.#waiting.length > MAX_AHEAD) this.#socket.destroy();
    else if (this.#answering === undefined) this.#next();
  }

  #next(): void {
    this.#answering = undefined;
    if (this.#socket.destroyed) return;
    const [first] = this.#waiting.splice(0, 1);
    if (first === undefined) return;
    const [request, response] = first;
    this.#answering = response;
    response.once('close', () => this.#next());
    this.#answer(request, response);
  }

  /** Waiting responses have no socket yet, so nothing else would destroy them. */
  #drop(): void {
    const responses = this.#waiting.map(([, response]) => response);
    this.#waiting = [];
    this.#answering?.destroy();
    for (const response of responses) response.destroy();
  }
}
