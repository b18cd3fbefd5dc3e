import { describe, expect, it } from 'vitest';
import { Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { isAtBeginning } from '#games/dice/voice/moments.ts';
import { tideBells } from '../rules/tide-bells.ts';

const game = makeJourneyGame(tideBells);
const PARTIES = ['brawler', 'brawler,mentor', 'brawler,hunter,mystic,prophet,mentor,hunter'];

function begin(route: string, party: string) {
  return new Match(game, { route, party, difficulty: 'normal', mode: 'story' }, 'moments');
}

describe.each(tideBells.content.scenarios.map(({ id }) => id))('the story of %s', (route) => {
  it.each(PARTIES)('is shown to %s before the first decision', (party) => {
    expect(isAtBeginning(begin(route, party).state)).toBe(true);
  });
});

it('the story is not repeated while heroes choose their starting locations', () => {
  const match = begin('night-at-sallow', 'brawler,mentor,mystic');
  for (const left of [2, 1]) {
    if (match.turn.kind !== 'decide') throw new RangeError(`${match.turn.kind}, not a decision`);
    const [first] = match.turn.actions;
    if (first === undefined) throw new RangeError('there is no action');
    match.play(first);
    const { phases = [] } = match.state.scene ?? {};
    expect(phases.filter(({ kind }) => kind === 'place')).toHaveLength(left);
    expect(isAtBeginning(match.state)).toBe(false);
  }
});
