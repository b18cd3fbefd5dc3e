import type { PageDoor } from '#games/page-door.ts';
import { CavesPicture } from './picture.tsx';

export const door: PageDoor = {
  kind: 'text',
  Picture: CavesPicture,
  topics: ['setup', 'runs', 'caves', 'caves-screen', 'caves-log', 'caves-words', 'caves-depths'],
  isDark: true,
  loadTiles: async () => (await import('./tiles/pictures.ts')).PICTURES,
};
