import { describe, expect, it } from 'vitest';
import { dominatedActions } from '#games/dice/bots/forecast/dominance.ts';
import { dice } from '../rules/content.ts';
import { meeting, Stage } from '../rules/stage.ts';
import type { StagePlan } from '../rules/stage.ts';

const BAG = 'P4 P4 P4 P4 P4 P4';

/** Dominated actions, each with a better one. */
function dominated({ state }: Stage): Record<string, string> {
  const actions = [...dominatedActions(state)];
  return Object.fromEntries(
    actions.map(([one, other]) => [dice.makeAction(state, one), dice.makeAction(state, other)]),
  );
}

function facing(die: string, hand: string, plan: Partial<StagePlan> = {}): Record<string, string> {
  return dominated(meeting(die, { hand, bag: BAG }, plan));
}

describe('an action of an encounter is dominated', () => {
  it('by a skill that takes the same dice for no less', () => {
    expect(facing('E8', 'P6')).toEqual({ hide: 'use hit hide 1', discard: 'use hit hide 1' });
  });

  it('by hiding a die, if nothing is done against a threat', () => {
    expect(facing('O8', 'P6')).toEqual({ forfeit: 'hide' });
    const relentless = { bag: 'E8', enemies: ['relentless-thief'] };
    expect(facing('E8', 'S6', { places: [relentless] })).toEqual({ forfeit: 'hide' });
    expect(facing('E8', 'P6', { places: [relentless] }).forfeit).toBe('use hit hide 1');
  });

  it('by fleeing without cover, if no one gives chase', () => {
    const scenario = { allySkills: ['distract'] } as const;
    const cowardly = { bag: 'E8', enemies: ['cowardly-thief'] };
    const cover = (places: StagePlan['places']) => facing('E8', 'S6 A4', { scenario, places });
    expect(cover([cowardly])).toEqual({ 'use distract use 1': 'flee' });
    expect(cover([{ bag: 'E8', enemies: ['reed-thief'] }])).toEqual({});
  });
});

describe('an action of an encounter is not dominated', () => {
  it('if it takes dice of another type', () => {
    expect(facing('E8', 'P6 S6')).toEqual({});
  });

  it('if it achieves something else', () => {
    // A hunter hides SOMATIC dice to shoot, and to evade by stealth.
    const actions = facing('E8', 'S6', { party: 'hunter' });
    expect(Object.keys(actions)).not.toContain('use stealth hide 1');
    expect(Object.values(actions)).not.toContain('use stealth hide 1');
  });

  it('if it is the only way to keep a die out of the check', () => {
    expect(facing('P8', 'P6')).toEqual({});
  });

  it('outside an encounter', () => {
    const stage = new Stage({
      party: 'brawler',
      heroes: [{ hand: 'P6' }],
      places: [{ bag: 'P4' }],
    });
    expect(dominated(stage)).toEqual({});
  });
});
