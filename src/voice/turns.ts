import { CHANCE } from '#core';
import type { MessageArgs } from '#i18n';
import type { Say } from '#i18n/say.ts';

/** One turn in the game's notation, and the entries of the log that it covers. */
export interface NotatedTurn {
  readonly by: number;
  readonly text: string;
  readonly first: number;
  readonly count: number;
  /** What the turn is called in place of its text, as the id of a message. */
  readonly word?: string;
  readonly args?: MessageArgs;
}

/** Turns as they are shown in a language. */
export function inWords(turns: readonly NotatedTurn[], say: Say): NotatedTurn[] {
  return turns.map((turn) => {
    return turn.word === undefined ? turn : { ...turn, text: say(turn.word, turn.args) };
  });
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
