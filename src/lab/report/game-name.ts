import type { Phrase } from './report.ts';

/** Name of a game in a sentence: its title if it is one of ours, otherwise its id. */
export function gameName(id: string): Phrase {
  return { id: 'lab-game', args: { game: id } };
}
