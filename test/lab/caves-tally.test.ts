import { expect, it } from 'vitest';
import { CLASSIC, DEPTHS, PLAYER, playerOf } from '#games/caves/rules/index.ts';
import type { CavesEvent, Creature } from '#games/caves/rules/index.ts';
import { routeFiguresIn, routeOf } from '#games/caves/lab/route.ts';
import { CavesTally } from '#games/caves/lab/tally.ts';
import { stage } from '../games/caves/rules/stage.ts';

const YOU = { id: PLAYER, kind: 'player', x: 1, y: 1, z: 0 } as const;
const GOBLIN = { id: 7, kind: 'goblin', x: 2, y: 1, z: 0 } as const;

type Blow = Extract<CavesEvent, { readonly kind: 'struck' }>['blow'];

function struck(isByPlayer: boolean, blow: Blow, damage: number): CavesEvent {
  const [attacker, target] = isByPlayer ? [YOU, GOBLIN] : [GOBLIN, YOU];
  return { kind: 'struck', who: attacker, target, blow, damage, hp: 20 };
}

it('the tally counts damage dealt on both sides, separately from ranged damage', () => {
  const tally = new CavesTally(CLASSIC);
  expect([tally.struck.value, tally.taken.value]).toEqual([0, 0]);
  tally.watch([struck(true, 'hit', 4), struck(true, 'thrown', 30), struck(false, 'hit', 3)]);
  tally.watch([struck(true, 'hit', 9), struck(false, 'shot', 8)]);
  expect([tally.struck.value, tally.taken.value, tally.afar]).toEqual([6.5, 3, 30]);
  expect(tally.damage).toEqual({ goblin: 11 });
});

it('the tally records equipment and hunger when the player acts', () => {
  const tally = new CavesTally(CLASSIC);
  const look = (player: Partial<Creature>) => tally.see(playerOf(stage(['@'], { player })));
  const pack = [{ kind: 'staff' }, { kind: 'tunic' }] as const;
  look({ food: 500, maxFood: 1000 });
  look({ food: 250, maxFood: 1000, pack, weapon: 0 });
  look({ food: 249, maxFood: 1000, pack, weapon: 0, armor: 1 });
  look({ food: 10, maxFood: 1000, pack, armor: 1 });
  expect([tally.arms.value, tally.armour.value, tally.hungry.value]).toEqual([2.5, 2.5, 50]);
});

it("the tally records the player's defence when he is hit", () => {
  const tally = new CavesTally(CLASSIC);
  const struckWith = (player: Partial<Creature>) => {
    tally.see(playerOf(stage(['@'], { player })));
    tally.watch([struck(false, 'hit', 3), struck(true, 'hit', 3), struck(false, 'shot', 3)]);
  };
  struckWith({ defense: 5 });
  struckWith({ defense: 6, effects: [{ kind: 'stone-skin', turns: 3 }] });
  expect(tally.guard.value).toBe(9.5);
});

it('the tally counts what only packs have, for the player alone', () => {
  const tally = new CavesTally(DEPTHS);
  const at = { x: 3, y: 1 };
  const threw = (who: typeof YOU | typeof GOBLIN, kind: string): CavesEvent => {
    return { kind: 'threw', who, item: { kind }, from: at, to: at };
  };
  tally.watch([threw(YOU, 'fire-flask'), threw(YOU, 'rock'), threw(GOBLIN, 'gas-flask')]);
  tally.watch([{ kind: 'read', who: YOU, item: { kind: 'scroll-fire' } }]);
  tally.watch([
    { kind: 'freed', who: GOBLIN },
    { kind: 'tamed', who: GOBLIN },
  ]);
  tally.watch([
    { kind: 'locked', count: 2 },
    { kind: 'sprung', terrain: 'pit', at },
  ]);
  tally.watch([
    { kind: 'stuck', who: YOU },
    { kind: 'stuck', who: GOBLIN },
    { kind: 'stunned', who: YOU },
  ]);
  tally.watch([
    { kind: 'effect-begun', who: YOU, effect: 'choking' },
    { kind: 'effect-begun', who: YOU, effect: 'web-shot' },
    { kind: 'effect-begun', who: YOU, effect: 'shielding' },
    { kind: 'effect-begun', who: GOBLIN, effect: 'choking' },
  ]);
  tally.watch([
    { kind: 'hurt', who: YOU, effect: 'arrow', amount: 9 },
    { kind: 'hurt', who: YOU, effect: 'blood-to-mana', amount: 7 },
    { kind: 'hurt', who: GOBLIN, effect: 'arrow', amount: 9 },
    struck(false, 'shot', 4),
    struck(false, 'hit', 5),
  ]);
  expect(routeOf(DEPTHS, tally)).toEqual({
    scrolls: 1,
    flasks: 1,
    friends: 2,
    chosen: 1,
    traps: 1,
    bound: 2,
    ailments: 2,
    harm: 13,
  });
  expect([routeOf(CLASSIC, tally), routeFiguresIn(CLASSIC)]).toEqual([{}, []]);
});
