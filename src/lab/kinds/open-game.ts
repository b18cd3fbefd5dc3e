import { failed, makeProblem, parsed } from '#core';
import type { AnyGame, Parsed, Problem } from '#core';
import type { StudyGames } from '../study/kind.ts';
import type { Plan, PlannedGame } from '../study/plan.ts';

/** Opens the game of a plan; refuses plans for other rules. */
export async function openGame({ game }: Plan, games: StudyGames): Promise<Parsed<AnyGame>> {
  const found = await games.find(game);
  const { id, rules } = game;
  if (found === undefined) {
    return failed({
      code: 'plan-no-game',
      message: `The game ${id} cannot be opened.`,
      args: { game: id },
    });
  }
  return found.rules === rules ? parsed(found) : failed(otherRules(game, found.rules));
}

/** Problem of a plan for another version of the rules; `here` is the version of this build. */
export function otherRules({ id, rules }: PlannedGame, here: number): Problem {
  return {
    code: 'plan-rules',
    message: `The plan is for version ${rules} of the rules of ${id}; this is version ${here}.`,
    args: { game: id, rules, here },
  };
}

/** Throws if a move of the last match took too long to compute, which ended the match. */
export function requireQuickMoves(games: StudyGames, game: AnyGame, { options }: Plan): void {
  const [problem] = games.costlyMoves(game, options);
  if (problem !== undefined) throw new Error(makeProblem(problem));
}
