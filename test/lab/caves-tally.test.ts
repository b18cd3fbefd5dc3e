import { expect, it } from 'vitest';
import { PLAYER } from '../../src/games/caves/index.ts';
import type { CavesEvent } from '../../src/games/caves/index.ts';
import { CavesTally } from '../../src/lab/caves-tally.ts';

const YOU = { id: PLAYER, kind: 'player', x: 1, y: 1, z: 0 } as const;
const GOBLIN = { id: 7, kind: 'goblin', x: 2, y: 1, z: 0 } as const;

type Blow = Extract<CavesEvent, { readonly kind: 'struck' }>['blow'];

function struck(isByPlayer: boolean, blow: Blow, damage: number): CavesEvent {
  const [who, target] = isByPlayer ? [YOU, GOBLIN] : [GOBLIN, YOU];
  return { kind: 'struck', who, target, blow, damage, hp: 20 };
}

it('tells what a blow does on both sides, apart from damage from afar', () => {
  const tally = new CavesTally();
  expect([tally.struck.mean, tally.taken.mean]).toEqual([0, 0]);
  tally.watch([struck(true, 'hit', 4), struck(true, 'thrown', 30), struck(false, 'hit', 3)]);
  tally.watch([struck(true, 'hit', 9), struck(false, 'shot', 8)]);
  expect([tally.struck.mean, tally.taken.mean, tally.afar]).toEqual([6.5, 3, 30]);
  expect(tally.damage).toEqual({ goblin: 11 });
});
