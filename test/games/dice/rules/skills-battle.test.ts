import { describe, expect, it } from 'vitest';
import type { HeroClass } from '#games/dice/rules/index.ts';
import type { Stage } from './stage.ts';
import { meeting } from './stage.ts';
import { knowing } from './veterans.ts';

/** Hero, skill, way, level, hand, rolls, and their total against an ENEMY d4. */
type Row = readonly [HeroClass, string, string, number, string, readonly number[], number];

const PICKS: Readonly<Record<number, readonly string[]>> = {
  1: ['hand 1'],
  2: ['hand 1', 'hand 2'],
  3: ['hand 1', 'hand 2', 'hand 3'],
};

function use(stage: Stage, row: Row): Stage {
  const [, skill, way, , hand, rolls] = row;
  const dice = hand.split(' ').length;
  const thrown = rolls.map((face) => `roll ${face}`);
  return stage.play(`use ${skill} ${way} 1`, ...(PICKS[dice] ?? []), 'confirm', ...thrown);
}

describe('skills of battle', () => {
  const rows: readonly Row[] = [
    ['brawler', 'hit', 'hide', 2, 'P6', [3], 5],
    ['brawler', 'hit', 'discard', 2, 'P6', [3], 7],
    ['brawler', 'power-blow', 'use', 2, 'P6 P4', [2, 3], 6],
    ['hunter', 'shoot', 'hide', 3, 'S6', [3], 5],
    ['hunter', 'shoot', 'discard', 3, 'S6', [3], 7],
    ['hunter', 'volley', 'use', 3, 'S6', [4], 7],
    ['mystic', 'magic-bolt', 'hide', 1, 'M6 M4', [2, 3], 5],
    ['mystic', 'magic-bolt', 'discard', 1, 'M6 M4', [5, 3], 6],
    ['mystic', 'devastation', 'use', 1, 'M6 P4 V4', [2, 4, 1], 6],
    ['prophet', 'holy-light', 'use', 2, 'D6 V4', [6, 3], 6],
  ];
  it.each(rows)('%s %s %s at level %i', (...row) => {
    const [heroClass, skill, , level, hand, , total] = row;
    const party = knowing(heroClass, skill, level);
    const stage = use(meeting('E4', { hand }, { party }), row).play('roll 4');
    expect(stage.check).toEqual({ total, against: 4, won: true });
    expect(stage.place(0)).toBe('');
  });

  it('last stand adds to battles when the bag is low', () => {
    const party = knowing('brawler', 'last-stand', 2);
    const total = (bag: string) =>
      meeting('E4', { hand: 'P4', capacity: 1, bag }, { party }).play(
        ...['discard', 'hand 1', 'confirm', 'roll 1', 'roll 4'],
      ).check?.total;
    expect([total('P4'), total('P4 P4')]).toEqual([5, 2]);
  });

  it('volley can be rolled again for another die', () => {
    const party = knowing('hunter', 'volley', 1);
    const stage = meeting('E6', { hand: 'S6 P4 P4' }, { party });
    stage.play('use volley use 1', 'hand 1', 'confirm', 'roll 1', 'roll 6');
    expect(stage.offers).toEqual(['+hide', '+forfeit']);
    stage.play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 6');
    expect(stage.check).toEqual({ total: 5, against: 6, won: false });
    expect(stage.bag()).toBe('P4 S6');
    stage.play('hand 1', 'confirm');
    expect([stage.hand(), stage.pile()]).toEqual(['', 'P4']);
  });

  it('cover fire fights for a hero elsewhere, who still takes the damage', () => {
    const party = `brawler,${knowing('hunter', 'cover-fire', 2)}`;
    const heroes = [{ hand: 'M4 M4' }, { hand: 'S6 P4', at: 1 }];
    const stage = meeting('E8', {}, { party, heroes });
    stage.play('use cover-fire use 2', 'hand 1', 'confirm', 'roll 1', 'roll 7');
    expect(stage.check).toEqual({ total: 6, against: 7, won: false });
    expect(stage.phase).toBe('pick');
    stage.play('hand 1', 'confirm');
    expect([stage.pile(), stage.hand(1), stage.bag(1)]).toEqual(['M4', 'P4', 'S6']);
  });
});

describe('a plain attack', () => {
  it('discards one stat die of any type, or two of different types, which are added', () => {
    const attack = (...slots: string[]) =>
      meeting('E12', { hand: 'P4 P4 M6 D4' }).play('discard', ...slots);
    expect(attack('hand 3').offers).toContain('+confirm');
    expect(attack('hand 1').offers).toContain('-hand 2');
    const stage = attack('hand 1', 'hand 3');
    expect(stage.offers).toContain('-hand 2');
    expect(stage.offers).toContain('-hand 4');
    stage.play('confirm', 'roll 4', 'roll 5', 'roll 10');
    expect(stage.check).toEqual({ total: 10, against: 10, won: true });
    expect([stage.pile(), stage.hand()]).toEqual(['P4 M6', 'P4 D4']);
  });

  it('hides one PHYSICAL or SOMATIC die', () => {
    const stage = meeting('E12', { hand: 'P4 S4 M6' }).play('hide');
    expect(stage.offers).toContain('-hand 3');
    expect(stage.play('hand 1').offers).toContain('-hand 2');
  });
});

describe('skills of evasion', () => {
  const rows: readonly Row[] = [
    ['brawler', 'intimidate', 'hide', 1, 'V4', [3], 7],
    ['brawler', 'intimidate', 'discard', 1, 'M4', [1], 7],
    ['hunter', 'stealth', 'use', 1, 'M4', [2], 4],
    ['mentor', 'negotiation', 'hide', 2, 'V4', [3], 4],
    ['mentor', 'negotiation', 'discard', 1, 'V4', [2], 4],
  ];
  it.each(rows)('%s %s %s at level %i', (...row) => {
    const [heroClass, skill, , level, hand, , total] = row;
    const party = knowing(heroClass, skill, level);
    const stage = use(meeting('E4', { hand }, { party }), row).play('roll 4');
    expect(stage.check).toEqual({ total, against: 4, won: true });
    expect([stage.place(0), stage.phase]).toEqual(['', 'interior']);
    expect(stage.happened('damage')).toBe(0);
  });

  it('leave other ways to meet the threat after a failure', () => {
    const party = knowing('brawler', 'intimidate', 1);
    const stage = meeting('E6', { hand: 'V4 V4 P4' }, { party });
    stage.play('use intimidate hide 1', 'hand 1', 'confirm', 'roll 1', 'roll 6');
    expect(stage.phase).toBe('encounter');
    expect(stage.offers).toContain('-use intimidate hide 1');
    expect(stage.offers).toContain('+flee');
  });

  it.each([
    ['brawler', 'intimidate', true],
    ['mentor', 'negotiation', false],
  ] as const)('%s: %s allows closing after evading a henchman: %s', (hero, skill, closes) => {
    const party = knowing(hero, skill, 3);
    const places = [{ bag: 'E4 P4', enemies: ['henchman-thief'] }];
    const stage = meeting('E4', { hand: 'V4 V4 P4' }, { party, places });
    stage.play(`use ${skill} hide 1`, 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect(stage.offers.includes('+close')).toBe(closes);
  });

  it('intimidate does not work on villains', () => {
    const party = knowing('brawler', 'intimidate', 1);
    const stage = meeting('!4', { hand: 'V4' }, { party });
    expect(stage.offers).toContain('-use intimidate hide 1');
  });
});

describe('skills for winning allies', () => {
  const rows: readonly Row[] = [
    ['mystic', 'mind-control', 'hide', 1, 'M4 V4', [3, 4], 5],
    ['mystic', 'mind-control', 'discard', 1, 'M4 V4', [3, 1], 6],
    ['prophet', 'sermon', 'hide', 2, 'V4', [2], 4],
    ['prophet', 'sermon', 'discard', 2, 'V4', [2], 6],
    ['mentor', 'recruitment', 'hide', 3, 'M4', [1], 4],
    ['mentor', 'recruitment', 'discard', 3, 'M4', [1], 6],
  ];
  it.each(rows)('%s %s %s at level %i', (...row) => {
    const [heroClass, skill, , level, hand, , total] = row;
    const party = knowing(heroClass, skill, level);
    const stage = use(meeting('A4', { hand }, { party }), row).play('roll 4');
    expect(stage.check).toEqual({ total, against: 4, won: true });
    expect(stage.hand()).toBe('A4');
  });

  it('inspirer adds to checks made with allies', () => {
    const party = knowing('mentor', 'inspirer', 2);
    const stage = meeting('A4', { hand: 'A4' }, { party });
    stage.play('hide', 'ally 1', 'confirm', 'roll 1', 'roll 4');
    expect(stage.check?.total).toBe(3);
  });
});

describe('skills against damage', () => {
  /** Hero, skill, level, hand, slots, rolls, and the damage left out of 4. */
  const rows: readonly (readonly [HeroClass, string, number, string, string, string, number])[] = [
    ['brawler', 'toughness', 1, 'P4', 'hand 1', '1', 1],
    ['hunter', 'evasion', 1, 'S4 M4', 'hand 1,hand 2', '2,3', 1],
    ['mystic', 'warp', 1, 'M4 S4', 'hand 1,hand 2', '2,3', 0],
    ['mentor', 'you-first', 1, 'A4', 'ally 1', '1', 0],
  ];
  it.each(rows)('%s %s at level %i', (heroClass, skill, level, hand, slots, rolls, left) => {
    const party = knowing(heroClass, skill, level);
    const filler = 'V4 V4 V4 V4 V4 V4';
    const stage = meeting('E8', { hand: `${hand} ${filler}` }, { party });
    stage.play('flee', 'roll 8', `use ${skill} use 1`, ...slots.split(','), 'confirm');
    stage.play(...rolls.split(',').map((face) => `roll ${face}`));
    const fallen = stage.events.find((event) => event.kind === 'damage');
    expect(fallen?.kind === 'damage' ? fallen.amount : 0).toBe(left);
  });

  it('warp fails against damage above its total', () => {
    const party = knowing('mystic', 'warp', 1);
    const stage = meeting('E12', { hand: 'M4 S4 V4 V4 V4 V4 V4 V4' }, { party });
    stage.play('flee', 'roll 12', 'use warp use 1', 'hand 1', 'hand 2', 'confirm');
    stage.play('roll 1', 'roll 3');
    expect(stage.events).toContainEqual(
      expect.objectContaining({ kind: 'lessened', before: 6, after: 6 }),
    );
  });

  it('bodyguard takes the damage himself', () => {
    const party = `hunter,${knowing('brawler', 'bodyguard', 1)}`;
    const heroes = [{ hand: 'M4 M4 M4 M4 M4' }, { hand: 'S4 P4 P4 P4' }];
    const stage = meeting('E10', {}, { party, heroes });
    stage.play('flee', 'roll 10', 'use bodyguard use 2', 'hand 1', 'confirm');
    expect(stage.phase).toBe('pick');
    stage.play('hand 1', 'confirm');
    expect([stage.pile(0), stage.pile(1), stage.bag(1)]).toEqual(['', 'P4', 'S4']);
  });

  it.each(['reed-thief', 'magical-thief'])('the elemental shield works for others: %s', (enemy) => {
    const party = `hunter,${knowing('mystic', 'elemental-shield', 1)}`;
    const heroes = [{ hand: 'V4 V4 V4 V4 V4' }, { hand: 'M4 S4' }];
    const places = [{ bag: 'E8', enemies: [enemy] }];
    const stage = meeting('E8', {}, { party, heroes, places }).play('flee', 'roll 8');
    stage.play('use elemental-shield use 2', 'hand 1', 'hand 2', 'confirm', 'roll 4', 'roll 3');
    expect(stage.events).toContainEqual(
      expect.objectContaining({ kind: 'lessened', before: 4, after: 1 }),
    );
    expect(stage.pile(1)).toBe('M4');
  });
});
