import { describe, expect, test } from 'vitest';
import { must } from '#core';
import { makeDraft } from '#games/zrf/puzzles/draft/picture.ts';
import { readDraft } from '#games/zrf/puzzles/draft/read.ts';
import { openPuzzle, pose, poseText } from './layout.ts';
import type { Posed } from './layout.ts';

function draftLines({ game, state }: Posed): string[] {
  const draft = readDraft(game.rulesOf(state), state.cells);
  return draft.ok
    ? makeDraft(draft.value)
        .split('\n')
        .filter((line) => line !== 'title Puzzle')
    : draft.problems.map(({ code }) => code);
}

describe('reading drafts from foreign rules', () => {
  test('turns immovable pieces into walls', () => {
    const posed = poseText(`(game (title "Puzzle") (rules-of-blocks) (board (box a/b/c 2/1))
      (tile X 1 1) (piece (name Rock))
      (board-setup (You (X a2) (Rock b2)))
      (win-condition (You) (absolute-config X (c2))))`);
    expect(draftLines(posed)).toEqual(['X#.', '...', 'goal X c2']);
  });

  test('turns missing positions into walls if blocks still slide freely', () => {
    const rules = (tiles: string) => `(game (title "Puzzle") (rules-of-blocks)
      (board (box a/b/c 3/2/1) (kill-positions b2))
      (tile Xa 1 1) (tile Xb 1 2) (board-setup (You ${tiles}))
      (win-condition (You) (absolute-config Xa (c1))))`;
    expect(draftLines(poseText(rules('(Xa c3)')))).toEqual(['..X', '.#.', '...', 'goal X c1']);
    // The next row is two positions further, the one after it three.
    expect(draftLines(poseText(rules('(Xa c3) (Xb c2)')))).toEqual(['draft-other-moves']);
  });

  test('accepts boards of single positions', () => {
    const posed = poseText(`(game (title "Puzzle") (rules-of-blocks)
      (board
        (positions (p 0 0 9 9) (q 10 0 19 9) (r 10 10 19 19))
        (links e (p q)) (links w (q p)) (links s (q r)) (links n (r q)))
      (tile Stone 0 1) (board-setup (You (Stone p)))
      (win-condition (You) (absolute-config Stone (r))))`);
    expect(draftLines(posed)).toEqual(['A.', '#.', 'goal A b1']);
  });

  test('gives letters to blocks whose pieces have several names', () => {
    const posed = poseText(`(game (title "Puzzle") (rules-of-blocks) (board (box a/b/c 1))
      (tile Left 4 1) (tile Right 4 2) (board-setup (You (Left a1) (Right b1)))
      (win-condition (You) (absolute-config Right (c1))))`);
    expect(draftLines(posed)).toEqual(['AA.', 'goal A b1']);
  });

  test('rejects blocks that move only one way', () => {
    const posed = poseText(`(game (title "Cars") (rules-of-blocks) (board (box a/b/c 2/1))
      (piece (name Car) (attribute block 1) (moves (slide e) (slide w)))
      (board-setup (You (Car a2))) (win-condition (You) (absolute-config Car (c2))))`);
    expect(draftLines(posed)).toEqual(['draft-other-moves']);
  });

  test('rejects other goals', () => {
    const goals = [
      '(or (absolute-config A1 (c1)) (absolute-config B1 (c1)))',
      '(not (absolute-config A1 (a2)))',
    ];
    for (const goal of goals)
      expect(draftLines(pose('A.. B..', goal))).toEqual(['draft-other-goal']);
  });

  test('rejects other games and oversized boards', () => {
    const jumping = poseText(`(game (title "Jump") (rules-of-blocks) (board (box a/b/c 1))
      (piece (name Peg) (moves (e (verify not-empty?) e (verify empty?) add)))
      (board-setup (You (Peg a1 b1))) (win-condition (You) (absolute-config Peg (c1))))`);
    expect(draftLines(jumping)).toEqual(['draft-no-blocks-game']);
    const wide = poseText(`(game (title "Wide") (rules-of-blocks)
      (board (box a/b/c/d/e/f/g/h/i/j/k/l/m 1)) (tile X 0 1)
      (board-setup (You (X a1))) (win-condition (You) (absolute-config X (m1))))`);
    expect(draftLines(wide)).toEqual(['draft-no-board']);
  });
});

describe('reading drafts from built-in puzzles', () => {
  const goalsOf = (name: string) =>
    draftLines(openPuzzle(name)).filter((line) => line.startsWith('goal '));

  test('supports goals of one place, several places, equal blocks, and the whole board', () => {
    expect(goalsOf('century')).toEqual(['goal B b2']);
    expect(goalsOf('washington')).toEqual(['goal F a5 e5']);
    expect(goalsOf('century-mirror')).toContain('goal A C G H a4 d4 a1 d1');
    expect(goalsOf('fifteen-puzzle')).toHaveLength(15);
  });

  test('reads the author', () => {
    const { game, state } = openPuzzle('century');
    const draft = must(readDraft(game.rulesOf(state), state.cells));
    expect(draft.author).toBe('Made by John Horton Conway in 1975.');
    expect(draft.title).toBe('Century');
  });
});
