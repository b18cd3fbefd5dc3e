import { expect, test } from 'vitest';
import { closingLine, tally } from '../../scripts/support/tally.mjs';

const file = (name: string, status: string, ...statuses: readonly string[]) => ({
  name,
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
});

const report = {
  testResults: [
    file('/r/test/core/a.test.ts', 'passed', 'passed', 'passed', 'pending'),
    file('/r/test/e2e/browser/b.test.ts', 'failed', 'passed', 'failed'),
    file('C:\\r\\test\\e2e\\terminal\\c.test.ts', 'passed', 'passed'),
    file('/r/test/core/broken.test.ts', 'failed'),
  ],
};

test('tally counts tests, and a file that failed to load as one failure', () => {
  const { all, browser, terminal } = tally(report);
  expect(all).toEqual({ passed: 4, failed: 2, skipped: 1 });
  expect(browser).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(terminal).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('the closing line mentions skipped tests only if there are any', () => {
  expect(closingLine({ passed: 4, failed: 2, skipped: 1 })).toBe('4 passed, 2 failed, 1 skipped');
  expect(closingLine({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed');
});
