import type { Language, Messages } from '#i18n';
import type { DiceServices } from '../voice/services.ts';
import type { PageDoor } from '#games/page-door.ts';
import { DicePicture } from './picture.tsx';

export const door: PageDoor = {
  Picture: DicePicture,
  load: () => import('./index.ts'),
  topics: [
    'dice-words',
    'dice-acts',
    'dice-marks',
    'dice-endless',
    'dice-keepsakes',
    'dice-offers',
    'dice-play',
    'dice-screens',
    'dice-story',
    'dice-page',
    'dice-table',
    'packs',
    'zip',
  ],
  quickStart: 'tide-bells:play',
  hasText: true,
};

export async function loadServices(
  messages: (language: Language) => Messages,
): Promise<DiceServices> {
  return (await import('./services.ts')).loadServices(messages);
}
