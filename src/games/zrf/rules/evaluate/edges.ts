import { assertDefined } from '#core';
import type { Goal, GoalTest, Rules } from '../model/index.ts';

/** Limited by the bits of a number, one for each edge. */
const MAX_EDGES = 30;

/** Positions named by the `absolute` tests of a goal. */
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

/** Sides of the board: for each direction, the positions where it leaves the board. */
function sidesOf({ board }: Rules): number[][] {
  const isLinked = board.positions.map((_, position) =>
    board.links.some((link) => assertDefined(link[position]) >= 0),
  );
  return board.links.map((link) =>
    [...link.keys()].filter((one) => isLinked[one] === true && assertDefined(link[one]) < 0),
  );
}

/**
 * Candidate edges for a player's chain: zones, positions named by goals, and sides of the board.
 * Contains no duplicates; the most significant come first.
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
  const unique = new Map<string, readonly number[]>();
  for (const edge of found) {
    const places = [...new Set(edge)].sort((a, b) => a - b);
    if (places.length === 0 || places.length > positions.length / 2) continue;
    const key = places.join();
    if (!unique.has(key)) unique.set(key, places);
  }
  return [...unique.values()].slice(0, MAX_EDGES);
}

/** Directions of a board, with opposite ones merged. */
export function waysOf({ board: { links } }: Rules): Int32Array[] {
  const distinctLinks: Int32Array[] = [];
  for (const link of links) {
    if (!link.some((to) => to >= 0)) continue;
    if (!distinctLinks.some((way) => isSame(way, link) || isReverse(way, link)))
      distinctLinks.push(link);
  }
  return distinctLinks;
}

function isSame(way: Int32Array, link: Int32Array): boolean {
  return way.every((to, from) => link[from] === to);
}

function isReverse(way: Int32Array, link: Int32Array): boolean {
  const leadsBack = (there: Int32Array, back: Int32Array) =>
    there.every((to, from) => to < 0 || back[to] === from);
  return leadsBack(way, link) && leadsBack(link, way);
}
