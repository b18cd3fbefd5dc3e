import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGames, parseNames } from '#games/zrf/voice/find-games.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';

const FOLDERS = ['content/rules', 'content/puzzles'];
const library = new RulesLibrary(FOLDERS.map((folder) => ({ folder, isOwn: true })));

/** Search words with games that must be found. */
const SOUGHT = [
  ['checkers', ['english-draughts', 'russian-draughts', 'international-draughts']],
  ['CHECKERS', ['english-draughts']],
  ['klotski', ['red-donkey']],
  ['L’ÂNE ROUGE', ['red-donkey']],
  ['ane rouge', ['red-donkey']],
  ['mill', ['nine-mens-morris']],
  ['muhle', ['nine-mens-morris']],
  ['мельница', ['nine-mens-morris']],
  ['othello', ['reversi']],
  ['отелло', ['reversi']],
  ['шашки', ['english-draughts', 'russian-draughts', 'brazilian-draughts']],
  ['сеги', ['shogi', 'hasami-shogi', 'dobutsu']],
  ['draughts', ['english-draughts', 'russian-draughts']],
  ['noughts', ['tic-tac-toe']],
  ['крестики', ['tic-tac-toe']],
  ['пятнашки', ['fifteen-puzzle']],
  ['15', ['fifteen-puzzle']],
  ['morris nine', ['nine-mens-morris']],
] as const;

describe.each(['en', 'ru'])('searching games in %s', (language) => {
  it.each(SOUGHT)('finds %s', (sought, expectedIds) => {
    const found = findGames(library.list(language), sought).map(({ id }) => id);
    for (const id of expectedIds) expect(found).toContain(id);
    expect(found.length).toBeLessThan(12);
    const inPage = findGames(builtInGames, sought).map(({ id }) => id);
    expect([...inPage].sort()).toEqual([...found].sort());
  });

  it('lists all games for an empty search and none for an unknown name', () => {
    const all = library.list(language);
    expect(findGames(all, '  ')).toEqual(all);
    expect(findGames(all, 'qz')).toEqual([]);
  });
});

it('puts titles that equal or begin with the search first', () => {
  const found = findGames(library.list('en'), 'shogi').map(({ id }) => id);
  expect(found[0]).toBe('shogi');
  expect(findGames(library.list('en'), 'mill').map(({ id }) => id)[0]).toBe('nine-mens-morris');
});

it.each(FOLDERS)('%s: alternative names refer to existing files, without duplicates', (folder) => {
  const files = new Set(readdirSync(folder));
  for (const [id, names] of parseNames(readFileSync(`${folder}/names.txt`, 'utf8'))) {
    expect(files).toContain(`${id}.zrf`);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});
