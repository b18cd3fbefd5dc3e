import { describe, expect, it } from 'vitest';
import { caves, DEPTHS, tileOf } from '#games/caves/rules/index.ts';
import { makeCreature, readCreature } from '#games/caves/rules/text/creature-text.ts';
import { Run } from '#test/games/caves/rules/run.ts';
import { depthsStage, withCages } from './stage.ts';
import type { Sign } from './stage.ts';

/** Everything happens. */
const ALL = Array.from({ length: 60 }, () => 0);

function run(row: string, signs: Record<string, Sign>, player = {}): Run {
  const rows = ['##########', row, '##########'];
  return new Run(depthsStage([rows, ['######', '#....#', '######']], signs, player));
}

function of(creature: string, changes = {}): Record<string, Sign> {
  return { c: { creature, changes } };
}

describe('verbs of creatures', () => {
  it('steal: the packrat takes a thing and runs', () => {
    const robbed = run('#.@c.....#', of('packrat'), { pack: [{ kind: 'apple' }] }).play(
      'wait',
      ...ALL,
    );
    expect(robbed.eventsOf('stole')).toMatchObject([{ item: { kind: 'apple' } }]);
    expect([robbed.player.pack, robbed.the('packrat').pack]).toEqual([[], [{ kind: 'apple' }]]);
    const before = robbed.at('packrat')[0];
    robbed.play('wait');
    expect(robbed.at('packrat')[0]).toBeGreaterThan(before);
  });

  it('burst: the bloater leaves gas, the firebug fire', () => {
    const left = (creature: string) => {
      const dead = run('#@c......#', of(creature, { hp: 1 })).play('move east', ...ALL);
      return [...new Set((dead.state.levels[0]?.clouds ?? []).map(({ kind }) => kind))];
    };
    expect([left('bloater'), left('firebug')]).toEqual([['poison-gas'], ['fire']]);
  });

  it('reflect: the golem throws missiles and spells back', () => {
    const back = run('#@..c....#', of('golem'), { pack: [{ kind: 'javelin' }] });
    back.play('throw a 4,1', 0, 0);
    expect(back.eventsOf('reflected')).toHaveLength(1);
    expect(back.eventsOf('struck')[0]).toMatchObject({ target: { id: 0 } });
  });

  it('summon: the broodmother hatches spiderlings', () => {
    const hatched = run('#@...c...#', of('broodmother')).play('wait', ...ALL);
    expect(hatched.state.creatures.filter(({ kind }) => kind === 'spiderling')).toHaveLength(2);
  });

  it('summon: a tamed gravekeeper raises three zombies at most', () => {
    const signs = {
      k: { creature: 'gravekeeper', changes: { side: 'ally', hp: 4000, hpMax: 4000 } },
      z: { creature: 'golem', changes: { hp: 4000, hpMax: 4000 } },
    } as const;
    const room = ['###########', '#.........#', '#@.k.....z#', '#.........#', '###########'];
    const below = ['######', '#....#', '######'];
    const strong = { hp: 4000, hpMax: 4000, food: 4000 };
    const raised = new Run(depthsStage([room, below], signs, strong));
    const seen: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      raised.play('wait', ...ALL);
      const { creatures } = raised.state;
      seen.push(creatures.filter(({ kind, side }) => kind === 'zombie' && side === 'ally').length);
    }
    expect(Math.max(...seen)).toBe(3);
  });

  it('heal: the mystic treats hurt fellows, not others', () => {
    const signs = {
      p: { creature: 'goblin-mystic' },
      g: { creature: 'goblin', changes: { hp: 10 } },
      z: { creature: 'zombie', changes: { hp: 20 } },
    };
    const healed = run('#@...p.gz#', signs).play('wait', ...ALL);
    expect(healed.the('goblin').hp).toBe(50);
    expect(healed.the('zombie').hp).toBe(20);
  });

  it('guard: the skeleton returns to its post', () => {
    const post = 6 + 90;
    const guard = run('#@+c.....#', of('skeleton', { post }));
    for (let turn = 0; turn < 5; turn++) guard.play('wait');
    expect(guard.at('skeleton')).toEqual([6, 1]);
  });

  it('charge: the boar rushes in a straight line and hits hard', () => {
    const charged = run('#@....c..#', of('boar')).play('wait', 0.9, 0.99);
    expect(charged.eventsOf('charged')).toHaveLength(1);
    expect(charged.at('boar')).toEqual([2, 1]);
    expect(charged.player.hp).toBe(100 - 43);
  });

  it('pull and push: toads drag the player near, ogres fling the player back', () => {
    expect(
      run('#@...c...#', of('toad'))
        .play('wait', ...ALL)
        .at(),
    ).toEqual([4, 1]);
    expect(
      run('#...@c...#', of('ogre'))
        .play('wait', 0.9, ...ALL)
        .at(),
    ).toEqual([2, 1]);
  });

  it('split: jelly shares its health with another', () => {
    const split = run('#@c......#', of('jelly')).play('move east', 0);
    const hps = split.state.creatures.filter(({ kind }) => kind === 'jelly').map(({ hp }) => hp);
    expect(hps).toEqual([25, 24]);
  });

  it('rouse, freeze, web, bomb and breathe fire from afar', () => {
    const begun = (creature: string, near = '#@..c....#') =>
      run(near, of(creature))
        .play('wait', ...ALL)
        .state.creatures.flatMap(({ effects }) => effects.map(({ kind }) => kind));
    expect(begun('wisp')).toContain('freezing');
    expect(begun('weaver')).toContain('web-shot');
    expect(
      run('#@..c....#', of('sapper'))
        .play('wait', ...ALL)
        .eventsOf('blasted'),
    ).toHaveLength(1);
    expect(begun('salamander')).toContain('burning');
    const alarm = run('#@..h...z#', { h: { creature: 'shrieker' }, z: { creature: 'zombie' } });
    expect(alarm.play('wait', ...ALL).the('zombie').effects).toMatchObject([{ kind: 'roused' }]);
  });

  it('blink, flee and shoot: foxes, archers and gravekeepers', () => {
    const fox = run('#@c......#', of('fox')).play('wait', 0.9, 0, 0.9);
    expect(fox.eventsOf('blinked').length).toBeGreaterThan(0);
    expect(run('#@c......#', of('goblin-archer')).play('wait').at('goblin-archer')).toEqual([3, 1]);
    const shot = run('#@...c...#', of('goblin-archer')).play('wait', ...ALL);
    expect(shot.player.hp).toBe(88);
    const raised = run('#@...c...#', of('gravekeeper')).play('wait', ...ALL);
    expect(raised.find('zombie')).toBeDefined();
  });
});

describe('missiles', () => {
  it('that are brittle can break on whom they hit, but not on the ground', () => {
    const thrown = (at: string, ...chance: readonly number[]) => {
      const pack = [{ kind: 'rock' }];
      return run('#@..c....#', of('zombie'), { pack }).play(`throw a ${at}`, ...chance);
    };
    const broken = thrown('4,1', ...ALL);
    expect([broken.eventsOf('shattered'), broken.lying]).toMatchObject([
      [{ item: { kind: 'rock' }, at: { x: 4, y: 1 } }],
      [],
    ]);
    const whole = [thrown('4,1', 0, 0.99), thrown('3,1', ...ALL)];
    for (const one of whole) expect([one.eventsOf('shattered'), one.lying.length]).toEqual([[], 1]);
  });

  it('leave the hand empty when a brittle bow breaks', () => {
    const shot = (...chance: readonly number[]) => {
      const player = { pack: [{ kind: 'bow' }], weapon: 0 };
      return run('#@..c....#', of('zombie'), player).play('fire 4,1', ...chance);
    };
    const broken = shot(...ALL);
    expect(broken.eventsOf('shattered')).toMatchObject([{ item: { kind: 'bow' } }]);
    expect([broken.player.pack, broken.player.weapon]).toEqual([[], null]);
    expect(shot(0, 0.99).player.weapon).toBe(0);
  });
});

describe('captives', () => {
  const captive = { c: { creature: 'ogre', changes: { side: 'captive' as const } } };

  it('do nothing until the player frees them, then follow and fight', () => {
    const freed = run('#@c...z..#', { ...captive, z: { creature: 'zombie' } });
    freed.play('wait', ...ALL);
    expect(freed.at('ogre')).toEqual([2, 1]);
    freed.play('move east');
    expect(freed.eventsOf('freed')).toHaveLength(1);
    for (let turn = 0; turn < 6; turn++) freed.play('wait');
    expect(freed.find('zombie')?.hp ?? 0).toBeLessThan(55);
  });

  it('take better equipment, and leave everything else to the player', () => {
    const items = { s: { item: { kind: 'sword' } }, m: { item: { kind: 'scroll-map' } } };
    const walked = (creature: string) => {
      const ally = { c: { creature, changes: { side: 'ally' as const } } };
      const led = run('#c.s.m....@#', { ...items, ...ally });
      for (let turn = 0; turn < 9; turn++) led.play('wait');
      return led;
    };
    const goblin = walked('goblin');
    expect(goblin.the('goblin').pack.map((item) => item?.kind)).toEqual(['sword']);
    expect(goblin.lying.map(([kind]) => kind)).toEqual(['scroll-map']);
    const hound = walked('hound');
    expect(hound.the('hound').pack).toEqual([]);
    expect(hound.lying).toHaveLength(2);
  });

  it('change places with the player, and follow over stairs', () => {
    const rows = ['#####', '#@c>#', '#####'];
    const below = ['#####', '#..<#', '#####'];
    const ally = { c: { creature: 'ogre', changes: { side: 'ally' as const } } };
    const freed = new Run(depthsStage([rows, below], ally)).play('move east');
    expect([freed.at(), freed.at('ogre')]).toEqual([
      [2, 1],
      [1, 1],
    ]);
    freed.play('move east').play('climb down');
    expect([freed.player.z, freed.the('ogre').z]).toEqual([1, 1]);
  });
});

describe('levels not yet reached', () => {
  const legend = { b: { creature: 'bat' } };
  const start = depthsStage(
    [
      ['######', '#@...#', '######'],
      ['##########', '#........#', '#....b...#', '##########'],
    ],
    legend,
  );
  const batAfter = (deepest: number) =>
    new Run({ ...start, deeds: { ...start.deeds, deepest } }).play('wait', 0, 0).the('bat');

  it('are asleep in the Depths', () => {
    expect(batAfter(0)).toMatchObject({ x: 5, y: 2 });
    expect(batAfter(1)).toMatchObject({ x: 4, y: 1 });
  });
});

describe('scrolls and stacks', () => {
  const read = (kind: string, row = '#@..c....#', creature = 'zombie') =>
    run(row, of(creature), { pack: [{ kind }] }).play('read a', ...ALL);

  it('are used up, and work on foes near', () => {
    const after = read('scroll-slumber');
    expect(after.player.pack).toEqual([]);
    expect(after.the('zombie').effects).toMatchObject([{ kind: 'sleep' }]);
    expect(read('scroll-terror').at('zombie')[0]).toBeGreaterThan(4);
    expect(read('scroll-webs').the('zombie').effects).toMatchObject([{ kind: 'webbing' }]);
    expect(read('scroll-frost').the('zombie').hp).toBe(27);
    expect(read('scroll-fire').the('zombie').hp).toBeLessThan(50);
    expect(read('scroll-friend').the('zombie').side).toBe('ally');
  });

  it('do not tame the wyrm, whose refusal is reported', () => {
    const after = read('scroll-friend', '#@..c....#', 'wyrm');
    expect(after.the('wyrm').side).toBeUndefined();
    expect(after.player.pack).toEqual([]);
    expect(after.eventsOf('effect-resisted')).toMatchObject([{ effect: 'charm' }]);
    expect(after.eventsOf('tamed')).toEqual([]);
  });

  it('help the reader', () => {
    expect(read('scroll-might').player.attack).toBe(22);
    expect(read('scroll-vigour').player.maxHp).toBe(110);
    expect(read('scroll-shield').player.effects).toMatchObject([{ kind: 'shielding' }]);
    const hounds = read('scroll-hounds', '#.@..c...#').state.creatures.filter(
      ({ kind }) => kind === 'hound',
    );
    expect(hounds.map(({ side }) => side)).toEqual(['ally', 'ally']);
    const reader = { pack: [{ kind: 'scroll-map' }] };
    const start = run('#@+....i.#', { i: { item: { kind: 'cheese' } } }, reader).play(
      'read a',
      ...ALL,
    );
    const mapped = caves.view(start.state, 0);
    expect(tileOf(mapped, { x: 8, y: 1, z: 0 })).toBe('.');
    expect(mapped.levels[0]?.items).toMatchObject([{ item: { kind: 'cheese' } }]);
    expect(read('scroll-teleport').eventsOf('teleported')).toHaveLength(1);
  });

  it('share a slot with equal things, one of which is used at a time', () => {
    const rocks = { r: { item: { kind: 'rock' } } };
    const stacked = run('#@rr...c.#', { ...rocks, ...of('zombie') });
    for (let step = 0; step < 2; step++) stacked.play('move east').play('pick-up');
    expect([stacked.player.pack, stacked.player.counts]).toEqual([[{ kind: 'rock' }], [2]]);
    const text = makeCreature(stacked.player);
    expect(readCreature(DEPTHS, text)).toEqual(stacked.player);
    stacked.play('drop a');
    expect(stacked.player.counts).toEqual([1]);
    stacked.play('move west').play('throw a 4,1');
    expect(stacked.player.pack).toEqual([]);
  });

  it('of which only one of three can be taken lock the others', () => {
    const start = depthsStage([['######', '#@abc#', '######'], ['####']], {
      a: { item: { kind: 'scroll-map' } },
      b: { item: { kind: 'scroll-fire' } },
      c: { item: { kind: 'sword' } },
    });
    const choice = new Run(withCages(start)).play('move east').play('pick-up');
    expect(choice.eventsOf('locked')).toMatchObject([{ count: 2 }]);
    expect([choice.lying, choice.state.levels[0]?.choices]).toEqual([[], undefined]);
  });
});
