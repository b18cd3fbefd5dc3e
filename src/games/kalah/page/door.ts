import type { PageDoor } from '#games/page-door.ts';
import { KalahPicture } from './picture.tsx';

export const door: PageDoor = {
  Picture: KalahPicture,
  load: () => import('./index.ts'),
  topics: ['kalah', 'clock'],
};
