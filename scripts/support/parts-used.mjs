/** Which parts of dist/ the tests of some files use. */

/** A file as `vitest list --filesOnly` prints it: `[browser] test/e2e/browser/rogue.test.ts`. */
const LISTED = /^\[(\w+)\] (\S+)$/gm;

/**
 * The parts that tests use: pages are served by the built program, and whatever else starts it names it.
 * @param {string} listed what `vitest list --filesOnly` prints
 * @param {(path: string) => string} read the text of a file
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
