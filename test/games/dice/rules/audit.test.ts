import { describe, expect, it } from 'vitest';
import { makeStream } from '#core';
import { makeAction } from '#games/dice/rules/text/action-text.ts';
import { Stage } from './stage.ts';
import { knowing } from './veterans.ts';

function offered({ game, state }: Stage, view = state): string[] {
  const turn = game.turn(view);
  return turn.kind === 'decide' ? turn.actions.map(makeAction) : [];
}

describe('a guardian', () => {
  const watched = (bag: string) => {
    const stage = new Stage({
      party: 'brawler',
      heroes: [{ hand: 'P4 P4 S4' }],
      places: [{ enemies: ['foreman', 'guardian-thief'], bag }, { bag: 'E4 E4 M4 V4' }],
    });
    return stage.play('explore', 'draw E4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
  };
  const inView = (stage: Stage) => offered(stage, stage.game.view(stage.state, 0));

  it('prevents closing while an ENEMY die is there', () => {
    expect(offered(watched('E4 E4 M4'))).not.toContain('close');
    expect(offered(watched('E4 M4'))).toContain('close');
  });

  it('is public, and stays in place when hidden dice are resampled', () => {
    for (const bag of ['E4 E4 M4', 'E4 M4', 'E4 M4 V4 D4']) {
      const stage = watched(bag);
      expect(inView(stage)).toEqual(offered(stage));
      const random = makeStream(bag, 'resample');
      for (let i = 0; i < 20; i++) {
        const other = stage.game.resample?.(stage.state, 0, random) ?? stage.state;
        expect(offered(stage, other)).toEqual(offered(stage));
      }
    }
  });
});

describe('CLAUSTROPHOBIA', () => {
  const sites = ['claustrophobia-place', 'chapel', 'reeds'];

  it('lets only one hero start there, by choice or at random', () => {
    const rules = ['alien-lands'];
    const stage = new Stage({ scenario: { rules }, sites, heroes: [], places: [] });
    stage.play('location 1');
    expect(stage.offers).toEqual(['-location 1', '+location 2', '+location 3']);
    const party = 'brawler,hunter,mystic,prophet,mentor,brawler';
    const lost = new Stage({
      party,
      sites,
      scenario: { rules: ['dispersion'] },
      heroes: [],
      places: [],
    });
    for (let seed = 0; seed < 40; seed++) {
      const options = { scenario: 'stage', party, difficulty: 'normal' } as const;
      const { heroes } = lost.game.start(options, `seed ${seed}`);
      expect(heroes.filter(({ at }) => at === 0).length).toBeLessThanOrEqual(1);
    }
  });

  it('blocks help by skills and allies', () => {
    const heroes = [
      { hand: 'D4 V4 A4 P4', at: 1 },
      { hand: 'P4', at: 0 },
    ];
    const stage = new Stage({
      party: `${knowing('prophet', 'blessing', 2)},brawler`,
      scenario: { allySkills: ['runner'] },
      sites,
      heroes,
      places: [],
    });
    expect(stage.offers).toContain('-use runner use 1');
    // With no one else to bless, the dice are chosen directly.
    expect(stage.play('use blessing use 1').phase).toBe('pick');
    const errand = new Stage({
      party: `brawler,${knowing('mentor', 'errand')}`,
      sites,
      heroes: [
        { hand: 'P4', at: 0 },
        { hand: 'V4 M4', at: 1 },
      ],
      places: [],
    });
    expect(errand.offers.some((text) => text.includes('errand'))).toBe(false);
  });
});

describe('a trap', () => {
  it('lasts until the end of the turn of its hero', () => {
    const stage = new Stage({
      party: `${knowing('hunter', 'lay-trap', 2)},brawler`,
      heroes: [
        { hand: 'M4 S4', bag: 'S4 S4', capacity: 2 },
        { hand: 'P4', bag: 'P4', capacity: 1 },
      ],
      places: [{ bag: 'P4 E4' }],
    });
    stage.play('use lay-trap use 1', 'hero 1', 'hand 1', 'hand 2', 'confirm', 'roll 4', 'roll 4');
    expect(stage.state.boons).toMatchObject([{ hero: 0, scope: 'trap' }]);
    stage.play('draw P4', 'forfeit', 'finish', 'draw S4', 'draw S4');
    expect(stage.state.boons).toEqual([]);
    expect(stage.events).toContainEqual(
      expect.objectContaining({ kind: 'boon-lost', hero: 0, by: 0, skill: 'lay-trap' }),
    );
  });
});
