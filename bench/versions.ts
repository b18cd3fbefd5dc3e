import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { BotLibrary } from './contestant.ts';
import { textsIn } from './rules-files.ts';

/** A version of the project: its bots, and its rules files. */
export interface Version {
  readonly library: BotLibrary;
  readonly texts: ReadonlyMap<string, Uint8Array>;
}

/** The parts of the commits before rules files had a folder of their own. */
const ENTRY = `export { openRules, folderOf } from './src/games/zrf/index.ts';
export { think, strengths } from './src/bots/index.ts';`;

/** Bundles the bots of an earlier commit from a temporary work tree. */
export async function versionOf(commit: string): Promise<Version> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-version-'));
  const tree = join(folder, 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, commit], { stdio: 'pipe' });
  try {
    const outfile = join(folder, 'bots.mjs');
    await build({
      stdin: { contents: ENTRY, resolveDir: tree, loader: 'ts' },
      nodePaths: [resolve('node_modules')],
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'warning',
      outfile,
    });
    const library = (await import(pathToFileURL(outfile).href)) as BotLibrary;
    return { library, texts: textsIn(join(tree, 'content/rules')) };
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  }
}
