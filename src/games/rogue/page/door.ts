import type { RogueServices } from '../voice/services.ts';
import type { PageDoor } from '#games/page-door.ts';
import { RoguePicture } from './picture.tsx';

export const door: PageDoor = {
  Picture: RoguePicture,
  load: () => import('./index.ts'),
  topics: ['rogue', 'runs', 'rogue-words', 'rogue-things', 'rogue-floors', 'rogue-page', 'worlds'],
  hasText: true,
};

export async function loadServices(): Promise<RogueServices> {
  return (await import('./services.ts')).rogueServices;
}
