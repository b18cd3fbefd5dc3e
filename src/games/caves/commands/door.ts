import type { CommandsDoor } from '#games/commands-door.ts';

export const door: CommandsDoor = {
  hasMenu: true,
};
