import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  loadTranscript,
  makeTranscript,
  must,
  playRandomly,
  defaultOptions,
} from '../../src/core/index.ts';
import { loadGames } from '../../src/games/index.ts';
import { playthroughs } from './playthroughs.ts';

const games = await loadGames();

const FOLDER = 'test/golden';
const updating = process.env['UPDATE'] === '1';

/** Every game is played through as it is by default, where nothing else is told of it. */
const byDefault = games
  .filter(({ id }) => !playthroughs.some(({ game }) => game === id))
  .map(({ id }) => ({ game: id, name: 'standard', seed: 'first light', options: {} }));

describe.each([...playthroughs, ...byDefault])('$game/$name', ({ game: id, name, seed, options }) => {
  const file = `${FOLDER}/${id}/${name}.txt`;
  const game = games.find((one) => one.id === id);

  it('is played today as it was when it was recorded', () => {
    if (game === undefined) throw new Error(`no game ${id}`);
    const all = { ...defaultOptions(game.options), ...options };
    const text = makeTranscript(playRandomly(game, all, seed), { title: name });
    if (updating) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing: write it with UPDATE=1`).toBe(true);
    expect(text, 'behaviour changed: raise the rules version').toBe(readFileSync(file, 'utf8'));
  });
});

describe.each(games)('$id', (game) => {
  const folder = `${FOLDER}/${game.id}`;
  const files = existsSync(folder) ? readdirSync(folder) : [];

  it('has a golden play-through', () => expect(files).not.toEqual([]));

  it.each(files)('replays %s to the same hashes', (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const { match, notes } = must(loadTranscript(text, games));
    expect(makeTranscript(match, notes)).toBe(text);
    expect(match.turn.kind).toBe('over');
  });
});
