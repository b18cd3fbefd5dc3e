import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './test/support/patience.ts';
import { isDeep } from './test/support/deep.ts';
import { compilerOptions } from './test/support/modules/options.ts';
import { nativeModules, nativePath } from './test/support/modules/native.ts';

// Tests of pages and terminals begin, those that only compute fill what they leave: more workers than
// cores, as pages and terminals are mostly waited for.
const workers = 2 * availableParallelism();
// No module keeps state (the tidy guard sees to it), so that files share what a worker has loaded.
const shared = { isolate: false } as const;

export default defineConfig({
  define: compilerOptions.define,
  oxc: { jsx: compilerOptions.jsx },
  plugins: [nativeModules()],
  test: {
    globalSetup: ['test/support/modules/setup.ts'],
    server: { deps: { external: [nativePath] } },
    execArgv: ['--enable-source-maps'],
    passWithNoTests: true,
    maxWorkers: workers,
    // No test measures time: the limits end only what hangs, on slow and busy machines too.
    testTimeout: isDeep ? 1_200_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          pool: 'threads',
          name: 'unit',
          // Nobody's own settings and saves are read or written.
          env: {
            XDG_CONFIG_HOME: resolve('dist/.cache/home/config'),
            XDG_DATA_HOME: resolve('dist/.cache/home/data'),
          },
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/tidy/**', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'tidy', include: ['test/tidy/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'browser',
          include: ['test/e2e/browser/**/*.test.ts'],
          globalSetup: ['test/support/browser/setup.ts'],
          setupFiles: ['test/support/browser/close-pages.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'terminal',
          include: ['test/e2e/terminal/**/*.test.ts'],
        },
      },
    ],
  },
});
