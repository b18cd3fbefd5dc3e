import send from '@fastify/send';
import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTurn } from './in-turn.ts';

/** All that the page needs comes from its own origin; `index.html` says the same for other servers. */
export const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/** What the library found at a path. */
type Found = Awaited<ReturnType<typeof send>>;

const SAFETY = {
  // A page cannot forbid in a meta element that others frame it.
  'content-security-policy': [...POLICY, "frame-ancestors 'none'"].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const MISSING = 'There is no such file here.';

/** Bytes held per download: with a thousand slow ones at a time it is what counts. */
const CHUNK = 16_384;

/** Milliseconds in which a file must have been taken; the largest takes seconds over a poor network. */
const LONGEST_DOWNLOAD = 120_000;

export interface FolderLimits {
  readonly longestDownload?: number;
}

/** Answers GET and HEAD with the files of a folder as they are on the disk now. */
export function serveFolder(
  folder: string,
  { longestDownload = LONGEST_DOWNLOAD }: FolderLimits = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  return inTurn((request, response) => {
    for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
    const late = setTimeout(() => response.destroy(), longestDownload);
    response.once('close', () => clearTimeout(late));
    answer(folder, request, response).catch(() => giveUp(response));
  });
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request);
  const found = await find(folder, request, path);
  const { stream } = found;
  // Nothing else closes the file of an answer whose connection was cut meanwhile.
  response.once('close', () => stream.destroy());
  if (response.destroyed) stream.destroy();
  else if (found.type !== 'file') refuseFile(response, found);
  // The head is written when the file is open: one that has gone meanwhile is still a 404.
  else if (!(await isOpened(stream)) || !(await isInside(folder, found.metadata.path)))
    refuse(response, 404, MISSING);
  else await sendFile(response, path, found);
}

async function find(folder: string, request: IncomingMessage, path: string): Promise<Found> {
  const options = { root: folder, cacheControl: false, highWaterMark: CHUNK };
  const found = await send(request, path, options);
  const { range = '' } = request.headers;
  // The last 100 bytes of a file of 20 are all of them (RFC 9110, 14.1.2); the library finds none.
  if (found.statusCode !== 416 || !/^bytes=\s*-0*[1-9]\d*\s*$/.test(range)) return found;
  found.stream.destroy();
  request.headers.range = 'bytes=0-';
  return send(request, path, options);
}

/** False where a link leads out of the folder, or where nothing is left. */
async function isInside(folder: string, path: string): Promise<boolean> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
    return real.startsWith(root + sep);
  } catch {
    return false;
  }
}

/** The path of the address as the client wrote it: percent signs and dots are judged by the library. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith('/') ? path : '/';
}

function refuseFile(response: ServerResponse, { statusCode, headers }: Found): void {
  const range = headers['Content-Range'];
  if (statusCode === 416 && range !== undefined) {
    refuse(response, 416, 'The file has no such bytes.', { 'content-range': range });
    return;
  }
  if (statusCode === 400 || statusCode === 412 || statusCode === 500) {
    refuse(response, statusCode, 'This request cannot be answered.');
    return;
  }
  // Paths that lead out of the folder, hidden files and folders do not exist for anybody.
  refuse(response, 404, MISSING);
}

async function sendFile(
  response: ServerResponse,
  path: string,
  { statusCode, headers, stream }: Found,
): Promise<void> {
  const isFile = stream instanceof ReadStream;
  response.setHeader('cache-control', cacheControl(path));
  response.writeHead(statusCode, headers);
  await pipeline(stream, response, { end: false });
  // A file that shrank meanwhile ends the connection: the client would wait for the rest.
  const isWhole = !isFile || stream.bytesRead === Number(headers['Content-Length']);
  if (isWhole) response.end();
  else response.destroy();
}

async function isOpened(stream: Found['stream']): Promise<boolean> {
  try {
    if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
    return true;
  } catch {
    return false;
  }
}

/** Names with a hash of their content never change; everything else is requested again. */
function cacheControl(path: string): string {
  const isHashed = path.startsWith('/assets/') && /-[\w-]{8}\.\w+$/.test(path);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(`${text}\n`);
}

/** After an error under way the client sees that the answer is not whole. */
function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else refuse(response, 500, 'The file could not be read.');
}
