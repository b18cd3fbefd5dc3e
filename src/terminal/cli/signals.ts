import type { ExitCode } from './cli.ts';

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Offset that shells add to a signal number to form the exit code. */
const SIGNAL_EXIT_BASE = 128;

/**
 * Calls back with the exit code on the first termination signal; a second signal ends the process
 * immediately. The result removes the listeners.
 */
function onceSignalled(stopped: (code: ExitCode) => void): () => void {
  const forget = () => {
    for (const signal of STOPPING) process.off(signal, stop);
  };
  const stop = (_: NodeJS.Signals, number: number) => {
    forget();
    stopped(SIGNAL_EXIT_BASE + number);
  };
  for (const signal of STOPPING) process.on(signal, stop);
  return forget;
}

/** Resolves to the exit code on a termination signal. */
export function untilSignalled(): Promise<ExitCode> {
  return new Promise((resolve) => void onceSignalled(resolve));
}

/** Lets long work stop early on a termination signal and keep its results. */
export class StopSignal {
  readonly forget: () => void;
  #code: ExitCode | undefined;
  #onStop: () => void = () => undefined;

  constructor() {
    this.forget = onceSignalled((code) => {
      this.#code = code;
      this.#onStop();
    });
  }

  /** Called on the signal. */
  set onStop(onStop: () => void) {
    this.#onStop = onStop;
  }

  /** Exit code after a signal; undefined before. */
  get code(): ExitCode | undefined {
    return this.#code;
  }
}
