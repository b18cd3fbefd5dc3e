import { makeStream } from '#core';
import { startConversation } from '#games/zrf/protocols/index.ts';
import type {
  Conversation,
  Host,
  MoveSearch,
  ProtocolName,
  SearchListener,
} from '#games/zrf/protocols/index.ts';
import { ownGame } from '../page/games.ts';

/** Positions searched between two readings of the clock. */
const AT_ONCE = 64;

/** A search that has not ended, and its clock in milliseconds. */
interface Running {
  readonly search: MoveSearch;
  readonly listener: SearchListener;
  time: number;
}

/** Another program that talks to an engine. Its clock advances only while the engine thinks. */
export class Talk implements Host {
  readonly lines: string[] = [];
  hasQuit = false;
  #running: Running | undefined;
  readonly #conversation: Conversation;

  constructor(protocol: ProtocolName, id: string, level = 5) {
    const game = ownGame(id);
    const variant = game.options.variant.default;
    const random = makeStream('talk', 'engine');
    const setup = { name: 'Turnwright test', game, variant, level, random };
    this.#conversation = startConversation(protocol, setup, this);
  }

  send(line: string): void {
    this.lines.push(line);
  }

  begin(search: MoveSearch, listener: SearchListener): void {
    if (this.#running !== undefined) throw new RangeError('two searches at once');
    this.#running = { search, listener, time: 0 };
  }

  end(): void {
    const running = this.#running;
    this.#running = undefined;
    running?.listener.onEnd(running.search.finish());
  }

  drop(): void {
    this.#running = undefined;
  }

  quit(): void {
    this.hasQuit = true;
  }

  get isThinking(): boolean {
    return this.#running !== undefined;
  }

  /** Sends a line. Returns the lines answered at once. */
  say(line: string): readonly string[] {
    const { length } = this.lines;
    this.#conversation.receive(line);
    return this.lines.slice(length);
  }

  /** Lets the engine think to the end, but at most for so many slices. */
  think(slices = Infinity): readonly string[] {
    const { length } = this.lines;
    for (let slice = 0; slice < slices && this.#running !== undefined; slice++) {
      const running = this.#running;
      running.time += 1;
      const isDone = running.search.run(AT_ONCE, running.time);
      const report = running.search.report();
      if (report !== undefined) {
        running.listener.onReport({ ...report, milliseconds: running.time });
      }
      if (!isDone) continue;
      if (running.search.isInfinite) break;
      this.end();
    }
    return this.lines.slice(length);
  }
}
