/** npm run check [-- step ...]: runs all static checks. */
import { spawn } from 'node:child_process';
import { install, requireNode } from './support/install.mjs';
import { StepFailed, script, print } from './support/steps.mjs';

const tsc = 'node_modules/typescript/bin/tsc';

/** Slowest first, because two run at a time. @type {Readonly<Record<string, string[]>>} */
const steps = {
  lint: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  'types-core': [tsc, '-p', 'tsconfig.core.json'],
  'types-pure': [tsc, '-p', 'tsconfig.pure.json'],
  'types-node': [tsc, '-p', 'tsconfig.node.json'],
  'types-web': [tsc, '-p', 'tsconfig.web.json'],
  'types-test': [tsc, '-p', 'tsconfig.test.json'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  tidy: ['scripts/tidy.mjs'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
};

/**
 * @param {string[]} args
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function runStep(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (status) => resolve({ passed: status === 0, output }));
  });
}

/** @param {string} name */
async function reportStep(name) {
  const args = new Map(Object.entries(steps)).get(name);
  if (!args) throw new StepFailed(`No step ${name}: there are ${Object.keys(steps).join(', ')}.`);
  const start = Date.now();
  const { passed, output } = await runStep(args);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  print(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (output.trim() !== '') print(output.trimEnd());
  return passed;
}

/** @param {readonly string[]} names @returns {Promise<string[]>} names of the failed steps */
async function runAll(names) {
  const waiting = [...names];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (!(await reportStep(name))) failed.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

await script(async () => {
  requireNode();
  install();
  const named = process.argv.slice(2);
  const failed = await runAll(named.length > 0 ? named : Object.keys(steps));
  if (failed.length > 0) throw new StepFailed(`Check failed: ${failed.join(', ')}.`);
  print('Check passed.');
});
