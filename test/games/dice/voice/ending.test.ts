import { describe, expect, it, test } from 'vitest';
import { assertDefined, must } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { DiceState, JourneyState } from '#games/dice/rules/index.ts';
import { resumeSession } from '#play';
import { describeEnd } from '#games/dice/voice/ending.ts';
import { findMoments } from '../rules/moments.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);
const words = wordsIn('en');

function ended(reason: string): JourneyState {
  const { saved } = assertDefined(findMoments().find(({ name }) => name === `over ${reason}`));
  return must(resumeSession(saved, [game])).match.state as JourneyState;
}

/** Texts about the end of a journey's scene, after the given changes. */
function endTexts(journey: JourneyState, change: Partial<DiceState>, route = journey.route) {
  const scene = { ...assertDefined(journey.scene), ...change };
  return describeEnd({ ...journey, scene, route }, scene, words);
}

describe('after a victory', () => {
  it("describes the party's progress and the rewards in camp", () => {
    const journey = game.start(
      { route: 'campaign', party: 'mystic,prophet', difficulty: 'easy', mode: 'story' },
      'rewards',
    );
    const { facts, notes } = endTexts(journey, { over: 'cornered' });
    const { places, timer } = assertDefined(journey.scene);
    expect(facts).toBe(`Places closed: 0 of ${places.length}. Time left: ${timer}.`);
    const reward = assertDefined(journey.scene?.world.scenario.reward);
    expect(reward.length).toBeGreaterThan(0);
    for (const [type] of reward) expect(notes[0]).toContain(words.type(type));
    expect(notes[1]).toContain('one more die');
    expect(notes).toHaveLength(2);
    const { scene, campaign } = journey;
    const { world } = assertDefined(scene);
    const options = { ...world.options, scenario: 'market-day' };
    const second = endTexts(
      { ...journey, campaign: { ...campaign, won: 1 } },
      { over: 'cornered', world: { ...world, options } },
    );
    expect(second.notes.join()).toMatch(/learns/);
  });

  it('recommends the campaign after the tutorial', () => {
    expect(endTexts(ended('all-closed'), {}, 'goose-chase').notes.join()).toContain(
      'The campaign begins',
    );
  });

  it('promises nothing when the journey is over', () => {
    expect(endTexts(ended('all-closed'), {}).notes).toEqual([]);
  });
});

describe('after a defeat', () => {
  const journey = ended('time');
  const heroes = assertDefined(journey.scene).heroes;
  const alive = { ...assertDefined(heroes[0]), alive: true };
  const spared = { ...alive, bag: [...alive.bag, ...alive.pile, ...alive.pile, ...alive.pile] };

  test.each<[string, Partial<DiceState>, RegExp]>([
    ['time, with full bags', { heroes: [spared] }, /explore again/],
    [
      'time, all in one place',
      { heroes: [alive, alive].map((one) => ({ ...one, bag: [] })) },
      /Split up/,
    ],
    ['time, alone', { heroes: [{ ...alive, bag: [] }] }, /Close a place/],
    ['death', { over: 'dead' }, /Rest in the Refuge/],
    ['a villain who escaped', { over: 'escaped' }, /evade and return stronger/],
  ])('%s: gives advice', (_name, change, advice) => {
    expect(endTexts(journey, { over: 'time', ...change }).notes[0]).toMatch(advice);
  });

  it('suggests an easier difficulty after a single scenario', () => {
    expect(journey.scene?.world.options.difficulty).toBe('hard');
    expect(endTexts(journey, {}, 'night-at-sallow').notes.at(-1)).toContain('Easy');
  });

  it('lets a party on a campaign try again', () => {
    const options = {
      route: 'campaign',
      party: 'mystic',
      difficulty: 'hard',
      mode: 'story',
    } as const;
    expect(endTexts(game.start(options, 'again'), { over: 'time' }).notes.at(-1)).toContain(
      'again',
    );
  });
});
