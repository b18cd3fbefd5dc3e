import type { AnyGame, GameEvent } from './game.ts';
import { Match } from './match.ts';
import type { AnyMatch, Played } from './match.ts';
import type { OptionValues } from './options.ts';
import type { Seed } from './random.ts';
import type { MatchFrom } from './resumption.ts';

/** Starts or resumes a match of a game from a mixed list. */
export function startMatch(
  game: AnyGame,
  options: OptionValues,
  seed: Seed,
  from: MatchFrom<unknown, AnyMatch> = {},
): AnyMatch {
  return new Match(game, options, seed, from);
}

/** Plays an action given as text. Unreadable actions are refused like illegal ones. */
export function playText(
  match: AnyMatch,
  text: string,
  by?: number,
  time?: number,
): Played<GameEvent> {
  const action = match.game.parseAction(match.state, text);
  if (action.ok) return match.play(action.value, by, time);
  const [problem] = action.problems;
  return { ok: false, problem: problem ?? { code: 'refused', message: 'The action was refused.' } };
}
