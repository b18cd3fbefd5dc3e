import type { Problem } from '#core';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import type { BoardLayout } from './layout.ts';
import {
  forcedPick,
  leadOf,
  candidatesFrom,
  candidatesOf,
  targetsOf,
} from '../../voice/selection.ts';
import type { Candidate, Pick } from '../../voice/selection.ts';

/** A list to choose from: the possible steps, or the types of piece to drop. */
export type Menu =
  | { readonly kind: 'steps'; readonly index: number; readonly steps: readonly ZrfAction[] }
  | { readonly kind: 'stock'; readonly index: number; readonly types: readonly number[] };

/** Cursor and selection of the player to move. */
export interface ZrfHand {
  readonly cursor: number;
  readonly pick: Pick | undefined;
  readonly menu: Menu | undefined;
  /** The move being typed, and the reason the last one was rejected. */
  readonly typed: TextField | undefined;
  readonly problem: Problem | undefined;
}

/** Legal steps of the player to move. */
export function stepsOf(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions : [];
}

/** The same steps as candidates for the cursor. */
export function candidatesIn(game: ZrfGame, state: ZrfState): readonly Candidate[] {
  return candidatesOf(game.rulesOf(state), stepsOf(game, state));
}

/** Positions where Enter does something, from top to bottom. */
export function usefulSpots(
  { spots }: BoardLayout,
  candidates: readonly Candidate[],
  pick: Pick | undefined,
): number[] {
  const useful = new Set(
    pick === undefined
      ? candidates.map(({ from, to }) => (from < 0 ? to : from))
      : targetsOf(candidatesFrom(candidates, pick)),
  );
  const shown = spots.flatMap((spot) =>
    spot !== undefined && useful.has(spot.position) ? [spot] : [],
  );
  return shown.sort((a, b) => a.y - b.y || a.x - b.x).map(({ position }) => position);
}

/** Initial hand of a turn: the previous position, or the middle of the board. */
export function pointAt(
  game: ZrfGame,
  layout: BoardLayout,
  state: ZrfState,
  before: ZrfHand | undefined,
): ZrfHand {
  const candidates = candidatesIn(game, state);
  const pick = forcedPick(candidates, state.chainAt);
  const useful = usefulSpots(layout, candidates, undefined);
  const old = before === undefined ? undefined : layout.spots[before.cursor]?.position;
  const first =
    useful[useful.length >> 1] ?? layout.spots.find((spot) => spot !== undefined)?.position;
  const led = leadOf(game.rulesOf(state), candidates);
  const cursor = pick?.kind === 'piece' ? pick.at : (led ?? old ?? first ?? 0);
  return { cursor, pick, menu: undefined, typed: undefined, problem: undefined };
}
