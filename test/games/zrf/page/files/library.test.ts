import { expect, test } from 'vitest';
import { must } from '#core';
import type { AnyGame } from '#core';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { openRulesFile, sourceOf } from '#games/zrf/page/files/opened-file.ts';
import { rulesIn } from '#games/zrf/page/files/chosen-files.ts';
import { builtInFolders, builtInGames, builtInMessages } from '#games/zrf/page/files/built-in.ts';
import { gameResolver } from '#games/resolve.ts';

const RULES = `(game (title "Little") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
  (board-setup (A (P a)))
  (piece (name P) (moves (e (verify empty?) add))))`;

function blob(text: string): Blob {
  return new Blob([text]);
}

test.each(builtInGames)('$id has its title from the rules and a Russian translation', (own) => {
  const opened = openRulesFile(builtInFolders[own.collection], own.main, own.id);
  expect(opened.ok && opened.file.game.variants[0]?.title).toBe(own.title);
  expect(builtInMessages(own.id, 'ru')?.has('title')).toBe(true);
});

test('library games are sorted by title', () => {
  expect(builtInGames.length).toBeGreaterThan(20);
  expect(builtInGames.find(({ id }) => id === 'chess')?.title).toBe('Chess');
});

test('a menu separator precedes the chess lessons', () => {
  const opened = openRulesFile(builtInFolders.rules, 'chess.zrf', 'chess');
  expect(opened.ok && [...opened.file.separated]).toEqual([3]);
});

test('a worker makes the same game from its source texts', async () => {
  const source = sourceOf({ folder: builtInFolders.rules, main: 'english-draughts.zrf' });
  expect(source.files.some(([name]) => name.endsWith('.svg'))).toBe(false);
  const question = { game: 'english-draughts', state: '', player: 0, strength: 1, seed: '' };
  const resolveGame = gameResolver();
  const game = await resolveGame({ ...question, source });
  expect(game?.id).toBe('english-draughts');
  expect(await resolveGame({ ...question, source })).toBe(game);
  expect((await resolveGame({ ...question, game: 'kalah' }))?.id).toBe('kalah');
});

test('the rules file is found among chosen files', async () => {
  const files = [
    { path: 'images/p.bmp', file: blob('x') },
    { path: 'little.zrf', file: blob(RULES) },
  ];
  const found = must((await rulesIn(files)).rules);
  expect(found.main).toBe('little.zrf');
  expect(found.folder.names).toContain('images/p.bmp');
  const opened = openRulesFile(found.folder, found.main, 'user:little');
  expect(opened.ok && (opened.file.game as AnyGame).id).toBe('user:little');
});

test('one of several rules files can be chosen', async () => {
  const files = ['b.zrf', 'a.zrf'].map((path) => ({ path, file: blob(RULES) }));
  const { rules, choices } = await rulesIn(files);
  expect(rules.ok).toBe(false);
  expect(choices).toEqual(['a.zrf', 'b.zrf']);
  expect(must((await rulesIn(files, 'b.zrf')).rules).main).toBe('b.zrf');
});

test('files without rules and faulty rules are reported', async () => {
  const { rules: noRules } = await rulesIn([{ path: 'notes.txt', file: blob('x') }]);
  expect(!noRules.ok && noRules.problems[0]?.code).toBe('rules-none');
  const folder = folderOf(new Map([['bad.zrf', new TextEncoder().encode('(game (title "x"')]]));
  const opened = openRulesFile(folder, 'bad.zrf', 'user:bad');
  expect(!opened.ok && opened.problems[0]).toMatchObject({ file: 'bad.zrf', line: 1 });
});
