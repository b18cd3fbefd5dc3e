import { elementAt, own } from '#core';
import type { CavesContent } from './content.ts';
import { ofOneShape } from '#kit/one-shape.ts';
import type { TerrainRow } from './terrain.ts';
import { FLOOR } from './tiles.ts';
import type { Tiles } from './tiles.ts';

/** Terrain by character code, of seen and of unseen signs. */
export interface Ground {
  readonly rows: readonly (TerrainRow | undefined)[];
  readonly ids: readonly (string | undefined)[];
  /** 1 for characters that block sight, besides rock. */
  readonly opaque: Uint8Array;
  /** 1 for closed doors. */
  readonly doors: Uint8Array;
  /** 1 for characters that look like floor. */
  readonly unseen: Uint8Array;
  /** 1 for water in which items drift. */
  readonly drifting: Uint8Array;
  /** True if there is any terrain. */
  readonly isAny: boolean;
}

const CODES = 128;
const GROUNDS = new WeakMap<CavesContent['terrain'], Ground>();

function makeGround(terrain: CavesContent['terrain']): Ground {
  const rows: (TerrainRow | undefined)[] = new Array<undefined>(CODES).fill(undefined);
  const ids: (string | undefined)[] = new Array<undefined>(CODES).fill(undefined);
  const ground = {
    rows,
    ids,
    opaque: new Uint8Array(CODES),
    doors: new Uint8Array(CODES),
    unseen: new Uint8Array(CODES),
    drifting: new Uint8Array(CODES),
    isAny: Object.keys(terrain).length > 0,
  };
  const alike = ofOneShape(Object.values(terrain));
  for (const [at, id] of Object.keys(terrain).entries()) {
    const row = elementAt(alike, at);
    for (const sign of [row.sign, row.unseen ?? row.sign]) {
      const code = sign.charCodeAt(0);
      rows[code] = row;
      ids[code] = id;
      if (row.opaque) ground.opaque[code] = 1;
      if (row.open !== undefined) ground.doors[code] = 1;
      if (row.unseen === sign) ground.unseen[code] = 1;
      if (row.drifts !== undefined) ground.drifting[code] = 1;
    }
  }
  return ground;
}

/** The terrain of some content by character code, cached. */
export function groundOf({ terrain }: CavesContent): Ground {
  let ground = GROUNDS.get(terrain);
  if (ground === undefined) {
    ground = makeGround(terrain);
    GROUNDS.set(terrain, ground);
  }
  return ground;
}

/** The terrain of a cell; undefined for floor, stairs and rock. */
export function terrainIn(content: CavesContent, tiles: Tiles, cell: number) {
  return groundOf(content).rows[tiles.charCodeAt(cell)];
}

/** The id of the terrain of a cell. */
export function terrainIdIn(content: CavesContent, tiles: Tiles, cell: number): string | undefined {
  return groundOf(content).ids[tiles.charCodeAt(cell)];
}

/** The character of some terrain; floor without one. */
export function signOfTerrain({ terrain }: CavesContent, id: string | undefined): string {
  return (id === undefined ? undefined : own(terrain, id)?.sign) ?? FLOOR;
}

/** The character that the player sees for one of a level: traps not yet found look like floor. */
export function shownSign({ unseen }: Ground, sign: string): string {
  return unseen[sign.charCodeAt(0)] === 1 ? FLOOR : sign;
}
