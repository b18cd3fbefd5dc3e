import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream, startMatch } from '#core';
import type { AnyGame } from '#core';
import { HERO_CLASSES, makeParty, offersOf, phaseOf } from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { MINDS } from '#games/dice/bots/index.ts';
import { refuse } from '#games/dice/rules/phases/rules.ts';
import { SKILL_MOMENTS, usableSkills } from '#games/dice/rules/phases/interior.ts';
import { tideBellsGame } from './tide-bells.ts';
import { veteran } from './veterans.ts';

const random = assertDefined(MINDS.find(({ id }) => id === 'random'));

/** States of a hero's own turn, in games of veterans who try everything. */
function ownTurns(): DiceState[] {
  const party = makeParty(HERO_CLASSES.map((one) => veteran(one, 2)));
  const game = tideBellsGame as unknown as AnyGame;
  const states: DiceState[] = [];
  for (const scenario of ['market-day', 'bell-barge', 'curfew']) {
    const match = startMatch(game, { scenario, party, difficulty: 'easy' }, 'skills');
    const whims = makeStream(scenario, 'mind');
    while (match.turn.kind === 'decide') {
      const state = match.state as DiceState;
      if (phaseOf(state)?.kind === 'interior') states.push(state);
      match.play(random.choose(state, whims));
    }
  }
  return states;
}

describe('skills in a hero’s own turn', () => {
  const states = ownTurns();

  it('are usable exactly if they are offered without a refusal', () => {
    let count = 0;
    for (const state of states) {
      const offered = offersOf(state).flatMap(({ action, refusal }) => {
        return action.kind === 'use' && refusal === undefined ? action : [];
      });
      const usable = SKILL_MOMENTS.flatMap((moment) =>
        usableSkills(state, moment, () => true, undefined),
      );
      expect(usable).toEqual(offered);
      count += usable.length;
    }
    expect(count).toBeGreaterThan(100);
  });

  it('are left out if they are not wanted', () => {
    for (const state of states) {
      for (const moment of SKILL_MOMENTS) {
        const [, ...others] = usableSkills(state, moment, () => true, undefined);
        for (const one of others) {
          const wanted = usableSkills(state, moment, ({ id }) => id === one.skill, undefined);
          expect(new Set(wanted.map(({ skill }) => skill))).toEqual(new Set([one.skill]));
        }
      }
    }
  });

  it('are refused one by one as they are offered', () => {
    for (const state of states) {
      for (const { action, refusal } of offersOf(state)) {
        if (action.kind === 'use') expect(refuse(state, action)).toEqual(refusal);
      }
    }
  });
});
