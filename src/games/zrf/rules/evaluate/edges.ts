import { assertDefined } from '#core';
import type { Goal, GoalTest, Rules } from '../model/index.ts';

/** Edges are told apart by the bits of a number. */
const MAX_EDGES = 30;

/** The positions that one kind of goal test names, all of them together. */
function namedIn(rules: Rules, player: number, test: GoalTest): number[] {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.flatMap((part) => namedIn(rules, player, part));
  }
  if (test.kind === 'not') return namedIn(rules, player, test.part);
  if (test.kind !== 'absolute') return [];
  return test.places.flatMap((place) =>
    place.kind === 'position'
      ? [place.position]
      : [...(assertDefined(rules.board.zones[place.zone]).positions[player] ?? [])],
  );
}

function zonesFor({ board }: Rules, player: number): (readonly number[])[] {
  return board.zones.flatMap(({ positions }) => {
    const own = positions[player];
    return own === undefined ? [] : [own];
  });
}

/** The positions from which a direction leads nowhere: the sides of a board. */
function sidesOf({ board }: Rules): number[][] {
  const isLinked = board.positions.map((_, position) =>
    board.links.some((link) => assertDefined(link[position]) >= 0),
  );
  return board.links.map((link) =>
    [...link.keys()].filter((one) => isLinked[one] === true && assertDefined(link[one]) < 0),
  );
}

/**
 * Whatever may be an edge that a player's chain has to reach: zones, positions that goals name, and
 * the sides of the board. Each set of positions once, those that say most first.
 */
export function edgesOf(rules: Rules, player: number): (readonly number[])[] {
  const { zones, positions } = rules.board;
  const isMine = ({ players }: Goal) => players.includes(player);
  const found = [
    ...zonesFor(rules, player),
    ...rules.goals.filter(isMine).map(({ test }) => namedIn(rules, player, test)),
    ...sidesOf(rules),
    ...zones.flatMap((zone) => zone.positions.flatMap((one) => (one === undefined ? [] : [one]))),
  ];
  const known = new Map<string, readonly number[]>();
  for (const edge of found) {
    const places = [...new Set(edge)].sort((a, b) => a - b);
    if (places.length === 0 || places.length > positions.length / 2) continue;
    const key = places.join();
    if (!known.has(key)) known.set(key, places);
  }
  return [...known.values()].slice(0, MAX_EDGES);
}

/** The directions of a board, each once for both ways along it. */
export function waysOf({ board: { links } }: Rules): Int32Array[] {
  const ways: Int32Array[] = [];
  for (const link of links) {
    if (!link.some((to) => to >= 0)) continue;
    if (!ways.some((way) => isSame(way, link) || isReverse(way, link))) ways.push(link);
  }
  return ways;
}

function isSame(way: Int32Array, link: Int32Array): boolean {
  return way.every((to, from) => link[from] === to);
}

function isReverse(way: Int32Array, link: Int32Array): boolean {
  const leadsBack = (there: Int32Array, back: Int32Array) =>
    there.every((to, from) => to < 0 || back[to] === from);
  return leadsBack(way, link) && leadsBack(link, way);
}
