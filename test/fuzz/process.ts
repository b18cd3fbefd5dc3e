import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import type { Outcome } from './measure.ts';

/** Milliseconds without an answer after which the process is killed. */
const MAX_SILENCE = 30_000;
/** Heap limit in megabytes, well above the limit for one input. */
const MAX_HEAP = 900;

const FOLDER = 'dist/.cache/fuzz';

/** Bundles the reading process, because Node cannot run its sources directly. */
export async function buildProcess(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = resolve(FOLDER, 'child.mjs');
  await build({
    entryPoints: ['test/fuzz/child.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    define: { TURNWRIGHT_VERSION: '"0.0.0"' },
    logLevel: 'warning',
    outfile,
  });
  return outfile;
}

/** Process that reads inputs. Started on the first request, and restarted after it was killed. */
export class ReadingProcess {
  readonly file: string;
  #child: ChildProcess | undefined;
  #answers: AsyncIterator<string> | undefined;

  constructor(file: string) {
    this.file = file;
  }

  ask(question: unknown): void {
    this.#child ??= this.#start();
    this.#child.stdin?.write(`${JSON.stringify(question)}\n`);
  }

  /** Next answer, or the reason there is none: the process hangs or has crashed. */
  async answer<T = Outcome>(): Promise<T | 'hang' | 'crash'> {
    if (this.#answers === undefined) throw new Error('no question was asked');
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<'hang'>((done) => {
      timer = setTimeout(() => done('hang'), MAX_SILENCE);
    });
    const next = await Promise.race([this.#answers.next(), silence]);
    clearTimeout(timer);
    if (next !== 'hang' && next.done !== true) return JSON.parse(next.value) as T;
    this.stop();
    return next === 'hang' ? 'hang' : 'crash';
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#answers = undefined;
  }

  #start(): ChildProcess {
    const flags = ['--expose-gc', `--max-old-space-size=${MAX_HEAP}`, '--enable-source-maps'];
    const child = spawn(process.execPath, [...flags, this.file], {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    // Requests sent to a process that has just ended are sent again.
    child.stdin?.on('error', () => undefined);
    const answers = child.stdio[3] as Readable;
    this.#answers = createInterface({ input: answers })[Symbol.asyncIterator]();
    return child;
  }
}
