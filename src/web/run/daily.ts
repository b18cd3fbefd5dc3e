import { defaultOptions } from '#core';
import type { AnyGame } from '#core';
import { PERSON } from '#play';
import { dailySeed } from '#roguelike/daily.ts';
import type { NewGame } from '../board/game-page.ts';
import { saves } from '../storage/saves.ts';
import type { SavedGame } from '../storage/saves.ts';

/** Today in the player's time zone, as in ISO 8601. */
export function today(): string {
  return new Date().toLocaleDateString('sv');
}

/** The daily run of a date: default options, and the same seed for everyone. */
export function dailyRun(game: AnyGame, date: string, name: string): NewGame {
  return { options: defaultOptions(game.options), seats: [PERSON], seed: dailySeed(date), name };
}

/** The saved runs of the daily of a date, latest first. */
export function savedDailies(game: AnyGame, date: string): readonly SavedGame[] {
  const seed = dailySeed(date);
  // The seed ends the header, which is far shorter.
  const isDaily = ({ game: id, transcript }: SavedGame) =>
    id === game.id && transcript.slice(0, 2000).includes(`\nseed ${seed}\n`);
  return saves.value.filter(isDaily);
}
