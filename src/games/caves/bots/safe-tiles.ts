import { hazardsOf } from '../rules/game/hazards.ts';
import { groundOf } from '../rules/model/ground.ts';
import type { Creature, Level } from '../rules/model/state.ts';
import { WALL } from '../rules/model/tiles.ts';
import type { Tiles } from '../rules/model/tiles.ts';

/** Cells of deep water, where things drift away. */
function waterOn({ content }: Creature, { tiles }: Level): readonly number[] {
  const { rows } = groundOf(content);
  const cells: number[] = [];
  for (let cell = 0; cell < tiles.length; cell++)
    if (rows[tiles.charCodeAt(cell)]?.drifts !== undefined) cells.push(cell);
  return cells;
}

/** Ground that a bot does not enter: traps, fire and bad gas; deep water, too; or none. */
export type Caution = 'hazards' | 'water' | 'none';

/** The known level with rock in place of what the bot does not enter. */
export function safeTiles(player: Creature, level: Level, caution: Caution): Tiles {
  const { content } = player;
  if (!groundOf(content).isAny || caution === 'none') return level.tiles;
  const water = caution === 'water' ? waterOn(player, level) : [];
  const cells = new Set([...hazardsOf(content, level), ...water]);
  const hazards = [...cells].sort((one, other) => one - other);
  let [text, copied] = ['', 0];
  for (const cell of hazards) {
    text += level.tiles.slice(copied, cell) + WALL;
    copied = cell + 1;
  }
  return text + level.tiles.slice(copied);
}
