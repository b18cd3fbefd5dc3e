import type { Rules, ZrfAction } from '../rules/index.ts';
import { aimOf, cellsOf, droppedType, isPass, moversOf } from '../rules/index.ts';
import { seatsOf } from './seats.ts';

/*
 * Interpretation of clicks and Enter. Every legal step is a candidate: from a position or the stock
 * to a position. A click selects a source, or plays a candidate of the selected source.
 */

/** A step as chosen on the board; `from` is -1 for drops of a `type` of piece. */
export interface Candidate {
  readonly action: ZrfAction;
  readonly from: number;
  readonly to: number;
  readonly type: number;
}

/** Selection: a piece on the board, or a type from the stock. */
export type Pick =
  | { readonly kind: 'piece'; readonly at: number }
  | { readonly kind: 'stock'; readonly type: number };

/** Result of a click. */
export type Click =
  | { readonly kind: 'pick'; readonly pick: Pick | undefined }
  | { readonly kind: 'play'; readonly candidate: Candidate }
  | { readonly kind: 'choose'; readonly at: number; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'nothing' };

/** True if tiles slide as blocks. */
function isOfBlocks({ options }: Rules): boolean {
  return options.slidingPuzzle !== 'off';
}

/** True if a click with only one possible step plays it: in puzzles, or with the option of the file. */
export function isSmart(rules: Rules): boolean {
  return rules.options.smartMoves !== 'off' || seatsOf(rules).length === 1;
}

/**
 * Candidates of a turn, without passing. In block puzzles, a step can be played from each tile it
 * moves.
 */
export function candidatesOf(rules: Rules, actions: readonly ZrfAction[]): readonly Candidate[] {
  const cells = cellsOf(rules);
  const isBlocks = isOfBlocks(rules);
  return actions.flatMap((action): Candidate[] => {
    const movers = moversOf(action);
    const chosen = isBlocks ? movers : movers.slice(0, 1);
    const type = droppedType(cells, action);
    const aim = aimOf(action);
    return chosen.map(({ from, to }) => ({ action, from, to: from === to ? aim : to, type }));
  });
}

/** One candidate per step. */
function eachOnce(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.action, candidate])).values()];
}

/** The step that passes, if any. */
export function passOf(actions: readonly ZrfAction[]): ZrfAction | undefined {
  return actions.find(isPass);
}

export function candidatesFrom(candidates: readonly Candidate[], pick: Pick): readonly Candidate[] {
  if (pick.kind === 'piece') {
    const actions = new Set(
      candidates.flatMap(({ from, action }) => (from === pick.at ? [action] : [])),
    );
    return candidates.filter(({ action }) => actions.has(action));
  }
  return candidates.filter(({ from, type }) => from < 0 && type === pick.type);
}

/** Positions of selectable pieces. */
export function sourcesOf(candidates: readonly Candidate[]): ReadonlySet<number> {
  return new Set(candidates.flatMap(({ from }) => (from < 0 ? [] : [from])));
}

/** The only movable piece of a single player, which arrows then move. */
export function leadOf(rules: Rules, candidates: readonly Candidate[]): number | undefined {
  const [only, ...others] = sourcesOf(candidates);
  const isAlone = seatsOf(rules).length === 1 && others.length === 0;
  return isAlone && candidates.every(({ from }) => from >= 0) ? only : undefined;
}

/** Types of the stock that can be dropped. */
export function droppable(candidates: readonly Candidate[]): ReadonlySet<number> {
  return new Set(candidates.flatMap(({ from, type }) => (from < 0 ? [type] : [])));
}

export function targetsOf(candidates: readonly Candidate[]): ReadonlySet<number> {
  return new Set(candidates.map(({ to }) => to));
}

/** True if the only steps are drops of one type, which need only a click on the target. */
export function dropsAlone(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ from }) => from < 0) && droppable(candidates).size === 1;
}

function take(at: number, hits: readonly Candidate[]): Click {
  const candidates = eachOnce(hits);
  const [first, ...others] = candidates;
  if (first === undefined) return { kind: 'nothing' };
  if (others.length === 0) return { kind: 'play', candidate: first };
  return { kind: 'choose', at, candidates };
}

/** Choice between steps, wherever they end. */
export function chooseAmong(candidates: readonly Candidate[]): Click {
  const [first] = candidates;
  return first === undefined ? { kind: 'nothing' } : take(first.to, candidates);
}

/** Selection of the piece that must continue an unfinished turn. */
export function forcedPick(candidates: readonly Candidate[], chainAt: number): Pick | undefined {
  if (chainAt < 0 || !candidates.some(({ from }) => from === chainAt)) return undefined;
  return { kind: 'piece', at: chainAt };
}

/**
 * Handles a click on a position. With `smart`, a click with only one possible step plays it, even
 * without a selection.
 */
export function clickOn(
  candidates: readonly Candidate[],
  pick: Pick | undefined,
  at: number,
  smart: boolean,
): Click {
  const from = candidates.filter((candidate) => candidate.from === at);
  if (pick !== undefined) {
    const hits = candidatesFrom(candidates, pick).filter(({ to }) => to === at);
    if (hits.length > 0) return take(at, hits);
    if (pick.kind === 'piece' && pick.at === at) return { kind: 'pick', pick: undefined };
  }
  if (from.length > 0) {
    const [only, ...others] = from;
    if (smart && pick === undefined && only !== undefined && others.length === 0) {
      return { kind: 'play', candidate: only };
    }
    return { kind: 'pick', pick: { kind: 'piece', at } };
  }
  const to = candidates.filter((candidate) => candidate.to === at);
  const drops = to.filter((candidate) => candidate.from < 0);
  if (pick === undefined && drops.length > 0 && drops.length === to.length) return take(at, drops);
  if (smart && pick === undefined && to.length === 1) return take(at, to);
  return pick === undefined ? { kind: 'nothing' } : { kind: 'pick', pick: undefined };
}

/** Handles the drop of a dragged piece. */
export function dropOn(
  candidates: readonly Candidate[],
  pick: Pick,
  at: number | undefined,
): Click {
  if (at === undefined) return { kind: 'pick', pick: undefined };
  if (pick.kind === 'piece' && pick.at === at) return { kind: 'nothing' };
  const hits = candidatesFrom(candidates, pick).filter(({ to }) => to === at);
  return hits.length === 0 ? { kind: 'pick', pick: undefined } : take(at, hits);
}
