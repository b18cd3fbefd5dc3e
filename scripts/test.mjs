/**
 * npm test [-- options of vitest]: runs all tests, including those in a real browser and a real
 * terminal. If options select some tests, builds only the parts they use. npm run test:deep: the
 * same, with every case that npm test samples.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../test/support/browser/chromium.mjs';
import { findRedis } from '../test/support/redis.mjs';
import { install, requireNode } from './support/install.mjs';
import { partsUsed, usesRedis } from './support/parts-used.mjs';
import { prepare } from './support/prepare.mjs';
import { StepFailed, script, print } from './support/steps.mjs';
import { closingLine, tally } from './support/tally.mjs';

const DEEP = '--deep';
const REPORT = 'dist/.cache/vitest.json';

async function printBrowser() {
  try {
    const { source } = await findChromium(print);
    print(`Browser tests use Chromium from: ${source}.`);
  } catch (error) {
    throw new StepFailed(error instanceof Error ? error.message : String(error));
  }
}

/** Without Redis, only the tests that need it fail, with the same line. */
function printRedis() {
  try {
    const { source, version } = findRedis(print);
    print(`Queue tests use Redis ${version} from: ${source}.`);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
  }
}

const VITEST = 'node_modules/vitest/vitest.mjs';

const ALL_PARTS = ['lib', 'cli', 'web'];

/**
 * Needs of the selected tests: parts of dist/ and Redis. They are all if Vitest cannot list those
 * tests.
 * @param {readonly string[]} chosen options of vitest
 */
function needsOf(chosen) {
  const all = { parts: ALL_PARTS, redis: true };
  if (chosen.length === 0) return all;
  requireNode();
  install();
  const command = [VITEST, 'list', '--filesOnly', ...chosen];
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  if (status !== 0) return all;
  const parts = partsUsed(stdout, (path) => readFileSync(path, 'utf8'));
  return { parts, redis: usesRedis(stdout) };
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
  const args = process.argv.slice(2);
  const chosen = args.filter((arg) => arg !== DEEP);
  const { parts, redis } = needsOf(chosen);
  if (parts.length > 0) prepare(parts);
  if (parts.includes('web')) await printBrowser();
  if (redis) printRedis();
  const status = runVitest(chosen, chosen.length < args.length);
  if (!existsSync(REPORT)) throw new StepFailed('Vitest ended without a report: see above.');
  const { all, browser, terminal } = tally(JSON.parse(readFileSync(REPORT, 'utf8')));
  print(
    `In a real browser: ${closingLine(browser)}. In a real terminal: ${closingLine(terminal)}.`,
  );
  if (status !== 0 && all.failed === 0) print('Vitest failed outside any test: see above.');
  print(closingLine(all));
  process.exitCode = status === 0 && all.passed > 0 ? 0 : 1;
});
