import {
  creatureAt,
  flightTo,
  isSamePlace,
  itemRow,
  levelOf,
  playerOf,
  stepsBetween,
} from '../rules/index.ts';
import type { CavesState, Creature, Item, Place } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameCreature } from './names.ts';

/** A planned shot or throw as the player can foresee it. */
export interface Missile {
  readonly cells: readonly Place[];
  /** The creature in the way. */
  readonly hits: Creature | undefined;
  /** True if it ends at its target, or at a creature in the way. */
  readonly arrives: boolean;
}

export function missileTo(view: CavesState, at: Place): Missile {
  const player = playerOf(view);
  const all = flightTo(levelOf(view).tiles, player, at);
  const standing = all.map(({ x, y }) => creatureAt(view, { x, y, z: player.z }));
  const stop = standing.findIndex((creature) => creature !== undefined);
  const cells = stop < 0 ? all : all.slice(0, stop + 1);
  const end = cells.at(-1) ?? player;
  const isThere = isSamePlace(end, at);
  return { cells, hits: isThere ? undefined : standing[stop], arrives: isThere || stop >= 0 };
}

/** Warnings before a shot or throw: obstacles and danger to the player. */
export function warnOfMissile(
  view: CavesState,
  at: Place,
  item: Item | undefined,
  say: Say,
): readonly string[] {
  const player = playerOf(view);
  if (isSamePlace(player, at)) return [];
  const { cells, hits, arrives } = missileTo(view, at);
  const { blast } = item === undefined ? {} : itemRow(player.content, item.kind);
  const end = cells.at(-1) ?? player;
  const isNear = blast !== undefined && stepsBetween(player, end) <= blast.radius;
  return [
    ...(hits === undefined
      ? []
      : [say('caves-screen-way-who', { who: nameCreature(hits.kind, say, 'one') })]),
    ...(arrives ? [] : [say('caves-screen-way-rock')]),
    ...(isNear ? [say('caves-screen-blast-you')] : []),
  ];
}
