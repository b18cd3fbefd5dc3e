import { join } from 'node:path';
import envPaths from 'env-paths';

const paths = envPaths('turnwright', { suffix: '' });

/** Where the person's files are kept: games, and what was set. */
export const savesFolder = join(paths.data, 'saves');
export const settingsFile = join(paths.config, 'settings.json');
