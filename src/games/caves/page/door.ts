import type { PageDoor } from '#games/page-door.ts';
import { CavesPicture } from './picture.tsx';
import { cavesSettings } from './settings/section.ts';

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
  view: {
    isText: () => cavesSettings.value.view === 'text',
    choose: (isText) => cavesSettings.change({ view: isText ? 'text' : 'tiles' }),
  },
  loadTiles: async () => (await import('./tiles/pictures.ts')).PICTURES,
};
