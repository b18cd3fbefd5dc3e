import { fileURLToPath } from 'node:url';

/** The package's own folder, seen from src/terminal as well as from dist/cli. */
export const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
