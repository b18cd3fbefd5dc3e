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
  it('are none at first, and kept for the next start of the program', () => {
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

  it('take from each result what is better in each way of counting', () => {
    const records = new RecordsFile(freshFile());
    records.keep('loft', { moves: 8, steps: 9 });
    records.keep('loft', { moves: 6, steps: 12 });
    records.keep('loft', { moves: 20, steps: 20 });
    expect(records.best('loft')).toEqual({ moves: 6, steps: 9 });
  });

  it('do not lose what another window kept meanwhile', () => {
    const file = freshFile();
    const [one, other] = [new RecordsFile(file), new RecordsFile(file)];
    expect(one.names()).toEqual([]);
    other.keep('loft', { moves: 6 });
    one.keep('century', { moves: 120 });
    expect(new RecordsFile(file).names().toSorted()).toEqual(['century', 'loft']);
  });

  it('that are damaged are set aside; what is no count is left out', () => {
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

  it('of the first files, which held nothing else, are read', () => {
    const file = freshFile();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '{ "loft/loft": { "moves": 6 } }');
    const records = new RecordsFile(file);
    expect(records.noteHelp('puzzle-1', true)).toBeUndefined();
    const later = new RecordsFile(file);
    expect(later.best('loft/loft')).toEqual({ moves: 6 });
    expect(later.isHelped('puzzle-1')).toBe(true);
  });

  it('come with the latest games in which a hint was followed', () => {
    const file = freshFile();
    const records = new RecordsFile(file);
    for (let game = 1; game <= 101; game += 1) records.noteHelp(`puzzle-${game}`, true);
    records.noteHelp('puzzle-50', false);
    const later = new RecordsFile(file);
    const told = [1, 2, 50, 101].map((game) => later.isHelped(`puzzle-${game}`));
    expect(told).toEqual([false, true, false, true]);
  });

  it('tell of a folder that cannot be written', () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    const records = new RecordsFile(join(blocked, 'records.json'));
    expect(records.keep('loft', { moves: 6 })).toMatchObject({ code: 'file-write' });
  });

  it('know no puzzles that are called as parts of objects are', () => {
    expect(new RecordsFile(freshFile()).best('constructor')).toBeUndefined();
  });
});
