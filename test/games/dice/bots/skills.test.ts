import { expect, it } from 'vitest';
import { makeStream, assertDefined } from '#core';
import {
  HERO_CLASSES,
  KEEPSAKE_SKILL_IDS,
  makeParty,
  MAX_KEEPSAKES,
} from '#games/dice/rules/index.ts';
import type { HeroClass, HeroSheet } from '#games/dice/rules/index.ts';
import { findMind } from '#games/dice/bots/index.ts';
import { SKILLS } from '#games/dice/rules/skills/index.ts';
import { balance, mergeTallies } from '#games/dice/lab/index.ts';
import { tideBells, tideBellsGame } from '../rules/tide-bells.ts';
import { isDeep } from '#test/support/deep.ts';
import { Stage } from '../rules/stage.ts';
import { knowing, veteran } from '../rules/veterans.ts';

const greedy = assertDefined(findMind('greedy'));

/** Moments of skills that are passive, or only add to a check. */
const PASSIVE_MOMENTS = ['passive', 'aid'];

const next = ({ state, game }: Stage) =>
  game.makeAction(state, greedy.choose(state, makeStream('next', 'mind')));

/** Keepsakes that are used once in a scenario. */
const USABLE = (tideBells.content.keepsakes ?? [])
  .filter(({ effects }) => effects.some((id) => KEEPSAKE_SKILL_IDS.includes(id)))
  .map(({ id }) => id);

/** A veteran with three of the usable keepsakes, others in each round. */
function equippedVeteran(one: HeroClass, round: number): HeroSheet {
  const from = MAX_KEEPSAKES * (HERO_CLASSES.indexOf(one) + HERO_CLASSES.length * round);
  const keepsakes = Array.from({ length: MAX_KEEPSAKES }, (_, at) => {
    return assertDefined(USABLE[(from + at) % USABLE.length]);
  });
  return { ...veteran(one, 2), keepsakes };
}

/** Skills used in a round of games. */
function usedIn(round: number): string[] {
  const heroes = HERO_CLASSES.map((one) => equippedVeteran(one, round));
  const party = makeParty(heroes);
  const parties = [...heroes.map((one) => makeParty([one])), party];
  const scenarios = [
    'lamp-trade',
    'market-day',
    'bell-barge',
    'night-at-sallow',
    'tea-with-the-inspector',
    'curfew',
  ];
  const tallies = scenarios.flatMap((scenario) =>
    parties.map((one) => {
      const options = { scenario, party: one, difficulty: 'normal' } as const;
      return balance(tideBellsGame, greedy, options, one === party ? 5 : 2, `skills ${round}`);
    }),
  );
  return Object.keys(mergeTallies(tallies).skills);
}

/** Limit for the number of rounds, because some skills are rarely useful. */
const MAX_ROUNDS = 12;

it.runIf(isDeep)(
  'uses every skill',
  () => {
    const idle = new Set(
      Object.entries(SKILLS)
        .filter(([, { moment }]) => !PASSIVE_MOMENTS.includes(moment))
        .map(([id]) => id),
    );
    for (let round = 0; round < MAX_ROUNDS && idle.size > 0; round++) {
      for (const id of usedIn(round)) idle.delete(id);
    }
    expect([...idle]).toEqual([]);
  },
  120_000,
);

it('refills a spent hand before a second exploration', () => {
  const hero = { hand: 'M4 V4 P4', bag: 'M4 M4 M4 M4 V4 V4', capacity: 6 };
  const places = [{ bag: 'V4 E4 E4' }];
  const stage = new Stage({ party: knowing('mystic', 'ingenuity'), heroes: [hero], places });
  stage.play('explore', 'draw V4', 'forfeit');
  expect(next(stage)).toBe('use ingenuity use 1');
});

it('blesses the hero who benefits most: one about to close a location', () => {
  const heroes = [
    { hand: 'D4 V4 M4 P4 M4', bag: 'M4 M4 M4 M4 M4', at: 0 },
    { hand: 'P4 P4 S4', bag: 'P4 P4 P4', at: 1 },
    { hand: 'P4 P4 S4', bag: 'P4 P4 P4', at: 2 },
  ];
  const party = `${knowing('prophet', 'blessing', 3)},brawler,hunter`;
  const stage = new Stage({
    party,
    heroes,
    places: [{ bag: 'E4 P4' }, { bag: 'M4' }, { bag: '' }],
  });
  expect(next(stage)).toBe('use blessing use 1');
  stage.play('use blessing use 1');
  expect(next(stage)).toBe('hero 3');
});
