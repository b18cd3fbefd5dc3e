/** Finds the parts of dist/ used by a set of test files. */

/** File as printed by `vitest list --filesOnly`: `[browser] test/e2e/browser/rogue.test.ts`. */
const LISTED = /^\[(\w+)\] (\S+)$/gm;

/** @param {string} listed output of `vitest list --filesOnly` */
export function usesRedis(listed) {
  return listed.includes('test/e2e/queue/');
}

/**
 * Parts of dist/ used by tests. The built program serves pages to the browser tests; other tests
 * that start it contain its path.
 * @param {string} listed output of `vitest list --filesOnly`
 * @param {(path: string) => string} read returns the text of a file
 * @returns {string[]} in a fixed order
 */
export function partsUsed(listed, read) {
  const parts = new Set();
  for (const [, project, path = ''] of listed.matchAll(LISTED)) {
    const text = read(path);
    const servesPage = project === 'browser' || /\/servers\.ts|dist\/web/.test(text);
    if (servesPage) parts.add('web');
    if (servesPage || project === 'terminal' || /dist\/cli|\/built\.ts/.test(text))
      parts.add('cli');
  }
  return ['cli', 'web'].filter((part) => parts.has(part));
}
