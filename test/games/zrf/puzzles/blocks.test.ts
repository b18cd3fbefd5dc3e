import { describe, expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { openPuzzle, pose, poseText } from './layout.ts';
import type { Posed } from './layout.ts';

const UNREACHABLE_GOAL = '(absolute-config A1 A2 (a1))';

function actionsOf({ game, state }: Posed) {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions : [];
}

function textsOf(posed: Posed): string[] {
  return actionsOf(posed).map((action) => posed.game.makeAction(posed.state, action));
}

describe('tiles of equal value', () => {
  test('move together, and only if all of them can', () => {
    const posed = pose('AA. AB. ...', UNREACHABLE_GOAL);
    expect(textsOf(posed).sort()).toEqual(['B1 b2 - b1', 'B1 b2 - c2']);
    const freed = pose('AA. A.B ...', UNREACHABLE_GOAL);
    expect(textsOf(freed)).toContain('A1 a3 x a2 A2 b3 - b2 A3 a2 - a1');
    expect(textsOf(freed)).toContain('A1 a3 x b3 A2 b3 - c3 A3 a2 - b2');
  });

  test.each(['distinct', 'all', 'unique', 'true'])('are one action per direction: %s', (value) => {
    const posed = pose('AA. AA. ...', UNREACHABLE_GOAL, `(option "sliding-puzzle" ${value})`);
    const texts = textsOf(posed);
    expect(texts).toHaveLength(2);
    expect(new Set(texts).size).toBe(2);
  });

  test('can be dragged by any tile', () => {
    const posed = pose('AA. AA. ...', UNREACHABLE_GOAL);
    const [east] = actionsOf(posed).filter((action) =>
      posed.game.makeAction(posed.state, action).includes('b3 - c3'),
    );
    for (const text of ['a3-b3', 'b3c3', 'a2 b2', 'B2-C2']) {
      expect(must(posed.game.parseAction(posed.state, text))).toEqual(east);
    }
  });

  test('may be split: the block still moves as one', () => {
    const posed = pose('A.. ... ..A', UNREACHABLE_GOAL);
    expect(textsOf(posed)).toEqual([]);
    const loose = pose('A... .... ..A. ....', UNREACHABLE_GOAL);
    expect(textsOf(loose).sort()).toEqual(['A1 a4 - a3 A2 c2 - c1', 'A1 a4 - b4 A2 c2 - d2']);
  });

  test('do not wrap around the end of a row', () => {
    // Positions are numbered consecutively: a2 follows c3 but is not linked to it.
    expect(textsOf(pose('..A A.. ...', UNREACHABLE_GOAL))).toEqual(['A1 c3 - c2 A2 a2 - a1']);
  });

  test('report each tile in events', () => {
    const { game, state } = pose('AA. ... ...', UNREACHABLE_GOAL);
    const { events } = game.apply(state, must(game.parseAction(state, 'a3-b3')));
    expect(events).toEqual([
      { kind: 'move', type: 0, player: 0, from: 0, to: 1 },
      { kind: 'move', type: 1, player: 0, from: 1, to: 2 },
    ]);
  });
});

test('tiles with value 0 are single', () => {
  const posed = poseText(`(game (title "Two") (rules-of-blocks) (board (box a/b/c 1))
    (tile X 0 1) (tile Y 0 1) (board-setup (You (X a1) (Y b1)))
    (win-condition (You) (absolute-config X (c1))))`);
  expect(textsOf(posed)).toEqual(['Y b1 - c1']);
});

test('values have no effect without the option', () => {
  const posed = pose('AA. ... ...', UNREACHABLE_GOAL, '(option "sliding-puzzle" false)');
  expect(textsOf(posed)).toContain('A1 a3 - a2');
});

test('equal shapes hash equally unless the file distinguishes them', () => {
  const hashes = (name: string, unique: string) => {
    const posed = poseText(`(game (title "Hash") (rules-of-blocks)
      (option "sliding-puzzle" ${unique}) (board (box a/b/c/d 1))
      (tile X 1 7) (tile Y 2 7) (board-setup (You (${name} a1) (${name === 'X' ? 'Y' : 'X'} d1)))
      (win-condition (You) (absolute-config X (b1))))`);
    const machine = posed.game.playOf(posed.state.variant).machineOf(posed.state);
    return [machine.hashHigh(), machine.hashLow()];
  };
  expect(hashes('X', 'distinct')).toEqual(hashes('Y', 'distinct'));
  expect(hashes('X', 'all')).not.toEqual(hashes('Y', 'all'));
});

test('any listed tile satisfies a goal at any listed place', () => {
  const { game, state } = openPuzzle('washington');
  const { goals } = game.rulesOf(state);
  expect(assertDefined(goals[0]).test).toMatchObject({ kind: 'absolute' });
  expect(game.rulesOf(state).dialect).toBe('dagaz');
});
