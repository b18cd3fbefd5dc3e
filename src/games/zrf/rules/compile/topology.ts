import { assertDefined } from '#core';
import type { Rules, Where } from '../model/index.ts';

/** Board geometry for one player, with symmetry and opposites resolved. */
export interface Ways {
  /** Destination of a `Where` from a position: -1 off the board. */
  destination(where: Where, here: number): number;
  /** True if the player's version of a zone contains a position. */
  isInZone(zone: number, position: number): boolean;
}

type Links = readonly Int32Array[];

function follow(links: Links, direction: number, position: number): number {
  return assertDefined(assertDefined(links[direction])[position]);
}

/** For each direction, the direction that reverses all its links, or -1. */
function globalOpposites(links: Links): number[] {
  const undoes = (back: Int32Array, forth: Int32Array) =>
    forth.every((to, from) => to < 0 || back[to] === from);
  return links.map((forth) =>
    forth.every((to) => to < 0) ? -1 : links.findIndex((back) => undoes(back, forth)),
  );
}

/**
 * On an irregular board, the opposite of a direction is any that leads back from its destination.
 */
function leadBack(links: Links, direction: number, here: number): number {
  const there = follow(links, direction, here);
  if (there < 0) return -1;
  const back = links.findIndex((link) => link[there] === here);
  return back < 0 ? -1 : follow(links, back, here);
}

/** Memoised `leadBack`: boards may have hundreds of directions. */
function cachedLeadBack(links: Links): (direction: number, here: number) => number {
  const cache: (Int32Array | undefined)[] = [];
  return (direction, here) => {
    const back = (cache[direction] ??= assertDefined(links[direction]).map((_, from) =>
      leadBack(links, direction, from),
    ));
    return assertDefined(back[here]);
  };
}

const NOWHERE: ReadonlySet<number> = new Set();

/** Returns zone positions as sets, cached because several players may share a zone. */
function memberships(): (positions: readonly number[] | undefined) => ReadonlySet<number> {
  const cache = new Map<readonly number[], ReadonlySet<number>>();
  return (positions) => {
    if (positions === undefined) return NOWHERE;
    const members = cache.get(positions) ?? new Set(positions);
    cache.set(positions, members);
    return members;
  };
}

/** Ways of every player. */
export function makeWays({ board }: Rules): Ways[] {
  const { links, symmetry, zones } = board;
  const leadsBack = cachedLeadBack(links);
  const membersOf = memberships();
  const opposites = globalOpposites(links);
  return symmetry.map((turned, player) => ({
    isInZone: (zone, position) => membersOf(zones[zone]?.positions[player]).has(position),
    destination(where, here) {
      if (where.kind === 'here') return here;
      if (where.kind === 'position') return where.position;
      const direction = assertDefined(turned[where.direction]);
      if (where.kind === 'direction') return follow(links, direction, here);
      const opposite = assertDefined(opposites[direction]);
      return opposite < 0 ? leadsBack(direction, here) : follow(links, opposite, here);
    },
  }));
}
