import { existsSync, readFileSync } from 'node:fs';

/** Runs `work` and returns its duration in milliseconds and its result. */
export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** Median, which a single slow run does not shift. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('median of an empty list');
  return middle;
}

export function times<T>(count: number, work: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => work(index));
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Quantile of the numbers at `share`, from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** CPU time of this process in milliseconds, independent of other load on the machine. */
export function worked(): number {
  return milliseconds(process.cpuUsage());
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** Node with per-thread CPU usage, available from Node 24. */
interface NodeOfThreads extends Pick<NodeJS.Process, 'cpuUsage'> {
  readonly threadCpuUsage?: () => NodeJS.CpuUsage;
}

/** Linux scheduler statistics of a thread: nanoseconds of running, then two other numbers. */
const THREAD = '/proc/thread-self/schedstat';

/**
 * CPU time of this thread in milliseconds, without the engine's compiler and garbage collector
 * threads. Falls back to the whole process where that is not available.
 */
export function workedHere(): number {
  // Linux updates a thread's time at ticks, and when the time of the whole process is read.
  const totalWork = worked();
  const { threadCpuUsage }: NodeOfThreads = process;
  if (threadCpuUsage !== undefined) return milliseconds(threadCpuUsage());
  if (!existsSync(THREAD)) return totalWork;
  return Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1_000_000;
}
