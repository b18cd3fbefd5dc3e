import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWav, RATE } from '#audio/synthesizer.ts';
import type { PlayerProgram } from './programs.ts';

/** Milliseconds between writes, and the number of bytes played in that time. */
const WRITE_INTERVAL = 400;
const WRITE_BYTES = (2 * RATE * WRITE_INTERVAL) / 1000;
/** Number of writes buffered ahead, to cover short delays of the process. */
const WRITES_AHEAD = 3;
/** Number of writes without progress before a program is killed. */
const MAX_STUCK = 10;

/** Seconds of music in a file, for programs that play files, and samples of its fades. */
const FILE_SECONDS = 24;
const FILE_FADE = 1024;

/** Samples of an effect, or music that is read as it is played. */
export type Source =
  { readonly pcm: Uint8Array } | { readonly read: (bytes: number) => Uint8Array };

/** Sound being played. */
interface Playing {
  /** True if music is read just before it is played. */
  readonly isLive: boolean;
  stop(): void;
}

const SILENCE: Playing = { isLive: true, stop: () => undefined };
/** Milliseconds; music that ends sooner has failed, even with exit code 0. */
const MIN_LENGTH = 1000;

/** Fades both ends of a file in place, since programs leave a gap between files. */
function fadeEnds(pcm: Uint8Array): Uint8Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const last = view.byteLength / 2 - 1;
  for (let index = 0; index < Math.min(FILE_FADE, last); index += 1) {
    for (const at of [2 * index, 2 * (last - index)])
      view.setInt16(at, (view.getInt16(at, true) * index) / FILE_FADE, true);
  }
  return pcm;
}

/**
 * Plays samples through system programs, with one process per sound. After a failure the next
 * program is used; when none is left, playback is silent. No process outlives this one or keeps it
 * alive.
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

  /** `over` is called when playback ends or fails, and may start it again. */
  start(source: Source, over: () => void = () => undefined): Playing {
    const [program] = this.#programs;
    if (program === undefined || this.#isClosed) return SILENCE;
    let isStopped = false;
    const end = (hasFailed: boolean) => {
      if (hasFailed && !isStopped) this.#drop(program);
      if (!this.#isClosed && !isStopped) over();
    };
    const child = this.#spawn(program, source, end);
    return {
      isLive: !program.takesFile,
      stop: () => {
        isStopped = true;
        child?.kill();
      },
    };
  }

  /** Stops all sounds. */
  stop(): void {
    for (const child of this.#running) child.kill();
    this.#running.clear();
  }

  /** Stops all sounds permanently and removes temporary files. */
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
      const file = program.takesFile ? this.#write(wholeOf(source)) : undefined;
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

  /** Calls `end` once, when the process exits. */
  #watch(child: ChildProcess, source: Source, end: (hasFailed: boolean) => void): void {
    const startedAt = performance.now();
    const over = (hasFailed: boolean) => {
      if (this.#running.delete(child)) end(hasFailed);
    };
    this.#running.add(child);
    child.unref();
    child.on('error', () => over(true));
    child.on('exit', (code) => {
      const isShort = 'read' in source && performance.now() - startedAt < MIN_LENGTH;
      over(code !== 0 || isShort);
    });
  }

  #write(pcm: Uint8Array): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'turnwright-sound-'));
    const file = join(this.#folder, `${(this.#files += 1)}.wav`);
    writeFileSync(file, makeWav(pcm, RATE));
    return file;
  }
}

/** Samples for a file. */
function wholeOf(source: Source): Uint8Array {
  return 'pcm' in source ? source.pcm : fadeEnds(source.read(2 * RATE * FILE_SECONDS));
}

/** Writes samples to a program; music is read and written in real time. */
function feed(child: ChildProcess, source: Source): void {
  const { stdin } = child;
  if (stdin === null) return;
  if (stdin instanceof Socket) stdin.unref();
  // The exit handler reports a program that ends early.
  stdin.on('error', () => undefined);
  if ('pcm' in source) return void stdin.end(source.pcm);
  let stuck = 0;
  const writeMore = () => {
    // A pending write would keep the process alive, so never wait for a stuck program.
    stuck = stdin.writableLength > 0 ? stuck + 1 : 0;
    if (stuck === 0) stdin.write(source.read(WRITE_BYTES));
    else if (stuck > MAX_STUCK) child.kill();
  };
  stdin.write(source.read(WRITES_AHEAD * WRITE_BYTES));
  const timer = setInterval(writeMore, WRITE_INTERVAL).unref();
  child.on('exit', () => clearInterval(timer));
}
