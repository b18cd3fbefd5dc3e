import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { BotLibrary } from './contestant.ts';

/** The parts of the commits before rules files had a folder of their own. */
const ENTRY = `export { openRules, folderOf } from './src/games/zrf/index.ts';
export { think, strengths } from './src/bots/index.ts';`;

/** Bundles the bots of an earlier commit from a temporary work tree. */
export async function botsOf(commit: string): Promise<BotLibrary> {
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
    return (await import(pathToFileURL(outfile).href)) as BotLibrary;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  }
}
