import { Redis } from 'ioredis';
import { CommandFailed, say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { addressOf } from './queue-url.ts';

/** Lowest version of Redis: streams need XADD NOMKSTREAM and XTRIM MINID. */
const MIN_VERSION = [6, 2] as const;
/** Milliseconds in which a server must answer at the start. */
const PATIENCE = 5000;
const MAX_RETRY = 1000;

/** Options of a connection that survives restarts of the server: commands wait for it. */
const LASTING = {
  maxRetriesPerRequest: null,
  keepAlive: 10_000,
  retryStrategy: (times: number) => Math.min(times * 100, MAX_RETRY),
};

/** Connection that outlives restarts of the server. The caller listens to its errors. */
export function openConnection(url: string): Redis {
  return new Redis(url, LASTING);
}

/** Connects to a server after checking that it can hold a queue; otherwise explains why not. */
export async function connect(cli: Cli, url: string): Promise<Redis> {
  const address = addressOf(url);
  const probe = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const failures: Error[] = [];
  probe.on('error', (error) => failures.push(error));
  try {
    const info = await inTime(probe.connect().then(() => probe.info()));
    requireFit(cli, address, info);
    await inTime(probe.exists('turnwright:studies'));
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed(explain(cli, address, failures[0] ?? error));
  } finally {
    // A connection that has ended would wait 2 s for its socket to close.
    if (probe.status !== 'end') probe.disconnect();
  }
  return openConnection(url);
}

/** Rejects if the server does not answer in time. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
    }, PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Message for a failed connection. Errors of Redis never contain the password. */
function explain(cli: Cli, address: string, error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  if (/^(?:WRONGPASS|NOAUTH)|invalid (?:username-)?password|AUTH/i.test(message)) {
    return say(cli, 'lab-queue-password', { address });
  }
  if (message.startsWith('NOPERM')) return say(cli, 'lab-queue-forbidden', { address });
  const reason = code ?? message;
  const id = FAILURES.get(reason) ?? 'lab-queue-failed';
  return say(cli, id, { address, reason });
}

/** Messages of failed connections by the code of their errors. */
const FAILURES: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'lab-queue-refused'],
  ['ENOTFOUND', 'lab-queue-no-host'],
  ['EAI_AGAIN', 'lab-queue-no-host'],
  ['ETIMEDOUT', 'lab-queue-silent'],
]);

/** Value of a line of INFO. */
function fieldOf(info: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
}

function requireFit(cli: Cli, address: string, info: string): void {
  const version = fieldOf(info, 'redis_version') ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_VERSION;
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    throw new CommandFailed(say(cli, 'lab-queue-old', { address, version }));
  }
  const policy = fieldOf(info, 'maxmemory_policy') ?? 'noeviction';
  if (policy !== 'noeviction') {
    throw new CommandFailed(say(cli, 'lab-queue-evicts', { address, policy }));
  }
  if (fieldOf(info, 'role') === 'slave') {
    throw new CommandFailed(say(cli, 'lab-queue-replica', { address }));
  }
}
