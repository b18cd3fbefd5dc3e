/**
 * npm test [-- options of vitest]: all tests, real browser and real terminal included.
 * npm run test:deep: the same, with all repetitions of what npm test samples.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../test/support/browser/chromium.mjs';
import { prepare } from './support/prepare.mjs';
import { StepFailed, script, tell } from './support/steps.mjs';
import { closingLine, tally } from './support/tally.mjs';

const DEEP = '--deep';
const REPORT = 'dist/.cache/vitest.json';

async function tellBrowser() {
  try {
    const { source } = await findChromium(tell);
    tell(`Browser tests use the Chromium of: ${source}.`);
  } catch (error) {
    throw new StepFailed(error instanceof Error ? error.message : String(error));
  }
}

/** @param {readonly string[]} given */
function runVitest(given) {
  rmSync(REPORT, { force: true });
  const args = given.filter((arg) => arg !== DEEP);
  const env = { ...process.env, ...(args.length < given.length ? { TEST_DEEP: '1' } : {}) };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status;
}

await script(async () => {
  prepare(['lib', 'cli', 'web']);
  await tellBrowser();
  const status = runVitest(process.argv.slice(2));
  if (!existsSync(REPORT)) throw new StepFailed('Vitest ended without a report: see above.');
  const { all, browser, terminal } = tally(JSON.parse(readFileSync(REPORT, 'utf8')));
  tell(`In a real browser: ${closingLine(browser)}. In a real terminal: ${closingLine(terminal)}.`);
  if (status !== 0 && all.failed === 0) tell('Vitest failed outside of any test: see above.');
  tell(closingLine(all));
  process.exitCode = status === 0 && all.passed > 0 ? 0 : 1;
});
