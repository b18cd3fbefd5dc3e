import { openSync, readSync, writeSync } from 'node:fs';

/** Result of reading one input. */
export interface Outcome {
  readonly accepted: boolean;
  /** CPU time in milliseconds, independent of other programs. */
  readonly ms: number;
  /** Peak memory growth of the process while reading, in megabytes. */
  readonly mb: number;
  readonly error?: string;
}

const MB = 1024 * 1024;
/** Garbage of earlier inputs, in bytes, above which it is collected. */
const MAX_GARBAGE = 64 * MB;

/** Peak memory of the process since the last reset. Exact only on Linux. */
class Peak {
  readonly #status = openOr('/proc/self/status', 'r');
  readonly #clear = openOr('/proc/self/clear_refs', 'w');
  readonly #buffer = Buffer.alloc(2048);

  begin(): number {
    if (this.#clear !== undefined) writeSync(this.#clear, '5');
    return process.memoryUsage.rss();
  }

  /** Returns the peak in bytes. */
  end(): number {
    if (this.#status === undefined) return process.memoryUsage.rss();
    const length = readSync(this.#status, this.#buffer, 0, this.#buffer.length, 0);
    const text = this.#buffer.toString('latin1', 0, length);
    return Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0) * 1024;
  }
}

function openOr(path: string, flags: string): number | undefined {
  try {
    return openSync(path, flags);
  } catch {
    return undefined;
  }
}

const peak = new Peak();
let clean = 0;

/** Collects garbage if there is a lot, because it would hide memory growth. */
function tidy(): void {
  if (process.memoryUsage.rss() < clean + MAX_GARBAGE) return;
  globalThis.gc?.();
  clean = process.memoryUsage.rss();
}

export async function measure(read: () => boolean | Promise<boolean>): Promise<Outcome> {
  tidy();
  const before = peak.begin();
  const start = process.cpuUsage();
  const result = await attempt(read);
  const { user, system } = process.cpuUsage(start);
  const mb = Math.max(0, peak.end() - before) / MB;
  return { ...result, ms: (user + system) / 1000, mb };
}

async function attempt(read: () => boolean | Promise<boolean>) {
  try {
    return { accepted: await read() };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { accepted: false, error: text.slice(0, 1500) };
  }
}
