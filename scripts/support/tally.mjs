/** Counts the results of a test run from Vitest's JSON report. */

/**
 * @typedef {{ status: string }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Report
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @param {readonly FileResult[]} files @returns {Tally} */
function count(files) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of files) {
    const statuses = assertionResults.map((assertion) => assertion.status);
    // A file that failed to load has no assertions to record the failure.
    if (status === 'failed' && !statuses.includes('failed')) tally.failed += 1;
    for (const name of statuses) {
      if (name === 'passed' || name === 'failed') tally[name] += 1;
      else tally.skipped += 1;
    }
  }
  return tally;
}

/**
 * @param {Report} report
 * @returns {{ all: Tally, browser: Tally, terminal: Tally }}
 */
export function tally({ testResults }) {
  /** @param {string} folder */
  const filesUnder = (folder) =>
    testResults.filter(({ name }) => name.replaceAll('\\', '/').includes(`/test/e2e/${folder}/`));
  return {
    all: count(testResults),
    browser: count(filesUnder('browser')),
    terminal: count(filesUnder('terminal')),
  };
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
