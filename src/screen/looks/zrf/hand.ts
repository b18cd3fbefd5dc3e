import type { Problem } from '../../../core/index.ts';
import { EMPTY, cellsOf, typeOf } from '../../../games/zrf/compile/cell.ts';
import { RECORD } from '../../../games/zrf/compile/record.ts';
import type { ZrfGame } from '../../../games/zrf/game.ts';
import type { ZrfAction } from '../../../games/zrf/run/action.ts';
import type { ZrfState } from '../../../games/zrf/run/state.ts';
import type { TextField } from '../../widgets/text-field.ts';
import type { BoardLayout } from './layout.ts';

/** What was taken up: the piece on a position, or a type of piece that waits to be dropped. */
export type Pick =
  | { readonly kind: 'piece'; readonly at: number }
  | { readonly kind: 'stock'; readonly type: number };

/** A list to choose from: steps that one could mean, or types of pieces to drop. */
export type Menu =
  | { readonly kind: 'steps'; readonly index: number; readonly steps: readonly ZrfAction[] }
  | { readonly kind: 'stock'; readonly index: number; readonly types: readonly number[] };

/** What the person to move points at. */
export interface ZrfHand {
  readonly cursor: number;
  readonly pick: Pick | undefined;
  readonly menu: Menu | undefined;
  /** A move that is being typed, and why the last one was not taken. */
  readonly typed: TextField | undefined;
  readonly problem: Problem | undefined;
}

/** A step as it is pointed at: whence (-1 out of the stock) and where to. */
export interface Offer {
  readonly action: ZrfAction;
  readonly from: number;
  readonly to: number;
  /** The type that is dropped, or -1. */
  readonly type: number;
}

/** The steps of whoever is to move. */
export function stepsOf(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions : [];
}

/** Steps that can be pointed at; passing is none. */
export function offersOf(game: ZrfGame, state: ZrfState): Offer[] {
  const cells = cellsOf(game.rulesOf(state));
  return stepsOf(game, state).flatMap((action): Offer[] => {
    const { record } = action;
    const [from, to] = [record[RECORD.first], record[RECORD.first + 1]];
    if (from === undefined || to === undefined || record[RECORD.movers] === 0) return [];
    const drop = record[RECORD.drop] ?? EMPTY;
    return [{ action, from, to, type: from < 0 ? typeOf(cells, drop) : -1 }];
  });
}

export function isFrom({ from, type }: Offer, pick: Pick): boolean {
  return pick.kind === 'piece' ? from === pick.at : from < 0 && type === pick.type;
}

/** Types that can be dropped, in the order of the rules. */
export function droppable(offers: readonly Offer[]): number[] {
  const types = new Set(offers.flatMap(({ from, type }) => (from < 0 ? [type] : [])));
  return [...types].sort((a, b) => a - b);
}

/** Positions that pressing Enter means something on, from top to bottom. */
export function usefulSpots(
  { spots }: BoardLayout,
  offers: readonly Offer[],
  pick: Pick | undefined,
): number[] {
  const useful = new Set(
    pick === undefined
      ? offers.map(({ from, to }) => (from < 0 ? to : from))
      : offers.filter((offer) => isFrom(offer, pick)).map(({ to }) => to),
  );
  const shown = spots.flatMap((spot) =>
    spot !== undefined && useful.has(spot.position) ? [spot] : [],
  );
  return shown.sort((a, b) => a.y - b.y || a.x - b.x).map(({ position }) => position);
}

/** The piece that must go on, where the turn is not complete. */
function forcedPick(offers: readonly Offer[], { chainAt }: ZrfState): Pick | undefined {
  const isForced = chainAt >= 0 && offers.some(({ from }) => from === chainAt);
  return isForced ? { kind: 'piece', at: chainAt } : undefined;
}

/** Where the hand is at the beginning of a turn: where it was, or in the middle of the board. */
export function pointAt(
  game: ZrfGame,
  layout: BoardLayout,
  state: ZrfState,
  before: ZrfHand | undefined,
): ZrfHand {
  const offers = offersOf(game, state);
  const pick = forcedPick(offers, state);
  const useful = usefulSpots(layout, offers, undefined);
  const old = before === undefined ? undefined : layout.spots[before.cursor]?.position;
  const first =
    useful[useful.length >> 1] ?? layout.spots.find((spot) => spot !== undefined)?.position;
  const cursor = pick?.kind === 'piece' ? pick.at : (old ?? first ?? 0);
  return { cursor, pick, menu: undefined, typed: undefined, problem: undefined };
}
