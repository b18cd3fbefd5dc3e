import type { Rules } from '../rules/index.ts';

/** Players who take turns, by seat. */
export function seatsOf({ players }: Rules): number[] {
  return [...players.keys()].filter((player) => players[player]?.kind === 'decides');
}
