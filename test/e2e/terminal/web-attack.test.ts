import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { PORT, startWeb } from '../../support/servers.ts';
import type { Served } from '../../support/servers.ts';
import { ensureBuilt, Home } from './built.ts';

const COUNT = isDeep ? 1000 : 200;
const MAX_MEMORY = 150_000;
const MIN_FREE_MEMORY = 20_000;

const home = new Home();
let served: Served;
let script = '';

beforeAll(async () => {
  ensureBuilt();
  served = await startWeb(home, '--port', String(PORT + 80));
  const page = await (await fetch(served.url)).text();
  script = `/${/src="[./]*(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'none'}`;
});

afterAll(() => {
  served.child.kill('SIGKILL');
  home.remove();
});

function open(sent: string): Promise<Socket> {
  const { hostname, port } = new URL(served.url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(sent);
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });
}

function openMany(sent: string, count: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => open(sent)));
}

/** Full response to one request on a separate connection. */
async function exchange(): Promise<string> {
  const socket = await open('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const pid = () => String(served.child.pid);
const openFiles = () => readdirSync(`/proc/${pid()}/fd`).length;

/** Peak memory of the process, in kilobytes. */
function peakMemory(): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]);
}

/** Current memory of the process, in kilobytes. */
function memory(): number {
  return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]);
}

// Reads memory use from /proc, which only Linux has.
describe.runIf(process.platform === 'linux')('turnwright web', () => {
  it(`withstands ${2 * COUNT} connections, ${COUNT} slow ones and ${COUNT} aborted ones`, async () => {
    const quiet = openFiles();
    const slow = [
      ...(await openMany('GET / HTTP/1.1\r\nHost: he', COUNT / 2)),
      ...(await openMany(`GET ${script} HTTP/1.1\r\nHost: here\r\n\r\n`, COUNT / 2)),
    ];
    for (const socket of slow) socket.pause();
    const broken = await openMany(`GET ${script} HTTP/1.1\r\nHost: here\r\n\r\n`, COUNT);
    for (const socket of broken) socket.resetAndDestroy();
    const answers = await Promise.all(Array.from({ length: 2 * COUNT }, exchange));
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(2 * COUNT);
    expect(answers.filter((answer) => answer.trimEnd().endsWith('</html>'))).toHaveLength(
      2 * COUNT,
    );
    for (const socket of slow) socket.destroy();
    await expect.poll(openFiles).toBeLessThanOrEqual(quiet);
    expect(peakMemory()).toBeLessThan(MAX_MEMORY);
    process.stdout.write(`  ${4 * COUNT} connections: at most ${peakMemory()} kB\n`);
    expect(served.child.exitCode).toBeNull();
  });

  it('withstands 5 clients that pipeline 1,200 requests and read nothing, and frees all memory', async () => {
    const quiet = { files: openFiles(), memory: memory() };
    const request = `GET ${script} HTTP/1.1\r\nHost: here\r\n\r\n`;
    const deaf = await openMany(request.repeat(1200), 5);
    for (const socket of deaf) socket.pause();
    expect(await exchange()).toMatch(/^HTTP\/1.1 200/);
    for (const socket of deaf) socket.destroy();
    await expect.poll(openFiles).toBeLessThanOrEqual(quiet.files);
    await expect.poll(memory).toBeLessThan(quiet.memory + MIN_FREE_MEMORY);
  });
});
