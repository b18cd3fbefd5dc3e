import { install, requireNode } from './install.mjs';
import { runNode } from './steps.mjs';

/**
 * Installs missing dependencies and builds outdated parts.
 * @param {readonly string[]} parts of dist/
 */
export function prepare(parts) {
  requireNode();
  install();
  // A separate process releases the compilers' memory before the next step.
  const args = ['scripts/build.mjs', '--stale', ...parts];
  runNode('Build', args, 'see the lines above.', { aside: true });
}

/**
 * Continues as the command line in this process, which gives it direct access to the terminal and
 * signals.
 * @param {readonly string[]} args
 */
export async function becomeTurnwright(args) {
  const main = new URL('../../dist/cli/main.js', import.meta.url);
  // npm runs scripts in the folder of package.json, but paths are relative to where the user called
  // npm.
  if (process.env['INIT_CWD'] !== undefined) process.chdir(process.env['INIT_CWD']);
  process.argv = [process.argv[0] ?? '', main.pathname, ...args];
  await import(main.href);
}
