import { expect, test } from 'vitest';
import { CLASSIC, DEPTHS } from '#games/caves/rules/index.ts';
import type { Creature } from '#games/caves/rules/index.ts';
import { itemRow } from '#games/caves/rules/model/content.ts';
import { Run } from '#test/games/caves/rules/run.ts';
import { depthsStage } from './stage.ts';
import type { Sign } from './stage.ts';

/** The hardest blows; creatures stay idle. */
const HARD = Array.from({ length: 40 }, () => 0.99);

const wielding = (kind: string) => ({ pack: [{ kind }], weapon: 0, hp: 500, maxHp: 500 });

/** A fungus that never dies. */
const fungus = (changes: Partial<Creature> = {}): Sign => ({
  creature: 'fungus',
  changes: { hp: 900, maxHp: 900, ...changes },
});

/** Wounds of those in the letters `a`, `b` and `c`, after a blow to the east on `a`. */
function blow(
  rows: readonly string[],
  weapon: string,
  signs: Readonly<Record<string, Sign>> = {},
): readonly number[] {
  const all = { a: fungus(), b: fungus(), c: fungus(), ...signs };
  const run = new Run(depthsStage([rows], all, wielding(weapon)));
  const ids = run.state.creatures.map(({ id, hp }) => ({ id, hp }));
  run.play('move east', ...HARD);
  return ids.slice(1).map(({ id, hp }) => {
    const after = run.state.creatures.find((one) => one.id === id);
    return hp - (after?.hp ?? 0);
  });
}

const CROWD = ['######', '#b...#', '#.@ac#', '#....#', '######'];

test('an axe hits all foes beside its wielder, a spear the one behind, a sword one alone', () => {
  const hit = (weapon: string) => blow(CROWD, weapon).map((wound) => wound > 0);
  expect(hit('sword')).toEqual([false, true, false]);
  expect(hit('axe')).toEqual([true, true, false]);
  expect(hit('spear')).toEqual([false, true, true]);
});

test('an axe spares allies and captives', () => {
  const row = ['######', '#b.d.#', '#.@ac#', '#....#', '######'];
  const signs = { b: fungus({ side: 'ally' }), d: fungus({ side: 'captive' }) };
  const [ally, captive, target] = blow(row, 'axe', signs);
  expect([ally, captive]).toEqual([0, 0]);
  expect(target).toBeGreaterThan(0);
});

test('a blow costs the same food, however many it hits', () => {
  const foodAfter = (weapon: string) =>
    new Run(depthsStage([CROWD], { a: fungus(), b: fungus(), c: fungus() }, wielding(weapon))).play(
      'move east',
      ...HARD,
    ).player.food;
  expect(foodAfter('axe')).toBe(foodAfter('sword'));
});

test.each(['web-shot', 'sleep'])('a dagger strikes three times as hard under %s', (effect) => {
  const helpless = { effects: [{ kind: effect, turns: 9 }] };
  const [free = 0] = blow(['#####', '#@a.#', '#####'], 'dagger');
  const [bound = 0] = blow(['#####', '#@a.#', '#####'], 'dagger', { a: fungus(helpless) });
  expect(bound).toBeGreaterThan(2 * free);
});

test('a staff adds to the damage and the healing of spells', () => {
  const { magic = 0 } = itemRow(DEPTHS, 'staff');
  expect(magic).toBeGreaterThan(0);
  const cast = (spell: string, pack: readonly { kind: string }[], weapon: number | null) => {
    const player = { pack, weapon, hp: 50, maxHp: 500, mana: 50, maxMana: 50 };
    const run = new Run(depthsStage([['#######', '#@..a.#', '#######']], { a: fungus() }, player));
    run.play(spell, ...HARD);
    return { healed: run.player.hp - 50, hurt: 900 - run.the('fungus').hp };
  };
  const books = [{ kind: 'white-book' }, { kind: 'blue-book' }];
  const armed = [...books, { kind: 'staff' }];
  const spark = (pack: readonly { kind: string }[], weapon: number | null) =>
    cast('cast b spark 4,1', pack, weapon).hurt;
  const heal = (pack: readonly { kind: string }[], weapon: number | null) =>
    cast('cast a minor-heal 1,1', pack, weapon).healed;
  expect(spark(armed, 2) - spark(books, null)).toBe(magic);
  expect(heal(armed, 2) - heal(books, null)).toBe(magic);
});

test('weapons of Classic have no such uses', () => {
  for (const { strikes, stabs, magic } of Object.values(CLASSIC.items))
    expect([strikes, stabs, magic]).toEqual([undefined, undefined, undefined]);
});
