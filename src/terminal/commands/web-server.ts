import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import open from 'open';
import sirv from 'sirv';
import { CommandFailed, EXIT, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { packageRoot } from '../files/package-root.ts';

const PAGE = join(packageRoot, 'dist', 'web');

/** How many ports are tried after a taken one. */
const PORTS_TRIED = 100;

/** All that the page needs comes from its own origin. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves dist/web; a taken port moves on to the next one. */
export async function servePage(cli: Cli, port: number, host: string): Promise<ServedPage> {
  if (!existsSync(join(PAGE, 'index.html'))) throw new CommandFailed(say(cli, 'cli-web-not-built'));
  const server = createServer(makeHandler(PAGE));
  const found = await listen(cli, server, port, host);
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${found}/`, close: () => close(server) };
}

function makeHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(folder, { etag: true, gzip: true, brotli: true, setHeaders });
  return (request, response) => {
    setSafety(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' });
      response.end('Only GET and HEAD are answered here.\n');
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end('There is no such file here.\n');
    });
  };
}

function setSafety(response: ServerResponse): void {
  response.setHeader('content-security-policy', POLICY);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
}

/** Names with a hash of their content never change; everything else is requested again. */
function setHeaders(response: ServerResponse, path: string): void {
  const isHashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);
  response.setHeader(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

async function listen(cli: Cli, server: Server, port: number, host: string): Promise<number> {
  for (let tried = port; tried <= Math.min(port + PORTS_TRIED, 65_535); tried++) {
    const error = await tryPort(server, tried, host);
    if (error === undefined) return portOf(server);
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') {
      throw new CommandFailed(say(cli, 'cli-web-no-host', { host, reason: error.message }));
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
