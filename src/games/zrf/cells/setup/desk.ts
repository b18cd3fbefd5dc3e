import { assertDefined } from '#core';
import type { PieceType, Rules, SettingUp, ZrfGame, ZrfState } from '../../rules/index.ts';
import {
  EMPTY,
  cellsOf,
  ownerOf,
  palette,
  settingUp,
  turnsToChoose,
  typeOf,
  waitingTypes,
} from '../../rules/index.ts';
import type { BoardLayout } from '../board/layout.ts';
import { Layouts } from '../board/layouts.ts';
import type { DrawnPosition } from '../board/spot.ts';
import type { Glossary } from '../../voice/glossary.ts';

/** Tools for setting up a position. */
export interface Desk {
  readonly setup: SettingUp;
  readonly rules: Rules;
  /** Layout for the keys, or the one that is drawn. */
  readonly layout: BoardLayout;
  readonly layouts: Layouts;
  /** Seat nearest to the viewer. */
  readonly south: number;
  readonly glossary: Glossary;
  /** Cells of the available pieces, grouped by player. */
  readonly brushes: readonly number[];
  readonly turns: readonly number[];
  /** True if any of them can wait to be dropped. */
  readonly hasWaiting: boolean;
}

/** Cursor, brush and carried piece. */
export interface Hand {
  readonly cursor: number;
  /** Index into the brushes of the piece to place. */
  readonly brush: number;
  /** Origin of the carried piece. */
  readonly carried: number | undefined;
}

/** True if a position can be set up: the game has pieces and visible positions. */
export function canSetUp(rules: Rules): boolean {
  const isSeen = rules.board.positions.some(({ isDummy }) => !isDummy);
  return isSeen && palette(rules).length > 0;
}

/** Starts from a position, with the board as seen from a seat. */
export function deskFor(game: ZrfGame, state: ZrfState, glossary: Glossary, south: number): Desk {
  const setup = settingUp(game, state);
  const { rules } = setup.play;
  const layouts = new Layouts(game, () => glossary.pieceWords);
  return {
    setup,
    rules,
    layout: layouts.plain(state, south),
    layouts,
    south,
    glossary,
    brushes: palette(rules),
    turns: turnsToChoose(rules),
    hasWaiting: [...rules.players.keys()].some(
      (player) => waitingTypes(setup.play, player).length > 0,
    ),
  };
}

/** Points at the end of the last step, or at the middle of the board. */
export function handAt({ layout, setup }: Desk): Hand {
  const { lastTo } = setup.state;
  const off = ({ x, y }: DrawnPosition) =>
    Math.abs(2 * x - layout.width) + 2 * Math.abs(2 * y - layout.height);
  const spots = layout.spots.filter((spot) => spot !== undefined);
  const middle = assertDefined(spots.sort((a, b) => off(a) - off(b))[0]).position;
  const cursor = layout.spots[lastTo] === undefined ? middle : lastTo;
  return { cursor, brush: 0, carried: undefined };
}

/** A type of piece and its owner. */
export interface Kind {
  readonly player: number;
  readonly type: number;
  readonly piece: PieceType;
}

export function kindOf({ rules }: Desk, cell: number): Kind {
  const cells = cellsOf(rules);
  const type = typeOf(cells, cell);
  return { player: ownerOf(cells, cell), type, piece: assertDefined(rules.pieces[type]) };
}

export function brushOf({ brushes }: Desk, { brush }: Hand): number {
  return assertDefined(brushes[brush]);
}

/** Number of pieces of a kind waiting to be dropped; undefined if it cannot be set. */
export function waitingOf({ setup }: Desk, { player, type }: Kind): number | undefined {
  if (!waitingTypes(setup.play, player).includes(type)) return undefined;
  return setup.waiting(player, type);
}

export function cellAt({ setup }: Desk, position: number): number {
  return setup.state.cells[position] ?? EMPTY;
}

/** The player to move. */
export function moverOf({ rules, setup }: Desk): number {
  return assertDefined(rules.turnOrder.entries[setup.state.turn]).player;
}
