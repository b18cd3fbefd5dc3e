import type { ExitCode } from './cli.ts';

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What shells add to the number of the signal that ended a program. */
const SIGNALLED = 128;

/**
 * Calls once, with the exit code that belongs to it, when the process is asked to end; asked a second
 * time it ends at once. The result cancels it.
 */
function onceStopped(stopped: (code: ExitCode) => void): () => void {
  const forget = () => {
    for (const signal of STOPPING) process.off(signal, stop);
  };
  const stop = (_: NodeJS.Signals, number: number) => {
    forget();
    stopped(SIGNALLED + number);
  };
  for (const signal of STOPPING) process.on(signal, stop);
  return forget;
}

/** Resolves to the exit code when the process is asked to end. */
export function untilStopped(): Promise<ExitCode> {
  return new Promise((resolve) => void onceStopped(resolve));
}

/** Long work that ends early, with what it has, where the process is asked to end. */
export class Stopping {
  readonly forget: () => void;
  #code: ExitCode | undefined;

  constructor() {
    this.forget = onceStopped((code) => (this.#code = code));
  }

  /** The exit code of work that was stopped; undefined as long as nobody asks. */
  get code(): ExitCode | undefined {
    return this.#code;
  }
}
