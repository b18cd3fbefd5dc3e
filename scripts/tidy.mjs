/** Runs the repository guard in test/tidy, which is written in TypeScript. */
import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { script } from './support/steps.mjs';

const BUNDLE = 'dist/.cache/tidy.mjs';

await script(async () => {
  await build({
    entryPoints: ['test/tidy/main.ts'],
    outfile: BUNDLE,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  await import(pathToFileURL(BUNDLE).href);
});
