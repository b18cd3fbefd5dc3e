import { expect, it } from 'vitest';
import { makeStream, must, startMatch, assertDefined } from '#core';
import { newSheet } from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import {
  finishScenario,
  makeCampaign,
  matchOf,
  nextScenario,
  parseCampaign,
  startCampaign,
} from '#games/dice/rules/campaign/index.ts';
import type { Campaign } from '#games/dice/rules/campaign/index.ts';
import { findMind } from '#games/dice/bots/index.ts';
import { tideBells, tideBellsGame } from '../tide-bells.ts';
import { unwrap, leaveCamp } from './stage.ts';

const greedy = assertDefined(findMind('greedy'));
const { id: adventure, chapters } = tideBells;

function play(campaign: Campaign): DiceState {
  const { options, seed } = matchOf(campaign);
  const match = startMatch(tideBellsGame, options, seed);
  const whims = makeStream(seed, 'mind');
  while (match.turn.kind === 'decide') match.play(greedy.choose(match.state as DiceState, whims));
  return match.state as DiceState;
}

it.each(['story', 'classic', 'permadeath'] as const)(
  'plays a whole campaign in %s mode',
  (mode) => {
    const party = (['brawler', 'mystic', 'mentor'] as const).map(newSheet);
    const plan = { adventure, chapters, party, mode, difficulty: 'normal', seed: mode } as const;
    let now = unwrap(startCampaign(plan));
    for (let tries = 0; tries < 60 && nextScenario(now) !== undefined; tries++) {
      now = unwrap(finishScenario(now, play(now)));
      expect(must(parseCampaign(makeCampaign(now)))).toEqual(now);
      if (now.stage === 'camp') now = leaveCamp(now);
    }
    expect(now.stage).toMatch(mode === 'story' ? /^won$/ : /^won$|^lost$/);
  },
);
