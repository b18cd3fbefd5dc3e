/**
 * npm test [-- options of vitest]: all tests, real browser and real terminal included. Where options choose
 * some, only what those use is built.
 * npm run test:deep: the same, with all repetitions of what npm test samples.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../test/support/browser/chromium.mjs';
import { install, requireNode } from './support/install.mjs';
import { partsUsed } from './support/parts-used.mjs';
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

const VITEST = 'node_modules/vitest/vitest.mjs';

const ALL_PARTS = ['lib', 'cli', 'web'];

/**
 * The parts of dist/ that the chosen tests use; all of them if Vitest cannot list those tests.
 * @param {readonly string[]} chosen options of vitest
 */
function partsFor(chosen) {
  if (chosen.length === 0) return ALL_PARTS;
  requireNode();
  install();
  const command = [VITEST, 'list', '--filesOnly', ...chosen];
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  return status === 0 ? partsUsed(stdout, (path) => readFileSync(path, 'utf8')) : ALL_PARTS;
}

/** @param {readonly string[]} chosen @param {boolean} isDeep */
function runVitest(chosen, isDeep) {
  rmSync(REPORT, { force: true });
  const env = { ...process.env, ...(isDeep ? { TEST_DEEP: '1' } : {}) };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const command = [VITEST, 'run', ...reporters, ...chosen];
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status;
}

await script(async () => {
  const given = process.argv.slice(2);
  const chosen = given.filter((arg) => arg !== DEEP);
  const parts = partsFor(chosen);
  if (parts.length > 0) prepare(parts);
  if (parts.includes('web')) await tellBrowser();
  const status = runVitest(chosen, chosen.length < given.length);
  if (!existsSync(REPORT)) throw new StepFailed('Vitest ended without a report: see above.');
  const { all, browser, terminal } = tally(JSON.parse(readFileSync(REPORT, 'utf8')));
  tell(`In a real browser: ${closingLine(browser)}. In a real terminal: ${closingLine(terminal)}.`);
  if (status !== 0 && all.failed === 0) tell('Vitest failed outside of any test: see above.');
  tell(closingLine(all));
  process.exitCode = status === 0 && all.passed > 0 ? 0 : 1;
});
