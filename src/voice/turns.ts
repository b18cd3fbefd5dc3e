import { CHANCE } from '#core';
import type { MessageArgs } from '#i18n';
import type { Say } from '#i18n/say.ts';

/** One turn in the game's notation, with the range of log entries it covers. */
export interface NotatedTurn {
  readonly by: number;
  readonly text: string;
  readonly first: number;
  readonly count: number;
  /** Message id of a name that replaces the text. */
  readonly word?: string;
  readonly args?: MessageArgs;
}

/** Turns with their names translated. */
export function translateTurns(turns: readonly NotatedTurn[], say: Say): NotatedTurn[] {
  return turns.map((turn) => {
    return turn.word === undefined ? turn : { ...turn, text: say(turn.word, turn.args) };
  });
}

/** Groups turns into rounds. A new round starts when a seat moves again, ignoring chance. */
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
