import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProfileFile } from '#games/dice/commands/profile-file.ts';
import { EMPTY_PROFILE } from '#games/dice/voice/records/profile.ts';
import type { Profile } from '#games/dice/voice/records/profile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-records-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function withKey(key: string): (profile: Profile) => Profile {
  return (profile) => ({ ...profile, counted: [...profile.counted, key] });
}

describe('the file of records', () => {
  it('keeps changes for the next session, in a folder that it creates', () => {
    const file = join(folder, 'data', 'dice.json');
    const store = new ProfileFile(file);
    expect(store.read()).toEqual(EMPTY_PROFILE);
    store.change(withKey('one'));
    expect(store.read().counted).toEqual(['one']);
    expect(new ProfileFile(file).read().counted).toEqual(['one']);
  });

  it('keeps the changes of another window', () => {
    const file = join(folder, 'dice.json');
    const [one, other] = [new ProfileFile(file), new ProfileFile(file)];
    expect(one.read()).toEqual(other.read());
    one.change(withKey('one'));
    other.change(withKey('other'));
    expect(new ProfileFile(file).read().counted).toEqual(['one', 'other']);
  });

  it('renames a damaged file and starts with no records', () => {
    const file = join(folder, 'dice.json');
    writeFileSync(file, '{"heroes": [');
    const store = new ProfileFile(file);
    expect(store.read()).toEqual(EMPTY_PROFILE);
    store.change(withKey('one'));
    expect(new ProfileFile(file).read().counted).toEqual(['one']);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('{"heroes": [');
  });

  it('lasts for the session if it cannot be written', () => {
    const file = join(folder, 'dice.json');
    mkdirSync(file);
    chmodSync(file, 0o500);
    const store = new ProfileFile(file);
    store.change(withKey('one'));
    store.change(withKey('two'));
    expect(store.read().counted).toEqual(['one', 'two']);
    expect(existsSync(`${file}.damaged`)).toBe(false);
  });

  it('names dates as the records do', () => {
    expect(new ProfileFile(join(folder, 'dice.json')).today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
