import type { Rules } from '../model/index.ts';
import type { Actor } from './actors.ts';

/** Minimum length of a path that needs showing. */
const MIN_TRACK = 8;

/** Longest path along a direction, starting where the direction has no predecessor. */
function longestPath(links: Int32Array): number[] {
  const reached = new Set(links);
  let longest: number[] = [];
  for (const start of links.keys()) {
    if (reached.has(start)) continue;
    const way = [start];
    const seen = new Set(way);
    for (let at = links[start] ?? -1; at >= 0 && !seen.has(at); at = links[at] ?? -1) {
      way.push(at);
      seen.add(at);
    }
    if (way.length > longest.length) longest = way;
  }
  return longest;
}

/** True if a path bends. A single straight row needs no display. */
function isBent({ board }: Rules, way: readonly number[]): boolean {
  const seen = way.filter((position) => board.positions[position]?.isDummy === false);
  const lines = (side: 'left' | 'top') =>
    new Set(seen.map((position) => board.positions[position]?.rectangle[side])).size;
  return lines('left') > 1 && lines('top') > 1;
}

/** By player, the path of their men in order; empty if the path is not unique. */
export function tracksOf(rules: Rules, actors: readonly Actor[]): readonly (readonly number[])[] {
  const { board, players } = rules;
  return players.map(({ kind }, player) => {
    if (kind !== 'decides') return [];
    const ownActors = actors.filter(({ as, isChance }) => as === player && !isChance);
    const directions = new Set(
      ownActors.flatMap((actor) => actor.deeds).flatMap(({ facts }) => [...facts.directions]),
    );
    const paths = [...directions].map((direction) => {
      const turned = board.symmetry[player]?.[direction] ?? direction;
      return longestPath(board.links[turned] ?? new Int32Array());
    });
    const [way = []] = paths.sort((a, b) => b.length - a.length);
    return way.length >= MIN_TRACK && isBent(rules, way) ? way : [];
  });
}
