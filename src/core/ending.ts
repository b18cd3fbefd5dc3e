import type { AnyGame, Outcome } from './game.ts';
import type { OptionValues } from './options.ts';

/** Ends of a match that the rules do not know: the reason, and the player who lost by it. */
export type Ending =
  { readonly reason: 'resigned' | 'time'; readonly by: number } | { readonly reason: 'agreed' };

/** First word of the transcript line for an ending. */
export const ENDING_WORD = 'end';

/** Formats an ending: "resigned p1", "time p2" or "agreed". */
export function makeEnding(ending: Ending): string {
  return ending.reason === 'agreed' ? ending.reason : `${ending.reason} p${ending.by + 1}`;
}

/** Parses the output of `makeEnding`. Returns undefined for other texts. */
export function parseEnding(text: string): Ending | undefined {
  if (text === 'agreed') return { reason: text };
  const [, reason, player] = /^(resigned|time) p([12])$/.exec(text) ?? [];
  if (reason !== 'resigned' && reason !== 'time') return undefined;
  return { reason, by: Number(player) - 1 };
}

/**
 * True for a match of two opponents, which can be resigned, drawn by agreement or lost on time.
 * Games without an evaluation may be cooperative.
 */
export function canEndEarly(
  game: Pick<AnyGame, 'players' | 'position' | 'evaluate'>,
  options: OptionValues,
): boolean {
  const isRated = game.position !== undefined || game.evaluate !== undefined;
  return isRated && game.players(options) === 2;
}

/** Result of a match of two players that ended in this state. Scores are those reached so far. */
export function outcomeOfEnding<S>(
  game: { scoreSoFar?(state: S): readonly number[] },
  state: S,
  ending: Ending,
): Outcome {
  const { reason } = ending;
  const winner = ending.reason === 'agreed' ? undefined : 1 - ending.by;
  const gained = [0, 1].map((player) => (winner === undefined ? 0 : player === winner ? 1 : -1));
  const winners = winner === undefined ? [] : [winner];
  return { scores: game.scoreSoFar?.(state) ?? gained, winners, reason };
}
