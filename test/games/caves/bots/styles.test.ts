import { describe, expect, it } from 'vitest';
import { assertDefined, defaultOptions, makeStream } from '#core';
import { ALL_MINDS, findCavesMind } from '#games/caves/bots/index.ts';
import { itemWorth, isWanted } from '#games/caves/bots/gear.ts';
import { grow } from '#games/caves/bots/growing.ts';
import { CASTER, FIGHTER, THROWER } from '#games/caves/bots/style.ts';
import { cavesArena } from '#games/caves/lab/runs.ts';
import { caves, DEPTHS, playerOf } from '#games/caves/rules/index.ts';
import type { CavesOptions, Creature } from '#games/caves/rules/index.ts';
import { COLORS } from '#games/caves/rules/model/potions.ts';
import { depthsStage, withCages } from '../packs/stage.ts';
import type { Sign } from '../packs/stage.ts';

const OPTIONS: CavesOptions = { ...defaultOptions(caves.options), pack: 'depths' };
const player = playerOf(caves.start(OPTIONS, 'styles'));

function manaOf(spell: string): number {
  return assertDefined(DEPTHS.spells[spell]).mana;
}

describe('styles of bots', () => {
  it('are bots like the others', () => {
    const ids = ALL_MINDS.map(({ id }) => id);
    expect(ids).toEqual(['walker', 'fighter', 'thrower', 'caster', 'explorer']);
    expect(cavesArena.bots).toEqual(ids);
    for (const id of ids) expect(findCavesMind(id)?.id).toBe(id);
  });

  it.each(['fighter', 'thrower', 'caster'])('play the Depths: %s', (bot) => {
    const task = { bot, options: OPTIONS, seed: 'styles', index: 0, turns: 150 };
    const { figures } = cavesArena.play(task);
    expect(figures['turns']).toBeGreaterThan(20);
    expect(cavesArena.play(task).figures).toEqual(figures);
  });

  it('want other things', () => {
    const wants = (kind: string) =>
      [FIGHTER, THROWER, CASTER].map((style) => isWanted(player, { kind }, style));
    expect(wants('blue-book')).toEqual([false, false, true]);
    expect(wants('white-book')).toEqual([false, false, true]);
    expect(wants('javelin')).toEqual([false, true, false]);
    expect(wants('scale')).toEqual([true, true, true]);
  });

  it('prefer other weapons and growth', () => {
    const best = (style: typeof FIGHTER) => {
      const worth = (kind: string) => itemWorth(DEPTHS, { kind }, style);
      return ['axe', 'staff'].toSorted((one, other) => worth(other) - worth(one))[0];
    };
    expect([best(FIGHTER), best(CASTER)]).toEqual(['axe', 'staff']);
    const mage = { ...player, pack: [{ kind: 'blue-book' }] };
    const growths = [FIGHTER, CASTER].map((style) => grow(mage, style));
    expect(growths[0]).not.toEqual(growths[1]);
  });

  /** The first actions of a bot on a drawn level. */
  function played(rows: readonly string[], signs: Readonly<Record<string, Sign>>, turns: number) {
    const mind = assertDefined(findCavesMind('fighter'));
    const random = makeStream('styles', 'mind');
    let { state } = caves.apply(depthsStage([rows], signs), { kind: 'wait' });
    for (let turn = 0; turn < turns; turn++)
      state = caves.apply(state, mind.choose(caves.view(state, 0), random)).state;
    return state;
  }

  it('set captives free', () => {
    const signs = { C: { creature: 'fox', changes: { side: 'captive' as const } } };
    const { creatures } = played(['##########', '#@.....C##', '##########'], signs, 6);
    expect(creatures[1]?.side).toBe('ally');
  });

  it('go round deep water', () => {
    const signs = { s: { item: { kind: 'sword' } } };
    const rows = ['#########', '#...#####', '#.#...###', '#@~~s####', '#########'];
    for (let turns = 0; turns < 4; turns++) {
      const { x, y } = playerOf(played(rows, signs, turns));
      expect([turns, rows[y]?.[x]]).not.toEqual([turns, '~']);
    }
    const [start] = played(rows, signs, 4).creatures;
    expect(start).toMatchObject({ x: 4, y: 3 });
  });

  it('take the best thing of a choice', () => {
    const signs = { a: { item: { kind: 'tunic' } }, b: { item: { kind: 'platemail' } } };
    const rows = ['#########', '#@a....b#', '#########'];
    const { state: seen } = caves.apply(withCages(depthsStage([rows], signs)), { kind: 'wait' });
    const mind = assertDefined(findCavesMind('fighter'));
    const random = makeStream('styles', 'mind');
    let now = seen;
    for (let turn = 0; turn < 9; turn++)
      now = caves.apply(now, mind.choose(caves.view(now, 0), random)).state;
    expect(playerOf(now).pack.map((item) => item?.kind)).toEqual(['platemail']);
  });

  const ROW = '############';

  /** The choice of a bot who sees one creature to the east. */
  function choice(bot: string, creature: string, steps: number, hero: Partial<Creature>) {
    const rows = [ROW, `#@${'.'.repeat(steps - 1)}c${'.'.repeat(9 - steps)}#`, ROW];
    const stage = depthsStage([rows], { c: { creature } }, hero);
    const { state } = caves.apply(stage, { kind: 'wait' });
    const mind = assertDefined(findCavesMind(bot));
    return mind.choose(caves.view(state, 0), makeStream('styles', 'mind'));
  }

  it('keep mana for two heals, with the book for them', () => {
    const pack = [{ kind: 'blue-book' }, { kind: 'white-book' }];
    const spark = { kind: 'cast', spell: 'spark' };
    const enough = 2 * manaOf('major-heal') + manaOf('spark');
    const at = (mana: number) => choice('caster', 'jelly', 5, { pack, mana, maxMana: 20 });
    expect(at(enough)).toMatchObject(spark);
    expect(at(enough - 1)).not.toMatchObject(spark);
    const alone = { pack: [{ kind: 'blue-book' }], mana: 10, maxMana: 20 };
    expect(choice('caster', 'jelly', 5, alone)).toMatchObject(spark);
  });

  it('call bats against the strong, with mana for one heal left', () => {
    const pack = [{ kind: 'blue-book' }, { kind: 'white-book' }];
    const call = { kind: 'cast', spell: 'summon-bats' };
    const enough = manaOf('major-heal') + manaOf('summon-bats');
    const against = (foe: string, mana: number) =>
      choice('caster', foe, 5, { pack, mana, maxMana: 20 });
    expect(against('ogre', enough)).toMatchObject(call);
    expect(against('ogre', enough - 1)).not.toMatchObject(call);
    expect(against('bat', 20)).not.toMatchObject(call);
  });

  it('heal slowly in peace where that restores more for its mana', () => {
    const pack = [{ kind: 'white-book' }];
    const rows = [ROW, '#@.........#', ROW];
    const mind = assertDefined(findCavesMind('caster'));
    const chosen = (hp: number) => {
      const alone = depthsStage([rows], {}, { pack, hp, maxHp: 100, mana: 20, maxMana: 20 });
      return mind.choose(alone, makeStream('styles', 'mind'));
    };
    // A minor heal restores 20.
    const missing = (20 * manaOf('slow-heal')) / manaOf('minor-heal');
    expect(chosen(100 - missing)).toMatchObject({ kind: 'cast', spell: 'slow-heal' });
    expect(chosen(100 - missing + 1)).toMatchObject({ kind: 'cast', spell: 'minor-heal' });
  });

  it('throw flasks where the cloud does not reach them', () => {
    const thrown = { kind: 'throw' };
    const hero = (kind: string) => ({ pack: [{ kind }], hp: 40 });
    for (const flask of ['gas-flask', 'fire-flask']) {
      expect(choice('fighter', 'ogre', 4, hero(flask))).toMatchObject(thrown);
      expect(choice('fighter', 'ogre', 3, hero(flask))).not.toMatchObject(thrown);
    }
  });

  it('shoot where arrows hit harder than the missiles at hand', () => {
    const at = (...kinds: readonly string[]) =>
      choice('thrower', 'ogre', 8, { pack: kinds.map((kind) => ({ kind })), hp: 100 });
    expect(at('rock', 'bow')).toEqual({ kind: 'wear', slot: 1 });
    expect(at('javelin', 'bow')).toMatchObject({ kind: 'throw', slot: 0 });
  });

  it('do not wait for a thief who keeps away', () => {
    expect(choice('fighter', 'packrat', 8, {})).not.toEqual({ kind: 'wait' });
  });

  it('do not starve in front of prey that comes into sight and goes out of it', () => {
    const task = { bot: 'thrower', options: OPTIONS, seed: 'rate', index: 28, turns: 1200 };
    expect(cavesArena.play(task).words['ends']).not.toBe('hunger');
  });

  it('go on after a long stay', () => {
    const rows = [ROW, '#<>@.......#', '##########.#', '#..........#', ROW];
    const { state } = caves.apply(depthsStage([rows, rows]), { kind: 'wait' });
    const mind = assertDefined(findCavesMind('fighter'));
    const after = (turns: number) =>
      mind.choose(caves.view({ ...state, turns }, 0), makeStream('styles', 'mind'));
    expect(after(900)).toEqual({ kind: 'move', direction: 'east' });
    expect(after(901)).toEqual({ kind: 'move', direction: 'west' });
  });

  it('drink what makes them fight better when they fight', () => {
    const { potions } = depthsStage([[ROW]]);
    const color = assertDefined(COLORS.find((one) => potions[one] === 'archer'));
    const pack = [{ kind: 'potion', color } as const];
    const rows = [ROW, '#@.c.......#', ROW];
    const known = { ...depthsStage([rows], { c: { creature: 'ogre' } }, { pack, hp: 60 }) };
    const mind = assertDefined(findCavesMind('thrower'));
    const quaffs = { kind: 'quaff', slot: 0 };
    expect(mind.choose(known, makeStream('styles', 'mind'))).toMatchObject(quaffs);
    const alone = depthsStage([[ROW, '#@.........#', ROW]], {}, { pack, hp: 60 });
    expect(mind.choose(alone, makeStream('styles', 'mind'))).not.toMatchObject(quaffs);
  });
});
