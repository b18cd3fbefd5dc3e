import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '#games/index.ts';
import { tideBellsGame } from '../games/dice/rules/tide-bells.ts';
import { frozenTranscripts, frozenVersions, NEXT } from './versions.ts';

/** A game and its rules, as a transcript names them. */
function rulesIn(text: string): string {
  const [, game = '', rules = ''] = /^game (\S+)\nrules (\d+)$/m.exec(text) ?? [];
  return `${game === tideBellsGame.id ? 'dice' : game} ${rules}`;
}

/** The games of the catalogue of which no folder has a transcript by the rules of today. */
async function missing(): Promise<readonly string[]> {
  const games = [...(await loadGames()), { id: 'dice', rules: tideBellsGame.rules }];
  const transcripts = frozenVersions().flatMap(frozenTranscripts);
  const frozen = new Set(transcripts.map(({ text }) => rulesIn(text)));
  return games.map(({ id, rules }) => `${id} ${rules}`).filter((one) => !frozen.has(one));
}

test('every game has a frozen transcript by the rules of today', async () => {
  expect(await missing()).toEqual([]);
});

test('a version is released with a folder of its own, and before that the next one has no number', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [, latest] = /^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const isReleased = latest !== 'Unreleased';
  expect(frozenVersions()).toContain(version);
  expect(frozenVersions().includes(NEXT) && isReleased).toBe(false);
});
