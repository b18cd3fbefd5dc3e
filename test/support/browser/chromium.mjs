/** Finds a Chromium for the browser tests, trying the sources below in order. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedChromium } from './packaged.mjs';

/**
 * @typedef {object} Chromium
 * @property {string} source description of the place it was found
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env variables added to the browser's environment
 */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-sandbox',
];

/** @returns {string | undefined} */
function fromVariable() {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new Error(`CHROMIUM_PATH points to no file: ${path}. Correct or unset it.`);
}

function windowsPrograms() {
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const root = process.env[name];
    return root ? [join(root, 'Google/Chrome/Application/chrome.exe')] : [];
  });
}

/** @returns {string | undefined} */
function fromSystem() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...macApps, ...windowsPrograms()].find((path) => existsSync(path));
}

/**
 * @param {(line: string) => void} report
 * @returns {string | undefined}
 */
function fromPackageManager(report) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  report('Installing Chromium with apt-get.');
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-qy', 'chromium'], { stdio: 'ignore', env });
  } catch {
    return undefined;
  }
  return fromSystem();
}

/**
 * @param {(line: string) => void} [report] called before slow steps
 * @returns {Promise<Chromium>}
 */
export async function findChromium(report = () => undefined) {
  const named = fromVariable();
  if (named) return { source: 'CHROMIUM_PATH', executablePath: named, args: ARGS, env: {} };
  // Prefer the package in the lockfile to an installed browser: it is the same everywhere, and
  // headless mode costs half as much.
  const packaged = await packagedChromium(report);
  if (packaged) return { ...packaged, args: ARGS };
  const system = fromSystem();
  if (system) return { source: 'system', executablePath: system, args: ARGS, env: {} };
  const installed = fromPackageManager(report);
  if (installed) return { source: 'apt-get', executablePath: installed, args: ARGS, env: {} };
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}
