import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  loadTranscript,
  makeTranscript,
  must,
  playRandomly,
  defaultOptions,
} from '#core';
import { loadGames } from '#games/index.ts';
import { expectGolden } from '../support/golden.ts';
import { playthroughs } from './playthroughs.ts';

const games = await loadGames();

const FOLDER = 'test/golden';

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
    expectGolden(file, text, 'behaviour changed: raise the rules version');
  });
});

describe.each(games)('$id', (game) => {
  const folder = `${FOLDER}/${game.id}`;

  it('replays its golden play-throughs to the same hashes', () => {
    // The first run with UPDATE=1 has written them only now.
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files).not.toEqual([]);
    for (const file of files) {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const { match, notes } = must(loadTranscript(text, games));
      expect(makeTranscript(match, notes), file).toBe(text);
      expect(match.turn.kind, file).toBe('over');
    }
  });
});
