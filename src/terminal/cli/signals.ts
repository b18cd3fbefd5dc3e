const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls once when the process is asked to end; asked a second time it ends at once. The result
 * cancels it.
 */
export function onceStopped(stopped: () => void): () => void {
  const forget = () => {
    for (const signal of STOPPING) process.off(signal, stop);
  };
  const stop = () => {
    forget();
    stopped();
  };
  for (const signal of STOPPING) process.on(signal, stop);
  return forget;
}

/** Resolves when the process is asked to end. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => void onceStopped(resolve));
}
