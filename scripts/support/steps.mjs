/** What every script is made of: lines for people, and steps that succeed or name their remedy. */
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, which is the working folder of every script. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A step that failed; its message is all that a person is shown. */
export class StepFailed extends Error {}

/** @param {string} line */
export function tell(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Tells of preparations, on standard error: standard output belongs to what they prepare.
 * @param {string} line
 */
export function tellAside(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a script's body; a failed step becomes one line and exit code 1.
 * @param {() => unknown} body
 */
export async function script(body) {
  process.chdir(root);
  try {
    await body();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs Node on a file with this process's input and output.
 * @param {string} step named when it fails
 * @param {string[]} args
 * @param {string} remedy
 * @param {{ aside?: boolean }} [options] aside: all its output goes to standard error
 */
export function runNode(step, args, remedy, { aside = false } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = aside ? ['inherit', 2, 2] : 'inherit';
  const { status } = spawnSync(process.execPath, args, { stdio });
  if (status !== 0) throw new StepFailed(`${step} failed: ${remedy}`);
}
