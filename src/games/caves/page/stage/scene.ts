import { own } from '#core';
import {
  levelOf,
  placeOf,
  playerOf,
  sightOf,
  STAIRS_DOWN,
  STAIRS_UP,
  UNKNOWN,
  visionOf,
} from '../../rules/index.ts';
import type { CavesContent, CavesState, Creature, Place, Sight, Tiles } from '../../rules/index.ts';
import { dangerOf } from '../../voice/danger.ts';
import type { Danger } from '../../voice/danger.ts';
import { creaturesShown } from '../../voice/known.ts';
import type { Lamp } from './light.ts';

/** A creature as drawn. */
export interface CreatureShown {
  readonly creature: Creature;
  readonly danger: Danger;
}

/** The player's level with everything that the canvas needs. */
export interface Scene {
  readonly view: CavesState;
  readonly content: CavesContent;
  readonly z: number;
  readonly tiles: Tiles;
  readonly sight: Sight;
  readonly hero: Creature;
  readonly creatures: readonly CreatureShown[];
  readonly lamps: readonly Lamp[];
}

/** Light of ground and creatures, one row each. */
const TILE_LAMPS: Readonly<Record<string, Omit<Lamp, 'x' | 'y'>>> = {
  [STAIRS_UP]: { reach: 3, colour: [70, 74, 86] },
  [STAIRS_DOWN]: { reach: 2, colour: [60, 42, 18] },
};
const CREATURE_LAMPS: Readonly<Record<string, Omit<Lamp, 'x' | 'y'>>> = {
  fungus: { reach: 2, colour: [16, 66, 30] },
};

function lampsOf(tiles: Tiles, creatures: readonly Creature[]): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (const [tile, lamp] of Object.entries(TILE_LAMPS)) {
    let cell = tiles.indexOf(tile);
    while (cell >= 0) {
      lamps.push({ ...placeOf(cell), ...lamp });
      cell = tiles.indexOf(tile, cell + 1);
    }
  }
  for (const { kind, x, y } of creatures) {
    const lamp = own(CREATURE_LAMPS, kind);
    if (lamp !== undefined) lamps.push({ x, y, ...lamp });
  }
  return lamps;
}

export function sceneOf(view: CavesState): Scene {
  const hero = playerOf(view);
  const { tiles } = levelOf(view);
  const creatures = creaturesShown(view);
  return {
    view,
    content: hero.content,
    z: hero.z,
    tiles,
    sight: sightOf(view),
    hero,
    creatures: creatures.map((creature) => ({ creature, danger: dangerOf(view, creature) })),
    lamps: lampsOf(tiles, creatures),
  };
}

/** Light of a scene as the light map expects it. */
export function lightSourceOf({ tiles, sight, hero, lamps }: Scene) {
  return { tiles, sight, hero: { x: hero.x, y: hero.y, reach: visionOf(hero) }, lamps };
}

/** True for an unknown cell. */
export function isUnknownCell(tiles: Tiles, cell: number): boolean {
  return tiles[cell] === UNKNOWN || tiles[cell] === undefined;
}

/** Marks over the ground: the cursor, and the way or line to it. */
export interface Marks {
  readonly cursor?: Place | undefined;
  readonly way: readonly Place[];
  /** True for a cursor that aims, false for the cell under the mouse. */
  readonly isAim: boolean;
}

export const NO_MARKS: Marks = { way: [], isAim: false };
