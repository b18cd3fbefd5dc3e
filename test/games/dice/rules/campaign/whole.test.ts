import { expect, it } from 'vitest';
import { makeStream, must, startMatch, assertDefined } from '#core';
import { makeDiceGame, newSheet } from '#games/dice/rules/index.ts';
import type { DiceGame, DiceState } from '#games/dice/rules/index.ts';
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
import { builtInFolders, readBuiltIn } from '../built-in.ts';
import { unwrap, leaveCamp } from './stage.ts';

const greedy = assertDefined(findMind('greedy'));

function play(game: DiceGame, campaign: Campaign): DiceState {
  const { options, seed } = matchOf(campaign);
  const match = startMatch(game, options, seed);
  const whims = makeStream(seed, 'mind');
  while (match.turn.kind === 'decide') match.play(greedy.choose(match.state as DiceState, whims));
  return match.state as DiceState;
}

const PLAYS = builtInFolders.flatMap((folder) =>
  (['story', 'classic', 'permadeath'] as const).map((mode) => [folder, mode] as const),
);

it.each(PLAYS)('plays the whole campaign %s in %s mode', (folder, mode) => {
  const { content, id: adventure, chapters } = must(readBuiltIn(folder).pack);
  const game = makeDiceGame(content);
  const party = (['brawler', 'mystic', 'mentor'] as const).map(newSheet);
  const plan = { adventure, chapters, party, mode, difficulty: 'normal', seed: mode } as const;
  let now = unwrap(startCampaign(plan));
  for (let tries = 0; tries < 60 && nextScenario(now) !== undefined; tries++) {
    now = unwrap(finishScenario(now, play(game, now)));
    expect(must(parseCampaign(makeCampaign(now)))).toEqual(now);
    if (now.stage === 'camp') now = leaveCamp(now);
  }
  expect(now.stage).toMatch(mode === 'story' ? /^won$/ : /^won$|^lost$/);
});
