import { effect } from '@preact/signals';
import { settings } from '../storage/settings.ts';
import { PageAudio } from './page-audio.ts';

function makeAudio(): PageAudio {
  const audio = new PageAudio(() => settings.value.sound);
  effect(() => audio.follow());
  document.addEventListener('visibilitychange', () => audio.show(!document.hidden));
  return audio;
}

export type { Recording } from './page-audio.ts';

/** Audio of the page, at the volumes in the settings. */
export const pageAudio = makeAudio();
