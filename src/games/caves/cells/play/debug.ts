import { creaturesInSight, playerOf } from '../../rules/index.ts';
import type { CavesState } from '../../rules/index.ts';
import type { DebugFacts } from '#roguelike/screen/debug-panel.ts';

/** The debug panel tells no more than the player may know. */
export function debugFacts(view: CavesState): DebugFacts {
  const { creatures, turns, ending, options } = view;
  const { x, y, z, food, maxFood, xp } = playerOf(view);
  return {
    state: [ending?.kind ?? 'game', options.mode],
    lines: [
      `player ${x}, ${y}, ${z}`,
      `food ${food} of ${maxFood}, xp ${xp}`,
      `creatures ${creatures.length}, in sight ${creaturesInSight(view).length}`,
    ],
    turns,
  };
}
