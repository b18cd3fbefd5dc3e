import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openPuzzle } from './layout.ts';
import { readPath } from './path.ts';

const FOLDER = 'content/puzzles';
/** Length of a page. */
const MAX_LINES = 60;

const stops = readPath();

test('the trail visits every puzzle once and never gets easier', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));
  expect(stops.map(({ name }) => `${name}.zrf`).sort()).toEqual(files.sort());
  const difficulties = stops.map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
  expect(new Set(difficulties)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(stops.length).toBeGreaterThanOrEqual(30);
});

describe.each(stops)('$name', ({ name, difficulty, fewest }) => {
  const { game, state } = openPuzzle(name);
  const { texts, title } = game.rulesOf(state);
  const russian = readFileSync(`${FOLDER}/ru/${name}.ftl`, 'utf8');

  test('has English texts of at most a page', () => {
    const text = readFileSync(`${FOLDER}/${name}.zrf`, 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    for (const shown of [title, texts.description, texts.history]) expect(shown).not.toBe('');
  });

  test('has Russian texts', () => {
    const keys = russian.match(/^[a-z][\w-]*(?= =)/gm);
    expect(keys).toEqual(['title', 'description', 'history', 'strategy']);
    expect(russian).toMatch(/^title = .*[а-яё]/im);
  });

  test('states its difficulty and minimum number of moves', () => {
    for (const number of [difficulty, ...Object.values(fewest)]) {
      expect(texts.strategy).toMatch(new RegExp(`\\b${number}\\b`));
      expect(russian).toMatch(new RegExp(`strategy = .*(?<!\\d)${number}(?!\\d)`));
    }
  });
});
