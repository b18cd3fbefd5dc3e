import { failed, makeProblem, parsed } from '#core';
import type { AnyGame, Parsed } from '#core';
import type { StudyGames } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';

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
  if (found.rules === rules) return parsed(found);
  return failed({
    code: 'plan-rules',
    message: `The plan is for version ${rules} of the rules of ${id}; this is version ${found.rules}.`,
    args: { game: id, rules, here: found.rules },
  });
}

/** Throws if a move of the last match took too long to compute, which ended the match. */
export function requireQuickMoves(games: StudyGames, game: AnyGame, { options }: Plan): void {
  const [problem] = games.costlyMoves(game, options);
  if (problem !== undefined) throw new Error(makeProblem(problem));
}
