import { must, startMatch } from '#core';
import type { AnyMatch } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { Rules } from '#games/zrf/rules/model/index.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { builtInFolders, builtInGames } from '#games/zrf/page/files/built-in.ts';
import { candidatesOf } from '#games/zrf/voice/selection.ts';
import type { Candidate } from '#games/zrf/voice/selection.ts';
import type { ZrfMatch } from '#games/zrf/page/game/match.ts';

const games = new Map<string, ZrfGame>();

/** A built-in game. */
export function ownGame(id: string): ZrfGame {
  const cached = games.get(id);
  if (cached !== undefined) return cached;
  const game = must(
    openRules(
      builtInFolders[builtInGames.find((own) => own.id === id)?.collection ?? 'rules'],
      `${id}.zrf`,
      id,
    ).game,
  );
  games.set(id, game);
  return game;
}

export function ownRules(id: string, variant = 0): Rules {
  const { key = '' } = ownGame(id).variants[variant] ?? {};
  return ownGame(id).playOf(key).rules;
}

/** A match after some moves in short notation. */
export function ownMatch(id: string, moves: readonly string[] = [], variant = 0): ZrfMatch {
  const game = ownGame(id);
  const { key = '' } = game.variants[variant] ?? {};
  const any: AnyMatch = startMatch(game, { variant: key }, 'test');
  const match = any as AnyMatch & ZrfMatch;
  for (const move of moves) {
    const played = match.play(must(game.parseAction(match.state, move)));
    if (!played.ok) throw new RangeError(played.problem.message);
  }
  return match;
}

export function candidatesIn(game: ZrfGame, state: ZrfState): readonly Candidate[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? candidatesOf(game.rulesOf(state), turn.actions) : [];
}

/** Index of a position by name. */
export function at(rules: Rules, name: string): number {
  return rules.board.positions.findIndex((position) => position.name === name);
}
