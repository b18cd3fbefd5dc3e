import { EngineClient } from '#play';
import type { Engine, Foreseer, GameSource } from '#play';
import { threadOf } from './thread.ts';

export type SourceOf = (game: string) => GameSource | undefined;

/** Bots in a thread; `sourceOf`: what it makes a game from that it does not know by its id. */
export function makeBotEngine(sourceOf: SourceOf): Engine {
  return new EngineClient(threadOf('./bot-worker.js'), sourceOf);
}

/** Moves that take long in a thread of their own, which ends when it is closed, however busy it is. */
export function makeForeseer(sourceOf: SourceOf): Foreseer {
  return new EngineClient(threadOf('./foreseeing-worker.js'), sourceOf);
}
