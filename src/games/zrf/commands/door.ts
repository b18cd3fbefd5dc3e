import type { ZrfServices } from '../voice/services.ts';
import type { CommandsDoor } from '#games/commands-door.ts';
import type { StartedRules } from './services.ts';

export const door: CommandsDoor = {
  commands: [
    {
      name: 'solve',
      after: 'perft',
      about: 'cli-solve-about',
      usage: '<puzzle>',
      load: async () => (await import('./solve.ts')).defineSolve,
    },
    {
      name: 'tune',
      after: 'arena',
      about: 'cli-tune-about',
      usage: '<game>',
      load: async () => (await import('./tune/tune.ts')).defineTune,
    },
    {
      name: 'engine',
      after: 'arena',
      about: 'cli-engine-about',
      usage: '<protocol> <game>',
      load: async () => (await import('./engine/engine.ts')).defineEngine,
    },
  ],
  studies: {
    starts: {
      about: 'lab-starts-about',
      usage: '<puzzle>',
      load: async () => (await import('./starts.ts')).defineStarts,
    },
  },
  flags: {
    variant: async (cli, game, text) =>
      (await import('./variant.ts')).requireVariant(cli, game, text),
  },
  loadResolver: async () => (await import('./play-record.ts')).playRecord,
  loadLibrary: async () => (await import('./library.ts')).library,
  loadForeignSaves: async () => (await import('./foreign-saves.ts')).foreignSaves,
  loadFiles: async () => (await import('./files.ts')).files,
};

export async function loadServices(): Promise<ZrfServices> {
  return (await import('./services.ts')).rulesServices;
}

export async function startServices(): Promise<StartedRules> {
  return (await import('./services.ts')).startServices();
}
