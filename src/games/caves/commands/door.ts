import type { CommandsDoor } from '#games/commands-door.ts';

export const door: CommandsDoor = {
  hasMenu: true,
  loadArena: async () => (await import('../lab/runs.ts')).cavesArena,
};
