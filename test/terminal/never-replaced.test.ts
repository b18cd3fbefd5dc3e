import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RecordsFile } from '#terminal/files/records.ts';
import { SaveFolder } from '#terminal/files/saves.ts';
import { writeSettingsFile } from '#terminal/files/settings-writing.ts';
import { OpenedRulesFile } from '#games/zrf/commands/opened-rules.ts';
import { writeWithFolders } from '#terminal/files/write-file.ts';
import { runHere } from './run-here.ts';

let folder = '';
const path = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-'));
  execFileSync('mkfifo', [path('fifo')]);
  mkdirSync(path('folder'));
  symlinkSync(path('fifo'), path('to-fifo'));
  symlinkSync(path('nothing'), path('to-nothing'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ODD_KINDS = ['fifo', 'folder', 'to-fifo', 'to-nothing'] as const;

/** Kind of each entry in the folder, by name. */
function kinds(): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(
    names.map((name) => {
      const stat = lstatSync(path(name));
      const kind = stat.isFIFO() ? 'fifo' : stat.isSymbolicLink() ? 'link' : 'file';
      return [name, stat.isDirectory() ? 'folder' : kind];
    }),
  );
}

describe.skipIf(process.platform === 'win32')('pipes, folders and broken links', () => {
  it.each(ODD_KINDS)('are not replaced by saving a game to %s', async (name) => {
    const before = kinds();
    const args = ['--seed', 'a', '--moves', '3 1', '--save', path(name)];
    const { code, err } = await runHere(['play', 'kalah', ...args]);
    expect(code).not.toBe(0);
    expect(err).toContain(`${path(name)} is not a regular file and will not be overwritten`);
    const zsg = ['--moves', 'a2a3', '--save-zsg', path(name)];
    expect((await runHere(['play', 'breakthrough', ...zsg])).err).toContain(
      'will not be overwritten',
    );
    expect(kinds()).toEqual(before);
  });

  it.each(ODD_KINDS)('are not replaced by settings, records, rules and saves: %s', (name) => {
    for (const ending of ['txt', 'txt.bak']) symlinkSync(path(name), path(`a.${ending}`));
    symlinkSync(path(name), path('b.txt.bak'));
    const before = kinds();
    expect(writeSettingsFile({}, path(name))).toMatchObject({ code: 'file-not-replaced' });
    expect(new RecordsFile(path(name)).keep('a/1', {})).toBeDefined();
    new OpenedRulesFile(path(name)).remember('a', 'b');
    expect(writeWithFolders(path(name), 'text')).toMatchObject({ code: 'file-not-replaced' });
    const saves = new SaveFolder(folder);
    expect(saves.write('a', 'one')).toMatchObject({ code: 'file-not-replaced' });
    expect(kinds()).toEqual(before);
    expect([saves.write('b', 'one'), saves.write('b', 'two')]).toEqual([undefined, undefined]);
    expect(kinds()).toEqual({ ...before, 'b.txt': 'file' });
  });

  it('are refused, but links to files are followed', async () => {
    writeFileSync(path('file'), 'old');
    symlinkSync(path('file'), path('to-file'));
    const args = ['--seed', 'a', '--moves', '3 1', '--save', path('to-file')];
    expect((await runHere(['play', 'kalah', ...args])).code).toBe(0);
    expect(readFileSync(path('file'), 'utf8')).toMatch(/^turnwright 1\n/);
    expect(kinds()).toMatchObject({ file: 'file', 'to-file': 'link' });
  });
});
