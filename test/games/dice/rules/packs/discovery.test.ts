import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { adventureFolders } from '#terminal/files/folders.ts';
import { findAdventures, readPackAt } from '#games/dice/commands/packs.ts';
import { goodPackAs, makeFolder, writeFiles } from './shelf-folder.ts';
import { goodZip, zipOf } from './zips.ts';

let folder = '';
beforeEach(() => (folder = makeFolder()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: readonly string[]) => join(folder, ...names);

function find() {
  const { packs, broken, warnings } = findAdventures([folder]);
  return {
    packs: packs.map(
      ({ pack, where }) => `${pack.id} ${pack.version} ${where.slice(folder.length + 1)}`,
    ),
    broken: broken.map(({ where, problems }) => {
      return [where, ...problems.map(makeProblem)].join('\n').replaceAll(folder, '');
    }),
    warnings: warnings.map(makeProblem).map((text) => text.replaceAll(folder, '')),
  };
}

describe('adventures in a folder', () => {
  test('are folders and zips, sorted by name', () => {
    writeFiles(at('b'), goodPackAs('bells'));
    writeFileSync(at('a.zip'), zipOf(goodPackAs('arches')));
    writeFileSync(at('c.ZIP'), goodZip('salt/'));
    writeFileSync(at('readme.txt'), 'not a pack');
    expect(find()).toEqual({
      packs: ['arches 1.0.0 a.zip', 'bells 1.0.0 b', 'salt-lake 1.0.0 c.ZIP'],
      broken: [],
      warnings: [],
    });
  });

  test('begin with the first that has a tutorial', () => {
    const files = goodPackAs('arches');
    const text = new TextDecoder().decode(files.get('adventure.yaml'));
    files.set('adventure.yaml', new TextEncoder().encode(text.replace('tutorial: lesson\n', '')));
    writeFiles(at('a'), files);
    writeFiles(at('b'), goodPackAs('bells'));
    expect(find().packs).toEqual(['bells 1.0.0 b', 'arches 1.0.0 a']);
  });

  test('are empty if the folder does not exist', () => {
    expect(findAdventures([at('nowhere')])).toEqual({ packs: [], broken: [], warnings: [] });
  });

  test('include only the highest version of an id', () => {
    writeFiles(at('new'), goodPackAs('bells', '1.2.0'));
    writeFiles(at('old'), goodPackAs('bells', '1.1.9'));
    const { packs, warnings } = find();
    expect(packs).toEqual(['bells 1.2.0 new']);
    expect(warnings).toEqual([
      '/old: The pack "bells" is also in /new: version 1.2.0 is used and this one is ignored.',
    ]);
  });

  test('exclude broken ones', () => {
    writeFiles(at('a-good-one'), goodPackAs('bells'));
    writeFiles(at('b-broken'), new Map([['adventure.yaml', 'format: [']]));
    writeFileSync(at('c-broken.zip'), 'no zip');
    mkdirSync(at('d-empty'));
    mkdirSync(at('e-odd', 'adventure.yaml'), { recursive: true });
    symlinkSync(at('gone'), at('f-dangling'));
    const { packs, broken } = find();
    expect(packs).toEqual(['bells 1.0.0 a-good-one']);
    expect(broken.map((text) => text.split('\n')[0])).toEqual([
      '/b-broken',
      '/c-broken.zip',
      '/d-empty',
      '/e-odd',
      '/f-dangling',
    ]);
    expect(broken.join('\n')).toContain(
      '/b-broken/adventure.yaml:1:10: An opening bracket is never closed',
    );
    expect(broken.join('\n')).toContain('/d-empty has no adventure.yaml');
  });
});

describe('links', () => {
  test('to a pack elsewhere are followed', () => {
    writeFiles(at('.elsewhere'), goodPackAs('bells'));
    symlinkSync(at('.elsewhere'), at('linked'));
    expect(find().packs).toEqual(['bells 1.0.0 linked']);
  });

  test('out of a pack are not followed', () => {
    writeFiles(at('pack'), goodPackAs('bells'));
    writeFileSync(at('secret.txt'), 'adventure: { name: secret }');
    symlinkSync(at('secret.txt'), at('pack', 'i18n', 'de.yaml'));
    expect(find().broken[0]).toContain('/pack/i18n/de.yaml is a link to a file outside the pack');
    expect(find().broken[0]).not.toContain('secret');
  });

  test('of a whole folder out of a pack are not followed', () => {
    writeFiles(at('pack'), new Map([['adventure.yaml', 'format: 1']]));
    writeFiles(at('.other'), new Map([['de.yaml', 'adventure: {}']]));
    symlinkSync(at('.other'), at('pack', 'i18n'));
    expect(find().broken[0]).toContain('/pack/i18n/de.yaml is a link to a file outside the pack');
  });
});

test('files beyond the size limit are not read', () => {
  writeFiles(at('pack'), goodPackAs('bells').set('i18n/de.yaml', new Uint8Array(600_000)));
  expect(find().broken[0]).toContain('has 600000 bytes');
});

test('unreadable files are reported', () => {
  writeFiles(at('pack'), goodPackAs('bells'));
  chmodSync(at('pack', 'adventure.yaml'), 0);
  const { packs, broken } = find();
  expect(packs.length + broken.length).toBe(1);
});

test('a pack can be opened by its adventure.yaml', () => {
  writeFiles(at('pack'), goodPackAs('bells'));
  expect(readPackAt(at('pack', 'adventure.yaml')).pack.ok).toBe(true);
  expect(readPackAt(at('pack', 'i18n', 'en.yaml')).pack).toMatchObject({ ok: false });
});

test('included packs have no problems and no warnings', () => {
  const [shipped = ''] = adventureFolders;
  const { broken, warnings } = findAdventures([shipped]);
  expect(broken).toEqual([]);
  expect(warnings).toEqual([]);
});

function makePipe(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
}

function makeLink(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** A sparse file of three gigabytes. */
function makeLarge(path: string): void {
  writeFileSync(path, '');
  truncateSync(path, 3_000_000_000);
}

describe('a folder of hostile files', () => {
  const DEEP = `${'- '.repeat(3000)}\nx`;
  const hostile: readonly (readonly [name: string, make: (path: string) => void])[] = [
    ['deep', (path) => writeFiles(path, new Map([['adventure.yaml', DEEP]]))],
    ['deep texts', (path) => writeFiles(path, new Map([['i18n/de.yaml', DEEP]]))],
    ['bytes', (path) => writeFiles(path, new Map([['adventure.yaml', '\u0000\ufffd\u001b[2J']]))],
    ['folders', (path) => mkdirSync(join(path, 'adventure.yaml'), { recursive: true })],
    ['pipe', (path) => makePipe(join(path, 'adventure.yaml'))],
    ['device', (path) => makeLink('/dev/zero', join(path, 'adventure.yaml'))],
    ['pipe.zip', makePipe],
    ['device.zip', (path) => makeLink('/dev/zero', path)],
    ['itself', (path) => symlinkSync(path, path)],
    ['folder.zip', (path) => mkdirSync(path)],
    ['empty.zip', (path) => writeFileSync(path, '')],
    ['half.zip', (path) => writeFileSync(path, goodZip('salt/').slice(0, -30))],
    ['escape\u001b[2J\n', (path) => writeFiles(path, new Map([['adventure.yaml', DEEP]]))],
    ['large.zip', makeLarge],
  ];

  test.skipIf(process.platform === 'win32')('does not hide valid adventures', () => {
    writeFiles(at('good'), goodPackAs('bells'));
    for (const [name, make] of hostile) make(at(name));
    const { packs, broken } = findAdventures([folder]);
    expect(packs.map(({ pack }) => pack.id)).toEqual(['bells']);
    const reports = broken.map(({ where, problems }) => [
      where.slice(folder.length + 1),
      problems.length,
    ]);
    expect(reports).toEqual(
      hostile
        .map(([name]) => [name, expect.toSatisfy((count: number) => count > 0) as unknown])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  });
});
