import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../support/browser/chromium.mjs';

afterEach(() => void vi.unstubAllEnvs());

test('CHROMIUM_PATH takes precedence over every other source', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const { source, executablePath } = await findChromium();
  expect([source, executablePath]).toEqual(['CHROMIUM_PATH', process.execPath]);
});

test('a CHROMIUM_PATH without a file is reported', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findChromium()).rejects.toThrow(
    'CHROMIUM_PATH points to no file: /nowhere/chromium.',
  );
});
