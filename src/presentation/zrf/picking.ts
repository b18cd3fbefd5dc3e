import type { Rules, ZrfAction } from '../../games/zrf/index.ts';
import { EMPTY, RECORD, cellsOf, typeOf } from '../../games/zrf/index.ts';
import { seatsOf } from './seats.ts';

/*
 * What clicks mean, and presses of Enter. Every step that the rules allow is an offer: from a
 * position, or out of the stock, to a position. A click picks a source or, where a source is picked,
 * takes an offer.
 */

/** A step as it is chosen on the board; `from` is -1 for drops, of which `type` is the piece. */
export interface Offer {
  readonly action: ZrfAction;
  readonly from: number;
  readonly to: number;
  readonly type: number;
  /** The type that the piece becomes, or -1. */
  readonly becomes: number;
}

/** What is picked up: a piece on the board, or a piece type of the stock. */
export type Pick =
  | { readonly kind: 'piece'; readonly at: number }
  | { readonly kind: 'stock'; readonly type: number };

/** What a click comes to. */
export type Click =
  | { readonly kind: 'pick'; readonly pick: Pick | undefined }
  | { readonly kind: 'play'; readonly offer: Offer }
  | { readonly kind: 'choose'; readonly at: number; readonly offers: readonly Offer[] }
  | { readonly kind: 'nothing' };

/** Whether tiles slide as blocks. */
function isOfBlocks({ options }: Rules): boolean {
  return options.slidingPuzzle !== 'off';
}

/** Whether a click that can mean one step only takes it: where the file says so, and in puzzles. */
export function isSmart(rules: Rules): boolean {
  return rules.options.smartMoves !== 'off' || seatsOf(rules).length === 1;
}

/**
 * Offers of a turn; passing is none. Where blocks slide, a step can be taken by each of the tiles
 * that it moves.
 */
export function offersOf(rules: Rules, actions: readonly ZrfAction[]): readonly Offer[] {
  const cells = cellsOf(rules);
  const isBlocks = isOfBlocks(rules);
  return actions.flatMap((action): Offer[] => {
    const { record } = action;
    const movers = record[RECORD.movers] ?? 0;
    const becomes = record[RECORD.becomes] ?? -1;
    return Array.from({ length: isBlocks ? movers : Math.min(1, movers) }, (_, index): Offer => {
      const at = RECORD.first + 2 * index;
      const [from = -1, to = -1] = record.slice(at, at + 2);
      return {
        action,
        from,
        to,
        becomes,
        type: from < 0 ? typeOf(cells, record[RECORD.drop] ?? EMPTY) : -1,
      };
    });
  });
}

/** One offer for each step. */
function eachOnce(offers: readonly Offer[]): readonly Offer[] {
  return [...new Map(offers.map((offer) => [offer.action, offer])).values()];
}

/** The step that passes, where there is one. */
export function passOf(actions: readonly ZrfAction[]): ZrfAction | undefined {
  return actions.find(({ record }) => record.length === 0);
}

export function offersFrom(offers: readonly Offer[], pick: Pick): readonly Offer[] {
  if (pick.kind === 'piece') {
    const actions = new Set(
      offers.flatMap(({ from, action }) => (from === pick.at ? [action] : [])),
    );
    return offers.filter(({ action }) => actions.has(action));
  }
  return offers.filter(({ from, type }) => from < 0 && type === pick.type);
}

/** Positions of pieces that can be picked up. */
export function sourcesOf(offers: readonly Offer[]): ReadonlySet<number> {
  return new Set(offers.flatMap(({ from }) => (from < 0 ? [] : [from])));
}

/** Types of the stock that can be dropped. */
export function droppable(offers: readonly Offer[]): ReadonlySet<number> {
  return new Set(offers.flatMap(({ from, type }) => (from < 0 ? [type] : [])));
}

export function targetsOf(offers: readonly Offer[]): ReadonlySet<number> {
  return new Set(offers.map(({ to }) => to));
}

/** Whether nothing but drops of one kind is offered: then a click on a target is enough. */
export function dropsAlone(offers: readonly Offer[]): boolean {
  return offers.every(({ from }) => from < 0) && droppable(offers).size === 1;
}

function take(at: number, hits: readonly Offer[]): Click {
  const offers = eachOnce(hits);
  const [first, ...others] = offers;
  if (first === undefined) return { kind: 'nothing' };
  if (others.length === 0) return { kind: 'play', offer: first };
  return { kind: 'choose', at, offers };
}

/** What the piece that must go on is, where a turn is not complete. */
export function forcedPick(offers: readonly Offer[], chainAt: number): Pick | undefined {
  if (chainAt < 0 || !offers.some(({ from }) => from === chainAt)) return undefined;
  return { kind: 'piece', at: chainAt };
}

/**
 * A click on a position. `smart`: a click that can mean one step only takes it, also where
 * nothing is picked.
 */
export function clickOn(
  offers: readonly Offer[],
  pick: Pick | undefined,
  at: number,
  smart: boolean,
): Click {
  const from = offers.filter((offer) => offer.from === at);
  if (pick !== undefined) {
    const hits = offersFrom(offers, pick).filter(({ to }) => to === at);
    if (hits.length > 0) return take(at, hits);
    if (pick.kind === 'piece' && pick.at === at) return { kind: 'pick', pick: undefined };
  }
  if (from.length > 0) {
    const [only, ...others] = from;
    if (smart && pick === undefined && only !== undefined && others.length === 0) {
      return { kind: 'play', offer: only };
    }
    return { kind: 'pick', pick: { kind: 'piece', at } };
  }
  const to = offers.filter((offer) => offer.to === at);
  const drops = to.filter((offer) => offer.from < 0);
  if (pick === undefined && drops.length > 0 && drops.length === to.length) return take(at, drops);
  if (smart && pick === undefined && to.length === 1) return take(at, to);
  return pick === undefined ? { kind: 'nothing' } : { kind: 'pick', pick: undefined };
}

/** Where a piece that was dragged is let go. */
export function dropOn(offers: readonly Offer[], pick: Pick, at: number | undefined): Click {
  if (at === undefined) return { kind: 'pick', pick: undefined };
  if (pick.kind === 'piece' && pick.at === at) return { kind: 'nothing' };
  const hits = offersFrom(offers, pick).filter(({ to }) => to === at);
  return hits.length === 0 ? { kind: 'pick', pick: undefined } : take(at, hits);
}
