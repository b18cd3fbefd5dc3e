import { parsed } from '#core';
import { rogueServices } from '#games/rogue/commands/worlds.ts';
import type { Settings, Size } from '#screen';
import { Stage } from '#test/screen/stage.ts';

/**
 * An arcade opened at the tile roguelike's menu; every world file has the text `file`, if present.
 */
export function rogueStage(settings: Partial<Settings> = {}, size?: Size, file?: string): Stage {
  const services =
    file === undefined ? rogueServices : { ...rogueServices, read: () => parsed(file) };
  return new Stage(settings, size, undefined, undefined, services).openEntry('rogue');
}
