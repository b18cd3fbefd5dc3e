import type { CommandsDoor } from '#games/commands-door.ts';
import type { CavesServices } from '../voice/services.ts';

export const door: CommandsDoor = {
  hasMenu: true,
  flags: {
    pack: async (cli, _game, path) => (await import('./pack-flag.ts')).readPackFlag(cli, path),
  },
  loadFiles: async () => (await import('./files.ts')).files,
};

export async function loadServices(): Promise<CavesServices> {
  return (await import('./own-packs.ts')).cavesServices;
}
