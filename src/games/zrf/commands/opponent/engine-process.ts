import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { EngineCommand } from './engine-command.ts';
import { EngineFault } from './engine-fault.ts';

/** Longest line of an engine. A longer one belongs to some other program. */
const MAX_LINE = 1_000_000;
/** Time for an engine to leave after `quit`, in milliseconds. */
const LEAVING = 1000;

interface Waiter {
  /** Gets each line; true for the line that is waited for. */
  readonly isWanted: (line: string) => boolean;
  readonly resolve: (line: string) => void;
  readonly reject: (fault: EngineFault) => void;
}

/** A running engine of another program, as lines in both directions. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  #waiter: Waiter | undefined;
  #fault: EngineFault | undefined;
  #rest = '';

  constructor({ program, args }: EngineCommand) {
    this.#child = spawn(program, args, { stdio: 'pipe', shell: false, windowsHide: true });
    this.#child.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      this.#fail(new EngineFault(isMissing ? 'missing' : 'failed', error.message));
    });
    this.#child.on('close', (code, signal) => {
      this.#fail(new EngineFault('stopped', String(signal ?? code ?? '')));
    });
    // The end of the process is reported when it closes.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#take(text));
    this.#child.stderr.resume();
  }

  get hasFailed(): boolean {
    return this.#fault !== undefined;
  }

  send(line: string): void {
    if (this.#fault === undefined) this.#child.stdin.write(`${line}\n`);
  }

  /** Waits for a line; rejects with a fault if it does not come in time, or the engine ends. */
  async until(isWanted: (line: string) => boolean, milliseconds: number): Promise<string> {
    if (this.#fault !== undefined) throw this.#fault;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        this.#waiter = { isWanted, resolve, reject };
        const seconds = String(Math.round(milliseconds / 1000));
        timer = setTimeout(() => this.#fail(new EngineFault('silent', seconds)), milliseconds);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks the engine to leave, and ends it if it stays. */
  close(): void {
    this.send('quit');
    this.#fail(new EngineFault('stopped'));
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), LEAVING);
    this.#child.once('close', () => clearTimeout(timer));
    if (this.#child.pid === undefined || this.#child.exitCode !== null) clearTimeout(timer);
  }

  #take(text: string): void {
    const lines = (this.#rest + text).split(/\r?\n/);
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > MAX_LINE) this.#fail(new EngineFault('illegal', '…'));
    for (const line of lines) {
      const waiter = this.#waiter;
      if (waiter?.isWanted(line.trim()) !== true) continue;
      this.#waiter = undefined;
      waiter.resolve(line.trim());
    }
  }

  #fail(fault: EngineFault): void {
    this.#fault ??= fault;
    const waiter = this.#waiter;
    this.#waiter = undefined;
    waiter?.reject(this.#fault);
  }
}
