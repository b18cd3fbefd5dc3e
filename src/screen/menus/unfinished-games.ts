import { CHANCE, parseTranscript } from '#core';
import type { SavedGame } from '../model/environment.ts';

/** A game that is not over: whose it is, and how many actions it has. */
export interface GoingOn {
  readonly game: string;
  readonly entries: number;
}

/** Saves that are looked at, the latest first, and games that are named. */
const MAX_SAVES = 30;
const MAX_GAMES = 5;

/** The games that were played last and are not over, each by its latest save. */
export function gamesGoingOn(saves: readonly SavedGame[]): readonly GoingOn[] {
  const found = new Map<string, number>();
  for (const saved of saves.slice(0, MAX_SAVES)) {
    if (found.size === MAX_GAMES) break;
    const read = parseTranscript(saved.text);
    if (!read.ok || read.value.over !== undefined) continue;
    const { game, entries } = read.value;
    const actions = entries.filter(({ by }) => by !== CHANCE).length;
    if (!found.has(game)) found.set(game, actions);
  }
  return [...found].map(([game, entries]) => ({ game, entries }));
}
