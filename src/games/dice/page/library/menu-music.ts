import { useEffect } from 'preact/hooks';
import { pageAudio } from '#web/audio/index.ts';

/** Plays the menu music until an adventure begins. */
export function useMenuMusic(): void {
  useEffect(() => pageAudio.music('menu-main'), []);
}

/** Plays the closing sound when the dice game is left. */
export function useFarewell(): void {
  useEffect(
    () => () => {
      pageAudio.stop();
      pageAudio.play('leave');
    },
    [],
  );
}
