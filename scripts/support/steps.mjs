/** Building blocks of every script: output lines, and steps that succeed or fail with a remedy. */
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository, the working folder of every script. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A failed step. Only its message is shown. */
export class StepFailed extends Error {}

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints preparation messages to standard error. Standard output is left to the prepared program.
 * @param {string} line
 */
export function printToStderr(line) {
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
 * @param {string} step name for the error message
 * @param {string[]} args
 * @param {string} remedy
 * @param {{ aside?: boolean }} [options] aside: sends all its output to standard error
 */
export function runNode(step, args, remedy, { aside = false } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = aside ? ['inherit', 2, 2] : 'inherit';
  const { status } = spawnSync(process.execPath, args, { stdio });
  if (status !== 0) throw new StepFailed(`${step} failed: ${remedy}`);
}
