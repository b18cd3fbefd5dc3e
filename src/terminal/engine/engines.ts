import { availableParallelism } from 'node:os';
import { EngineClient, makeCrew, threadsOf } from '#play';
import type { Analyser, Engine, Foreseer, GameSource } from '#play';
import { threadOf } from './thread.ts';

export type SourceOf = (game: string) => GameSource | undefined;

/**
 * Bots in worker threads. `sourceOf` returns the rules text of games that the threads cannot find by
 * id.
 */
export function makeBotEngine(sourceOf: SourceOf): Engine {
  const open = (): Engine => new EngineClient(threadOf('./bot-worker.js'), sourceOf);
  return makeCrew(threadsOf(availableParallelism()), open);
}

/** Worker thread for slow moves; closing it stops it immediately, even while busy. */
export function makeForeseer(sourceOf: SourceOf): Foreseer {
  return new EngineClient(threadOf('./foreseeing-worker.js'), sourceOf);
}

/** Analyses states in a worker thread. */
export function makeAnalyser(sourceOf: SourceOf): Analyser {
  return new EngineClient(threadOf('./analysis-worker.js'), sourceOf);
}
