import { CHANCE } from '../core/index.ts';

/** One turn in the game's notation, and the entries of the log that it covers. */
export interface NotatedTurn {
  readonly by: number;
  readonly text: string;
  readonly first: number;
  readonly count: number;
}

/** Turns round by round: a round ends where the turn comes back to a seat, chance apart. */
export function roundsOf(turns: readonly NotatedTurn[]): (readonly NotatedTurn[])[] {
  const rounds: NotatedTurn[][] = [];
  let highest = Number.POSITIVE_INFINITY;
  for (const turn of turns) {
    if (turn.by !== CHANCE) {
      if (turn.by <= highest) rounds.push([]);
      highest = turn.by;
    }
    const round = rounds.at(-1);
    if (round === undefined) rounds.push([turn]);
    else round.push(turn);
  }
  return rounds;
}
