import { CHANCE, parseTranscript } from '#core';
import type { SavedGame } from '../model/environment.ts';

/** Unfinished game: its id and its number of actions. */
export interface UnfinishedGame {
  readonly game: string;
  readonly entries: number;
}

/** Maximum number of saves searched, latest first, and of games listed. */
const MAX_SAVES = 30;
const MAX_GAMES = 5;

/** Most recent unfinished games, each by its latest save. */
export function findUnfinishedGames(saves: readonly SavedGame[]): readonly UnfinishedGame[] {
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
