import { expect, test } from 'vitest';
import { caves } from '#games/caves/rules/index.ts';
import { attackNearest } from '#games/caves/voice/attack.ts';
import { viewOf } from '#games/caves/voice/known.ts';
import { stage } from '../rules/stage.ts';

/** The next attack after looking around. */
function next(rows: readonly string[]) {
  const { state } = caves.apply(stage(rows), { kind: 'wait' });
  return attackNearest(viewOf(state));
}

test('an attack walks to the nearest visible creature, around obstacles, and strikes', () => {
  expect(next(['#########', '#f..@..f#', '#########'])).toMatchObject({
    action: { kind: 'move', direction: 'west' },
  });
  expect(next(['########', '#@f....#', '########'])).toMatchObject({
    action: { kind: 'move', direction: 'east' },
  });
});

test('an attack reports that no one is in sight', () => {
  expect(next(['#####', '#@..#', '#####'])).toEqual({ kind: 'none', reason: 'none' });
  expect(next(['#######', '#@.##f#', '#######'])).toEqual({ kind: 'none', reason: 'none' });
});
