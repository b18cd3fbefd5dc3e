import { describe, expect, it } from 'vitest';
import { CLASSIC } from '#games/caves/rules/index.ts';
import { deriveSeed, makeStream, must, pick, playRandomly } from '#core';
import type { Random, Seed } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import { levelOf, playerOf } from '#games/caves/rules/game/looking.ts';
import type { CavesAction } from '#games/caves/rules/model/action.ts';
import { visionOf } from '#games/caves/rules/model/attributes.ts';
import type { CavesEvent } from '#games/caves/rules/model/event.ts';
import type { Item } from '#games/caves/rules/model/items.ts';
import { MODES } from '#games/caves/rules/model/options.ts';
import { cellOf, HEIGHT, placeOf, stepsBetween, WIDTH } from '#games/caves/rules/model/place.ts';
import { groundOf } from '#games/caves/rules/model/ground.ts';
import { COLORS } from '#games/caves/rules/model/potions.ts';
import type { CavesState } from '#games/caves/rules/model/state.ts';
import { isGroundAt, STAIRS_DOWN, STAIRS_UP } from '#games/caves/rules/model/tiles.ts';
import { Sight } from '#games/caves/rules/turn/sight.ts';
import { makeCaves } from '#games/caves/rules/world/make.ts';
import { fieldOfView } from '#kit/grid/field-of-view.ts';
import { repeats } from '#test/support/deep.ts';

const LEVEL = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell);

const GAMES = repeats(3, 30);
const ACTIONS = 250;

/** Avoids the exit, which ends a run early, and prefers steps, the most common actions. */
function choose(state: CavesState, random: Random): CavesAction | undefined {
  const turn = caves.turn(state);
  if (turn.kind !== 'decide') return undefined;
  const isExit = state.levels[0]?.tiles[cellOf(playerOf(state))] === STAIRS_UP;
  const stayingActions = turn.actions.filter(({ kind }) => kind !== 'climb' || !isExit);
  const busy = stayingActions.filter(
    ({ kind }) => kind !== 'move' && kind !== 'wait' && kind !== 'drop',
  );
  return pick(random, busy.length > 0 && pick(random, [true, false]) ? busy : stayingActions);
}

type Events = readonly CavesEvent[];

interface Played {
  readonly before: CavesState;
  readonly action: CavesAction;
  readonly after: CavesState;
  readonly events: Events;
}

/** Steps of runs that start on all levels. */
function playRuns(): readonly Played[] {
  const steps: Played[] = [];
  for (let game = 0; game < GAMES; game++) {
    const seed = deriveSeed('properties', game);
    const random = makeStream(seed, 'player');
    let before = startOn(game % 5, seed);
    for (let count = 0; count < ACTIONS; count++) {
      const action = choose(before, random);
      if (action === undefined) break;
      const { state: after, events } = caves.apply(before, action);
      steps.push({ before, action, after, events });
      before = after;
    }
  }
  return steps;
}

const PACK: readonly Item[] = [
  { kind: 'bow' },
  { kind: 'white-book' },
  { kind: 'blue-book' },
  { kind: 'powder' },
  { kind: 'bread' },
  ...COLORS.map((color): Item => ({ kind: 'potion', color })),
];

/** A player with a variety of items, on a level's stairs down, or anywhere on the last level. */
function startOn(z: number, seed: Seed): CavesState {
  const mode = pick(makeStream(seed, 'mode'), MODES);
  const state = caves.start({ mode, depth: 5, pack: '' }, seed);
  const found = state.levels[z]?.tiles.indexOf(STAIRS_DOWN) ?? -1;
  const stairs = placeOf(Math.max(0, found));
  const [other] = state.creatures
    .filter((one) => one.z === z && one.id !== 0)
    .sort((one, another) => stepsBetween(one, stairs) - stepsBetween(another, stairs));
  if (other === undefined) throw new RangeError(`no creature on level ${z}`);
  const { x, y } = found < 0 ? other : stairs;
  const able = { pack: PACK, weapon: 0, mana: 60, maxMana: 60 };
  const player = { ...playerOf(state), x, y, z, ...able };
  const creatures = state.creatures.filter(({ id }) => id !== other.id && id !== 0);
  return { ...state, creatures: [player, ...creatures] };
}

function itemCount({ levels, creatures }: CavesState): number {
  const lying = levels.reduce((sum, { items }) => sum + items.length, 0);
  return creatures.reduce((sum, { pack }) => sum + pack.filter(Boolean).length, lying);
}

/** Number of items used up by an action: eaten, drunk, broken or blown up. */
function usedUp({ before, action, events }: Played): number {
  if (action.kind === 'eat' || action.kind === 'quaff') return 1;
  if (action.kind !== 'throw') return 0;
  const blast = events.find((event) => event.kind === 'blasted');
  if (blast !== undefined) {
    const level = before.levels[playerOf(before).z];
    const burnt = level?.items.filter(
      ({ cell, item }) =>
        item.kind !== 'bear' && stepsBetween(placeOf(cell), blast.at) <= blast.radius,
    );
    return 1 + (burnt?.length ?? 0);
  }
  const isBroken = events.some(
    (event) => event.kind === 'struck' && event.who.id === 0 && event.item?.kind === 'potion',
  );
  return isBroken ? 1 : 0;
}

const STEPS = playRuns();

/** Steps that violate a property. */
function stepsViolating(holds: (step: Played) => boolean): readonly string[] {
  return STEPS.flatMap((step, index) =>
    holds(step) ? [] : [`step ${index}: ${caves.makeAction(step.before, step.action)}`],
  );
}

describe('any run', () => {
  it('keeps creatures on separate cells of ground', () => {
    const wrong = stepsViolating(({ after: { creatures, levels } }) => {
      const cells = new Set(creatures.map((one) => `${one.z} ${cellOf(one)}`));
      const isOnGround = creatures.every(({ x, y, z }) => isGroundAt(levels[z]?.tiles ?? '', x, y));
      return isOnGround && cells.size === creatures.length;
    });
    expect(wrong).toEqual([]);
  });

  it('neither creates nor loses items, except corpses', () => {
    const wrong = stepsViolating((step) => {
      const { before, after } = step;
      const left = new Set(after.creatures.map(({ id }) => id));
      const fallen = before.creatures.filter((one) => !one.isSummoned && !left.has(one.id));
      const isSummoning = step.action.kind === 'cast' && step.action.spell === 'summon-bats';
      const born = isSummoning ? 0 : after.nextId - before.nextId;
      const stillborn = born - after.creatures.filter(({ id }) => id >= before.nextId).length;
      const dead = fallen.length + Math.max(0, stillborn);
      return itemCount(after) === itemCount(before) + dead - usedUp(step);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps items on ground, one per cell, in order of cell', () => {
    const wrong = stepsViolating(({ after }) =>
      after.levels.every(({ tiles, items }) =>
        items.every(({ cell }, index) => {
          const { x, y } = placeOf(cell);
          return isGroundAt(tiles, x, y) && cell > (items[index - 1]?.cell ?? -1);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('takes one turn for every action except a choice', () => {
    const wrong = stepsViolating(
      ({ before, action, after }) =>
        after.turns - before.turns === (action.kind === 'grow' ? 0 : 1),
    );
    expect(wrong).toEqual([]);
  });

  it('round-trips through text, for states and views', () => {
    for (const { after } of STEPS.filter((_, index) => index % 50 === 0)) {
      for (const state of [after, caves.view(after, 0)]) {
        const text = caves.makeState(state);
        expect(text.length).toBeLessThan(40_000);
        const read = must(caves.parseState(text));
        expect(caves.makeState(read)).toBe(text);
        expect(read).toEqual(state);
      }
    }
  });

  it('includes every kind of action', () => {
    const actionKinds = new Set(STEPS.map(({ action }) => action.kind));
    expect([...actionKinds].sort()).toEqual([
      'cast',
      'climb',
      'drop',
      'eat',
      'fire',
      'grow',
      'move',
      'pick-up',
      'quaff',
      'throw',
      'wait',
      'wear',
    ]);
  });
});

describe('random play', () => {
  it('ends without an error', () => {
    for (let game = 0; game < repeats(2, 300); game++) {
      const options = { mode: 'normal', depth: 1 + (game % 5) };
      const match = playRandomly(caves, options, deriveSeed('end', game));
      expect(match.turn.kind).toBe('over');
    }
  });
});

describe('sight', () => {
  it('is equal on the real and the shown level', () => {
    const wrong = stepsViolating(({ after }) => {
      const player = playerOf(after);
      const [sight, shown] = [after, caves.view(after, 0)].map(
        (state) =>
          new Sight(levelOf(state).tiles, player, visionOf(player), groundOf(player.content)),
      );
      return LEVEL.every((cell) => sight?.hasCell(cell) === shown?.hasCell(cell));
    });
    expect(wrong).toEqual([]);
  });

  it('is symmetrical between ground cells of random levels', () => {
    const radius = 9;
    for (let game = 0; game < repeats(2, 20); game++) {
      const { levels } = makeCaves(CLASSIC, 5, deriveSeed('sight', game));
      for (const { tiles } of levels) {
        const seen = [...tiles].map((_, cell) => {
          const { x, y } = placeOf(cell);
          const cells = new Set<number>();
          if (!isGroundAt(tiles, x, y)) return cells;
          fieldOfView(
            (cx, cy) => !isGroundAt(tiles, cx, cy),
            x,
            y,
            radius,
            (cx, cy) => {
              if (isGroundAt(tiles, cx, cy)) cells.add(cellOf({ x: cx, y: cy }));
            },
          );
          return cells;
        });
        const oneWay = seen.flatMap((cells, cell) =>
          [...cells].filter((other) => seen[other]?.has(cell) !== true),
        );
        expect(oneWay).toEqual([]);
      }
    }
  });
});
