/** The three parts of dist/, with their inputs and build steps. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstLoad } from './first-load.mjs';
import { makeCommandLineNotices } from './notices.mjs';
import { relateDeclarations } from './relate-imports.mjs';
import { StepFailed, print } from './steps.mjs';

const CLI_ENTRIES = [
  'src/terminal/main.ts',
  'src/terminal/engine/analysis-worker.ts',
  'src/terminal/engine/bot-worker.ts',
  'src/terminal/engine/foreseeing-worker.ts',
  'src/terminal/study/chunk-worker.ts',
  'src/games/zrf/commands/opening-worker.ts',
  'src/games/zrf/commands/solve-worker.ts',
];
/** Loaded lazily from node_modules: these packages look for files next to their own. */
const UNBUNDLED = ['@fastify/send', 'bullmq', 'ioredis', 'open', 'piscina', 'write-file-atomic'];
/** CommonJS packages load Node modules with `require`. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";
/** Digits of the build's fingerprint, which workers compare with that of a study. */
const BUILD_DIGITS = 12;
const FIRST_LOAD_BUDGET = 100_000;

const PURE = ['core', 'kit', 'games', 'bots', 'play'].map((name) => `src/${name}`);
const DRAWN = [
  ...PURE,
  ...['audio', 'i18n', 'voice', 'roguelike', 'screen'].map((name) => `src/${name}`),
  'content',
];
const COMMON_INPUTS = [
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/support/parts.mjs',
  'scripts/support/notices.mjs',
  'scripts/support/relate-imports.mjs',
];

/**
 * @typedef {object} Part
 * @property {string} what name shown to people
 * @property {readonly string[]} inputs
 * @property {(hash: string) => unknown} build given the hash of the inputs
 */

/** @type {Readonly<Record<string, Part>>} */
export const parts = {
  lib: {
    what: 'the library',
    inputs: [...COMMON_INPUTS, ...PURE, 'src/index.ts', 'tsconfig.base.json', 'tsconfig.lib.json'],
    build: buildLibrary,
  },
  cli: {
    what: 'the command line',
    inputs: [...COMMON_INPUTS, ...DRAWN, 'src/terminal', 'src/lab'],
    build: buildCommandLine,
  },
  web: {
    what: 'the page',
    inputs: [...COMMON_INPUTS, ...DRAWN, 'src/web', 'vite.config.ts'],
    build: buildPage,
  },
};

async function buildLibrary() {
  const { build } = await import('esbuild');
  rmSync('dist/lib', { recursive: true, force: true });
  const args = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.lib.json'];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
  if (status !== 0) throw new StepFailed('The library has type errors: fix the lines above.');
  relateDeclarations('dist/lib');
  await build({
    entryPoints: ['src/index.ts'],
    outdir: 'dist/lib',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    logLevel: 'warning',
  }).catch(() => {
    throw new StepFailed('The library cannot be bundled: fix the errors above.');
  });
}

/** @param {string} hash */
async function buildCommandLine(hash) {
  const { build } = await import('esbuild');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  rmSync('dist/cli', { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: CLI_ENTRIES,
    outdir: 'dist/cli',
    // The program looks for workers in its own folder, wherever their sources are.
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    // Smaller files load faster at every start.
    minifyWhitespace: true,
    minifySyntax: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Resolving a package in node_modules takes longer than loading a small one from a bundle.
    mainFields: ['module', 'main'],
    external: UNBUNDLED,
    banner: { js: REQUIRE },
    metafile: true,
    define: {
      TURNWRIGHT_VERSION: JSON.stringify(version),
      TURNWRIGHT_BUILD: JSON.stringify(hash.slice(0, BUILD_DIGITS)),
    },
    logLevel: 'warning',
  }).catch(() => {
    throw new StepFailed('The command line cannot be bundled: fix the errors above.');
  });
  if (!readFileSync('dist/cli/main.js', 'utf8').startsWith('#!')) {
    throw new StepFailed(`${CLI_ENTRIES[0]} must begin with #!/usr/bin/env node.`);
  }
  const modules = Object.keys(metafile.inputs).map((path) => resolve(path));
  writeFileSync('dist/cli/licenses.txt', makeCommandLineNotices(modules));
  chmodSync('dist/cli/main.js', 0o755);
}

async function buildPage() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' }).catch((/** @type {unknown} */ error) => {
    throw new StepFailed(`The page cannot be built: ${String(error)}`);
  });
  const { files, bytes } = firstLoad('dist/web');
  // Only this measurement uses the bundler's manifest.
  rmSync('dist/web/.vite', { recursive: true, force: true });
  const [size, budget] = [bytes, FIRST_LOAD_BUDGET].map((count) => (count / 1000).toFixed(1));
  print(`First load: ${size} kB gzip in ${files.length} files (budget ${budget} kB).`);
  if (bytes <= FIRST_LOAD_BUDGET) return;
  throw new StepFailed('The first load is over its budget: load code that can wait with import().');
}
