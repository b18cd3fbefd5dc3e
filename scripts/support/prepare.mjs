import { install, requireNode } from './install.mjs';
import { runNode } from './steps.mjs';

/**
 * Installs what is missing and builds what is stale.
 * @param {readonly string[]} parts of dist/
 */
export function prepare(parts) {
  requireNode();
  install();
  // A process of its own, so that the compilers' memory is given back before what follows.
  const args = ['scripts/build.mjs', '--stale', ...parts];
  runNode('Build', args, 'see the lines above.', { aside: true });
}

/**
 * Goes on as the command line, in this process: the terminal and its signals are its own.
 * @param {readonly string[]} args
 */
export async function becomeTurnwright(args) {
  const main = new URL('../../dist/cli/main.js', import.meta.url);
  // npm runs scripts where package.json is: paths are meant from where the person is.
  if (process.env['INIT_CWD'] !== undefined) process.chdir(process.env['INIT_CWD']);
  process.argv = [process.argv[0] ?? '', main.pathname, ...args];
  await import(main.href);
}
