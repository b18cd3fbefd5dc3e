import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const folders = ['.', 'bench'];

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

test.each(folders)('%s: every dependency has an exact version', (folder) => {
  const { dependencies, devDependencies } = read(`${folder}/package.json`) as Manifest;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test.each(folders)('%s: the lockfile has hashes and no URLs', (folder) => {
  const text = readFileSync(`${folder}/package-lock.json`, 'utf8');
  expect(text).not.toContain('"resolved"');
  expect(text).toContain('"integrity"');
});
