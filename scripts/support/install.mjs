import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed, printToStderr } from './steps.mjs';

const MIN_VERSION = [20, 19];

/** Throws if this version of Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new StepFailed(`Node ${MIN_VERSION.join('.')} or newer is needed; this is ${version}.`);
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Packages of a lockfile that are missing or installed in another version. Optional ones are for
 * other platforms and may be absent.
 * @param {Lock} expected package-lock.json
 * @param {Lock} installed npm's record in node_modules/.package-lock.json
 */
export function missingPackages(expected, installed) {
  const present = new Map(Object.entries(installed.packages));
  return Object.entries(expected.packages)
    .filter(([path, { version, optional }]) => {
      const found = present.get(path);
      if (path === '') return false;
      return found ? found.version !== version : optional !== true;
    })
    .map(([path]) => path);
}

/** @param {string} path @returns {Lock} */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { packages: {} };
}

/**
 * Installs a folder's dependencies if anything in its lockfile is missing.
 * @param {string} [folder]
 */
export function install(folder = '.') {
  const expected = readLock(join(folder, 'package-lock.json'));
  const missing = missingPackages(
    expected,
    readLock(join(folder, 'node_modules/.package-lock.json')),
  );
  if (missing.length === 0) return;
  const where = folder === '.' ? '' : ` of ${folder}`;
  printToStderr(`Installing ${missing.length} packages${where} (npm ci), usually within a minute.`);
  const { status, stderr } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (status === 0) return;
  process.stderr.write(stderr.replace(/https?:\/\/\S+/g, '(address)'));
  throw new StepFailed(`npm ci${where} failed: check the network and free disk space, then retry.`);
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const cli = process.env['npm_execpath'];
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] };
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
