/**
 * npm run watch [-- options of vitest]: runs tests once, and again those of what changes, as you save it;
 * nothing is built.
 */
import { install, requireNode } from './support/install.mjs';
import { runNode, script } from './support/steps.mjs';

await script(() => {
  requireNode();
  install();
  const args = ['watch', '--project', 'unit', ...process.argv.slice(2)];
  runNode('Watch', ['node_modules/vitest/vitest.mjs', ...args], 'see the lines above.');
});
