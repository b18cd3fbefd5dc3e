import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '../../src/games/index.ts';
import { tideBellsGame } from '../dice/tide-bells.ts';
import { frozenTranscripts, frozenVersions } from './versions.ts';

/** What the next version is the first to write, as games and the versions of their rules. */
const NEW = ['rogue 2', 'caves 2', 'dice 6'];

/** A game and its rules, as a transcript names them. */
function rulesIn(text: string): string {
  const [, game = '', rules = ''] = /^game (\S+)\nrules (\d+)$/m.exec(text) ?? [];
  return `${game === tideBellsGame.id ? 'dice' : game} ${rules}`;
}

/** The games of the catalogue of which the newest folder has no transcript by the rules of today. */
async function missing(): Promise<readonly string[]> {
  const games = [...(await loadGames()), { id: 'dice', rules: tideBellsGame.rules }];
  const newest = frozenVersions().at(-1) ?? '';
  const frozen = new Set(frozenTranscripts(newest).map(({ text }) => rulesIn(text)));
  return games.map(({ id, rules }) => `${id} ${rules}`).filter((one) => !frozen.has(one));
}

test('whatever plays otherwise than the last version did is known to be new', async () => {
  expect(await missing()).toEqual(NEW);
});

test('a version is released with a folder of what it writes, of every game', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [, latest] = /^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const isReleased = latest !== 'Unreleased';
  expect([version, isReleased ? await missing() : []]).toEqual([frozenVersions().at(-1), []]);
});
