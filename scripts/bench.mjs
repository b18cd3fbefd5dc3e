/**
 * npm run bench [-- options of bench/main.ts]: measures Turnwright alongside comparable libraries.
 */
import { readFileSync } from 'node:fs';
import { install } from './support/install.mjs';
import { prepare } from './support/prepare.mjs';
import { StepFailed, runNode, script } from './support/steps.mjs';

const FOLDER = 'dist/bench';
const BUNDLE = `${FOLDER}/main.mjs`;

// Peers are bundled because Node cannot import their folders; our dependencies are not.
async function bundle() {
  const { build } = await import('esbuild');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  await build({
    entryPoints: [
      'bench/main.ts',
      'bench/rules-file.ts',
      'bench/first-move.ts',
      'bench/coordinator-memory.ts',
    ],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  }).catch(() => {
    throw new StepFailed('The bench cannot be bundled: fix the errors above.');
  });
}

await script(async () => {
  prepare(['lib', 'cli', 'web']);
  install('bench');
  // Stockfish is large, and only this section plays against it.
  if (process.argv.includes('engines')) install('bench/engines');
  await bundle();
  runNode('Bench', [BUNDLE, ...process.argv.slice(2)], 'see the lines above.');
});
