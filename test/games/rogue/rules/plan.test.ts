import { describe, expect, it } from 'vitest';
import { ITEM_KINDS, MOB_KINDS, wordOf } from '#games/rogue/rules/world/kinds.ts';
import { rowsOf, wallsOf } from '#games/rogue/rules/world/plan.ts';
import type { WorldPlan } from '#games/rogue/rules/world/plan.ts';

describe('the plan of a world', () => {
  it('has ground everywhere except at walls', () => {
    const plan: WorldPlan = {
      walls: wallsOf(['##', '#.'], -1, -1),
      player: { x: 0, y: 0 },
      items: [{ kind: 'sword', x: 2, y: 0 }],
      mobs: [],
    };
    expect(rowsOf(plan.walls, -2, -2, 4, 4)).toEqual(['....', '.##.', '.#..', '....']);
    expect(plan.walls.has(plan.player.x, plan.player.y)).toBe(false);
  });

  it('writes kinds in file notation', () => {
    expect(ITEM_KINDS.slice(0, 2).map(wordOf)).toEqual(['Sword', 'GoldenApple']);
    expect(MOB_KINDS.slice(0, 4).map(wordOf)).toEqual(['Mimic', 'Ghost', 'Robot', 'Wizard']);
  });
});
