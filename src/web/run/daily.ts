import { isDaily } from '#roguelike/daily.ts';
import { saves } from '../storage/saves.ts';
import type { SavedGame } from '../storage/saves.ts';

/** The saved daily runs of a game and a date, latest first. */
export function savedDailies(game: string, date: string): readonly SavedGame[] {
  return saves.value.filter((save) => save.game === game && isDaily(save.transcript, date));
}
