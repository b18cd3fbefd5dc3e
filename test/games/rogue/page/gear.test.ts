import { expect, test } from 'vitest';
import { ITEM_KINDS, ITEMS } from '#games/rogue/rules/index.ts';
import type { EquipmentType } from '#games/rogue/rules/index.ts';
import { worldShown } from '#games/rogue/page/game/shown.ts';
import type { Atlas } from '#games/rogue/page/tiles/atlas.ts';
import { SPRITES } from '#games/rogue/page/tiles/sprites.ts';
import { heroPicture } from '#games/rogue/page/world/sprites.ts';
import { runIn } from '../rules/stage.ts';

/** Names of the pictures of a hero with one item of equipment. */
function picturesOf(type: EquipmentType, kind: string): readonly string[] {
  const { state } = runIn(['@']);
  const worn = { ...state.hero.worn, [type]: kind };
  const { hero } = worldShown({ ...state, hero: { ...state.hero, worn } });
  const drawn: string[] = [];
  const atlas = { draw: (_pen: unknown, name: string) => void drawn.push(name) };
  const art = { atlas: atlas as unknown as Atlas, face: 'shades' } as const;
  heroPicture(art, hero, 0).draw({} as CanvasRenderingContext2D, { x: 0, y: 0 }, 64);
  return drawn;
}

const worn = ITEM_KINDS.flatMap((kind) => {
  const row = ITEMS[kind];
  return row.use === 'wear' ? [{ kind, type: row.type }] : [];
});

test('all equipment has a unique look on the hero', () => {
  const looks = worn.map(({ kind, type }) => picturesOf(type, kind));
  expect(worn.length).toBeGreaterThan(3);
  expect(new Set(looks.map((names) => names.join())).size).toBe(worn.length);
  for (const [at, { kind }] of worn.entries()) {
    const own = looks[at]?.find((name) => name.endsWith(kind));
    expect(SPRITES.has(own ?? '')).toBe(true);
  }
});
