import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PORT, startWeb } from '../../support/servers.ts';
import type { Served } from '../../support/servers.ts';
import { ensureBuilt, Home, MAIN } from './built.ts';

const home = new Home();
const children: ChildProcess[] = [];
beforeAll(ensureBuilt);
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function serve(...args: readonly string[]): Promise<Served> {
  const served = await startWeb(home, ...args);
  children.push(served.child);
  return served;
}

/** Status of a path that no client has normalised. */
async function statusOf(url: string, path: string, method = 'GET'): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, method }).end();
  const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

// Needs the built page; `npm test` builds it first.
describe('turnwright web', () => {
  it('prints its address, serves the page safely, and stops on Ctrl-C', async () => {
    const { child, url } = await serve('--port', String(PORT));
    expect(url).toBe(`http://localhost:${PORT}/`);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await statusOf(url, '/', 'HEAD')).toBe(200);
    expect(await statusOf(url, '/', 'POST')).toBe(405);
    expect(await statusOf(url, '/nothing')).toBe(404);
    expect(await statusOf(url, '/../../package.json')).toBe(404);
    expect(await statusOf(url, '/%2e%2e/%2e%2e/package.json')).toBe(404);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
  });

  it('marks hashed file names as cacheable indefinitely', async () => {
    const { url } = await serve('--port', String(PORT + 20));
    const page = await (await fetch(url)).text();
    const script = /src="[./]*(assets\/[^"]+\.js)"/.exec(page)?.[1];
    const response = await fetch(new URL(script ?? 'none', url));
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('tries the next port if one is taken', async () => {
    const first = await serve('--port', String(PORT + 40));
    const second = await serve('--port', String(PORT + 40));
    expect(second.url).toBe(`http://localhost:${PORT + 41}/`);
    expect((await fetch(first.url)).ok && (await fetch(second.url)).ok).toBe(true);
  });

  it('names the host on which it cannot listen', async () => {
    const args = [MAIN, 'web', '--no-open', '--host', '203.0.113.1', '--port', String(PORT + 60)];
    const child = spawn(process.execPath, args, { env: home.env() });
    let text = '';
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(text).toContain('Cannot listen on “203.0.113.1”');
  });
});
