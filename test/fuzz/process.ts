import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import type { Outcome } from './measure.ts';

/** How long nothing may be heard of an input before its process is ended, in milliseconds. */
const MAX_SILENCE = 30_000;
/** Megabytes: whoever needs more is over the limit in any case. */
const MAX_HEAP = 900;

const FOLDER = 'dist/.cache/fuzz';

/** Compiles the process that reads, which Node cannot run as it is written. */
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

/** A process that reads inputs. It is started when it is asked, and again after it was ended. */
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

  /** The next answer, or why there is none: the process hangs, or has ended. */
  async answer<T = Outcome>(): Promise<T | 'hang' | 'crash'> {
    if (this.#answers === undefined) throw new Error('nothing was asked');
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
    // What was asked of a process that has just ended is asked again.
    child.stdin?.on('error', () => undefined);
    const answers = child.stdio[3] as Readable;
    this.#answers = createInterface({ input: answers })[Symbol.asyncIterator]();
    return child;
  }
}
