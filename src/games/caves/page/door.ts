import type { PageDoor } from '#games/page-door.ts';
import type { CavesServices } from '../voice/services.ts';
import { CavesPicture } from './picture.tsx';

export const door: PageDoor = {
  Picture: CavesPicture,
  load: () => import('./index.ts'),
  topics: [
    'screen',
    'setup',
    'runs',
    'caves',
    'caves-screen',
    'caves-log',
    'caves-words',
    'caves-depths',
    'caves-page',
    'packs',
    'zip',
  ],
  hasText: true,
  loadView: async () => (await import('./settings/section.ts')).viewChoice,
  loadServices: async () => ({ caves: await loadServices() }),
  loadTiles: async () => (await import('./tiles/pictures.ts')).PICTURES,
};

export async function loadServices(): Promise<CavesServices> {
  return (await import('./packs/services.ts')).loadCavesServices();
}
