import { describe, expect, it } from 'vitest';
import { defaultOptions, must } from '#core';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { forecast } from '#games/rogue/rules/turn/triggers.ts';
import { readWorld } from '#games/rogue/rules/world/file/read-world.ts';
import { writeWorld } from '#games/rogue/rules/world/file/write-world.ts';
import { makeMaps, parseMaps } from '#games/rogue/rules/world/map-text.ts';
import type { RogueOptions } from '#games/rogue/rules/model/options.ts';
import { Run } from './stage.ts';

/** Options for worlds in files, by name; the run starts in the first. */
function linked(files: Readonly<Record<string, string>>): RogueOptions {
  const several = Object.keys(files).length > 1;
  const plans = Object.entries(files).map(([name, text]) => {
    const plan = must(readWorld(text).plan);
    return several ? { ...plan, name } : plan;
  });
  return { ...defaultOptions(rogue.options), world: 'file', map: makeMaps(plans) };
}

function runAt(files: Readonly<Record<string, string>>, health = 10): Run {
  const state = rogue.start(linked(files), 'stage');
  return new Run({ ...state, hero: { ...state.hero, health } });
}

/** A corridor one cell high with things in numbered cells. */
function corridor(cells: string, ...lines: readonly string[]): string {
  return [`${cells.length + 2} 3`, 'W'.repeat(cells.length + 2), `W${cells}W`]
    .concat('W'.repeat(cells.length + 2), ...lines)
    .join('\n');
}

const one = (cells: string, ...lines: readonly string[]) =>
  runAt({ one: corridor(cells, ...lines) });
const effectsOf = (run: Run) => run.eventsOf('triggered').map(({ effect }) => effect);

describe('triggers', () => {
  it('a coloured door refuses the hero until the key is held, then stays open', () => {
    const run = one('10.2', '0. Player', '1. Key red', '2. Door red');
    run.play('d');
    expect(run.refusal('d')).toBe('rogue-locked');
    run.play('a', 'a');
    expect(run.state.course?.keys).toEqual(['red']);
    run.play('d', 'd', 'd');
    expect(run.at).toEqual([4, 1]);
    expect(effectsOf(run)).toEqual([{ trigger: 'door', colour: 'red', isLocked: false }]);
    run.play('a', 'd');
    expect(run.events.map(({ kind }) => kind)).toEqual(['moved']);
  });

  it('a closed door hides what lies behind it', () => {
    const run = one('01.2', '0. Player', '1. Door', '2. Item Sword');
    const seen = () => rogue.view(run.state, 0).items !== undefined;
    expect(seen()).toBe(false);
    run.play('d');
    expect(seen()).toBe(true);
  });

  it('a plate opens closed gates and closes open ones', () => {
    const run = one('201.3', '0. Player', '1. Plate x', '2. Gate x open', '3. Gate x');
    run.play('d');
    expect(effectsOf(run)).toEqual([{ trigger: 'plate', opens: 1, closes: 1, jams: 0 }]);
    run.play('a');
    expect(run.refusal('a')).toBe('rogue-gate');
    run.play('d');
    expect(effectsOf(run)).toEqual([{ trigger: 'plate', opens: 1, closes: 1, jams: 0 }]);
  });

  it('a mob in an open gate keeps it open', () => {
    const run = one('01..2', '0. Player', '1. Plate x', '2. Gate x open', '2. Mob Mimic');
    run.play('d');
    expect(effectsOf(run)).toEqual([{ trigger: 'plate', opens: 0, closes: 0, jams: 1 }]);
  });

  it('spikes ignore armour and can kill', () => {
    const run = one('01', '0. Player', '1. Spikes 6');
    run.play('d');
    expect(run.hero.health).toBe(4);
    run.play('a', 'd');
    expect(run.state.ending).toEqual({ kind: 'died' });
    expect(effectsOf(run)).toEqual([{ trigger: 'spikes', damage: 6, health: 0 }]);
  });

  it('a well heals as often as it says, and waits for a wounded hero', () => {
    const run = runAt({ one: corridor('01', '0. Player', '1. Well 2') }, 4);
    run.play('d');
    expect(run.hero.health).toBe(10);
    run.play('a', 'd');
    expect(effectsOf(run)).toEqual([{ trigger: 'well', amount: 0, left: 1 }]);
  });

  it('a teleporter takes the hero away, where items are picked up', () => {
    const run = one('01W2', '0. Player', '1. Teleporter 2', '2. Item Dagger');
    run.play('d');
    expect(run.at).toEqual([4, 1]);
    expect(run.hero.slots[0]).toBe('dagger');
  });

  it('a teleporter is blocked by a mob at the far end', () => {
    const run = one('01W2', '0. Player', '1. Teleporter 2', '2. Mob Mimic');
    run.play('d');
    expect(run.at).toEqual([2, 1]);
    expect(effectsOf(run)).toMatchObject([{ trigger: 'teleporter', isBlocked: true }]);
  });

  it('a chest needs its key and a free slot', () => {
    const run = one('01.2', '0. Player', '1. Chest Sword blue', '2. Key blue');
    run.play('d');
    expect(effectsOf(run)).toMatchObject([{ result: 'locked' }]);
    run.play('d', 'd', 'a', 'a');
    expect(run.eventsOf('picked')).toMatchObject([{ item: 'sword', slot: 0 }]);
    run.play('a', 'd');
    expect(effectsOf(run)).toMatchObject([{ result: 'empty' }]);
  });

  it('a sign has its text in several languages', () => {
    const run = one('01', '0. Player', '1. Sign Mind the gap', '1. Sign [ru] Осторожно');
    run.play('d');
    const texts = [{ text: 'Mind the gap' }, { language: 'ru', text: 'Осторожно' }];
    expect(effectsOf(run)).toEqual([{ trigger: 'sign', texts }]);
  });
});

describe('goals', () => {
  it('the run is won at the goal once all treasures are found', () => {
    const run = one('102', '0. Player', '1. Goal Fetch', '2. Goal Reach');
    run.play('d');
    expect(run.state.ending).toBeUndefined();
    run.play('a', 'a', 'd', 'd');
    expect(run.state.ending).toEqual({ kind: 'won' });
    expect(rogue.turn(run.state)).toMatchObject({ kind: 'over', outcome: { winners: [0] } });
  });

  it('survival counts turns', () => {
    const run = one('0.', '0. Player', '0. Goal Survive 3').play('d', 'wait');
    expect(run.state.course?.goals).toEqual([{ kind: 'survive', total: 3, left: 1 }]);
    expect(run.play('wait').state.ending).toEqual({ kind: 'won' });
  });

  it('killing all mobs does not win if the goal is elsewhere', () => {
    const files = corridor('01.2', '0. Player', '1. Mob Ghost', '2. Goal Reach');
    const run = runAt({ one: files });
    run.state = { ...run.state, hero: { ...run.hero, level: 9 } };
    run.play('d');
    expect(run.state.mobsLeft).toBe(0);
    expect(run.state.ending).toBeUndefined();
    expect(run.play('d', 'd').state.ending).toEqual({ kind: 'won' });
  });

  it('without any goal, the last mob ends the run as before', () => {
    const run = runAt({ one: corridor('01.2', '0. Player', '1. Mob Ghost', '2. Sign Hi') });
    run.state = { ...run.state, hero: { ...run.hero, level: 9 } };
    expect(run.play('d').state.ending).toEqual({ kind: 'cleared' });
  });
});

const HOUSE = corridor('0.12', '0. Player', '1. Item Sword', '2. Exit cellar The Cellar');
const CELLAR = corridor('03.41', '0. Exit house', '1. Mob Mimic', '3. Goal Fetch', '4. Goal Clear');

describe('linked worlds', () => {
  it('keep the hero as he is and the worlds as he leaves them', () => {
    const run = runAt({ house: HOUSE, cellar: CELLAR });
    run.play('d', 'd', 'use', 'd');
    expect(run.eventsOf('entered')).toMatchObject([{ world: 'cellar', at: { x: 1, y: 1 } }]);
    expect(run.hero.worn.sword).toBe('sword');
    expect(run.state.course).toMatchObject({ world: 1, name: 'cellar' });
    run.play('d', 'a');
    expect(run.state.course).toMatchObject({ world: 0, name: 'house', treasures: 1 });
    expect(run.at).toEqual([4, 1]);
    expect(run.itemsAt(3, 1)).toEqual([]);
    run.play('a', 'd', 'd');
    expect(run.state.course?.triggers.map(({ uses }) => uses)).toEqual([1, 1]);
  });

  it('the goal to kill counts mobs in worlds that are not visited yet', () => {
    const run = runAt({ house: HOUSE, cellar: CELLAR });
    expect(run.state.course?.goals).toContainEqual({ kind: 'clear', total: 1, left: 1 });
    run.play('d', 'd', 'use', 'd', 'd', 'd', 'd', 'd');
    expect(run.state.ending).toEqual({ kind: 'won' });
  });

  it('are saved with every world that was visited', () => {
    const run = runAt({ house: HOUSE, cellar: CELLAR });
    for (const word of ['d', 'd', 'd', 'd', 'a', 'a']) {
      run.play(word);
      const text = rogue.makeState(run.state);
      const read = must(rogue.parseState(text));
      expect(rogue.makeState(read)).toBe(text);
      const view = rogue.makeState(rogue.view(run.state, 0));
      expect(rogue.makeState(must(rogue.parseState(view)))).toBe(view);
      run.state = read;
    }
  });

  it('refuse an exit to a world that is missing', () => {
    const map = makeMaps([must(readWorld(HOUSE).plan)]);
    expect(parseMaps(map)).toMatchObject({ ok: false, problems: [{ code: 'rogue-map' }] });
  });
});

const EVERYTHING = [
  '5 4',
  '012..',
  '34567',
  '89...',
  '.....',
  '0. Player',
  '0. Goal Survive 20',
  '0. Goal Clear',
  '1. Door',
  '2. Key yellow',
  '3. Gate hall open',
  '4. Plate hall',
  '5. Spikes',
  '6. Well 3',
  '7. Teleporter 9',
  '8. Sign 100 % “sure”; a @ b | c',
  '8. Sign [ru] Да',
  '9. Chest Sword yellow',
];

describe('the text of a world with every trigger', () => {
  const { plan, warnings } = readWorld(EVERYTHING.join('\n'));

  it('is read without problems and written back', () => {
    expect(warnings).toEqual([]);
    const { text } = must(writeWorld(must(plan)));
    expect(must(readWorld(text).plan)).toEqual(must(plan));
    expect(must(writeWorld(must(readWorld(text).plan))).text).toBe(text);
  });

  it('survives the line in saves', () => {
    const line = makeMaps([must(plan)]);
    expect(line).not.toContain('\n');
    expect(must(parseMaps(line))).toEqual([must(plan)]);
    expect(makeMaps(must(parseMaps(line)))).toBe(line);
  });
});

describe('the forecast', () => {
  it('equals the effect of every step onto a trigger', () => {
    const lines = ['1. Spikes 3', '2. Well', '3. Plate x', '4. Gate x', '5. Door', '6. Sign Hi'];
    const more = ['7. Goal Fetch', '8. Chest Dagger', '9. Key red'];
    const run = one('0123456789', '0. Player', '0. Goal Survive 99', ...lines, ...more);
    for (let x = 2; x <= 10; x++) {
      const expected = forecast(run.state, { x, y: 1 });
      run.play('d');
      expect(effectsOf(run)).toEqual(expected === undefined ? [] : [expected]);
    }
  });
});
