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

/** Milliseconds after the last connection has gone, and between two rounds. */
const QUIET = 1_500;

/** Rounds of collecting: memory that one lets go of, the next ones give back to the system. */
const ROUNDS = 4;

/** Collects garbage once all connections have gone: an idle process keeps what a rush left for good. */
function collectWhenQuiet(server: Server): void {
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

const PAGE = join(packageRoot, 'dist', 'web');

/** How many ports are tried after a taken one. */
const PORTS_TRIED = 100;

/** Milliseconds. A browser asks at once; who is slower would hold connections for nothing. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** With a file each, they stay far below the descriptors that a process may have. */
const MAX_CONNECTIONS = 5_000;

/** Milliseconds without a byte, after which a connection is cut. */
const STANDSTILL = 30_000;

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves dist/web; a taken port moves on to the next one. */
export async function servePage(cli: Cli, port: number, host: string): Promise<ServedPage> {
  if (!existsSync(join(PAGE, 'index.html'))) throw new CommandFailed(say(cli, 'cli-web-not-built'));
  const server = createServer(PATIENCE, serveFolder(PAGE));
  server.setTimeout(STANDSTILL);
  server.maxConnections = MAX_CONNECTIONS;
  collectWhenQuiet(server);
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

/** Opens an address in the person's browser; a machine without one is no error. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const child = await open(url);
    child.on('error', () => undefined);
  } catch {
    return;
  }
}
