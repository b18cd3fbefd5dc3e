import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's own folder: the nearest one above this file that holds a package.json. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return join(folder, '/');
  const above = dirname(folder);
  if (above === folder) throw new RangeError('the package lies in no folder with a package.json');
  return findRoot(above);
}
