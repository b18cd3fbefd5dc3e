import { hazardsOf } from '../rules/game/hazards.ts';
import { groundOf } from '../rules/model/ground.ts';
import type { Creature, Level } from '../rules/model/state.ts';
import { WALL } from '../rules/model/tiles.ts';
import type { Tiles } from '../rules/model/tiles.ts';

/** The known level with rock in place of what the bot does not enter: traps, fire, bad gas. */
export function safeTiles({ content }: Creature, level: Level): Tiles {
  if (!groundOf(content).isAny) return level.tiles;
  const hazards = [...hazardsOf(content, level)].sort((one, other) => one - other);
  let [text, copied] = ['', 0];
  for (const cell of hazards) {
    text += level.tiles.slice(copied, cell) + WALL;
    copied = cell + 1;
  }
  return text + level.tiles.slice(copied);
}
