/**
 * npm run watch [-- options of vitest]: runs the tests once, then reruns those affected by each
 * saved change. Builds nothing.
 */
import { install, requireNode } from './support/install.mjs';
import { runNode, script } from './support/steps.mjs';

await script(() => {
  requireNode();
  install();
  const args = ['watch', '--project', 'unit', ...process.argv.slice(2)];
  runNode('Watch', ['node_modules/vitest/vitest.mjs', ...args], 'see the lines above.');
});
