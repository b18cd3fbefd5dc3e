import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { continues } from '../../src/play/index.ts';
import { withLock } from '../../src/terminal/files/file-lock.ts';
import { SaveFolder } from '../../src/terminal/files/saves.ts';
import { repeats } from '../support/deep.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const running = promisify(execFile)(process.execPath, ['-e', '0']);
  const { pid = 0 } = running.child;
  await running;
  return pid;
}

describe('a lock beside a file', () => {
  it('is there only while something is done, even where that throws', () => {
    const file = join(folder, 'a');
    expect(withLock(file, () => existsSync(`${file}.lock`))).toEqual({ result: true });
    const fail = () => {
      throw new Error('no');
    };
    expect(() => withLock(file, fail)).toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is removed where whoever left it was killed, on this machine or long ago', async () => {
    const file = join(folder, 'a');
    writeFileSync(`${file}.lock`, `${hostname()} ${await deadProcess()}`);
    expect(withLock(file, () => 1)).toEqual({ result: 1 });
    for (const owner of ['', `${hostname()} ${process.ppid}`, 'elsewhere 1']) {
      writeFileSync(`${file}.lock`, owner);
      const before = Date.now() / 1000 - 60;
      utimesSync(`${file}.lock`, before, before);
      expect(withLock(file, () => 1)).toEqual({ result: 1 });
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a program that runs is waited for, stays, and is told', () => {
    const saves = new SaveFolder(folder);
    expect(saves.write('a', 'one')).toBeUndefined();
    const lock = join(folder, 'a.txt.lock');
    writeFileSync(lock, `${hostname()} ${process.ppid}`);
    expect(saves.write('a', 'two')).toMatchObject({ code: 'save-busy' });
    expect(saves.list()[0]?.text).toBe('one');
    rmSync(lock);
    expect(saves.write('a', 'two')).toBeUndefined();
  });
});

describe('two programs that write the same games at the same time', () => {
  it('lose nothing: each finds its games, the later one under names of its own', async () => {
    const games = repeats(25, 300);
    const program = join(folder, 'writer.cjs');
    await build({
      entryPoints: ['test/terminal/writer-process.ts'],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
    });
    const place = join(folder, 'saves');
    const run = async (move: string) => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        program,
        place,
        String(games),
        move,
      ]);
      return JSON.parse(stdout) as { readonly name: string; readonly text: string }[];
    };
    const told = (await Promise.all(['2', '3'].map(run))).flat();
    const kept = new Map(new SaveFolder(place).list().map(({ name, text }) => [name, text]));
    expect(told).toHaveLength(2 * games);
    for (const { name, text } of told) expect(continues(kept.get(name) ?? '', text)).toBe(true);
    expect(readdirSync(place).filter((name) => name.includes('.lock'))).toEqual([]);
  });
});
