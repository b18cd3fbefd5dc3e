import { own } from '#core';
import type { CavesContent } from './content.ts';
import type { EffectKind } from './effects.ts';
import type { Look } from './look.ts';
import { FLOOR } from './tiles.ts';
import type { Tiles } from './tiles.ts';

/** Ground other than floor and stairs. Every creature can enter it, except closed doors. */
export interface TerrainRow extends Look {
  /** Its character in maps and saved runs. */
  readonly sign: string;
  /** Chance in thousandths that a step out of it fails. */
  readonly holds?: number;
  /** A failed step tears it, leaving `after`. */
  readonly tears?: true;
  /** Chance in thousandths, for each cell, that whoever enters slides on in the same direction. */
  readonly slides?: number;
  /** Whoever is in it can be seen from this many cells away at most. */
  readonly hides?: number;
  /** Chance in thousandths to catch fire from an adjacent cell, per turn. */
  readonly burns?: number;
  /** Puts out fire. */
  readonly douses?: true;
  /** Chance in thousandths that an item here drifts, per turn. */
  readonly drifts?: number;
  /** Blocks sight. */
  readonly opaque?: true;
  /** Terrain that a closed door turns into while something is in it. */
  readonly open?: string;
  /** Terrain that an open door turns into when it is left. */
  readonly closed?: string;
  /** Effect on whoever is in it at the end of a turn. */
  readonly effect?: EffectKind;
  /** Effect on a player who steps on it. The trap then turns into `after`. */
  readonly trap?: EffectKind;
  /** Its character while the player has not found it. It looks like floor. */
  readonly unseen?: string;
  /** Terrain left after it has burnt, torn or sprung; floor by default. */
  readonly after?: string;
}

/** Something in the air above the ground that lasts for a while and spreads: fire, gas. */
export interface CloudRow extends Look {
  /** Fire spreads over terrain that burns and lights gas; gas spreads evenly. */
  readonly fire?: true;
  /** Chance in thousandths for each point of it to vanish, per turn. */
  readonly thins: number;
  /** Effect on whoever is in it at the end of a turn. */
  readonly effect?: EffectKind;
  /** Damage of its explosion to whoever is in it when fire reaches it. */
  readonly explodes?: number;
}

/** A cloud in a cell; at most one per cell. */
export interface Cloud {
  readonly cell: number;
  readonly kind: string;
  readonly amount: number;
}

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
    isAny: Object.keys(terrain).length > 0,
  };
  for (const [id, row] of Object.entries(terrain)) {
    for (const sign of [row.sign, row.unseen ?? row.sign]) {
      const code = sign.charCodeAt(0);
      rows[code] = row;
      ids[code] = id;
      if (row.opaque) ground.opaque[code] = 1;
      if (row.open !== undefined) ground.doors[code] = 1;
      if (row.unseen === sign) ground.unseen[code] = 1;
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
