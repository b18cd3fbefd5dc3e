import { must, assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import {
  HERO_CLASSES,
  KEEPSAKE_EFFECT_IDS,
  KEEPSAKE_SKILL_IDS,
  makeDiceGame,
  makeParty,
  newSheet,
  suitsHero,
} from '#games/dice/rules/index.ts';
import { content } from './content.ts';
import { meeting, Stage } from './stage.ts';
import type { HeroPlan, StagePlan } from './stage.ts';

/** A first hero with some effects encounters a die. */
function facing(
  effects: readonly string[],
  die: string,
  hero: HeroPlan,
  more: Partial<StagePlan> = {},
) {
  return meeting(die, hero, { keepsakes: [effects], ...more });
}

/** The totals of a check with one die of the hand, which shows 2, against 1. */
function checkWith(
  effects: readonly string[],
  die: string,
  hand: string,
  more?: Partial<StagePlan>,
) {
  const stage = facing(effects, die, { hand, bag: 'M4 M4 M4 M4 M4 M4' }, more);
  stage.play('hide', 'hand 1', 'confirm', 'roll 2', 'roll 1');
  const { total, against } = assertDefined(stage.check);
  return [total, against];
}

describe('a bonus to a kind of check', () => {
  it.each([
    ['strong-arm', 'E4', 'P4', 1],
    ['strong-arm', 'O4', 'P4', 0],
    ['sure-footed', 'O4', 'P4', 2],
    ['sure-footed', 'E4', 'P4', 0],
    ['gatherer', 'S4', 'S4', 3],
    ['hospitable', 'A4', 'V4', 3],
    ['hardy', 'W4', 'P4', 3],
    ['heavy-hand', 'P4', 'P4', 1],
    ['heavy-hand', 'E4', 'P4', 0],
    ['deft-hand', 'S4', 'S4', 1],
    ['deft-hand', 'P4', 'P4', 0],
    ['clear-head', 'M4', 'M4', 1],
    ['ready-tongue', 'V4', 'V4', 1],
    ['early-bird', 'E4', 'P4', 1],
    ['butter-fingered', 'S4', 'S4', -2],
    ['good-company', 'E4', 'P4', 0],
  ] as const)('%s against %s with %s is %i', (effect, die, hand, bonus) => {
    const [plain] = checkWith([], die, hand);
    expect(checkWith([effect], die, hand)[0]).toBe(assertDefined(plain) + bonus);
  });

  it('last-ditch works while the bag fits into the hand', () => {
    const total = (bag: string) => {
      const stage = facing(['last-ditch'], 'E4', { hand: 'P4', bag, capacity: 3 });
      return stage.play('hide', 'hand 1', 'confirm', 'roll 2', 'roll 1').check?.total;
    };
    expect([total('M4 M4 M4'), total('M4 M4 M4 M4')]).toEqual([5, 2]);
  });

  it('good-company works beside another hero', () => {
    const heroes = [{ hand: 'P4', bag: 'M4' }, { at: 0 }];
    const more = { party: 'brawler,hunter', heroes };
    expect(checkWith(['good-company'], 'E4', 'P4', more)[0]).toBe(3);
  });

  it('locksmith and clumsy change closing checks', () => {
    const total = (effect: string) => {
      const plan = { heroes: [{ hand: 'P4' }], places: [{ difficulty: 2 }] };
      const stage = new Stage({ party: 'brawler', keepsakes: [[effect]], ...plan });
      return stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 2').check?.total;
    };
    expect([total('locksmith'), total('bedroll'), total('clumsy')]).toEqual([3, 2, 1]);
  });
});

/** Damage of a lost check of 1 against 4 with one die. */
function damageFrom(enemy: string, effects: readonly string[], way = 'hide'): number {
  const places = [{ bag: 'E4', enemies: [enemy] }];
  const hero = { hand: 'P4 M4 M4 M4 M4 M4', bag: 'M4 M4 M4 M4' };
  const stage = facing(effects, 'E4', hero, { places });
  if (way === 'flee') stage.play('flee', 'roll 4');
  else stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 4');
  if (stage.phase === 'damage') stage.play('confirm');
  const damage = stage.events.find(({ kind }) => kind === 'damage');
  return damage?.kind === 'damage' ? damage.announced : 0;
}

describe('damage', () => {
  it.each([
    ['reed-thief', [], 'hide', 3],
    ['reed-thief', ['sturdy'], 'hide', 1],
    ['reed-thief', ['unmoved'], 'hide', 3],
    ['reed-thief', ['brittle'], 'hide', 4],
    ['magical-thief', ['sturdy'], 'hide', 3],
    ['magical-thief', ['unmoved'], 'hide', 1],
    ['reed-thief', [], 'flee', 2],
    ['reed-thief', ['light-heels'], 'flee', 0],
    ['reed-thief', ['light-heels'], 'hide', 3],
  ] as const)('of %s to a hero with %j who will %s is %i', (enemy, effects, way, damage) => {
    expect(damageFrom(enemy, effects, way)).toBe(damage);
  });

  it('from obstacles is reduced by stepping-stones, never below 0', () => {
    const fail = (effects: readonly string[]) => {
      const stage = facing(effects, 'O4', { hand: 'P4 M4 M4', bag: 'M4' });
      return stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 4').happened('damage');
    };
    expect([fail([]), fail(['stepping-stones'])]).toEqual([1, 0]);
  });
});

describe('ignored traits and rules', () => {
  it('night-eyes keep the bonus for discarding in the dark', () => {
    const more = { sites: ['darkness-place'] };
    const hero = { hand: 'M4 M4', bag: 'M4' };
    expect(facing([], 'M4', hero, more).offers).toContain('-discard');
    expect(facing(['night-eyes'], 'M4', hero, more).offers).toContain('+discard');
  });

  it('antidote prevents the WOUND of a venomous enemy', () => {
    const wounds = (effects: readonly string[]) => {
      const places = [{ bag: 'E4', enemies: ['venomous-thief'] }];
      const stage = facing(effects, 'E4', { hand: 'P4', bag: 'M4 M4 M4 M4' }, { places });
      stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 2');
      return stage.play('draw M4').happened('wounded');
    };
    expect([wounds([]), wounds(['antidote'])]).toEqual([1, 0]);
  });

  it('free-leg lets a hero flee from a relentless enemy', () => {
    const places = [{ bag: 'E4', enemies: ['relentless-thief'] }];
    expect(facing([], 'E4', { hand: 'P4' }, { places }).offers).toContain('-flee');
    expect(facing(['free-leg'], 'E4', { hand: 'P4' }, { places }).offers).toContain('+flee');
  });

  it('cold-iron lets blows hit a warded enemy', () => {
    const places = [{ bag: 'E4', enemies: ['warded-thief'] }];
    expect(facing(['cold-iron'], 'E4', { hand: 'P4' }, { places }).offers).toContain('+hide');
  });
});

describe('the start of a scenario', () => {
  const start = (effects: readonly string[]) => {
    const game = makeDiceGame({ ...content, keepsakes: [{ id: 'relic', effects }] });
    const party = makeParty([{ ...newSheet('brawler'), keepsakes: ['relic'] }]);
    const scenario = assertDefined(content.scenarios[0]).id;
    const state = game.start({ scenario, party, difficulty: 'normal' }, 'start');
    const { hand, bag, capacity } = assertDefined(state.heroes[0]);
    const physical = [...hand.main, ...bag].filter(({ type }) => type === 'PHYSICAL').length;
    const { initialTimer } = state.world;
    return { capacity, physical, allies: hand.allies.length, initialTimer };
  };

  it.each([
    ['deep-pockets', { capacity: 1 }],
    ['more-physical', { physical: 2 }],
    ['old-friend', { allies: 1 }],
    ['early-start', { initialTimer: 2 }],
    ['slow', { initialTimer: -1 }],
  ] as const)('%s changes %j', (effect, changes) => {
    const plain = start(['solace']);
    const changed = Object.entries(changes).map(([key, more]) => {
      return [key, plain[key as keyof typeof plain] + more];
    });
    expect(start([effect])).toEqual({ ...plain, ...Object.fromEntries(changed) });
  });
});

describe('recovery', () => {
  const PILE = 'P4 P4 P4 P4 P4 P4 P4 P4';

  it.each([
    ['bedroll', 7],
    ['solace', 5],
    ['light-sleeper', 3],
  ])('rest with %s returns %i dice', (effect, count) => {
    const heroes = [{ at: -1, hand: 'P4', pile: PILE }];
    const stage = new Stage({ party: 'brawler', keepsakes: [[effect]], heroes, places: [{}] });
    const dice = Array.from({ length: count }, (_, at) => `pile ${at + 1}`);
    stage.play('rest', ...dice, 'confirm');
    expect(stage.pile().split(' ')).toHaveLength(8 - count);
  });

  it('trophies return a die after a victory', () => {
    const stage = facing(['trophies'], 'E4', { hand: 'P4', bag: 'M4', pile: 'P8 P4' });
    expect(stage.play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1').pile()).toBe('P4');
  });

  it('tidy returns two dice when the hero closes a place', () => {
    const heroes = [{ hand: 'P4', pile: 'P8 P6 P4' }];
    const plan = { heroes, places: [{ difficulty: 1 }, {}] };
    const stage = new Stage({ party: 'brawler', keepsakes: [['tidy']], ...plan });
    expect(stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 4').pile()).toBe('P4');
  });
});

/** A hero on his own turn with one skill of a keepsake. */
function owning(skill: string, hero: HeroPlan = {}, more: Partial<StagePlan> = {}): Stage {
  const heroes = [{ hand: 'P4 P4', bag: 'M4 M4 M4', pile: 'P8 P6 P4 S4 S4', ...hero }];
  const places = [{ bag: 'M4 M4' }, { bag: 'S4' }];
  return new Stage({ party: 'brawler', keepsakes: [[skill]], heroes, places, ...more });
}

describe('a skill used once in a scenario', () => {
  it.each([
    ['salve', 'pile', 'S4'],
    ['remedy', 'pile', 'S4 S4'],
    ['rally', 'pile', 'S4 S4'],
    ['second-breath', 'phase', 'draw'],
    ['summons', 'hand', 'P4 P4 A4'],
    ['anointing', 'hand', 'P4 P4 D4'],
  ] as const)('%s changes the %s', (skill, what, after) => {
    const stage = owning(skill).play(`use ${skill} use 1`);
    const now = { pile: stage.pile(), hand: stage.hand(), phase: stage.phase };
    expect(now[what]).toBe(after);
    expect(stage.state.usedUp).toEqual([`0.${skill}`]);
  });

  it('remedy removes a WOUND', () => {
    expect(owning('remedy', { hand: 'W4 P4' }).play('use remedy use 1').hand()).toBe('P4');
  });

  it('spare-hours add two turns, counted as gained', () => {
    const stage = owning('spare-hours', {}, { timer: 5 }).play('use spare-hours use 1');
    expect([stage.state.timer, stage.state.gained]).toEqual([7, 2]);
  });

  it('fresh-start hides the hand and draws another with two more dice', () => {
    const stage = owning('fresh-start', { capacity: 2 }).play('use fresh-start use 1');
    expect(stage.bag()).toBe('P4 P4 M4 M4 M4');
    expect(stage.play('draw M4', 'draw M4', 'draw M4', 'draw P4').phase).toBe('interior');
    expect(stage.hand()).toBe('M4 M4 M4 P4');
  });

  it('good-plan helps the next check, and master-key only closing', () => {
    const total = (skill: string) => {
      const stage = owning(skill).play(`use ${skill} use 1`, 'explore', 'draw M4');
      return stage.play('discard', 'hand 1', 'confirm', 'roll 2', 'roll 1').check?.total;
    };
    expect([total('good-plan'), total('master-key')]).toEqual([7, 3]);
    const places = [{ difficulty: 9 }, {}];
    const stage = owning('master-key', {}, { places }).play('use master-key use 1');
    stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 3');
    expect(stage.check).toEqual({ total: 9, against: 9, won: true });
  });

  it('spyglass reveals a villain, and a view offers it like the state', () => {
    const places = [{ bag: 'M4' }, { bag: '!4', villain: 'ferryman' }];
    const scenario = { villains: [{ id: 'ferryman' }] };
    const stage = owning('spyglass', {}, { places, scenario });
    expect(stage.state.places[1]?.known).toBe(false);
    const view = stage.game.view(stage.state, 0);
    expect(stage.game.turn(view)).toMatchObject({ kind: 'decide' });
    expect(stage.offers).toContain('+use spyglass use 1');
    stage.play('use spyglass use 1');
    expect(stage.state.places[1]?.known).toBe(true);
  });

  it('second-look and waymarks explore again for free', () => {
    const after = (skill: string) => {
      const stage = owning(skill).play('explore', 'draw M4', 'forfeit');
      return stage.play(`use ${skill} use 1`);
    };
    expect(after('second-look').play('draw M4').phase).toBe('encounter');
    expect(after('waymarks').play('draw S4').state.heroes[0]?.at).toBe(1);
  });

  it.each([
    ['buckler', 'reed-thief', 0],
    ['shared-shield', 'reed-thief', 0],
    ['counter-charm', 'magical-thief', 0],
  ])('%s reduces damage of %s', (skill, enemy, after) => {
    const places = [{ bag: 'E4', enemies: [enemy] }];
    const stage = facing([skill], 'E4', { hand: 'P4 M4 M4 M4', bag: 'M4 M4 M4' }, { places });
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 4', `use ${skill} use 1`);
    expect(stage.events).toContainEqual(expect.objectContaining({ kind: 'lessened', after }));
    expect(stage.pile()).toBe('');
  });

  it('counter-charm does not help against blows', () => {
    const stage = facing(['counter-charm'], 'E4', { hand: 'P4 M4 M4', bag: 'M4 M4' });
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 4');
    expect(stage.phase).toBe('pick');
  });

  it.each([
    ['wave-off', 'E4', 'E4', 0],
    ['smoke', 'E4', 'E4', 1],
    ['drive-off', 'E4', '', 1],
    ['way-round', 'O4', '', 1],
    ['safe-way', 'E4', 'E4', 1],
  ])('%s ends an encounter with %s', (skill, die, bag, explorations) => {
    const stage = facing([skill], die, { hand: 'P4', bag: 'M4' }).play(`use ${skill} use 1`);
    expect([stage.phase, stage.place(0)]).toEqual(['interior', bag]);
    expect(stage.state.turn.explorations).toBe(explorations);
    expect(stage.happened('damage')).toBe(0);
  });

  it('other-pocket draws another die, and the exploration counts once', () => {
    const stage = facing(['other-pocket'], 'E4 M4', { hand: 'P4', bag: 'M4' });
    stage.play('use other-pocket use 1', 'draw M4');
    expect(stage.state.turn.explorations).toBe(1);
    expect(stage.offers).toContain('-use other-pocket use 1');
  });

  it('lucky-throw helps the check at hand', () => {
    const stage = facing(['lucky-throw'], 'E4', { hand: 'P4', bag: 'M4' });
    stage.play('use lucky-throw use 1', 'hide', 'hand 1', 'confirm', 'roll 2', 'roll 1');
    expect(stage.check?.total).toBe(6);
  });

  it('is refused afterwards, in this turn and later', () => {
    const stage = owning('salve').play('use salve use 1');
    expect(stage.offers).toContain('-use salve use 1');
    stage.play('finish');
    expect(stage.state.usedUp).toEqual(['0.salve']);
  });

  it('is written into the text of a state, and read back', () => {
    const stage = owning('salve');
    expect(stage.game.makeState(stage.state)).not.toContain('usedUp');
    stage.play('use salve use 1');
    const text = stage.game.makeState(stage.state);
    expect(must(stage.game.parseState(text)).usedUp).toEqual(['0.salve']);
    expect(stage.game.parseState(text.replace('0.salve', '0.nonsense')).ok).toBe(false);
  });
});

describe('the table of effects', () => {
  it('has a use for every class of heroes or for some of them', () => {
    for (const effect of KEEPSAKE_EFFECT_IDS) {
      const able = HERO_CLASSES.filter((one) => suitsHero([effect], newSheet(one), 2));
      expect(able, effect).not.toEqual([]);
    }
    expect(suitsHero(['elusive'], newSheet('prophet'), 2)).toBe(false);
    expect(suitsHero(['rally'], newSheet('prophet'), 1)).toBe(false);
  });

  it('grants every skill once and without dice', () => {
    expect(KEEPSAKE_EFFECT_IDS).toEqual(expect.arrayContaining([...KEEPSAKE_SKILL_IDS]));
  });

  it('rejects a keepsake that the content lacks, with those it has', () => {
    const keepsakes = [{ id: 'relic', effects: ['salve'] }];
    const { party } = makeDiceGame({ ...content, keepsakes }).options;
    const text = makeParty([{ ...newSheet('brawler'), keepsakes: ['relc'] }]);
    const refuse = (written: string) => (party.kind === 'text' ? party.refuse(written) : undefined);
    expect(refuse(text)).toMatchObject({ code: 'dice-keepsake', args: { id: 'relc' } });
    expect(refuse(text.replace('relc', 'relic'))).toBeUndefined();
  });
});
