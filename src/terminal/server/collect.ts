import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds after the last connection has gone, and between two rounds. */
const QUIET = 1_500;

/** What one round lets go of, the next ones give back to the system. */
const ROUNDS = 4;

/** Collects garbage once all connections have gone: an idle process keeps what a rush left for good. */
export function collectWhenQuiet(server: Server): void {
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const plan = (rounds: number) => {
    if (rounds === 0) return;
    timer = setTimeout(() => {
      collect();
      plan(rounds - 1);
    }, QUIET).unref();
  };
  server.on('connection', (socket) => {
    open += 1;
    clearTimeout(timer);
    socket.once('close', () => {
      open -= 1;
      if (open === 0) plan(ROUNDS);
    });
  });
}

/** The function is there in contexts that are made after the flag was set. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
}
