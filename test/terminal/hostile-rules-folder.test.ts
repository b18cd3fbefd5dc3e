import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OpenedRulesFile } from '#games/zrf/commands/opened-rules.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'turnwright-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Every kind of unreadable entry in a rules folder. */
const UNREADABLE: readonly (readonly [string, (path: string) => void])[] = [
  ['a folder', (path) => mkdirSync(path)],
  ['a link to an endless device', (path) => symlinkSync('/dev/zero', path)],
  ['a broken link', (path) => symlinkSync('/nowhere', path)],
  ['a link to itself', (path) => symlinkSync(path, path)],
  [
    'gigabytes',
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 3_000_000_000);
    },
  ],
];
const NAMES = ['names.txt', 'path.txt', 'ru/hop.ftl', 'ru', 'odd.zrf', 'odd.zip', 'odd'];

test.each(UNREADABLE.flatMap(([label, make]) => NAMES.map((name) => [name, label, make] as const)))(
  'the library lists and opens the other games if %s is %s',
  (name, _, make) => {
    const folder = join(home, 'rules');
    mkdirSync(name.startsWith('ru/') ? join(folder, 'ru') : folder, { recursive: true });
    writeFileSync(join(folder, 'hop.zrf'), '(game (title "Hop"))');
    make(join(folder, name));
    const library = new RulesLibrary([{ folder, isOwn: false }]);
    const listed = library.list('ru');
    expect(listed.find(({ id }) => id === 'hop')?.title).toBe('Hop');
    for (const { id } of listed) library.words(id, 'ru');
  },
);

test('a rules folder that is a file is treated as empty', () => {
  const folder = join(home, 'rules');
  writeFileSync(folder, '');
  expect(new RulesLibrary([{ folder, isOwn: false }]).list('en')).toEqual([]);
});

test('a list of opened rules that is a device is treated as empty', () => {
  const file = join(home, 'opened-rules.json');
  symlinkSync('/dev/zero', file);
  expect(new OpenedRulesFile(file).read().size).toBe(0);
});
