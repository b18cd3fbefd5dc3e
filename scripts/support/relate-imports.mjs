/** Package imports (`#core`, `#kit/grid/path.ts`) where they do not lead to our sources: in what was compiled. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

/** @type {ReadonlyMap<string, string>} */
const IMPORTS = new Map(Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports));

/** `from '#core'`, `import('./a.ts')`. */
const SPECIFIER = /(\bfrom |\bimport ?\(|\bimport )(['"])([#.][^'"]*)\2/g;

/**
 * The path in the repository that a package import of our sources leads to.
 * @param {string} specifier
 */
export function pathOfImport(specifier) {
  const whole = IMPORTS.get(specifier)?.replace('./', '');
  if (whole !== undefined) return whole;
  return /^#(?:test|content|scripts)\//.test(specifier)
    ? specifier.slice(1)
    : `src/${specifier.slice(1)}`;
}

/**
 * A compiled text whose imports lead to the compiled modules beside it.
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
 * Does that to the declarations of types in a folder that `src` was compiled to.
 * @param {string} folder
 */
export function relateDeclarations(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue;
    const text = readFileSync(posix.join(folder, path), 'utf8');
    writeFileSync(posix.join(folder, path), relateImports(text, posix.join('src', path)));
  }
}
