import { join } from 'node:path';
import envPaths from 'env-paths';
import { packageRoot } from './package-root.ts';

const paths = envPaths('turnwright', { suffix: '' });

/** Where the person's files are kept: games, and what was set. */
export const savesFolder = join(paths.data, 'saves');
export const settingsFile = join(paths.config, 'settings.json');

/** Where adventures are looked for: those of the program, then those of the person. */
export const adventureFolders = [
  join(packageRoot, 'content', 'adventures'),
  join(paths.data, 'adventures'),
];

/** Where the paths are kept of rules that were played from elsewhere. */
export const openedRulesFile = join(paths.data, 'opened-rules.json');

/** Where the best results at puzzles are kept. */
export const recordsFile = join(paths.data, 'records.json');

/** Where rules files are looked for: those of the program, then those of the person. */
export const rulesShelves = [
  { folder: join(packageRoot, 'content', 'rules'), isOwn: true },
  { folder: join(packageRoot, 'content', 'puzzles'), isOwn: true },
  { folder: join(paths.data, 'rules'), isOwn: false },
];
