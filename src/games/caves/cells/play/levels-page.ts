import { HEIGHT, playerOf, STEPS, WIDTH } from '../../rules/index.ts';
import type { CavesState, Place } from '../../rules/index.ts';
import { mapPage } from '#roguelike/screen/map-page.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { commandOf } from '#play';
import { climbOf, LEVEL_KEYS, stepOf } from '../../voice/keymap.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { drawRemembered, firstKnownPlace, isKnownLevel, mapArea } from '../map/map.ts';
import { centreOn } from '../map/window.ts';

/** Number of cells that a key scrolls the map by. */
const LEAP = 6;

/** The map of the known parts of every level, one level at a time. */
export function levelsPage(
  context: Context,
  path: readonly string[],
  view: CavesState,
  back: Screen,
): Screen {
  const player = playerOf(view);
  let { z } = player;
  let middle = { x: player.x, y: player.y };
  const go = (to: number) => {
    if (!isKnownLevel(view, to)) return;
    z = to;
    middle = to === player.z ? { x: player.x, y: player.y } : firstKnownPlace(view, to);
  };
  const { say } = context;
  const page = {
    path,
    about: () => say('caves-status-depth', { level: z + 1, depth: view.levels.length }),
    keys: LEVEL_KEYS,
    draw(grid: Grid, pageArea: Area) {
      const area = mapArea(pageArea);
      drawRemembered(grid, area, view, z, centreOn(middle, area));
    },
    press(key: Key) {
      const way = climbOf(key);
      const step = stepOf(key);
      if (way !== undefined) go(z + (way === 'up' ? -1 : 1));
      else if (commandOf(LEVEL_KEYS, key) === 'hero') go(player.z);
      else if (step !== undefined) {
        const { x, y } = STEPS[step.direction];
        middle = clampPlace({ x: middle.x + LEAP * x, y: middle.y + LEAP * y });
      }
    },
  };
  return mapPage(context, page, back);
}

/** The nearest place inside the level. */
function clampPlace({ x, y }: Place): Place {
  return { x: Math.max(0, Math.min(WIDTH - 1, x)), y: Math.max(0, Math.min(HEIGHT - 1, y)) };
}
