import { describe, expect, it } from 'vitest';
import { assertDefined, must } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import { attackOf, defenseOf, visionOf } from '#games/caves/rules/model/attributes.ts';
import type { EffectKind } from '#games/caves/rules/model/effects.ts';
import type { CavesEvent } from '#games/caves/rules/model/event.ts';
import { stepsBetween } from '#games/caves/rules/model/place.ts';
import type { PotionKind } from '#games/caves/rules/model/potions.ts';
import type { SpellKind } from '#games/caves/rules/model/spells.ts';
import type { CavesState, Creature } from '#games/caves/rules/model/state.ts';
import { attack } from '#games/caves/rules/turn/attack.ts';
import { CavesDraft } from '#games/caves/rules/turn/draft.ts';
import { affect, passEffects } from '#games/caves/rules/turn/effects.ts';
import { Run } from './run.ts';
import { colorOf, placeIn, scripted, stage } from './stage.ts';
import {
  EFFECT_KINDS,
  POTIONS,
  POTION_KINDS,
  SPELLS,
  SPELL_KINDS,
  effectRow,
} from '#test/games/caves/classic.ts';

const ROOM = ['#########', '#.......#', '#...@...#', '#.......#', '#.....g.#', '#########'];

function potion(kind: PotionKind) {
  return { kind: 'potion', color: colorOf(kind) } as const;
}

function playerIn({ creatures }: CavesState): Creature {
  const [player] = creatures;
  if (player?.kind !== 'player') throw new RangeError('the player is missing');
  return player;
}

function kindsOf(events: readonly CavesEvent[]): readonly string[] {
  return events.map(({ kind }) => kind);
}

function other({ creatures }: CavesState, kind: string): Creature | undefined {
  return creatures.find((one) => one.kind === kind);
}

describe('potions (B-17)', () => {
  const asleep = { hp: 66 };
  const ready = (hp: number, rows: readonly string[] = ROOM) =>
    stage(rows, {
      player: { hp, pack: [potion('health')] },
      creatures: { goblin: asleep },
    });

  it('heal, and are identified by everyone who sees it', () => {
    const { state, events } = caves.apply(ready(80), { kind: 'quaff', slot: 0 });
    const healed = events.find(({ kind }) => kind === 'healed');
    expect(healed).toMatchObject({ effect: 'health', amount: 15 });
    expect(events).toContainEqual({ kind: 'learned', color: colorOf('health'), potion: 'health' });
    expect(playerIn(state)).toMatchObject({ learned: [colorOf('health')], pack: [] });
    expect(other(state, 'goblin')?.learned).toEqual([colorOf('health')]);
    expect(caves.view(state, 0).potions[colorOf('health')]).toBe('health');
  });

  it('stay unknown to creatures behind a wall', () => {
    const rows = ['#########', '#...@...#', '#########', '#.....g.#', '#########'];
    const { state } = caves.apply(ready(80, rows), { kind: 'quaff', slot: 0 });
    expect(playerIn(state).learned).toEqual([colorOf('health')]);
    expect(other(state, 'goblin')?.learned).toEqual([]);
  });

  it('stay unknown without an effect', () => {
    const { state, events } = caves.apply(ready(100), { kind: 'quaff', slot: 0 });
    expect(kindsOf(events)).not.toContain('learned');
    expect(playerIn(state)).toMatchObject({ learned: [], pack: [] });
    expect(caves.view(state, 0).potions[colorOf('health')]).toBeNull();
  });

  it.each(POTION_KINDS)('act according to their rows: %s', (kind) => {
    const draft = new CavesDraft(stage(ROOM, { player: { hp: 50, mana: 1 } }), scripted());
    const { effect } = assertDefined(POTIONS[kind]);
    expect(affect(draft, 0, effect)).toBe(true);
    const { start, turns, bonus } = effectRow(effect);
    const { player } = draft;
    expect(player.hp).toBe(50 + (start?.hp ?? 0));
    expect(player.mana).toBe(Math.min(5, 1 + (start?.mana ?? 0)));
    expect(player.xp).toBe(start?.xpPerRank ?? 0);
    expect(player.effects).toEqual(turns > 0 ? [{ kind: effect, turns }] : []);
    expect(attackOf(player)).toBe(20 + (bonus?.attack ?? 0));
    expect(defenseOf(player)).toBe(5 + (bonus?.defense ?? 0));
    expect(visionOf(player)).toBe(9 + (bonus?.vision ?? 0));
  });

  it('of experience give five times the level, plus any levels gained', () => {
    const draft = new CavesDraft(stage(ROOM, { player: { xp: 80, rank: 2 } }), scripted());
    affect(draft, 0, 'experience');
    expect([draft.player.xp, draft.player.rank, draft.choices]).toEqual([90, 3, 1]);
  });
});

describe('effects', () => {
  function pass(draft: CavesDraft, turns: number) {
    for (let turn = 0; turn < turns; turn++) passEffects(draft, 0);
  }

  it('last for their stated duration', () => {
    const draft = new CavesDraft(stage(ROOM), scripted());
    affect(draft, 0, 'warrior');
    pass(draft, 19);
    expect(attackOf(draft.player)).toBe(25);
    pass(draft, 1);
    expect([attackOf(draft.player), defenseOf(draft.player)]).toEqual([20, 5]);
    expect(kindsOf(draft.events)).toEqual(['effect-begun', 'effect-ended']);
  });

  it('are extended by repetition', () => {
    const draft = new CavesDraft(stage(ROOM), scripted());
    affect(draft, 0, 'poison');
    pass(draft, 5);
    affect(draft, 0, 'poison');
    expect(draft.player.effects).toEqual([{ kind: 'poison', turns: 35 }]);
    pass(draft, 35);
    expect(draft.player).toMatchObject({ hp: 60, effects: [] });
  });

  it('kill and report the cause', () => {
    const draft = new CavesDraft(stage(ROOM, { player: { hp: 2 } }), scripted());
    affect(draft, 0, 'poison');
    pass(draft, 3);
    expect(draft.ending).toEqual({ kind: 'died', cause: { kind: 'effect', effect: 'poison' } });
  });

  it('occur with their stated chance', () => {
    const draft = new CavesDraft(stage(ROOM, { player: { hp: 50 } }), scripted(249, 250, 0));
    affect(draft, 0, 'inner-strength');
    pass(draft, 3);
    expect(draft.player.hp).toBe(52);
  });

  it('never heal beyond the maximum', () => {
    const draft = new CavesDraft(stage(ROOM, { player: { hp: 99 } }), scripted());
    affect(draft, 0, 'slow-heal');
    pass(draft, 1);
    expect(draft.player.hp).toBe(100);
  });

  const ailments = EFFECT_KINDS.flatMap((kind) =>
    (effectRow(kind).against ?? []).map((ailment) => ({ kind, ailment })),
  );

  it('include inner strength, which prevents others', () => {
    expect(ailments.map(({ kind, ailment }) => `${kind}: ${ailment}`)).toEqual([
      'inner-strength: poison',
      'inner-strength: venom',
      'inner-strength: numbness',
    ]);
  });

  it.each(ailments)('end $ailment when $kind begins', ({ kind, ailment }) => {
    const draft = new CavesDraft(stage(ROOM, { player: { hp: 50 } }), scripted(999));
    affect(draft, 0, 'warrior');
    affect(draft, 0, ailment);
    affect(draft, 0, kind);
    const { turns } = effectRow(kind);
    expect(draft.player.effects).toEqual([
      { kind: 'warrior', turns: 20 },
      { kind, turns },
    ]);
    expect(draft.events.slice(-2)).toMatchObject([
      { kind: 'effect-begun', effect: kind },
      { kind: 'effect-ended', effect: ailment },
    ]);
    pass(draft, 1);
    expect(draft.player.hp).toBe(50);
  });

  it.each(ailments)('prevent $ailment while $kind lasts', ({ kind, ailment }) => {
    const chance = Array<number>(effectRow(kind).turns).fill(999);
    const draft = new CavesDraft(stage(ROOM), scripted(...chance));
    affect(draft, 0, kind);
    pass(draft, chance.length - 1);
    expect(affect(draft, 0, ailment)).toBe(true);
    expect(draft.player.effects).toEqual([{ kind, turns: 1 }]);
    expect(draft.events.at(-1)).toMatchObject({ kind: 'effect-resisted', effect: ailment });
    pass(draft, 1);
    affect(draft, 0, ailment);
    expect(draft.player.effects).toMatchObject([{ kind: ailment }]);
  });

  it('are caused by spider bites', () => {
    const rows = ['####', '#@s#', '####'];
    const draft = new CavesDraft(stage(rows), scripted(2));
    const [, spider] = draft.crowd.all();
    if (spider !== undefined) attack(draft, spider, draft.player);
    const { turns } = effectRow('venom');
    expect(draft.player).toMatchObject({ hp: 97, effects: [{ kind: 'venom', turns }] });
  });
});

describe('spells (B-18)', () => {
  const at = placeIn(ROOM, '@');
  const BOOKS = [{ kind: 'white-book' }, { kind: 'blue-book' }] as const;
  const EMPTY_ROOM = ROOM.map((row) => row.replace('g', '.'));
  const reader = (changes: Partial<Creature>) =>
    stage(ROOM, {
      player: { pack: BOOKS, ...changes },
    });

  it('require mana', () => {
    const spell = { kind: 'cast', slot: 0, spell: 'minor-heal', at } as const;
    const state = reader({ mana: 3, hp: 50 });
    expect(caves.refuse(state, spell)?.message).toContain('point and mumble');
    const { state: after } = caves.apply(reader({ mana: 5, hp: 50 }), spell);
    expect(playerIn(after)).toMatchObject({ hp: 70, mana: 1 });
  });

  it('cost nothing without a target', () => {
    const spell = { kind: 'cast', slot: 0, spell: 'minor-heal', at: { x: 1, y: 1 } } as const;
    expect(caves.refuse(reader({}), spell)?.code).toBe('caves-cast-at-nothing');
  });

  it.each(SPELL_KINDS)('affect their targets: %s', (spell) => {
    const { mana, book, effect } = assertDefined(SPELLS[spell]);
    const slot = book === 'white-book' ? 0 : 1;
    const state = reader({ mana, maxMana: 20, hp: 30 });
    const { events } = caves.apply(state, { kind: 'cast', slot, spell, at });
    const specialEvents: Partial<Record<SpellKind, string>> = {
      'blood-to-mana': 'mana-gained',
      blink: 'blinked',
      'summon-bats': 'appeared',
      spark: 'hurt',
    };
    const defaultEvent = effectRow(effect).turns > 0 ? 'effect-begun' : 'healed';
    expect(kindsOf(events)).toContain(specialEvents[spell] ?? defaultEvent);
  });

  function cast(
    effect: EffectKind,
    rows = ROOM,
    changes: Partial<Creature> = {},
    ...ints: number[]
  ) {
    const draft = new CavesDraft(stage(rows, { player: changes }), scripted(...ints));
    return { draft, worked: affect(draft, 0, effect, 0) };
  }

  it('turn all but the last point of blood into mana', () => {
    expect(cast('blood-to-mana', ROOM, { mana: 1 }).draft.player).toMatchObject({
      hp: 96,
      mana: 5,
    });
    const weak = cast('blood-to-mana', ROOM, { mana: 0, hp: 3 });
    expect(weak.draft.player).toMatchObject({ hp: 1, mana: 2 });
    expect(cast('blood-to-mana', ROOM, { mana: 0, hp: 1 }).worked).toBe(false);
  });

  it('turn only a little blood into mana, and not again for a while', () => {
    const state = reader({ mana: 1, maxMana: 40, hp: 100 });
    const blood = { kind: 'cast', slot: 1, spell: 'blood-to-mana', at } as const;
    const { state: after, events } = caves.apply(state, blood);
    expect(playerIn(after)).toMatchObject({ hp: 90, mana: 10 });
    expect(kindsOf(events)).toContain('effect-begun');
    expect(caves.refuse(after, blood)?.code).toBe('caves-no-blood');
    expect(caves.refuse(reader({ hp: 1 }), blood)?.code).toBe('caves-last-blood');
  });

  it('provide no endless health', () => {
    let state = stage(EMPTY_ROOM, {
      player: { pack: BOOKS, hp: 60, mana: 0, maxMana: 40, food: 1_000_000, maxFood: 1_000_000 },
    });
    const minor = { kind: 'cast', slot: 0, spell: 'minor-heal', at } as const;
    const blood = { kind: 'cast', slot: 1, spell: 'blood-to-mana', at } as const;
    let healed = 0;
    const TURNS = 600;
    for (let turn = 0; turn < TURNS; turn++) {
      const spell = [minor, blood].find((one) => caves.refuse(state, one) === undefined);
      const { hp } = playerIn(state);
      state = caves.apply(state, spell ?? { kind: 'wait' }).state;
      if (spell !== undefined) healed += playerIn(state).hp - hp;
      // Always in need of healing.
      const creatures = state.creatures.map((one) => (one.id === 0 ? { ...one, hp: 60 } : one));
      state = { ...state, creatures };
    }
    expect(healed).toBeLessThan(TURNS / 3);
  });

  it('summon creatures that leave no corpse and give no experience or kill', () => {
    const state = stage(['#####', '#.@.#', '#####'], {
      player: { pack: [{ kind: 'blue-book' }], mana: 11, maxMana: 11, attack: 200 },
    });
    const playerPlace = placeIn(['#####', '#.@.#', '#####'], '@');
    const run = new Run(state).play(`cast a summon-bats ${playerPlace.x},${playerPlace.y}`);
    const bats = run.state.creatures.filter(({ kind }) => kind === 'bat');
    expect(bats.map(({ isSummoned }) => isSummoned)).toEqual([true, true]);
    expect(must(caves.parseState(caves.makeState(run.state)))).toEqual(run.state);
    const bat = assertDefined(
      bats.find(({ y, x }) => y === playerPlace.y && Math.abs(x - playerPlace.x) === 1),
    );
    run.play(`move ${bat.x < playerPlace.x ? 'west' : 'east'}`, 0.99);
    expect(run.eventsOf('killed')).toHaveLength(1);
    expect([run.player.xp, run.lying, run.state.deeds.kills]).toEqual([0, [], {}]);
  });

  it('blink to visible free ground within five cells (BM-10)', () => {
    const { draft } = cast('blink', ROOM, {}, 0, 5, 5, 5, 7, 7, 6, 4);
    // Out of the room to the west, to the player's own cell, onto the goblin; then a free cell.
    expect(draft.player).toMatchObject({ x: 5, y: 1 });
    expect(draft.events).toMatchObject([
      { kind: 'blinked', from: at, who: { x: 5, y: 1 } },
      { kind: 'effect-begun', effect: 'blink' },
    ]);
    expect(defenseOf(draft.player)).toBe(17);
    for (let seed = 0; seed < 50; seed++) {
      const random = new CavesDraft(stage(['###########', '#....@....#', '###########']));
      affect(random, 0, 'blink');
      expect(random.isGround(random.player)).toBe(true);
      expect(stepsBetween(random.player, { x: 5, y: 1 })).toBeLessThanOrEqual(5);
    }
  });

  it('blink in place if there is no room', () => {
    const draft = new CavesDraft(stage(['###', '#@#', '###']));
    affect(draft, 0, 'blink');
    expect(draft.player).toMatchObject({ x: 1, y: 1, effects: [{ kind: 'blink', turns: 8 }] });
    expect(draft.events.map(({ kind }) => kind)).toEqual(['effect-begun']);
  });

  it('summon one bat into each free adjacent cell (BM-09)', () => {
    const rows = ['#####', '#.#.#', '#.@g#', '#####'];
    const { draft } = cast('summon-bats', rows);
    const bats = draft.crowd.all().filter(({ kind }) => kind === 'bat');
    expect(bats.map(({ x, y }) => [x, y])).toEqual([
      [1, 2],
      [1, 1],
      [3, 1],
    ]);
    expect(new Set(draft.crowd.all().map(({ id }) => id)).size).toBe(5);
    expect(kindsOf(draft.events)).toEqual(['appeared', 'appeared', 'appeared']);
  });

  it('detect creatures behind walls as long as they last', () => {
    const rows = ['#########', '#...@...#', '#########', '#.....g.#', '#########'];
    const state = reader({ mana: 16, maxMana: 16 });
    const separated = stage(rows, { player: { ...playerIn(state), ...placeIn(rows, '@') } });
    expect(caves.view(separated, 0).creatures).toHaveLength(1);
    const playerPlace = placeIn(rows, '@');
    const spell = { kind: 'cast', slot: 1, spell: 'detect-creatures', at: playerPlace } as const;
    const { state: after } = caves.apply(separated, spell);
    expect(caves.view(after, 0).creatures).toHaveLength(2);
  });

  it('raise defence against all attackers while detecting creatures', () => {
    const blow = (effects: Creature['effects'], hardest: number) => {
      const player = { defense: 5, effects };
      const rows = ['####', '#@g#', '####'];
      const state = stage(rows, { player, creatures: { goblin: { attack: 20, pack: [] } } });
      const draft = new CavesDraft(state, scripted(hardest));
      const [, goblin] = draft.crowd.all();
      if (goblin !== undefined) attack(draft, goblin, draft.player);
      return 100 - draft.player.hp;
    };
    expect(blow([], 14)).toBe(15);
    expect(blow([{ kind: 'detect-creatures', turns: 2 }], 6)).toBe(7);
  });

  it('kill and credit the caster', () => {
    const rows = ['######', '#@..b#', '######'];
    const state = stage(rows, { player: { pack: [{ kind: 'blue-book' }] } });
    const weak = {
      ...state,
      creatures: state.creatures.map((one) => (one.kind === 'bat' ? { ...one, hp: 12 } : one)),
    };
    const bat = placeIn(rows, 'b');
    const { state: after, events } = caves.apply(weak, {
      kind: 'cast',
      slot: 0,
      spell: 'spark',
      at: bat,
    });
    expect(kindsOf(events).slice(0, 4)).toEqual(['cast', 'hurt', 'killed', 'gained-xp']);
    expect(playerIn(after).xp).toBe(15 + 5 - 1);
  });
});
