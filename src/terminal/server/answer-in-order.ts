import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send no request before the last answer is there; other clients may send a few ahead. */
const MAX_AHEAD = 32;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the requests of each connection one after the other, so that it holds one file open at
 * most. A connection on which too many wait is cut; whatever ends it ends all that waits on it.
 */
export function inTurn(answer: Answer): Answer {
  const queues = new WeakMap<Socket, Queue>();
  return (request, response) => {
    const { socket } = request;
    // What came in one piece with the request that was too many is not read any more.
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

  /** Responses that wait have no connection yet: nothing else would end them. */
  #drop(): void {
    const responses = this.#waiting.map(([, response]) => response);
    this.#waiting = [];
    this.#answering?.destroy();
    for (const response of responses) response.destroy();
  }
}
