import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import open from 'open';
import { CommandFailed, EXIT, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { packageRoot } from '../files/package-root.ts';
import { systemReason } from '../files/system-reason.ts';
import { serveFolder } from './serve-folder.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between the last closed connection and the first collection, and between rounds. */
const QUIET_MS = 1_500;

/** Number of collections; memory freed by one is returned to the system by later ones. */
const ROUNDS = 4;

/**
 * Collects garbage after all connections have closed; otherwise an idle process never releases the
 * memory of a busy period.
 */
function collectGarbageWhenIdle(server: Server): void {
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const plan = (rounds: number) => {
    if (rounds === 0) return;
    timer = setTimeout(() => {
      collect();
      plan(rounds - 1);
    }, QUIET_MS).unref();
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

/** Only contexts created after setting the flag have the `gc` function. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
}

const PAGE = join(packageRoot, 'dist', 'web');

/** Number of ports to try after a used one. */
const PORTS_TRIED = 100;

/**
 * Timeouts in milliseconds. Browsers send requests immediately; slower clients would block
 * connections.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** With one file per connection, this stays well below the file descriptor limit. */
const MAX_CONNECTIONS = 5_000;

/** Milliseconds of inactivity before a connection is closed. */
const MAX_IDLE_MS = 30_000;

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves dist/web on the first free port from `port` on. */
export async function servePage(cli: Cli, port: number, host: string): Promise<ServedPage> {
  if (!existsSync(join(PAGE, 'index.html'))) throw new CommandFailed(say(cli, 'cli-web-not-built'));
  const server = createServer(TIMEOUTS, serveFolder(PAGE));
  server.setTimeout(MAX_IDLE_MS);
  server.maxConnections = MAX_CONNECTIONS;
  collectGarbageWhenIdle(server);
  const found = await listen(cli, server, port, host);
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${found}/`, close: () => close(server) };
}

async function listen(cli: Cli, server: Server, port: number, host: string): Promise<number> {
  for (let tried = port; tried <= Math.min(port + PORTS_TRIED, 65_535); tried++) {
    const error = await tryPort(server, tried, host);
    if (error === undefined) return portOf(server);
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') {
      throw new CommandFailed(say(cli, 'cli-web-no-host', { host, ...systemReason(error) }));
    }
  }
  throw new CommandFailed(say(cli, 'cli-web-no-port', { port }), EXIT.failed);
}

function tryPort(
  server: Server,
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(undefined);
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new RangeError('no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Opens a URL in the default browser; ignores a missing browser. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const child = await open(url);
    child.on('error', () => undefined);
  } catch {
    return;
  }
}
