import { expect, test } from 'vitest';
import { boardSound, endKindOf, endSound, soundKindOf } from '#games/zrf/voice/sounds.ts';
import { isInCheck } from '#games/zrf/voice/check.ts';
import { ownMatch } from '../page/games.ts';

function soundsIn(id: string, moves: readonly string[]) {
  const match = ownMatch(id, moves);
  const { roles } = match.game.playOf(match.state.variant);
  return moves.map((_, at) => {
    const isCheck = isInCheck(match.game, match.stateAt(at + 1));
    return boardSound(match.eventsAt(at), roles, isCheck);
  });
}

test('moves, drops, captures and checks have their own sounds', () => {
  expect(soundsIn('chess', ['e2e4', 'd7d5', 'e4d5'])).toEqual([
    'piece-move',
    'piece-move',
    'piece-take',
  ]);
  expect(soundsIn('reversi', ['e6'])).toEqual(['piece-drop']);
  expect(soundsIn('chess', ['e2e4', 'f7f6', 'd1h5']).at(-1)).toBe('piece-check');
});

test('dice sound when thrown; their cup is silent', () => {
  const match = ownMatch('royal-game-of-ur');
  const { roles } = match.game.playOf(match.state.variant);
  const events = match.eventsAt(0);
  expect(soundKindOf(events, roles)).toBeUndefined();
  expect(boardSound(events, roles)).toBe('battle-check-roll');
});

test.each([
  [[0], [0], 'win', 'game-victory'],
  [[1], [0], 'loss', 'game-loss'],
  [[1], [0, 1], 'win', 'game-victory'],
  [[1], [], 'win', 'game-victory'],
  [[], [0], 'draw', 'game-draw'],
] as const)(
  'an end with winners %j and humans %j sounds like a %s',
  (winners, persons, kind, sound) => {
    const ending = { reason: 'reached', winners, scores: [] } as never;
    expect(endKindOf({ ending }, persons)).toBe(kind);
    expect(endSound(kind)).toBe(sound);
  },
);
