import type { Redis } from 'ioredis';
import { coordinatorOf, isDead } from './lock.ts';
import { planOf } from './studies.ts';
import type { StudyRecord } from './studies.ts';

/** Overview of a study on a queue. */
export interface StudyState {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly done: number;
  readonly all: number;
  /** Age in seconds. */
  readonly age: number;
  /** `running` while a coordinator lives; `stopped` studies can be resumed. */
  readonly state: 'running' | 'stopped';
  readonly version: string;
  readonly build: string;
}

export async function stateOf(redis: Redis, study: StudyRecord): Promise<StudyState> {
  const { id, version, build, units: done, all, created } = study;
  const { kind, game } = planOf(study);
  const holder = await coordinatorOf(redis, id);
  return {
    id,
    kind,
    game: game.id,
    done,
    all,
    age: Math.max(0, Math.round((Date.now() - created) / 1000)),
    state: holder === undefined || isDead(holder) ? 'stopped' : 'running',
    version,
    build,
  };
}
