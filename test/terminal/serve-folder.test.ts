import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POLICY, serveFolder } from '#terminal/server/serve-folder.ts';

/** Larger than the buffers of a connection, so the server has to wait for the client. */
const LARGE = 32 * 1024 * 1024;

let folder = '';
let server: Server;
let port = 0;

async function start(longestDownload?: number): Promise<void> {
  server = createServer(
    serveFolder(folder, longestDownload === undefined ? {} : { longestDownload }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-serve-'));
  writeFileSync(join(folder, 'index.html'), '0123456789abcdefghij');
  await start();
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

/** Requests a file without reading the response. */
async function requestOnly(path: string): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false }).end();
  sent.on('error', () => undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Number of files of the folder open in this process. */
function openFileCount(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

describe('ranges', () => {
  const rows: readonly [range: string, status: number, body: string | undefined, of?: string][] = [
    ['bytes=0-4', 206, '01234', 'bytes 0-4/20'],
    ['bytes=5-', 206, '56789abcdefghij', 'bytes 5-19/20'],
    ['bytes=-5', 206, 'fghij', 'bytes 15-19/20'],
    ['bytes=-20', 206, '0123456789abcdefghij', 'bytes 0-19/20'],
    ['bytes=-99999999', 206, '0123456789abcdefghij', 'bytes 0-19/20'],
    ['bytes=-0', 416, undefined, 'bytes */20'],
    ['bytes=10-99', 206, 'abcdefghij', 'bytes 10-19/20'],
    ['bytes=0-18446744073709551615', 206, '0123456789abcdefghij', 'bytes 0-19/20'],
    ['bytes=10-5', 416, undefined, 'bytes */20'],
    ['bytes=20-', 416, undefined, 'bytes */20'],
    ['bytes=-', 416, undefined, 'bytes */20'],
    ['bytes=a-b', 416, undefined, 'bytes */20'],
    ['bytes=0-1,5-6', 200, '0123456789abcdefghij'],
    ['lines=1-2', 200, '0123456789abcdefghij'],
  ];
  it.each(rows)('%s: %i', async (range, status, body, of) => {
    const answer = await get('/', { range });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-range']).toBe(of);
    if (body !== undefined) expect(answer.body).toBe(body);
    expect((await get('/')).status).toBe(200);
  });
});

describe('paths', () => {
  const nowhere = [
    '/nothing',
    '/..',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/.hidden',
    '/folder',
    '/index.html/',
    `/${'x'.repeat(5000)}`,
  ];
  it.each(nowhere)('reports %.40s as missing', async (path) => {
    writeFileSync(join(folder, '.hidden'), 'secret');
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/%', '/%00', '/%ff%fe'])('refuses %s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it.each(['/index.html', '/index.html?x=1', '/?', '/#top'])(
    'serves the page for %s',
    async (path) => {
      expect((await get(path)).body).toBe('0123456789abcdefghij');
    },
  );
});

describe.skipIf(process.platform === 'win32')('links', () => {
  it('are followed only within the folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'turnwright-outside-'));
    try {
      writeFileSync(join(outside, 'secret.txt'), 'secret');
      mkdirSync(join(folder, 'deep'));
      symlinkSync(join(outside, 'secret.txt'), join(folder, 'file.txt'));
      symlinkSync(outside, join(folder, 'folder'));
      symlinkSync(join(outside, 'secret.txt'), join(folder, 'deep', 'index.html'));
      symlinkSync(join(folder, 'index.html'), join(folder, 'inside.html'));
      for (const path of ['/file.txt', '/folder/secret.txt', '/deep/']) {
        const { status, body } = await get(path);
        expect([path, status, body]).toEqual([path, 404, 'There is no such file here.\n']);
      }
      expect((await get('/inside.html')).body).toBe('0123456789abcdefghij');
      if (process.platform === 'linux') await expect.poll(openFileCount).toBe(0);
    } finally {
      rmSync(outside, { recursive: true });
    }
  });
});

describe('files that change', () => {
  it('are served with their current content, including after a rebuild', async () => {
    const before = await get('/');
    writeFileSync(join(folder, 'index.html'), 'x'.repeat(5000));
    writeFileSync(join(folder, 'new.txt'), 'new');
    expect((await get('/')).body).toHaveLength(5000);
    expect((await get('/new.txt')).body).toBe('new');
    const etag = String(before.headers.etag);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
    rmSync(join(folder, 'index.html'));
    expect((await get('/')).status).toBe(404);
  });

  it('close the connection if truncated during a download', async () => {
    writeFileSync(join(folder, 'large.bin'), Buffer.alloc(LARGE));
    const response = await requestOnly('/large.bin');
    truncateSync(join(folder, 'large.bin'), 10);
    await expect(response.resume().toArray()).rejects.toThrow('aborted');
    expect((await get('/')).status).toBe(200);
  });
});

describe('clients', () => {
  beforeEach(() => writeFileSync(join(folder, 'large.bin'), Buffer.alloc(LARGE)));

  it('release their file when they disconnect', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => requestOnly('/large.bin')),
    );
    if (process.platform === 'linux') expect(openFileCount()).toBe(40);
    for (const response of responses) response.destroy();
    if (process.platform === 'linux') await expect.poll(openFileCount).toBe(0);
    expect((await get('/')).status).toBe(200);
  });

  it('receive pipelined responses in order', async () => {
    for (let number = 0; number < 20; number++)
      writeFileSync(join(folder, `${number}.txt`), `<${number}>`);
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}.txt`);
    const requests = [...paths, '/none'].map(
      (path) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`,
    );
    const last = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('') + last));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    const bodies = text.match(/<\d+>|no such file|0123456789abcdefghij/g);
    expect(bodies).toEqual([
      ...paths.map((path) => `<${parseInt(path.slice(1))}>`),
      'no such file',
      '0123456789abcdefghij',
    ]);
  });

  it('are disconnected for endless pipelining without reading, and use one file each until then', async () => {
    const openRequests = (count: number) => {
      const requests = 'GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(count);
      const socket = connect(port, '127.0.0.1', () => socket.write(requests));
      socket.on('error', () => undefined);
      return socket.pause();
    };
    const few = Array.from({ length: 5 }, () => openRequests(20));
    if (process.platform === 'linux') {
      await expect.poll(openFileCount).toBe(5);
      for (const socket of few) socket.destroy();
      await expect.poll(openFileCount).toBe(0);
    }
    const connections = Array.from({ length: 5 }, () => openRequests(1200).resume());
    await Promise.all(connections.map((socket) => once(socket, 'close')));
    if (process.platform === 'linux') await expect.poll(openFileCount).toBe(0);
    for (const socket of few) socket.destroy();
    expect((await get('/')).status).toBe(200);
  });

  it('are disconnected when too slow', async () => {
    await new Promise((resolve) => server.close(resolve));
    await start(150);
    server.once('request', (_, sent) => sent.once('close', () => server.emit('cut')));
    const cut = once(server, 'cut');
    // A fast client could receive everything in time, and on a busy machine a response may not even
    // begin.
    const answer = requestOnly('/large.bin').then(async (response) => {
      await cut;
      return response.toArray();
    });
    const aborted = /aborted|socket hang up|ECONNRESET|Premature close/;
    await Promise.all([cut, expect(answer).rejects.toThrow(aborted)]);
    if (process.platform === 'linux') await expect.poll(openFileCount).toBe(0);
    const statusNow = async () => (await get('/').catch(() => undefined))?.status;
    await expect.poll(statusNow).toBe(200);
  });

  it('receive an error and are disconnected if they do not speak HTTP', async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('\u0000nonsense\r\n\r\n'));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toContain('400');
  });
});

it('the page repeats the policy for servers that send none', () => {
  const page = readFileSync('src/web/index.html', 'utf8');
  const meta = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page);
  expect(meta?.[1]?.split('; ')).toEqual(POLICY);
});
