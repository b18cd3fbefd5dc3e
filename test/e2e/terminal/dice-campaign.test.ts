import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { glassRoad } from '../../games/dice/rules/glass-road.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { isDeep } from '../../support/deep.ts';
import { openBoth, PARTY, playCampaign, pressBoth } from './dice-mirror.ts';
import { cleanUpAfterEach } from './started.ts';

cleanUpAfterEach();

const EASY = { party: PARTY, difficulty: 'easy', mode: 'story' } as const;
const RASH = { party: PARTY, difficulty: 'normal', mode: 'permadeath' } as const;

/** Campaigns with their ends, found by search. */
const CAMPAIGNS = [
  ['The Glass Road', 'won', glassRoad, 'road 16', EASY, 'greedy'],
  ['The Glass Road', 'lost', glassRoad, 'road 25', RASH, 'rusher'],
  ['The Tide Bells', 'won', tideBells, 'road 18', EASY, 'greedy'],
  ['The Tide Bells', 'lost', tideBells, 'road 25', RASH, 'rusher'],
] as const;

test.runIf(isDeep).each(CAMPAIGNS)(
  'a scripted player types through %s until it is %s, with every frame as expected',
  async (name, end, pack, seed, setting, bot) => {
    const both = openBoth('campaign', seed, { pack, ...setting });
    const turns = await playCampaign(both, bot);
    const { campaign } = both.session.match.state as JourneyState;
    expect(campaign.stage).toBe(end);
    expect(campaign.won).toBeGreaterThan(0);
    // A page of the story precedes the farewell.
    if (end === 'won') await pressBoth(both, 'enter');
    expect(both.run.screen).toContain(name);
    const sorted = [...turns.values()].sort((a, b) => a - b);
    const median = assertDefined(sorted[sorted.length >> 1]);
    console.log(
      `${name}, ${end}: median ${median} keys per turn of ${sorted.length} turns, ` +
        `${campaign.won} scenarios won`,
    );
  },
);
