import { saves } from '#web/storage/saves.ts';
import type { SavedGame } from '#web/storage/saves.ts';
import type { CavesGamePage } from './caves-page.ts';

const PLAYED = 'turnwright.played.caves';

/** The run played in this tab, which a reload continues. */
export function playedRun(): SavedGame | undefined {
  try {
    const name = sessionStorage.getItem(PLAYED);
    return saves.peek().find((save) => save.id === name && !save.over);
  } catch {
    return undefined;
  }
}

/** Remembers the run played in this tab, or that there is none. */
export function keepPlayed(gamePage: CavesGamePage): void {
  try {
    if (gamePage.model.peek() === undefined) sessionStorage.removeItem(PLAYED);
    else sessionStorage.setItem(PLAYED, gamePage.saveId);
  } catch {
    // Without storage, a reload opens the menu of runs.
  }
}
