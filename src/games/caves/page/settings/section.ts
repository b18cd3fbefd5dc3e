import type { ViewChoice } from '#games/page-door.ts';
import { section } from '#web/storage/settings.ts';
import { parseCaves } from './caves-settings.ts';

export const cavesSettings = section('caves', parseCaves);

/** The choice between tiles and text screens. */
export const viewChoice: ViewChoice = {
  isText: () => cavesSettings.value.view === 'text',
  choose: (isText) => cavesSettings.change({ view: isText ? 'text' : 'tiles' }),
};
