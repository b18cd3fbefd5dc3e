import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from '#test/support/patience.ts';
import { isDeep } from '#test/support/deep.ts';
import { compilerOptions } from '#test/support/modules/options.ts';
import { nativeModules, nativePath } from '#test/support/modules/native.ts';

/** Tests that only compute may use every core; tests of pages and terminals run after them. */
const computing = { maxWorkers: '100%', sequence: { groupOrder: 0 } };
// Browsers and terminals mostly wait: more workers than cores use that time.
const shown = { maxWorkers: 2 * availableParallelism(), sequence: { groupOrder: 1 } };
// No module has state (the tidy guard ensures it), which lets test files share loaded modules.
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
    // No test measures time: the limits only stop hung tests, even on slow and busy machines.
    testTimeout: isDeep ? 1_200_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE, interval: 50 } },
    projects: [
      {
        extends: true,
        test: {
          ...computing,
          ...shared,
          pool: 'threads',
          name: 'unit',
          // Keep tests away from the developer's own settings and saves.
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
        test: { ...computing, ...shared, name: 'tidy', include: ['test/tidy/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...shown,
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
          ...shown,
          ...shared,
          name: 'terminal',
          include: ['test/e2e/{terminal,queue}/**/*.test.ts'],
        },
      },
    ],
  },
});
