import type { Rules } from '../model/index.ts';
import type { Actor } from './actors.ts';

/** Shorter ways are seen at a glance. */
const MIN_TRACK = 8;

/** The longest way along a direction that begins where the direction does not lead to. */
function longestWay(links: Int32Array): number[] {
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

/** Whether a way turns anywhere: one straight row need not be shown. */
function isBent({ board }: Rules, way: readonly number[]): boolean {
  const seen = way.filter((position) => board.positions[position]?.isDummy === false);
  const lines = (side: 'left' | 'top') =>
    new Set(seen.map((position) => board.positions[position]?.rectangle[side])).size;
  return lines('left') > 1 && lines('top') > 1;
}

/** By player, the positions that men go through one after the other; empty where there is no one way. */
export function tracksOf(rules: Rules, actors: readonly Actor[]): readonly (readonly number[])[] {
  const { board, players } = rules;
  return players.map(({ kind }, player) => {
    if (kind !== 'decides') return [];
    const deeds = actors.filter(({ as, isChance }) => as === player && !isChance);
    const directions = new Set(
      deeds.flatMap((actor) => actor.deeds).flatMap(({ facts }) => [...facts.directions]),
    );
    const ways = [...directions].map((direction) => {
      const meant = board.symmetry[player]?.[direction] ?? direction;
      return longestWay(board.links[meant] ?? new Int32Array());
    });
    const [way = []] = ways.sort((a, b) => b.length - a.length);
    return way.length >= MIN_TRACK && isBent(rules, way) ? way : [];
  });
}
