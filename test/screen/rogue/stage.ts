import { rogueServices } from '../../../src/terminal/files/worlds.ts';
import type { Settings, Size } from '../../../src/screen/index.ts';
import { Stage } from '../stage.ts';

/** An arcade with the worlds that come with the game, opened at the menu of the tile roguelike. */
export function rogueStage(settings: Partial<Settings> = {}, size?: Size): Stage {
  return new Stage(settings, size, undefined, undefined, rogueServices).openEntry('rogue');
}
