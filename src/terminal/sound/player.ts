import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWav, RATE } from '#audio/synthesizer.ts';
import type { PlayerProgram } from './programs.ts';

/** Milliseconds after which more is handed over, and how many bytes are heard in that time. */
const TURN = 400;
const TURN_BYTES = (2 * RATE * TURN) / 1000;
/** So many of these are with the program before they are heard: a busy moment is not noticed. */
const AHEAD = 3;
/** After so many in which it takes nothing, a program is ended. */
const MAX_STUCK = 10;

/** Where samples come from: from the first byte, once or round and round. */
export interface Source {
  readonly pcm: Uint8Array;
  /** The byte to begin with. */
  readonly from: number;
  readonly loops: boolean;
}

/** One playing of samples, until it ends or is stopped. */
interface Playing {
  stop(): void;
}

const NOTHING: Playing = { stop: () => undefined };
/** Milliseconds; what should go on and on, and ends sooner, has failed whatever it says. */
const MIN_LOOP = 1000;

/**
 * Plays samples through a program of the system, one process each. A program that fails is not called
 * again; the next one takes its place, and after the last one nothing is heard. None of the processes
 * outlives this one, and none keeps it running.
 */
export class Player {
  readonly #programs: PlayerProgram[];
  readonly #running = new Set<ChildProcess>();
  #folder: string | undefined;
  #files = 0;
  #isClosed = false;

  constructor(programs: readonly PlayerProgram[]) {
    this.#programs = [...programs];
    process.on('exit', this.close);
  }

  /** `over` is called when it has ended by itself, or failed: then it may be tried again. */
  start(source: Source, over: () => void = () => undefined): Playing {
    const [program] = this.#programs;
    if (program === undefined || this.#isClosed) return NOTHING;
    let isStopped = false;
    const end = (hasFailed: boolean) => {
      if (hasFailed && !isStopped) this.#drop(program);
      if (!this.#isClosed && !isStopped) over();
    };
    const child = this.#spawn(program, source, end);
    return {
      stop: () => {
        isStopped = true;
        child?.kill();
      },
    };
  }

  /** Ends all that is being heard. */
  stop(): void {
    for (const child of this.#running) child.kill();
    this.#running.clear();
  }

  /** Ends all for good, and leaves nothing behind. */
  readonly close = (): void => {
    process.off('exit', this.close);
    this.#isClosed = true;
    this.stop();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  };

  #drop(program: PlayerProgram): void {
    const at = this.#programs.indexOf(program);
    if (at >= 0) this.#programs.splice(at, 1);
  }

  #spawn(
    program: PlayerProgram,
    source: Source,
    end: (hasFailed: boolean) => void,
  ): ChildProcess | undefined {
    try {
      const file = program.takesFile ? this.#write(source.pcm) : undefined;
      const child = spawn(program.path, program.args(file ?? ''), {
        stdio: [file === undefined ? 'pipe' : 'ignore', 'ignore', 'ignore'],
      });
      this.#watch(child, source, (hasFailed) => {
        if (file !== undefined) rmSync(file, { force: true });
        end(hasFailed);
      });
      feed(child, source);
      return child;
    } catch {
      this.#drop(program);
      return undefined;
    }
  }

  /** Tells once how a process ended. */
  #watch(child: ChildProcess, { loops }: Source, end: (hasFailed: boolean) => void): void {
    const begun = performance.now();
    const over = (hasFailed: boolean) => {
      if (this.#running.delete(child)) end(hasFailed);
    };
    this.#running.add(child);
    child.unref();
    child.on('error', () => over(true));
    child.on('exit', (code) => {
      over(code !== 0 || (loops && performance.now() - begun < MIN_LOOP));
    });
  }

  #write(pcm: Uint8Array): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'turnwright-sound-'));
    const file = join(this.#folder, `${(this.#files += 1)}.wav`);
    writeFileSync(file, makeWav(pcm, RATE));
    return file;
  }
}

/** Hands samples over; what goes round and round is handed over as it is played. */
function feed(child: ChildProcess, { pcm, from, loops }: Source): void {
  const { stdin } = child;
  if (stdin === null) return;
  if (stdin instanceof Socket) stdin.unref();
  // A program that ends early is told of by its exit.
  stdin.on('error', () => undefined);
  if (!loops) return void stdin.end(pcm.subarray(from));
  let at = from;
  let stuck = 0;
  const write = (bytes: number) => {
    for (let left = bytes; left > 0;) {
      const chunk = pcm.subarray(at, at + left);
      stdin.write(chunk);
      left -= chunk.length;
      at = (at + chunk.length) % pcm.length;
    }
  };
  const more = () => {
    // Whoever waits for a write is kept running by it: no program is waited for that takes nothing.
    stuck = stdin.writableLength > 0 ? stuck + 1 : 0;
    if (stuck === 0) write(TURN_BYTES);
    else if (stuck > MAX_STUCK) child.kill();
  };
  write(AHEAD * TURN_BYTES);
  const timer = setInterval(more, TURN).unref();
  child.on('exit', () => clearInterval(timer));
}
