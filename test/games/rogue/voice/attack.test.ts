import { expect, test } from 'vitest';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { attackNearest } from '#games/rogue/voice/run.ts';
import { play, runIn } from './stage.ts';

const worldOf = (rows: readonly string[], things: readonly string[]) =>
  `${rows[0]?.length ?? 0} ${rows.length}\n${rows.join('\n')}\n0. Player\n${things
    .map((thing, at) => `${at + 1}. ${thing}\n`)
    .join('')}`;

/** Directions of successive attacks. */
function attacks(start: RogueState, count: number): readonly string[] {
  const directions: string[] = [];
  let state = start;
  for (let press = 0; press < count; press++) {
    const attack = attackNearest(state);
    if (attack.kind === 'none') return [...directions, attack.reason];
    directions.push(attack.action.kind === 'move' ? attack.action.direction : attack.action.kind);
    ({ state } = play(state, attack.action));
  }
  return directions;
}

test('an attack walks to the nearest visible enemy and strikes', () => {
  const rows = ['WWWWWWWWW', 'W2......W', 'W...0.1.W', 'W.......W', 'WWWWWWWWW'];
  const world = runIn(worldOf(rows, ['Mob Robot', 'Mob Robot']));
  expect(attacks(world, 1)).toEqual(['right']);
  const adjacentRun = runIn(worldOf(['WWWWW', 'W01.W', 'WWWWW'], ['Mob Robot']));
  const attack = attackNearest(adjacentRun);
  expect(attack).toEqual({ kind: 'act', action: { kind: 'move', direction: 'right' } });
  if (attack.kind !== 'act') return;
  expect(play(adjacentRun, attack.action).events.map(({ kind }) => kind)).toContain('fought');
});

test('an attack targets a distant ghost only without other threats', () => {
  const world = runIn(worldOf(['WWWWWWWW', 'W1.0..2W', 'WWWWWWWW'], ['Mob Ghost', 'Mob Robot']));
  expect(attacks(world, 1)).toEqual(['right']);
  const ghostRun = runIn(worldOf(['WWWWWWWW', 'W1.0...W', 'WWWWWWWW'], ['Mob Ghost']));
  expect(attacks(ghostRun, 1)).toEqual(['left']);
});

test('an attack reports that no one is in sight, and ignores mimics', () => {
  const empty = runIn(worldOf(['WWWWW', 'W0..W', 'WWWWW'], []));
  expect(attackNearest(empty)).toEqual({ kind: 'none', reason: 'none' });
  const mimic = runIn(worldOf(['WWWWWW', 'W0..1W', 'WWWWWW'], ['Mob Mimic']));
  expect(attackNearest(mimic)).toEqual({ kind: 'none', reason: 'none' });
});
