import { describe, expect, it } from 'vitest';
import { assertDefined, must } from '#core';
import { ACT_IDS, nextAct } from '#games/dice/rules/index.ts';
import type { ActId } from '#games/dice/rules/index.ts';
import { meeting, Stage } from './stage.ts';
import type { HeroPlan, StagePlan } from './stage.ts';

/** Meets an enemy with one act. Without more locations, there is nowhere to run. */
function facing(act: ActId, hero: HeroPlan = {}, more: Partial<StagePlan> = {}): Stage {
  const plan = { hand: 'P4 M6 V6', bag: 'S4 S6', capacity: 3, ...hero };
  const places = [{ bag: 'E6', enemies: [`${act}-actor`] }, { bag: 'P4' }, { bag: 'P4' }];
  return meeting('E6', plan, { places, ...more });
}

/** Loses by one point; the bag pays. */
const LOSE = ['hide', 'hand 1', 'confirm', 'roll 1', 'roll 2', 'confirm', 'draw S4'];

const actsOf = ({ events }: Stage) =>
  events.flatMap((event) => (event.kind === 'acted' ? [event.act] : []));

describe('a threat that is not beaten', () => {
  it('steals a random die, which can be won back at the same place', () => {
    const stage = facing('steal').play(...LOSE);
    expect(stage.game.turn(stage.state)).toMatchObject({ kind: 'chance', stream: 'draw' });
    stage.play('draw V6');
    expect([stage.hand(), stage.place(0), stage.place(1)]).toEqual(['M6', 'V6 E6', 'P4']);
    expect(actsOf(stage)).toEqual(['steal']);
  });

  it('runs to the next open place with its loot', () => {
    const stage = facing('abscond').play(...LOSE, 'draw V6');
    expect([stage.place(0), stage.place(1)]).toEqual(['', 'P4 V6 E6']);
  });

  it('stays with its loot if no other place is open', () => {
    const places = [{ bag: 'E6', enemies: ['abscond-actor'] }, { open: false }, { open: false }];
    const stage = facing('abscond', {}, { places }).play(...LOSE, 'draw V6');
    expect(stage.place(0)).toBe('V6 E6');
  });

  it('wounds', () => {
    expect(
      facing('wound')
        .play(...LOSE)
        .hand(),
    ).toBe('M6 V6 W4');
  });

  it('calls another enemy of the usual size', () => {
    expect(
      facing('call')
        .play(...LOSE)
        .place(0),
    ).toBe('E6 E4');
  });

  it('grows by one size, up to the largest', () => {
    expect(
      facing('grow')
        .play(...LOSE)
        .place(0),
    ).toBe('E8');
    const places = [{ bag: 'E12', enemies: ['grow-actor'] }];
    const hero = { hand: 'P4 M6', bag: 'S4 S4', capacity: 2 };
    const largest = meeting('E12', hero, { places }).play(...LOSE);
    expect(largest.place(0)).toBe('E12');
  });

  it('makes the place harder to close, twice at most', () => {
    const difficulties = [4, 5, 6].map((difficulty) => {
      const places = [{ bag: 'E6', enemies: ['curse-actor'], difficulty }];
      const stage = facing('curse', {}, { places }).play(...LOSE);
      return [stage.state.places[0]?.closingDifficulty, actsOf(stage).length];
    });
    expect(difficulties).toEqual([
      [5, 1],
      [6, 1],
      [6, 0],
    ]);
  });

  it('costs the party a turn', () => {
    const stage = facing('delay', {}, { timer: 7 });
    expect(stage.play(...LOSE).state.timer).toBe(6);
  });

  it('discards a random die of the bag, after the damage', () => {
    const stage = facing('weary').play(...LOSE, 'draw P4');
    expect([stage.bag(), stage.pile()]).toEqual(['S6', 'P4 S4']);
  });

  it('returns a random die of the hand to the bag', () => {
    const stage = facing('scatter').play(...LOSE, 'draw M6');
    expect([stage.hand(), stage.bag()]).toEqual(['V6', 'P4 S6 M6']);
  });

  it('ends the exploring of this turn', () => {
    const stage = facing('daunt').play(...LOSE);
    expect(stage.state.turn.spent).toBe(true);
    expect(stage.offers).toContain('-again');
  });

  it('drives the hero out to the Refuge', () => {
    expect(facing('drive').play(...LOSE).state.heroes[0]?.at).toBe(-1);
    const scenario = { rules: ['alien-lands'] };
    const places = [{ bag: 'E6', enemies: ['drive-actor'] }];
    const hero = { hand: 'P4 M6', bag: 'S4 S4', capacity: 2 };
    const stage = new Stage({ party: 'brawler', scenario, heroes: [hero], places });
    stage.state = {
      ...stage.state,
      phases: [{ kind: 'interior' }],
      turn: { ...stage.state.turn, hero: 0 },
    };
    stage.play('explore', 'draw E6', ...LOSE);
    expect([stage.state.heroes[0]?.at, actsOf(stage)]).toEqual([0, []]);
  });

  it('acts after a flight in which it gave chase, but not after others', () => {
    const fled = facing('wound').play('flee', 'roll 1', 'confirm', 'confirm', 'draw S4');
    expect(actsOf(fled)).toEqual(['wound']);
    const free = facing('wound', {}, { scenario: { rules: ['covert-operation'] } }).play('flee');
    expect(actsOf(free)).toEqual([]);
  });

  it('does nothing once it is beaten', () => {
    const stage = facing('wound').play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect([actsOf(stage), stage.happened('defeated')]).toEqual([[], 1]);
  });

  it('finds an empty hand when all its dice have paid the damage', () => {
    const hero = { hand: 'P4 M6', bag: 'S4', capacity: 1 };
    const lose = ['hide', 'hand 1', 'confirm', 'roll 1', 'roll 3'];
    const stage = facing('steal', hero).play(...lose, 'hand 1', 'confirm', 'draw S4');
    expect([actsOf(stage), stage.phase]).toEqual([[], 'interior']);
  });
});

describe('several acts', () => {
  const met = () => {
    const places = [{ bag: '!6', villain: 'salt-baron' }, {}, {}];
    const hero = { hand: 'P4 M6 V6 V4', bag: 'S4 S4 S4 S4', capacity: 4 };
    const scenario = { victory: 'closeAll', villains: [{ id: 'salt-baron' }] } as const;
    return new Stage({ party: 'brawler', scenario, heroes: [hero], places });
  };

  it('alternate', () => {
    const stage = met().play('explore', 'draw !6');
    const card = assertDefined(stage.state.places[0]?.villain);
    expect(nextAct(stage.state, card)).toBe('call');
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 2', 'confirm', 'draw S4');
    expect([nextAct(stage.state, card), stage.place(0)]).toEqual(['grow', 'E4 !6']);
    const text = stage.game.makeState(stage.state);
    expect(nextAct(must(stage.game.parseState(text)), card)).toBe('grow');
  });
});

describe('powers of villains', () => {
  /** A stage whose villain has a power; he waits at the second location. */
  const under = (power: string, hero: HeroPlan, more: Partial<StagePlan> = {}): Stage => {
    const villain = `${power}-lord`;
    const places = [{ bag: 'E6 P4', enemies: ['reed-thief'] }, { bag: '!4', villain }, {}];
    const scenario = { villains: [{ id: villain }] };
    return new Stage({ party: 'brawler', scenario, heroes: [hero], places, ...more });
  };
  const HERO = { hand: 'P4 P4 M4 V4', bag: 'S4 S4 S4 S4 S4 S4', capacity: 4 };

  it('are in force from the start, and named in checks', () => {
    const stage = under('dread', HERO).play('explore', 'draw E6', 'hide', 'hand 1', 'confirm');
    const attempt = assertDefined(stage.events.find(({ kind }) => kind === 'attempted'));
    const part = { side: 'foe', source: 'power', id: 'dread', amount: 1 };
    expect(attempt).toMatchObject({ parts: [part] });
  });

  it('end when the villain is beaten permanently', () => {
    const places = [{ bag: '!4', villain: 'dread-lord' }, { bag: 'E6' }];
    const scenario = { victory: 'closeAll', villains: [{ id: 'dread-lord' }] } as const;
    const stage = under('dread', HERO, { places, scenario, party: 'brawler,hunter' });
    stage.play('explore', 'draw !4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect(stage.state.beaten).toHaveLength(1);
    const text = stage.game.makeState(stage.state);
    expect(must(stage.game.parseState(text)).beaten).toEqual(stage.state.beaten);
  });

  it('bulwark: places are harder to close', () => {
    const places = [{ difficulty: 2 }, { bag: '!4', villain: 'bulwark-lord' }];
    const stage = under('bulwark', HERO, { places }).play('close', 'hide', 'hand 1', 'confirm');
    stage.play('roll 2');
    expect(stage.check).toEqual({ total: 2, against: 3, won: false });
  });

  it('cruelty: hits cost one more die', () => {
    const stage = under('cruelty', HERO).play('explore', 'draw E6', 'hide', 'hand 1', 'confirm');
    stage.play('roll 1', 'roll 2', 'confirm');
    expect(stage.events).toContainEqual(expect.objectContaining({ kind: 'damage', announced: 2 }));
  });

  it('want: dice are harder to win', () => {
    const stage = under('want', HERO).play('explore', 'draw P4', 'hide', 'hand 1', 'confirm');
    stage.play('roll 2', 'roll 2');
    expect(stage.check).toEqual({ total: 2, against: 3, won: false });
  });

  it('upheaval: obstacles are stronger', () => {
    const places = [
      { bag: 'O4', obstacles: ['salt-crust'] },
      { bag: '!4', villain: 'upheaval-lord' },
    ];
    const stage = under('upheaval', HERO, { places }).play('explore', 'draw O4', 'hide');
    stage.play('hand 1', 'confirm', 'roll 2', 'roll 2');
    expect(stage.check).toEqual({ total: 2, against: 3, won: false });
  });

  it('vigil: a failure to close costs a turn', () => {
    const places = [{ difficulty: 9 }, { bag: '!4', villain: 'vigil-lord' }];
    const stage = under('vigil', HERO, { places, timer: 8 });
    expect(stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 1').state.timer).toBe(7);
  });

  it('toll: a closed place costs a die of the bag', () => {
    const places = [{ difficulty: 1 }, { bag: '!4', villain: 'toll-lord' }, { bag: 'P4' }];
    const stage = under('toll', HERO, { places });
    stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 1', 'draw S4');
    expect(stage.pile()).toBe('S4');
  });

  it('snare: travelling costs a die of the hand', () => {
    const stage = under('snare', HERO).play('travel', 'location 3', 'draw M4');
    expect([stage.hand(), stage.state.heroes[0]?.at]).toEqual(['P4 P4 V4', 2]);
  });

  it('muster: every fifth turn an enemy joins the smallest bag', () => {
    const stage = under('muster', { ...HERO, capacity: 4 }, { timer: 11 });
    stage.play('finish');
    expect([stage.state.timer, stage.place(2)]).toEqual([10, 'E4']);
    stage.play('finish');
    expect([stage.state.timer, stage.place(2)]).toEqual([9, 'E4']);
  });

  it('fury: the villain grows with the places closed', () => {
    const places = [{ bag: '!4', villain: 'fury-lord' }, { open: false }, { open: false }];
    const stage = under('fury', HERO, { places }).play('explore', 'draw !4', 'hide', 'hand 1');
    stage.play('confirm', 'roll 2', 'roll 2');
    expect(stage.check).toEqual({ total: 2, against: 3, won: false });
  });
});

it('every act is tested here', () => {
  expect(ACT_IDS).toHaveLength(11);
});
