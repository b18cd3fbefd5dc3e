import { expect, test } from 'vitest';
import { must } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { isPuzzle } from '#games/zrf/puzzles/index.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { poseText, replay, solve } from './layout.ts';
import type { Posed } from './layout.ts';

function openRulesFile(name: string, variant: string): Posed {
  const { folder, main } = must(openFile(`content/rules/${name}.zrf`));
  const game = must(openRules(folder, main, name).game);
  return { game, state: game.start({ variant }, 'solved') };
}

/** Minimum steps as stated in the files; in peg solitaire each removes one peg. */
const ROWS = [
  ['sokoban', 'sokoban', 24],
  ['sokoban', 'round-the-mill', 32],
  ['sokoban', 'the-cellar', 60],
  ['peg-solitaire', 'cross', 5],
  ['peg-solitaire', 'fireplace', 10],
  ['peg-solitaire', 'peg-solitaire', 31],
] as const;

test.each(ROWS)('%s: %s in %i steps', (name, variant, steps) => {
  const posed = openRulesFile(name, variant);
  const answer = solve(posed, 'steps');
  expect(answer).toMatchObject({ kind: 'solved', optimum: steps });
  if (answer.kind !== 'solved') return;
  const end = replay(
    posed,
    answer.moves.flatMap((move) => move.steps),
  );
  expect(end.ending?.winners).toEqual([0]);
});

test('a game for two is not a puzzle', () => {
  const { game, state } = openRulesFile('tic-tac-toe', 'tic-tac-toe');
  expect(isPuzzle(game.playOf(state.variant))).toBe(false);
});

const LEAPER = `(board (box a/b/c/d 1)) (piece (name X) (moves (e e (verify empty?) add)))`;

test('unwinnable rules of any kind are searched completely', () => {
  const posed = poseText(`(game (title "Leaper") (players You) (turn-order You) ${LEAPER}
    (board-setup (You (X a1))) (win-condition (You) (absolute-config X (d1))))`);
  expect(solve(posed, 'steps')).toEqual({ kind: 'unsolvable', positions: 2, reason: 'searched' });
});

test('breadth-first search takes over if a step does not remove one piece', () => {
  const posed = poseText(`(game (title "Leaper") (players You) (turn-order You) ${LEAPER}
    (board-setup (You (X a1))) (win-condition (You) (and (pieces-remaining 1)
      (absolute-config X (c1)))))`);
  expect(solve(posed, 'steps')).toMatchObject({ kind: 'solved', optimum: 1 });
});
