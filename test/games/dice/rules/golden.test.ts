import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTranscript, makeTranscript, must, assertDefined } from '#core';
import type { AnyGame } from '#core';
import { findMind } from '#games/dice/bots/index.ts';
import { planBalance } from '#games/dice/lab/index.ts';
import { isUpdating } from '#test/support/golden.ts';
import { endingOf, findGolden } from './golden-plays.ts';
import type { GoldenPlan } from './golden-plays.ts';
import { tideBells, tideBellsGame } from './tide-bells.ts';

const FOLDER = 'test/games/dice/rules/golden';
const game = tideBellsGame as unknown as AnyGame;
const mind = (id: string) => assertDefined(findMind(id));
const POLICIES = {
  won: ['greedy', 'closer', 'cautious', 'rusher'].map(mind),
  lost: ['random', 'rusher', 'greedy'].map(mind),
};
const PARTY = { won: 'brawler,mystic', lost: 'hunter' };
const DIFFICULTY = { won: 'normal', lost: 'hard' } as const;

function plan(scenario: string, ending: GoldenPlan['ending']): GoldenPlan {
  const choice = { scenario };
  const [options] = planBalance(tideBells, choice, PARTY[ending], DIFFICULTY[ending]);
  if (options === undefined) throw new RangeError(`there is no scenario ${scenario}`);
  return { options, ending, policies: POLICIES[ending] };
}

const plays = tideBells.content.scenarios.flatMap(({ id }) =>
  (['won', 'lost'] as const).map((ending) => ({ id, ending, file: `${id}-${ending}.txt` })),
);

describe('every included scenario', () => {
  it.each(plays)('$id is $ending', ({ id, ending, file }) => {
    const path = `${FOLDER}/${file}`;
    if (isUpdating) {
      const text = findGolden(game, plan(id, ending));
      expect(text, `no game of ${id} ends as ${ending}`).toBeDefined();
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path, text ?? '');
    }
    expect(existsSync(path), `${path} is missing: create it with UPDATE=1`).toBe(true);
    const text = readFileSync(path, 'utf8');
    const loaded = loadTranscript(text, [game]);
    expect(loaded.ok, `rules or adventure have changed: update ${path} with UPDATE=1`).toBe(true);
    const { match, notes } = must(loaded);
    expect(match.options['scenario']).toBe(id);
    expect(endingOf(match)).toBe(ending);
    expect(makeTranscript(match, notes)).toBe(text);
  });

  it('has exactly its two games in the folder', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(plays.map(({ file }) => file).sort());
  });
});
