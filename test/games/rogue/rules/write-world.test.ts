import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { CellSet } from '#kit/grid/cell-set.ts';
import { ITEM_KINDS, MOB_KINDS } from '#games/rogue/rules/world/kinds.ts';
import { readWorld } from '#games/rogue/rules/world/file/read-world.ts';
import { writeWorld } from '#games/rogue/rules/world/file/write-world.ts';
import { wallsOf } from '#games/rogue/rules/world/plan.ts';
import type { Place, WorldPlan } from '#games/rogue/rules/world/plan.ts';

const place = fc.record({
  x: fc.integer({ min: -40, max: 40 }),
  y: fc.integer({ min: -9, max: 9 }),
});
const keyOf = ({ x, y }: Place) => `${x},${y}`;

/** Any plan with nothing in walls and at most one mob or player per cell. */
const plan: fc.Arbitrary<WorldPlan> = fc
  .record({
    player: place,
    walls: fc.array(place, { maxLength: 60 }),
    items: fc.array(fc.record({ kind: fc.constantFrom(...ITEM_KINDS), at: place }), {
      maxLength: 15,
    }),
    mobs: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...MOB_KINDS), at: place }), {
      maxLength: 5,
      selector: ({ at }) => keyOf(at),
    }),
  })
  .map(({ player, walls, items, mobs }) => {
    const set = new CellSet();
    for (const { x, y } of walls) set.add(x, y);
    for (const { x, y } of [player, ...items.map(({ at }) => at), ...mobs.map(({ at }) => at)]) {
      set.delete(x, y);
    }
    return {
      walls: set,
      player,
      items: items.map(({ kind, at }) => ({ kind, ...at })),
      mobs: mobs
        .filter(({ at }) => keyOf(at) !== keyOf(player))
        .map(({ kind, at }) => ({ kind, ...at })),
    };
  });

/** The plan shifted to the field's coordinates. */
function moved({ walls, player, items, mobs }: WorldPlan, left: number, top: number) {
  const at = <P extends Place>(one: P) => ({ ...one, x: one.x - left, y: one.y - top });
  const cells: string[] = [];
  for (let y = -9; y <= 9; y++) {
    for (let x = -40; x <= 40; x++) if (walls.has(x, y)) cells.push(keyOf(at({ x, y })));
  }
  return { cells, player: at(player), items: items.map(at), mobs: mobs.map(at) };
}

function listed({ walls, player, items, mobs }: WorldPlan) {
  const cells: string[] = [];
  for (let y = 0; y <= 18; y++) {
    for (let x = 0; x <= 80; x++) if (walls.has(x, y)) cells.push(keyOf({ x, y }));
  }
  return { cells, player, items, mobs };
}

describe('a written world', () => {
  it('parses as the same world and writes the same text again', () => {
    fc.assert(
      fc.property(plan, (world) => {
        const { text, left, top } = must(writeWorld(world));
        const { plan: read, warnings } = readWorld(text);
        expect(warnings).toEqual([]);
        expect(listed(must(read))).toEqual(moved(world, left, top));
        expect(must(writeWorld(must(read)))).toEqual({ text, left: 0, top: 0 });
      }),
    );
  });

  it('is minimal and readable', () => {
    const walls = wallsOf(['###', '#.#', '###'], -1, -1);
    const items = [{ kind: 'golden-apple', x: 3, y: 0 }] as const;
    const mobs = [{ kind: 'ghost', x: 2, y: 1 }] as const;
    const written = must(writeWorld({ walls, player: { x: 0, y: 0 }, items, mobs }));
    expect(written).toMatchObject({ left: -1, top: -1 });
    expect(written.text).toBe(
      [
        '5 3',
        'WWW..',
        'W0W.1',
        'WWW2.',
        '0. Player',
        '1. Item GoldenApple',
        '2. Mob Ghost',
        '',
      ].join('\n'),
    );
  });

  it('leaves the player in a wall if the format allows it', () => {
    const inWall = { walls: wallsOf(['#']), player: { x: 0, y: 0 }, items: [], mobs: [] };
    expect(must(writeWorld(inWall)).text).toBe('1 1\nW\n');
    const written = writeWorld({ ...inWall, items: [{ kind: 'sword', x: -1, y: 0 }] });
    expect(written.ok ? [] : written.problems).toMatchObject([
      { code: 'E_IN_WALL', args: { x: 0, y: 0 } },
    ]);
  });

  it('cannot exceed the maximum file size', () => {
    const farWorld = { walls: wallsOf([]), player: { x: 5000, y: 5000 }, items: [], mobs: [] };
    const written = writeWorld(farWorld);
    expect(written.ok ? [] : written.problems).toMatchObject([{ code: 'E_TOO_LARGE' }]);
  });
});
