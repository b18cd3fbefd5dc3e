import type { Place, RogueState } from '../../rules/index.ts';
import { itemsAround, mobsShown } from '../../voice/known.ts';
import type { DebugFacts } from '#roguelike/screen/debug-panel.ts';

const NEAR = 24;

export function debugFacts(state: RogueState, middle: Place): DebugFacts {
  const { hero, turns, mobsLeft, ending } = state;
  return {
    state: [ending?.kind ?? 'game'],
    lines: [
      `player ${hero.at.x}, ${hero.at.y}`,
      `camera ${middle.x}, ${middle.y}`,
      `mobs ${mobsShown(state).length} of ${mobsLeft}`,
      `items ${itemsAround(state, NEAR).length}`,
    ],
    turns,
  };
}
