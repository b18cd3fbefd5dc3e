import { join } from 'node:path';
import envPaths from 'env-paths';
import { packageRoot } from './package-root.ts';

const paths = envPaths('turnwright', { suffix: '' });

/** Folder of the user's saved games, and the settings file. */
export const savesFolder = join(paths.data, 'saves');
export const settingsFile = join(paths.config, 'settings.json');

/** Search path of adventures: built-in first, then the user's. */
export const adventureFolders = [
  join(packageRoot, 'content', 'adventures'),
  join(paths.data, 'adventures'),
];

/** List of rules files that were played from other folders. */
export const openedRulesFile = join(paths.data, 'opened-rules.json');

/** Best results at puzzles. */
export const recordsFile = join(paths.data, 'records.json');

/** Folder of the user's data, where games keep records. */
export const dataFolder = paths.data;

/** Search path of rules files: built-in first, then the user's. */
export const rulesShelves = [
  { folder: join(packageRoot, 'content', 'rules'), isOwn: true },
  { folder: join(packageRoot, 'content', 'puzzles'), isOwn: true },
  { folder: join(paths.data, 'rules'), isOwn: false },
];
