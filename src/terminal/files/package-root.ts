import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package: the nearest one above this file with a package.json. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return join(folder, '/');
  const above = dirname(folder);
  if (above === folder) throw new RangeError('no folder above the program has a package.json');
  return findRoot(above);
}
