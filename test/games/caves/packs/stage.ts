import { defaultOptions, makeStream } from '#core';
import { caves, DEPTHS, HEIGHT, spawn, WIDTH } from '#games/caves/rules/index.ts';
import type { CavesState, Creature, Item } from '#games/caves/rules/index.ts';
import { cellOf } from '#games/caves/rules/model/place.ts';
import { UNKNOWN, WALL } from '#games/caves/rules/model/tiles.ts';

/** Meaning of a letter of a drawn stage of the Depths, on floor by default. */
export interface Sign {
  readonly creature?: string;
  readonly item?: Item;
  readonly on?: string;
  readonly changes?: Partial<Creature>;
}

/** A run with the items of each level in cages: one of them can be taken. */
export function withCages(state: CavesState): CavesState {
  const levels = state.levels.map((level) => ({
    ...level,
    choices: level.items.length === 0 ? undefined : [level.items.map(({ cell }) => cell)],
  }));
  return { ...state, levels };
}

/** A run of the Depths on levels drawn with the signs of terrain; `@` is the player. */
export function depthsStage(
  maps: readonly (readonly string[])[],
  signs: Readonly<Record<string, Sign>> = {},
  player: Partial<Creature> = {},
): CavesState {
  const creatures: Creature[] = [];
  const add = (kind: string, spot: { x: number; y: number; z: number }, changes = {}) =>
    creatures.push({ ...spawn(DEPTHS, kind, creatures.length, spot), ...changes });
  const each = (visit: (sign: string, spot: { x: number; y: number; z: number }) => void) => {
    for (const [z, rows] of maps.entries())
      for (const [y, row] of rows.entries())
        for (const [x, sign] of [...row].entries()) visit(sign, { x, y, z });
  };
  each((sign, spot) => {
    if (sign === '@') add('player', spot, player);
  });
  each((sign, spot) => {
    const { creature, changes } = signs[sign] ?? {};
    if (creature !== undefined) add(creature, spot, changes);
  });
  const levels = maps.map((rows, z) => {
    const lines = Array.from({ length: HEIGHT }, (_, y) => (rows[y] ?? '').padEnd(WIDTH, WALL));
    const items: { cell: number; item: Item }[] = [];
    each((sign, spot) => {
      const { item } = signs[sign] ?? {};
      if (item !== undefined && spot.z === z) items.push({ cell: cellOf(spot), item });
    });
    const tiles = lines.join('').replaceAll(/./g, (sign) => {
      if (sign === '@') return '.';
      return signs[sign] === undefined ? sign : (signs[sign].on ?? '.');
    });
    return { tiles, items, known: UNKNOWN.repeat(WIDTH * HEIGHT), remembered: [], kind: 'ruins' };
  });
  const none = { kills: {}, deepest: 0, dug: 0 };
  return {
    options: { ...defaultOptions(caves.options), pack: 'depths' },
    seed: 'stage',
    turns: 0,
    levels,
    creatures,
    nextId: creatures.length,
    choices: 0,
    potions: caves.start({ ...defaultOptions(caves.options), pack: 'depths' }, 'stage').potions,
    luck: makeStream('stage', 'luck'),
    deeds: none,
  };
}
