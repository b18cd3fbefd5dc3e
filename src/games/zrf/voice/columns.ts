import { smallest } from '#core';
import { EMPTY } from '../rules/index.ts';
import type { Board, ZrfGame } from '../rules/index.ts';
import { candidatesFrom, candidatesOf } from './selection.ts';
import type { Candidate, Pick } from './selection.ts';

/*
 * Games in which dropped pieces fall: a click anywhere in a column means its landing position. They
 * are detected from the start position: drops go to exactly those empty positions that have no
 * empty position beyond them in some direction.
 */

/** Column number of each position. */
export type Columns = readonly number[];

/** Follows a direction to its end; a ring ends at its lowest position. */
function endOf(link: Int32Array, from: number): number {
  const seen = new Set<number>();
  let at = from;
  for (let next = at; next >= 0; next = link[at] ?? -1) {
    if (seen.has(next)) return smallest(seen);
    seen.add(next);
    at = next;
  }
  return at;
}

function fallsAlong(
  link: Int32Array,
  { positions }: Board,
  cells: readonly number[],
  targets: ReadonlySet<number>,
): boolean {
  const isEmpty = (at: number) => cells[at] === EMPTY && positions[at]?.isDummy === false;
  let floating = 0;
  for (const at of positions.keys()) {
    if (!isEmpty(at)) continue;
    const isFree = isEmpty(link[at] ?? -1);
    if (isFree) floating += 1;
    if (isFree === targets.has(at)) return false;
  }
  return floating > 0;
}

/** Columns in which pieces fall; undefined for games of another kind. */
export function columnsOf(game: ZrfGame, variant: string): Columns | undefined {
  const start = game.playOf(variant).start(variant);
  const turn = game.turn(start);
  if (turn.kind !== 'decide') return undefined;
  const rules = game.rulesOf(start);
  const drops = dropsOf(candidatesOf(rules, turn.actions));
  const targets = new Set(drops.map(({ to }) => to));
  if (targets.size === 0) return undefined;
  const { board } = rules;
  const link = board.links.find((one) => fallsAlong(one, board, start.cells, targets));
  return link && board.positions.map((_, at) => endOf(link, at));
}

function dropsOf(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ from }) => from < 0);
}

/**
 * Landing position of a click: the only legal drop in its column, unless the clicked position has a
 * meaning itself.
 */
export function landingOf(
  columns: Columns | undefined,
  candidates: readonly Candidate[],
  pick: Pick | undefined,
  at: number,
): number {
  const column = columns?.[at];
  if (columns === undefined || column === undefined || pick?.kind === 'piece') return at;
  if (candidates.some(({ from, to }) => from === at || to === at)) return at;
  const drops = dropsOf(pick === undefined ? candidates : candidatesFrom(candidates, pick));
  const landings = new Set(drops.map(({ to }) => to).filter((to) => columns[to] === column));
  const [only = at] = landings;
  return landings.size === 1 ? only : at;
}
