import type { AnyGame, Outcome } from './game.ts';
import type { OptionValues } from './options.ts';

/**
 * Ends of a match that the rules do not know: the reason, and the player who lost by it. Time that
 * runs out against a player who can no longer win draws.
 */
export type Ending =
  | { readonly reason: 'resigned'; readonly by: number }
  | { readonly reason: 'time'; readonly by: number; readonly isDrawn?: true }
  | { readonly reason: 'agreed' };

/** First word of the transcript line for an ending. */
export const ENDING_WORD = 'end';

const DRAWN = ' drawn';

/** True for an ending that no one wins. */
export function isDrawnEnding(ending: Ending): boolean {
  return ending.reason === 'agreed' || (ending.reason === 'time' && ending.isDrawn === true);
}

/** Formats an ending: "resigned p1", "time p2", "time p2 drawn" or "agreed". */
export function makeEnding(ending: Ending): string {
  if (ending.reason === 'agreed') return ending.reason;
  return `${ending.reason} p${ending.by + 1}${isDrawnEnding(ending) ? DRAWN : ''}`;
}

/** Parses the output of `makeEnding`. Returns undefined for other texts. */
export function parseEnding(text: string): Ending | undefined {
  if (text === 'agreed') return { reason: text };
  const [, reason, player, drawn] = /^(resigned|time) p([12])( drawn)?$/.exec(text) ?? [];
  const by = Number(player) - 1;
  if (reason === 'time')
    return drawn === undefined ? { reason, by } : { reason, by, isDrawn: true };
  return reason === 'resigned' && drawn === undefined ? { reason, by } : undefined;
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

/** Ending for a player whose time ran out in this state. */
export function timeEnding<S>(
  game: { canWin?(state: S, player: number): boolean },
  state: S,
  by: number,
): Ending {
  const isDrawn = game.canWin?.(state, 1 - by) === false;
  return isDrawn ? { reason: 'time', by, isDrawn } : { reason: 'time', by };
}

/** Result of a match of two players that ended in this state. Scores are those reached so far. */
export function outcomeOfEnding<S>(
  game: { scoreSoFar?(state: S): readonly number[] },
  state: S,
  ending: Ending,
): Outcome {
  const { reason } = ending;
  const winner = ending.reason === 'agreed' || isDrawnEnding(ending) ? undefined : 1 - ending.by;
  const gained = [0, 1].map((player) => (winner === undefined ? 0 : player === winner ? 1 : -1));
  const winners = winner === undefined ? [] : [winner];
  return { scores: game.scoreSoFar?.(state) ?? gained, winners, reason };
}
