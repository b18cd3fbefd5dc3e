/**
 * Rewrites package imports (`#core`, `#kit/grid/path.ts`) in compiled output, where they do not
 * resolve to our sources.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

/** @type {ReadonlyMap<string, string>} */
const IMPORTS = new Map(Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports));

/** Matches `from '#core'` and `import('./a.ts')`. */
const SPECIFIER = /(\bfrom |\bimport ?\(|\bimport )(['"])([#.][^'"]*)\2/g;

/**
 * Repository path of one of our package imports.
 * @param {string} specifier
 */
export function pathOfImport(specifier) {
  const mapped = IMPORTS.get(specifier)?.replace('./', '');
  if (mapped !== undefined) return mapped;
  return /^#(?:test|content|scripts)\//.test(specifier)
    ? specifier.slice(1)
    : `src/${specifier.slice(1)}`;
}

/**
 * Rewrites the imports of a compiled text to point to the compiled modules next to it.
 * @param {string} text
 * @param {string} path of its source, from the root of the repository
 */
export function relateImports(text, path) {
  return text.replace(SPECIFIER, (_, before, quote, specifier) => {
    const compiled = relate(path, specifier).replace(/\.tsx?$/, '.js');
    return `${before}${quote}${compiled}${quote}`;
  });
}

/** @param {string} from @param {string} specifier */
function relate(from, specifier) {
  if (!specifier.startsWith('#')) return specifier;
  const path = posix.relative(posix.dirname(from), pathOfImport(specifier));
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Rewrites the imports of all type declarations in a folder compiled from `src`.
 * @param {string} folder
 */
export function relateDeclarations(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue;
    const text = readFileSync(posix.join(folder, path), 'utf8');
    writeFileSync(posix.join(folder, path), relateImports(text, posix.join('src', path)));
  }
}
