import { assertDefined, below, own } from '#core';
import type { Random } from '#core';
import type { CavesContent } from '../model/content.ts';
import type { Place } from '../model/place.ts';
import { creatureRow } from '../model/content.ts';
import { groundOf, signOfTerrain } from '../model/ground.ts';
import { rowsOfVault } from '../model/vaults.ts';
import type { VaultThing } from '../model/vaults.ts';
import { entrancesOf, floorIn } from '../packs/vault-reach.ts';
import { GROUND, ROCK } from './rock.ts';
import type { Cave } from './rock.ts';

/** A creature or an item that a vault puts into a cell. */
export interface VaultCell {
  readonly cell: number;
  readonly thing: VaultThing;
  /** Index of the vault among those of the level. */
  readonly vault: number;
}

/** The vaults of a level: all of their cells, their floor, and what is there. */
export interface PlacedVaults {
  readonly cells: ReadonlySet<number>;
  readonly floor: readonly number[];
  readonly things: readonly VaultCell[];
  /** Signs of terrain by cell. */
  readonly terrain: ReadonlyMap<number, string>;
}

const NO_VAULTS: PlacedVaults = {
  cells: new Set(),
  floor: [],
  things: [],
  terrain: new Map(),
};

/** Most attempts to find a place for a vault. */
const TRIES = 60;

/** The vaults that a level gets, the one with the item to bring home first. */
function drawVaults(
  random: Random,
  content: CavesContent,
  kind: string,
  isLast: boolean,
): readonly string[] {
  const { vaults, questVault } = content;
  const drawn = Object.entries(vaults).flatMap(([id, { on, chance }]) => {
    if (id === questVault || !on.includes(kind)) return [];
    return chance === 1000 || below(random, 1000) < chance ? [id] : [];
  });
  return isLast && questVault !== undefined ? [questVault, ...drawn] : drawn;
}

/**
 * Draws vaults into a finished cave, each where one of its ways in meets ground; one without room
 * is left out. Undefined if that is the one with the item to bring home.
 */
export function placeVaults(
  random: Random,
  content: CavesContent,
  kind: string,
  isLast: boolean,
  cave: Cave,
): PlacedVaults | undefined {
  const names = drawVaults(random, content, kind, isLast);
  if (names.length === 0) return NO_VAULTS;
  const cells = new Set<number>();
  const floor: number[] = [];
  const things: VaultCell[] = [];
  const terrain = new Map<number, string>();
  const { rows: ground } = groundOf(content);
  for (const [vault, name] of names.entries()) {
    const row = assertDefined(own(content.vaults, name));
    const rows = rowsOfVault(row);
    const at = findPlace(random, cave, rows, cells);
    if (at === undefined && name === content.questVault) return undefined;
    if (at === undefined) continue;
    const cellAt = ({ x, y }: Place) => cellIn(cave, { x: at.x + x, y: at.y + y });
    for (const [y, line] of rows.entries()) {
      for (const [x, sign] of [...line].entries()) {
        if (sign === ' ') continue;
        const cell = cellAt({ x, y });
        cave.cells[cell] = sign === '#' ? ROCK : GROUND;
        cells.add(cell);
        const thing = own(row.legend ?? {}, sign);
        const home = homeOf(content, thing);
        if (home !== undefined) terrain.set(cell, home);
        if (thing !== undefined) things.push({ cell, thing, vault });
        else if (ground[sign.charCodeAt(0)] !== undefined) terrain.set(cell, sign);
      }
    }
    for (const place of floorIn(rows)) floor.push(cellAt(place));
  }
  return { cells, floor, things, terrain };
}

/** The sign of the terrain that a creature never leaves. */
function homeOf(content: CavesContent, thing: VaultThing | undefined): string | undefined {
  if (thing === undefined || !('creature' in thing)) return undefined;
  const { bound, home = [] } = creatureRow(content, thing.creature);
  return bound === true ? signOfTerrain(content, home[0]) : undefined;
}

/** Index of a place of a cave, counted from its first cell inside. */
function cellIn({ width }: Cave, { x, y }: Place): number {
  return (y + 1) * (width + 2) + x + 1;
}

/** A place where a vault fits and can be entered; undefined if none was found. */
function findPlace(
  random: Random,
  cave: Cave,
  rows: readonly string[],
  taken: ReadonlySet<number>,
): Place | undefined {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const [right, bottom] = [cave.width - width, cave.height - height];
  if (right < 0 || bottom < 0) return undefined;
  const entrances = entrancesOf(rows);
  for (let time = 0; time < TRIES; time++) {
    const at = { x: below(random, right + 1), y: below(random, bottom + 1) };
    if (isTaken(cave, at, rows, taken)) continue;
    const isOpen = entrances.some(({ x, y }) => meetsGround(cave, rows, at, { x, y }));
    if (isOpen) return at;
  }
  return undefined;
}

function isTaken(
  cave: Cave,
  at: Place,
  rows: readonly string[],
  taken: ReadonlySet<number>,
): boolean {
  return rows.some((row, y) =>
    [...row].some(
      (sign, x) => sign !== ' ' && taken.has(cellIn(cave, { x: at.x + x, y: at.y + y })),
    ),
  );
}

/** True if a way into a vault is beside ground that the vault leaves as it is. */
function meetsGround(cave: Cave, rows: readonly string[], at: Place, { x, y }: Place): boolean {
  return [-1, 0, 1].some((dy) =>
    [-1, 0, 1].some((dx) => {
      const isOutside = (rows[y + dy]?.[x + dx] ?? ' ') === ' ';
      const cell = cellIn(cave, { x: at.x + x + dx, y: at.y + y + dy });
      return isOutside && cave.cells[cell] === GROUND;
    }),
  );
}
