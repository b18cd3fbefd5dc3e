/** Finds Redis for the tests of the queue, and runs servers on free ports. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = 'redis-server';
const HOST = '127.0.0.1';
/** Milliseconds for a server to start or stop on a busy machine. */
const PATIENCE = 60_000;

/** @returns {string | undefined} */
function fromPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, PROGRAM)).find((path) => existsSync(path));
}

/**
 * @param {(line: string) => void} report
 * @returns {string | undefined}
 */
function fromPackageManager(report) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  report('Installing Redis with apt-get.');
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-qy', PROGRAM], { stdio: 'ignore', env });
  } catch {
    return undefined;
  }
  return fromPath();
}

/**
 * @param {(line: string) => void} [report] called before slow steps
 * @returns {{ path: string, source: string, version: string }}
 */
export function findRedis(report = () => undefined) {
  const found = fromPath();
  const path = found ?? fromPackageManager(report);
  if (path === undefined) throw new Error('No redis-server found. Install Redis 6.2 or later.');
  const text = execFileSync(path, ['--version'], { encoding: 'utf8' });
  const [, version = 'unknown'] = /v=(\S+)/.exec(text) ?? [];
  return { path, source: found === undefined ? 'apt-get' : path, version };
}

/** @returns {Promise<number>} a free port of this machine */
export async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Server on a free port with a temporary folder and an append-only file. */
export class TestRedis {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #folder = mkdtempSync(join(tmpdir(), 'turnwright-redis-'));
  /** @type {readonly string[]} */
  #options;
  port = 0;

  /** @param {readonly string[]} options of redis-server */
  constructor(options = []) {
    this.#options = options;
  }

  get url() {
    return `redis://${HOST}:${this.port}`;
  }

  /** Starts the server, again with the same port and data after `stop` or `kill`. */
  async start() {
    if (this.port === 0) this.port = await freePort();
    const own = ['--port', String(this.port), '--bind', HOST, '--dir', this.#folder, '--save', ''];
    const args = [...own, '--appendonly', 'yes', ...this.#options];
    this.#child = spawn(findRedis().path, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await answers(this.#child, this.port);
  }

  /** Stops the server as its service would, with everything written. */
  async stop() {
    await this.#end('SIGTERM');
  }

  /** Ends the server at once; the last second of its data can be lost. */
  async kill() {
    await this.#end('SIGKILL');
  }

  async remove() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {number} port */
async function answers(child, port) {
  let log = '';
  child.stdout?.on('data', (/** @type {Buffer} */ text) => (log += String(text)));
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline && child.exitCode === null) {
    if (log.includes('Ready to accept connections') && (await accepts(port))) return;
    await wait(10);
  }
  throw new Error(`redis-server did not start on port ${port}:\n${log}`);
}

/** @param {number} port @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}
