import type { PageDoor } from '#games/page-door.ts';
import { ZrfPicture } from './picture.tsx';
import type { ZrfPageServices } from './services.ts';

export const door: PageDoor = {
  Picture: ZrfPicture,
  load: () => import('./pages.tsx'),
  topics: [
    'zrf',
    'boards',
    'analysis',
    'records',
    'clock',
    'looks',
    'rules',
    'zip',
    'editor',
    'sliding',
  ],
};

export async function loadServices(): Promise<ZrfPageServices> {
  return (await import('./services.ts')).loadServices();
}
