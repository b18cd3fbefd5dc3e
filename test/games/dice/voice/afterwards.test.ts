import { describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import { finishScenario, makeJourneyGame } from '#games/dice/rules/index.ts';
import type { JourneyOptions, JourneyState } from '#games/dice/rules/index.ts';
import { describeEnd } from '#games/dice/voice/ending.ts';
import { describeJourneyEvents } from '#games/dice/voice/happenings.ts';
import { nameNext, nextJourney } from '#games/dice/voice/next-journey.ts';
import { describePool } from '#games/dice/voice/pool.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);
const words = wordsIn('en');

function options(route: string, party = 'brawler=Marta,hunter=Ash'): JourneyOptions {
  return { route, party, difficulty: 'normal', mode: 'story' };
}

/** A journey after a lost scene, with the given number of surviving heroes. */
function lostJourney(living: number): JourneyState {
  const state = game.start(options('campaign'), 'kept');
  const scene = assertDefined(state.scene);
  const heroes = scene.heroes.map((hero, at) => ({ ...hero, alive: at < living }));
  return { ...state, scene: { ...scene, over: living === 0 ? 'dead' : 'time', heroes } };
}

describe('after a defeat, the end screen and the camp agree on the dice kept', () => {
  test.each([
    [2, 'You keep what you found.'],
    [1, 'You keep what the survivors found.'],
    [0, 'Nobody survived. What you found is lost.'],
  ])('with %i surviving heroes', (living, kept) => {
    const state = lostJourney(living);
    const { notes } = describeEnd(state, assertDefined(state.scene), words);
    const returnTexts = describeJourneyEvents(state, [{ kind: 'came-back', won: false }], words);
    expect(notes.join(' ')).toContain(kept);
    expect(returnTexts.join(' ')).toContain(kept);
    expect(returnTexts.join(' ')).not.toContain('nothing');
  });
});

describe('the suggestion after a single scenario', () => {
  const won = { ...assertDefined(game.start(options('goose-chase'), 'next').scene) };

  it('is the campaign after the tutorial, with the same heroes', () => {
    const next = nextJourney(options('goose-chase'), { ...won, over: 'cornered' }, tideBells);
    expect(next?.options).toEqual(options('campaign'));
    expect(next && nameNext(next, words)).toBe('Next: Fog at Low Pell');
  });

  it('is the next scenario after any other', () => {
    const next = nextJourney(options('lamp-trade'), { ...won, over: 'cornered' }, tideBells);
    expect(next?.options).toEqual(options('bell-barge'));
  });

  test.each([
    ['campaign', 'cornered'],
    ['spring-tide', 'cornered'],
    ['goose-chase', 'time'],
  ] as const)('is undefined in %s after %s', (route, over) => {
    expect(nextJourney(options(route), { ...won, over }, tideBells)).toBeUndefined();
  });
});

describe('dice of the pool', () => {
  /** The camp after a victory, with these dice in the pool. */
  function camp(party: string, pool: JourneyState['campaign']['pool']): JourneyState {
    const state = game.start(options('campaign', party), 'pool');
    const scene = { ...assertDefined(state.scene), over: 'cornered' } as const;
    const finished = finishScenario(state.campaign, scene);
    if (!finished.ok) throw new RangeError(finished.problem.message);
    return { ...state, scene: undefined, campaign: { ...finished.value, pool } };
  }

  it('list the classes that could use them, if no hero in the party can', () => {
    const texts = describePool(camp('brawler', [['DIVINE', 8]]), words);
    expect(texts).toEqual([expect.stringMatching(/^divine d8: no use to anyone here\..*Prophet/)]);
  });

  it('list the heroes without room for them now', () => {
    expect(describePool(camp('brawler=Marta', [['PHYSICAL', 8]]), words)).toEqual([
      'physical d8: no room now. Heroes who can use this: Marta.',
    ]);
  });

  it('are omitted if a hero can take them', () => {
    const state = camp('brawler=Marta', [['PHYSICAL', 8]]);
    const heroes = state.campaign.heroes.map((hero) => ({
      ...hero,
      sheet: { ...hero.sheet, dice: [] },
    }));
    expect(describePool({ ...state, campaign: { ...state.campaign, heroes } }, words)).toEqual([]);
  });
});
