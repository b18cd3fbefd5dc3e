import send from '@fastify/send';
import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { answerInOrder } from './answer-in-order.ts';

/**
 * Content security policy: everything is loaded from the same origin. `index.html` repeats it for
 * other servers.
 */
export const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/** Result of the library for a path. */
type FileResponse = Awaited<ReturnType<typeof send>>;

const SECURITY_HEADERS = {
  // A meta element cannot forbid framing.
  'content-security-policy': [...POLICY, "frame-ancestors 'none'"].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Both policies together let the threads of a bot share memory.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const NOT_FOUND = 'There is no such file here.';

/** Buffer per download in bytes; this dominates memory with a thousand slow clients. */
const CHUNK_BYTES = 16_384;

/**
 * Maximum duration of a download in milliseconds; the largest file takes seconds on a slow network.
 */
const MAX_DOWNLOAD_MS = 120_000;

export interface FolderLimits {
  readonly longestDownload?: number;
}

/** Serves the current files of a folder for GET and HEAD. */
export function serveFolder(
  folder: string,
  { longestDownload = MAX_DOWNLOAD_MS }: FolderLimits = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  return answerInOrder((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const timeout = setTimeout(() => response.destroy(), longestDownload);
    response.once('close', () => clearTimeout(timeout));
    answer(folder, request, response).catch(() => abortResponse(response));
  });
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only GET and HEAD are supported.', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request);
  const found = await find(folder, request, path);
  const { stream } = found;
  // Close the file even if the connection was lost in the meantime.
  response.once('close', () => stream.destroy());
  if (response.destroyed) stream.destroy();
  else if (found.type !== 'file') refuseFile(response, found);
  // Opens the file before sending headers; a deleted one is then still a 404.
  else if (!(await isOpened(stream)) || !(await isInside(folder, found.metadata.path)))
    refuse(response, 404, NOT_FOUND);
  else await sendFile(response, path, found);
}

async function find(folder: string, request: IncomingMessage, path: string): Promise<FileResponse> {
  const options = { root: folder, cacheControl: false, highWaterMark: CHUNK_BYTES };
  const found = await send(request, path, options);
  const { range = '' } = request.headers;
  // The last 100 bytes of a 20-byte file are the whole file (RFC 9110, 14.1.2); the library answers
  // 416.
  if (found.statusCode !== 416 || !/^bytes=\s*-0*[1-9]\d*\s*$/.test(range)) return found;
  found.stream.destroy();
  request.headers.range = 'bytes=0-';
  return send(request, path, options);
}

/** True unless a link leads out of the folder, or the file is gone. */
async function isInside(folder: string, path: string): Promise<boolean> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
    return real.startsWith(root + sep);
  } catch {
    return false;
  }
}

/** Raw path of the URL; the library decodes and checks it. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith('/') ? path : '/';
}

function refuseFile(response: ServerResponse, { statusCode, headers }: FileResponse): void {
  const range = headers['Content-Range'];
  if (statusCode === 416 && range !== undefined) {
    refuse(response, 416, 'The requested range is outside the file.', { 'content-range': range });
    return;
  }
  if (statusCode === 400 || statusCode === 412 || statusCode === 500) {
    refuse(response, statusCode, 'Cannot answer this request.');
    return;
  }
  // Hidden files and paths outside the folder are reported as missing.
  refuse(response, 404, NOT_FOUND);
}

async function sendFile(
  response: ServerResponse,
  path: string,
  { statusCode, headers, stream }: FileResponse,
): Promise<void> {
  const isFile = stream instanceof ReadStream;
  response.setHeader('cache-control', cacheControl(path));
  response.writeHead(statusCode, headers);
  await pipeline(stream, response, { end: false });
  // If the file shrank in the meantime, close the connection; otherwise the client would wait for
  // more bytes.
  const isWhole = !isFile || stream.bytesRead === Number(headers['Content-Length']);
  if (isWhole) response.end();
  else response.destroy();
}

async function isOpened(stream: FileResponse['stream']): Promise<boolean> {
  try {
    if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
    return true;
  } catch {
    return false;
  }
}

/** Names with a content hash never change; everything else is revalidated. */
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

/** Destroys a partly sent response, which lets the client detect the error. */
function abortResponse(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else refuse(response, 500, 'Could not read the file.');
}
