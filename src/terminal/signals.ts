const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves when the process is asked to end; a second time ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of STOPPING) process.off(signal, stop);
      resolve();
    };
    for (const signal of STOPPING) process.on(signal, stop);
  });
}
