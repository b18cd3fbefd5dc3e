import { EngineClient, makeCrew, threadsOf } from '#play';
import type { Analyser, Engine, Foreseer, GameSource } from '#play';
import { workerOf } from './worker.ts';

export type SourceOf = (game: string) => GameSource | undefined;

function startBots(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
}

function startForeseeing(): Worker {
  return new Worker(new URL('./foreseeing-worker.ts', import.meta.url), { type: 'module' });
}

/** Computes slow moves in a dedicated worker. Closing it terminates the worker, even when busy. */
export function makeForeseer(sourceOf: SourceOf): Foreseer {
  return new EngineClient(workerOf(startForeseeing), sourceOf);
}

/**
 * Runs bots in workers; in a single one if the page may not share memory, which depends on the
 * headers of its server. `sourceOf` returns the source of games that they cannot find by id.
 */
export function makeBotEngine(sourceOf?: SourceOf): Engine {
  const threads = globalThis.crossOriginIsolated ? threadsOf(navigator.hardwareConcurrency) : 1;
  return makeCrew(threads, () => new EngineClient(workerOf(startBots), sourceOf));
}

function startAnalysis(): Worker {
  return new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
}

/** Analyses states in a worker. */
export function makeAnalyser(sourceOf: SourceOf): Analyser {
  return new EngineClient(workerOf(startAnalysis), sourceOf);
}
