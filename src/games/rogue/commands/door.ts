import type { RogueServices } from '../voice/services.ts';
import type { CommandsDoor } from '#games/commands-door.ts';

export const door: CommandsDoor = {
  hasMenu: true,
  loadResolver: async () => (await import('./play-world.ts')).playWorld,
  loadFiles: async () => (await import('./files.ts')).files,
};

export async function loadServices(): Promise<RogueServices> {
  return (await import('./worlds.ts')).rogueServices;
}
