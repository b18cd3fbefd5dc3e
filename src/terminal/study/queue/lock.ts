import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { LOCK_TTL, lockKey } from './keys.ts';

/** Coordinator of a study, as its lock describes it. */
export interface Coordinating {
  readonly host: string;
  readonly pid: number;
  /** Namespace of the process id: containers can share a host name. */
  readonly space: string;
  readonly token: string;
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Description of this process as a coordinator. */
export function describeCoordinator(): Coordinating {
  const [host, space, token] = [hostname(), processSpace(), randomUUID()];
  return { host, pid: process.pid, space, token };
}

/** Coordinator of a study; undefined if none holds its lock. */
export async function coordinatorOf(redis: Redis, id: string): Promise<Coordinating | undefined> {
  const text = await redis.get(lockKey(id));
  return text === null ? undefined : (JSON.parse(text) as Coordinating);
}

/** True for a coordinator of this host whose process has ended. */
export function isDead({ host, pid, space }: Coordinating): boolean {
  if (host !== hostname() || space !== processSpace()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

const REPLACE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
`;

/**
 * Takes the lock of a study. The result is the living coordinator that holds it, or undefined after
 * success.
 */
export async function takeLock(
  redis: Redis,
  id: string,
  self: Coordinating,
): Promise<Coordinating | undefined> {
  const holder = await coordinatorOf(redis, id);
  if (holder !== undefined && !isDead(holder)) return holder;
  const before = holder === undefined ? '' : JSON.stringify(holder);
  const own = JSON.stringify(self);
  const taken = await redis.eval(REPLACE, 1, lockKey(id), before, own, LOCK_TTL);
  return taken === 1 ? undefined : takeLock(redis, id, self);
}

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`;

export async function releaseLock(redis: Redis, id: string, self: Coordinating): Promise<void> {
  await redis.eval(RELEASE, 1, lockKey(id), JSON.stringify(self));
}
