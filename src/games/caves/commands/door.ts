import type { CommandsDoor } from '#games/commands-door.ts';

export const door: CommandsDoor = {
  hasMenu: true,
  flags: {
    pack: async (cli, _game, path) => (await import('./pack-flag.ts')).readPackFlag(cli, path),
  },
  loadFiles: async () => (await import('./files.ts')).files,
};
