import { EngineClient } from '#play';
import type { Engine, Foreseer, GameSource } from '#play';
import { threadOf } from './thread.ts';

export type SourceOf = (game: string) => GameSource | undefined;

/**
 * Bots in a worker thread. `sourceOf` returns the rules text of games that the thread cannot find
 * by id.
 */
export function makeBotEngine(sourceOf: SourceOf): Engine {
  return new EngineClient(threadOf('./bot-worker.js'), sourceOf);
}

/** Worker thread for slow moves; closing it stops it immediately, even while busy. */
export function makeForeseer(sourceOf: SourceOf): Foreseer {
  return new EngineClient(threadOf('./foreseeing-worker.js'), sourceOf);
}
