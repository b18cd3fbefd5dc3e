import { useEffect } from 'preact/hooks';
import { pageAudio } from '#web/audio/index.ts';

/** The music before an adventure begins. */
export function useMenuMusic(): void {
  useEffect(() => pageAudio.music('menu-main'), []);
}

/** What is heard when the dice game is left. */
export function useFarewell(): void {
  useEffect(
    () => () => {
      pageAudio.stop();
      pageAudio.play('leave');
    },
    [],
  );
}
