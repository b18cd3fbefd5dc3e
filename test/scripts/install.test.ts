import { expect, test } from 'vitest';
import { missingPackages, requireNode } from '../../scripts/support/install.mjs';

const expected = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c-for-another-platform': { version: '3.0.0', optional: true },
  },
};

test('missingPackages is empty when everything is installed', () => {
  expect(missingPackages(expected, expected)).toEqual([]);
});

test('missingPackages ignores packages of other platforms', () => {
  const { 'node_modules/c-for-another-platform': _, ...packages } = expected.packages;
  expect(missingPackages(expected, { packages })).toEqual([]);
});

test('missingPackages lists everything for an empty folder', () => {
  expect(missingPackages(expected, { packages: {} })).toEqual(['node_modules/a', 'node_modules/b']);
});

test('missingPackages lists a package of another version', () => {
  const packages = { ...expected.packages, 'node_modules/b': { version: '1.9.9' } };
  expect(missingPackages(expected, { packages })).toEqual(['node_modules/b']);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('requireNode accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['20.18.3', '18.20.0', '4.0.0'])('requireNode rejects Node %s in one line', (version) => {
  expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
});
