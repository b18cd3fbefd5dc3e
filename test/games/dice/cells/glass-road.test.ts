import { expect, it } from 'vitest';
import { assertDefined } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { glassRoad } from '../rules/glass-road.ts';
import { openJourney, playOn } from './player.ts';
import { diceStage } from './stage.ts';

const game = makeJourneyGame(glassRoad);
const ROUTE = assertDefined(glassRoad.chapters[0]?.scenarios[0]);

it.each([
  ['wins', 'greedy', { difficulty: 'easy', party: 'brawler,hunter' }, 'glass 2', 'VICTORY'],
  ['loses', 'rusher', { difficulty: 'hard', party: 'brawler' }, 'glass 7', 'ALL IS LOST'],
] as const)('a scripted player %s The Glass Road by keys', (_, id, options, seed, title) => {
  const stage = diceStage({}, undefined, glassRoad);
  const session = openJourney(stage, { route: ROUTE, ...options }, seed, game);
  let tables = 0;
  playOn(
    stage,
    session,
    (frame) => {
      expect(frame).not.toMatch(/dice-[a-z]|screen-[a-z]|problem-|undefined|\{|\}/);
      if (!frame.startsWith('┌')) return;
      tables += 1;
      for (const row of frame.split('\n').slice(1, -1)) expect(row).toMatch(/^[│├].*[│┤]$/);
    },
    assertDefined(findJourneyMind(id)),
  );
  expect(session.isOver).toBe(true);
  expect(tables).toBeGreaterThan(20);
  expect(stage.text).toContain(title);
});
