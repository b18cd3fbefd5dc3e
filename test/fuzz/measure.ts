import { openSync, readSync, writeSync } from 'node:fs';

/** What reading one input came to. */
export interface Outcome {
  readonly accepted: boolean;
  /** Milliseconds of processor time, so that other programs do not count. */
  readonly ms: number;
  /** By how many megabytes the process grew at most while it read. */
  readonly mb: number;
  readonly error?: string;
}

const MB = 1024 * 1024;
/** What is left behind by earlier inputs is collected when it comes to so many bytes. */
const LITTER = 64 * MB;

/** The most memory that the process had since it was last asked; on Linux alone it is known exactly. */
class Peak {
  readonly #status = openOr('/proc/self/status', 'r');
  readonly #clear = openOr('/proc/self/clear_refs', 'w');
  readonly #buffer = Buffer.alloc(2048);

  begin(): number {
    if (this.#clear !== undefined) writeSync(this.#clear, '5');
    return process.memoryUsage.rss();
  }

  /** Bytes. */
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

/** Collects what is no longer needed, where that is much: it would hide how an input grows. */
function tidy(): void {
  if (process.memoryUsage.rss() < clean + LITTER) return;
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
