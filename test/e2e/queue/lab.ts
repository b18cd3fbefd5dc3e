import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { PATIENCE } from '#test/support/patience.ts';
import { TestRedis } from '#test/support/redis.mjs';
import { ensureBuilt, Home, MAIN } from '../terminal/built.ts';

/** Running program and its output so far. */
export interface Program {
  readonly child: ChildProcess;
  stdout: string;
  stderr: string;
  /** Exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** A server, a home folder and programs that are ended after each test. */
export class Lab {
  readonly home = new Home();
  readonly server: TestRedis;
  readonly #programs: Program[] = [];
  #redis: Redis | undefined;

  constructor(options: readonly string[] = []) {
    this.server = new TestRedis(options);
  }

  get url(): string {
    return this.server.url;
  }

  /** Connection of the test itself. */
  get redis(): Redis {
    this.#redis ??= new Redis(this.url, {
      maxRetriesPerRequest: null,
      retryStrategy: () => 50,
    }).on('error', () => undefined);
    return this.#redis;
  }

  /** Starts the program. */
  start(args: readonly string[], main = MAIN, env: Record<string, string> = {}): Program {
    const child = spawn(process.execPath, [main, ...args], { env: this.home.env(env) });
    const ended = once(child, 'close').then(
      ([code, signal]) => (code ?? signal) as number | string,
    );
    const program: Program = { child, stdout: '', stderr: '', ended };
    child.stdout.on('data', (text) => (program.stdout += String(text)));
    child.stderr.on('data', (text) => (program.stderr += String(text)));
    this.#programs.push(program);
    return program;
  }

  /** Runs the program to its end. */
  async run(args: readonly string[], main = MAIN) {
    const program = this.start(args, main);
    const code = await program.ended;
    return { code, stdout: program.stdout, stderr: program.stderr };
  }

  /** Starts a worker with one thread and waits until it is ready. */
  async startWorker(main = MAIN, url = this.url): Promise<Program> {
    const worker = this.start(['worker', url, '--jobs', '1'], main);
    await shows(worker, 'stdout', /Worker ready/);
    return worker;
  }

  /** Starts a worker, again if there is no server yet. */
  async startWorkerAgain(): Promise<Program> {
    for (;;) {
      const worker = this.start(['worker', this.url, '--jobs', '1']);
      const ready = shows(worker, 'stdout', /Worker ready/).then(
        () => true,
        () => false,
      );
      const refused = worker.ended.then(() => false);
      if (await Promise.race([ready, refused])) return worker;
      expect(worker.stderr).toMatch(/No Redis answers/);
    }
  }

  /** Starts a study on the queue and waits for its id. */
  async startStudy(
    args: readonly string[],
    env: Record<string, string> = {},
  ): Promise<{ study: Program; id: string }> {
    const study = this.start(args, MAIN, env);
    await shows(study, 'stderr', /on the queue/);
    const [, id = ''] = /Study (\S+)/.exec(study.stderr) ?? [];
    return { study, id };
  }

  async endPrograms(): Promise<void> {
    const programs = this.#programs.splice(0);
    for (const { child } of programs) child.kill('SIGKILL');
    await Promise.all(programs.map(({ ended }) => ended));
  }

  async remove(): Promise<void> {
    await this.endPrograms();
    this.#redis?.disconnect();
    await this.server.remove();
    this.home.remove();
  }
}

/** Lab for the tests of a file, with an empty server before each of them. */
export function openLab(options: readonly string[] = []): Lab {
  const lab = new Lab(options);
  beforeAll(async () => {
    ensureBuilt();
    await lab.server.start();
  });
  afterEach(async () => {
    await lab.endPrograms();
    await lab.redis.flushall();
  });
  afterAll(() => lab.remove());
  return lab;
}

/** Waits until a program has printed a text. */
export async function shows(program: Program, stream: 'stdout' | 'stderr', text: RegExp) {
  // Unlike `expect.poll`, this also works before the first test.
  await vi.waitFor(() => expect(program[stream]).toMatch(text), { timeout: PATIENCE });
}

/** Report file without its provenance. */
export function readReport(path: string): string {
  const { provenance: _, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as object & {
    readonly provenance: unknown;
  };
  return JSON.stringify(rest, undefined, 1);
}
