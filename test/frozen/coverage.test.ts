import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '#games/index.ts';
import { tideBellsGame } from '../games/dice/rules/tide-bells.ts';
import { frozenTranscripts, frozenVersions, NEXT } from './versions.ts';

/** Game and rules version of a transcript. */
function rulesIn(text: string): string {
  const [, game = '', rules = ''] = /^game (\S+)\nrules (\d+)$/m.exec(text) ?? [];
  return `${game === tideBellsGame.id ? 'dice' : game} ${rules}`;
}

/** Games of the catalogue without a frozen transcript under the current rules. */
async function missing(): Promise<readonly string[]> {
  const games = [...(await loadGames()), { id: 'dice', rules: tideBellsGame.rules }];
  const transcripts = frozenVersions().flatMap(frozenTranscripts);
  const frozen = new Set(transcripts.map(({ text }) => rulesIn(text)));
  return games.map(({ id, rules }) => `${id} ${rules}`).filter((one) => !frozen.has(one));
}

test('every game has a frozen transcript under the current rules', async () => {
  expect(await missing()).toEqual([]);
});

test('every release has its own folder, and the unreleased folder has no number', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [, latest] = /^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const isReleased = latest !== 'Unreleased';
  expect(frozenVersions()).toContain(version);
  expect(frozenVersions().includes(NEXT) && isReleased).toBe(false);
});
