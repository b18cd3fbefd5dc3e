import type { DiceServices } from '../voice/services.ts';
import type { CommandsDoor } from '#games/commands-door.ts';

export const door: CommandsDoor = {
  hasMenu: true,
  refusesBots: 'cli-not-for-dice',
  commands: [
    {
      name: 'balance',
      after: 'arena',
      about: 'cli-balance-about',
      usage: '[adventure]',
      load: async () => (await import('./balance.ts')).defineBalance,
    },
    {
      name: 'adventures',
      after: 'check',
      about: 'cli-adventures-about',
      usage: '',
      load: async () => (await import('./adventures.ts')).defineAdventures,
    },
  ],
  flags: { adventure: () => Promise.resolve(undefined) },
  loadLibrary: async () => (await import('./library.ts')).library,
  loadFiles: async () => (await import('./files.ts')).files,
};

export async function loadServices(): Promise<DiceServices> {
  return (await import('./services.ts')).diceServices;
}
