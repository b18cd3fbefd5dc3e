import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RecordsFile } from '#terminal/files/records.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function freshFile(): string {
  return join(folder, `data-${(files += 1)}`, 'records.json');
}

describe('best results in a file', () => {
  it('are empty at first, and saved for the next start of the program', () => {
    const file = freshFile();
    const records = new RecordsFile(file);
    expect(records.best('cellar/cellar')).toBeUndefined();
    expect(records.names()).toEqual([]);
    expect(existsSync(file)).toBe(false);
    expect(records.keep('cellar/cellar', { moves: 8, steps: 9 })).toBeUndefined();
    const later = new RecordsFile(file);
    expect(later.best('cellar/cellar')).toEqual({ moves: 8, steps: 9 });
    expect(later.names()).toEqual(['cellar/cellar']);
  });

  it('keep the better value for each way of counting', () => {
    const records = new RecordsFile(freshFile());
    records.keep('loft', { moves: 8, steps: 9 });
    records.keep('loft', { moves: 6, steps: 12 });
    records.keep('loft', { moves: 20, steps: 20 });
    expect(records.best('loft')).toEqual({ moves: 6, steps: 9 });
  });

  it('keep results saved by another window', () => {
    const file = freshFile();
    const [one, other] = [new RecordsFile(file), new RecordsFile(file)];
    expect(one.names()).toEqual([]);
    other.keep('loft', { moves: 6 });
    one.keep('century', { moves: 120 });
    expect(new RecordsFile(file).names().toSorted()).toEqual(['century', 'loft']);
  });

  it('are renamed if damaged, and skip invalid counts', () => {
    const file = freshFile();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '{ "loft": { "moves": "few", "steps": 7, "straight": -1 } }');
    expect(new RecordsFile(file).best('loft')).toEqual({ steps: 7 });
    writeFileSync(file, '{ "loft": {');
    const records = new RecordsFile(file);
    expect(records.best('loft')).toBeUndefined();
    expect(records.keep('loft', { moves: 6 })).toBeUndefined();
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('{ "loft": {');
    expect(new RecordsFile(file).best('loft')).toEqual({ moves: 6 });
  });

  it('can be read from the first file format, which has only results', () => {
    const file = freshFile();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '{ "loft/loft": { "moves": 6 } }');
    const records = new RecordsFile(file);
    expect(records.noteHelp('puzzle-1', true)).toBeUndefined();
    const later = new RecordsFile(file);
    expect(later.best('loft/loft')).toEqual({ moves: 6 });
    expect(later.isHelped('puzzle-1')).toBe(true);
  });

  it('include the latest games in which a hint was followed', () => {
    const file = freshFile();
    const records = new RecordsFile(file);
    for (let game = 1; game <= 101; game += 1) records.noteHelp(`puzzle-${game}`, true);
    records.noteHelp('puzzle-50', false);
    const later = new RecordsFile(file);
    const isHelped = [1, 2, 50, 101].map((game) => later.isHelped(`puzzle-${game}`));
    expect(isHelped).toEqual([false, true, false, true]);
  });

  it('report a read-only folder', () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    const records = new RecordsFile(join(blocked, 'records.json'));
    expect(records.keep('loft', { moves: 6 })).toMatchObject({ code: 'file-write' });
  });

  it('contain nothing for puzzles named after object properties', () => {
    expect(new RecordsFile(freshFile()).best('constructor')).toBeUndefined();
  });
});
