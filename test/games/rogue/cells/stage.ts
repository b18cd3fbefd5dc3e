import { parsed } from '#core';
import { rogueServices } from '#games/rogue/commands/worlds.ts';
import type { WorldSet } from '#games/rogue/voice/services.ts';
import type { Settings, Size } from '#screen';
import { Stage } from '#test/screen/stage.ts';

/**
 * An arcade opened at the tile roguelike's menu; every world file has the text `file`, if present.
 */
export function rogueStage(settings: Partial<Settings> = {}, size?: Size, file?: string): Stage {
  const services =
    file === undefined ? rogueServices : { ...rogueServices, read: () => parsed(setOf(file)) };
  return new Stage(settings, size, undefined, undefined, services).openEntry('rogue');
}

function setOf(text: string): WorldSet {
  const start = { name: 'world', text };
  return { start, files: [start] };
}
