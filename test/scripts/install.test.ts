import { expect, test } from 'vitest';
import { missingPackages, requireNode } from '../../scripts/support/install.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c-for-another-platform': { version: '3.0.0', optional: true },
  },
};

test('nothing is missing of what is installed', () => {
  expect(missingPackages(wanted, wanted)).toEqual([]);
});

test('a package of another platform may be absent', () => {
  const { 'node_modules/c-for-another-platform': _, ...packages } = wanted.packages;
  expect(missingPackages(wanted, { packages })).toEqual([]);
});

test('all are missing of an empty folder', () => {
  expect(missingPackages(wanted, { packages: {} })).toEqual(['node_modules/a', 'node_modules/b']);
});

test('another version is missing', () => {
  const packages = { ...wanted.packages, 'node_modules/b': { version: '1.9.9' } };
  expect(missingPackages(wanted, { packages })).toEqual(['node_modules/b']);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['20.18.3', '18.20.0', '4.0.0'])('Node %s is refused in one line', (version) => {
  expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
});
