import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame, phaseOf } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { PERSON, Session } from '#play';
import { isDeep } from '../../support/deep.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { Tour, VIEWS } from './layout-tour.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const PARTY = 'brawler=Bartholomew Longname,hunter,mystic,prophet,mentor,mentor';

/** Visually different moments of a journey, with the condition for each. */
const MOMENTS: Readonly<Record<string, (state: JourneyState) => boolean>> = {
  beginning: () => true,
  encounter: ({ scene }) => scene !== undefined && phaseOf(scene)?.kind === 'encounter',
  check: ({ scene }) => {
    const phase = scene && phaseOf(scene);
    return phase?.kind === 'pick' && phase.end === 'check' && phase.mask.length > 0;
  },
  damage: ({ scene }) => scene !== undefined && phaseOf(scene)?.kind === 'damage',
  travel: ({ scene }) => scene !== undefined && phaseOf(scene)?.kind === 'target',
  end: ({ scene }) => scene?.over !== undefined,
  camp: ({ scene }) => scene === undefined,
};

/** Links to these moments in one campaign. */
function linksToMoments(): ReadonlyMap<string, string> {
  const options = { route: 'campaign', party: PARTY, difficulty: 'easy', mode: 'story' } as const;
  const match = new Match(game, options, 'layout');
  const seats = PARTY.split(',').map(() => PERSON);
  const session = new Session(match, seats);
  const whims = makeStream('layout', 'mind');
  const links = new Map<string, string>();
  for (let count = 0; count < 3000 && links.size < Object.keys(MOMENTS).length; count++) {
    for (const [name, isNow] of Object.entries(MOMENTS)) {
      if (links.has(name) || !isNow(match.state)) continue;
      const packed = deflateRawSync(session.save()).toString('base64url');
      links.set(name, `#/dice/tide-bells/t/${packed}`);
    }
    match.play(greedy.choose(match.state, whims));
  }
  return links;
}

test('every moment of a journey of six heroes fits every window', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  const links = linksToMoments();
  expect([...links.keys()].sort()).toEqual(Object.keys(MOMENTS).sort());
  for (const [index, [name, path]] of [...links].entries()) {
    await tour.go({ path, ready: name === 'beginning' ? ['dialog'] : ['.dice-foot'] });
    if (name === 'beginning') await tour.page.locator('dialog .primary').click();
    const views = VIEWS.filter((_, at) => isDeep || at % 5 === index % 5);
    for (const view of views) {
      await tour.look(view);
      const faults = await tour.faults();
      found.push(...faults.map((fault) => `${name} ${view.width} ${view.language}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  expect(tour.problems).toEqual([]);
});
