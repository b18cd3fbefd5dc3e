import {
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
import { assertDefined } from '#core';
import { exportTranscript } from '#terminal/files/export.ts';
import { findLanguages, readMessages } from '#terminal/files/languages.ts';
import { SaveFolder } from '#terminal/files/saves.ts';
import { readSettingsFile } from '#terminal/files/settings-file.ts';
import { writeSettingsFile } from '#terminal/files/settings-writing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('saved games on disk', () => {
  const now = () => new Date(2030, 0, 2, 3, 4, 5);

  it('have unique names made of game and time', () => {
    const saves = new SaveFolder(join(folder, 'new'), now);
    expect(saves.list()).toEqual([]);
    expect(saves.freshName('kalah')).toBe('kalah-2030-01-02-030405');
    saves.write('kalah-2030-01-02-030405', 'one');
    expect(saves.freshName('kalah')).toBe('kalah-2030-01-02-030405-2');
    expect(saves.freshName('kalah')).toBe('kalah-2030-01-02-030405-3');
    const others = new SaveFolder(join(folder, 'new'), now);
    expect(others.freshName('kalah')).toBe('kalah-2030-01-02-030405-2');
  });

  it('keep the previous copy and no other files', () => {
    const saves = new SaveFolder(folder, now);
    saves.write('a', 'one');
    expect(saves.readPrevious('a')).toBeUndefined();
    saves.write('a', 'two');
    saves.write('a', 'two');
    expect(saves.readPrevious('a')).toBe('one');
    expect(saves.list()).toMatchObject([{ name: 'a', text: 'two' }]);
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'a.txt.bak']);
  });

  it('are deleted with their copies', () => {
    const saves = new SaveFolder(folder, now);
    saves.write('a', 'one');
    saves.write('a', 'two');
    saves.remove('a');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('report a failed write', () => {
    writeFileSync(join(folder, 'file'), '');
    const problem = new SaveFolder(join(folder, 'file'), now).write('a', 'one');
    expect(problem).toMatchObject({ code: 'file-write' });
    expect(problem?.message).toContain(join(folder, 'file', 'a.txt'));
  });
});

describe('a save folder that is not a folder', () => {
  it('contains no games and reports failed writes', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const place of ['/dev/null/x', join(folder, 'file'), join(folder, 'file', 'deeper')]) {
      const saves = new SaveFolder(place);
      expect(saves.list(), place).toEqual([]);
      expect(saves.write('a', 'one'), place).toMatchObject({ code: 'file-write' });
      expect(saves.append('a', 'two'), place).toBeDefined();
      expect(saves.rename('a', 'name'), place).toBeUndefined();
      expect(saves.readPrevious('a'), place).toBeUndefined();
    }
  });

  it.skipIf(process.platform === 'win32')('is read without blocking on endless files', () => {
    const saves = new SaveFolder(folder);
    saves.write('a', 'one');
    for (const name of ['b.txt', 'a.txt.journal', 'a.txt.bak'])
      symlinkSync('/dev/zero', join(folder, name));
    mkdirSync(join(folder, 'c.txt'));
    const found = new SaveFolder(folder).list();
    expect(found.map(({ name, text }) => [name, text]).sort()).toEqual([
      ['a', 'one'],
      ['b', ''],
      ['c', ''],
    ]);
    for (const { problem } of found) expect(problem).toMatchObject({ code: 'file-irregular' });
    expect(saves.readPrevious('a')).toBeUndefined();
    for (const name of ['b', 'c']) {
      expect(saves.write(name, 'two')).toMatchObject({ code: 'file-not-replaced' });
      expect(saves.rename(name, 'two')).toMatchObject({ code: 'file-irregular' });
    }
    expect(saves.append('a', '1 p1 3 ~0000\n')).toMatchObject({ code: 'save-replaced' });
    expect(saves.remove('c')).toMatchObject({ code: 'file-write' });
  });
});

describe('settings on disk', () => {
  it('are read back as written', () => {
    const file = join(folder, 'deep', 'settings.json');
    writeSettingsFile({ language: 'ru', speed: 'off' }, file);
    expect(readSettingsFile(file)).toEqual({ texts: { language: 'ru', speed: 'off' } });
  });

  it('are empty if missing, broken or odd, and faults are reported', () => {
    expect(readSettingsFile(join(folder, 'none.json'))).toEqual({ texts: {} });
    writeFileSync(join(folder, 'settings.json'), '{"a":{"b":1},"c":1}');
    expect(readSettingsFile(join(folder, 'settings.json')).texts).toEqual({ c: '1' });
  });
});

describe('settings that cannot be read', () => {
  let file = '';
  beforeEach(() => {
    file = join(folder, 'settings.json');
  });

  function noticeIn(language: string): string {
    const { texts, problem } = readSettingsFile(file);
    expect(texts).toEqual({});
    expect(problem).toMatchObject({ code: 'settings-file', file });
    const text = readMessages(language).sayProblem(assertDefined(problem));
    if (language === 'en') expect(text).toBe(problem?.message);
    return text;
  }

  it.each([
    ['{"a"', 'it is not valid JSON', 'это не JSON'],
    ['7', 'it is not a JSON object', 'это не объект JSON'],
    ['null', 'it is not a JSON object', 'это не объект JSON'],
  ])('%s: the reason is given in English and Russian', (text, english, russian) => {
    writeFileSync(file, text);
    expect(noticeIn('en')).toBe(
      `The settings in ${file} cannot be read: ${english}. The defaults are used.`,
    );
    expect(noticeIn('ru')).toBe(
      `Не удаётся прочесть настройки из ${file}: ${russian}. Взяты значения по умолчанию.`,
    );
  });

  it('a folder: the reason is given in English and Russian', () => {
    mkdirSync(file);
    expect(noticeIn('en')).toContain('it is not a regular file.');
    expect(noticeIn('ru')).toContain('это не обычный файл.');
  });
});

describe('exports', () => {
  it('never overwrite files, and stay in their folder', () => {
    const first = exportTranscript('kalah-../a b', 'one', folder);
    const second = exportTranscript('kalah-../a b', 'two', folder);
    expect(first).toEqual({ ok: true, value: join(folder, 'kalah-..-a-b.txt') });
    expect(second).toEqual({ ok: true, value: join(folder, 'kalah-..-a-b-2.txt') });
    expect(readFileSync(join(folder, 'kalah-..-a-b.txt'), 'utf8')).toBe('one');
    const zsg = exportTranscript('chess', 'one', folder, 'zsg');
    expect(zsg).toEqual({ ok: true, value: join(folder, 'chess.zsg') });
    expect(exportTranscript('a', '', join(folder, 'none'))).toMatchObject({
      problems: [{ code: 'file-write' }],
    });
  });
});

describe('languages', () => {
  it('are the available folders, English first', () => {
    for (const name of ['ru', 'en', 'eo']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'README'), '');
    expect(findLanguages(folder)).toEqual(['en', 'eo', 'ru']);
  });

  it('fall back to English for missing messages', () => {
    mkdirSync(join(folder, 'en'));
    mkdirSync(join(folder, 'eo'));
    writeFileSync(join(folder, 'en', 'a.ftl'), 'yes = yes\nno = no\n');
    writeFileSync(join(folder, 'eo', 'a.ftl'), 'yes = jes\n');
    const messages = readMessages('eo', folder);
    expect(['yes', 'no', 'maybe'].map((id) => messages.say(id))).toEqual(['jes', 'no', 'maybe']);
  });
});
