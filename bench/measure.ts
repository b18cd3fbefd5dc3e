import { existsSync, readFileSync } from 'node:fs';

/** How long work takes, in milliseconds, and what it gives. */
export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** The middle of some numbers: one run in a busy moment does not shift it. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('the median of nothing');
  return middle;
}

export function times<T>(count: number, work: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => work(index));
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The number below which a share of all numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How long this process has worked, in milliseconds: however busy the machine is with other things. */
export function worked(): number {
  return milliseconds(process.cpuUsage());
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** Node 24 and later tell what a thread has worked. */
interface NodeOfThreads extends Pick<NodeJS.Process, 'cpuUsage'> {
  readonly threadCpuUsage?: () => NodeJS.CpuUsage;
}

/** What Linux tells of a thread: the nanoseconds that it ran, and two numbers more. */
const THREAD = '/proc/thread-self/schedstat';

/**
 * How long this thread has worked, without those that compile and collect beside it; where that cannot
 * be known, the whole process.
 */
export function workedHere(): number {
  // Linux brings the time of a thread up to date at ticks, and when its whole process is asked for.
  const whole = worked();
  const { threadCpuUsage }: NodeOfThreads = process;
  if (threadCpuUsage !== undefined) return milliseconds(threadCpuUsage());
  if (!existsSync(THREAD)) return whole;
  return Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1_000_000;
}
