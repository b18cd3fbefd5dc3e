import { EngineClient } from '#play';
import type { Engine, Foreseer, GameSource } from '#play';
import { workerOf } from './worker.ts';

export type SourceOf = (game: string) => GameSource | undefined;

function startBots(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
}

function startForeseeing(): Worker {
  return new Worker(new URL('./foreseeing-worker.ts', import.meta.url), { type: 'module' });
}

/** Moves that take long in a worker of their own, which ends when it is closed, however busy it is. */
export function makeForeseer(sourceOf: SourceOf): Foreseer {
  return new EngineClient(workerOf(startForeseeing), sourceOf);
}

/** Bots in a worker; `sourceOf`: what it makes a game from that it does not know by its id. */
export function makeBotEngine(sourceOf?: SourceOf): Engine {
  return new EngineClient(workerOf(startBots), sourceOf);
}
