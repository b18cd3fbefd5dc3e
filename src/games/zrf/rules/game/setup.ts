import { assertDefined } from '#core';
import type { Problem } from '#core';
import { History } from '#kit/history.ts';
import { cellOf, cellsOf, EMPTY, ownerOf } from '../compile/cell.ts';
import type { ZrfGame, ZrfOptions } from './game.ts';
import type { Rules } from '../model/index.ts';
import { ENDLESS_STOCK } from '../run/board.ts';
import type { Play } from '../run/play.ts';
import type { Ending, ZrfState } from '../state/state.ts';
import { makePosition, makePositionLine, parsePosition, variantOf } from '../text/position-text.ts';

const MAX_UNDO = 1000;
/** Maximum number of pieces of one type that can be set up in stock by hand. */
export const MAX_WAITING = 99;

/**
 * Cells of all pieces that can be set up, player by player. Pieces without an image for the player
 * are excluded.
 */
export function palette(rules: Rules): readonly number[] {
  const cells = cellsOf(rules);
  return [...rules.players.keys()].flatMap((player) =>
    rules.pieces.flatMap(({ images, isDummy }, type) => {
      const isPictured = images.some((ones) => ones.length > 0);
      const isKnown = !isPictured || (images[player]?.length ?? 0) > 0;
      return isDummy || !isKnown || !canOwn(rules, player) ? [] : [cellOf(cells, type, player)];
    }),
  );
}

/** True for human players, and for dice that own pieces in the setup. */
function canOwn({ players, setup }: Rules, player: number): boolean {
  return (
    assertDefined(players[player]).kind !== 'random' ||
    setup.pieces.some((piece) => piece.player === player)
  );
}

/** First turn order entry of each player who can be to move. */
export function turnsToChoose({ turnOrder }: Rules): readonly number[] {
  const { entries } = turnOrder;
  return [...entries.keys()].filter(
    (index) =>
      entries.findIndex(({ player }) => player === assertDefined(entries[index]).player) === index,
  );
}

/** Piece types that a player can hold in stock in limited numbers. */
export function waitingTypes(play: Play, player: number): readonly number[] {
  const { rules, program } = play;
  return [...rules.pieces.keys()].filter((type) => {
    const isEndless = (rules.setup.stock[player]?.[type] ?? 0) >= ENDLESS_STOCK;
    const isOwn = palette(rules).includes(cellOf(cellsOf(rules), type, player));
    return program.hasDrops(type, program.all) && !isEndless && isOwn;
  });
}

/** A position being set up by hand, with its undo history. */
export class SettingUp {
  readonly play: Play;
  readonly #variant: string;
  #history: History<ZrfState>;

  /** Starts from a position of a game. */
  constructor(play: Play, state: ZrfState) {
    this.play = play;
    this.#variant = state.variant;
    this.#history = History.of(this.#opening(state), MAX_UNDO);
  }

  /** Current position as the start of a game. */
  get state(): ZrfState {
    return this.#history.value;
  }

  /** Immediate ending of a game started from here; undefined if it can be played. */
  get ending(): Ending | undefined {
    return this.state.ending;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Text form of the position (`makePosition`). */
  get text(): string {
    return makePosition(this.play.rules, this.state);
  }

  /** Options for a game started from here. */
  get options(): ZrfOptions {
    return { variant: this.#variant, start: makePositionLine(this.play.rules, this.state) };
  }

  undo(): void {
    this.#history = this.#history.undo();
  }

  redo(): void {
    this.#history = this.#history.redo();
  }

  /** Replaces the content of a position with a piece, or with `EMPTY`. */
  put(at: number, cell: number): void {
    const { pieces } = this.play.rules;
    const { types, players } = cellsOf(this.play.rules);
    const type = cell === EMPTY ? types : Math.floor((cell - 1) / players);
    this.#place(at, cell, pieces[type]?.attributesSet ?? 0);
  }

  /** Moves a piece together with its attributes. */
  carry(from: number, to: number): void {
    const { cells, attributes } = this.state;
    if (from === to || cells[from] === EMPTY) return;
    const moved = { cells: [...cells], attributes: [...attributes] };
    moved.cells[to] = assertDefined(cells[from]);
    moved.attributes[to] = assertDefined(attributes[from]);
    moved.cells[from] = EMPTY;
    moved.attributes[from] = 0;
    this.#change(moved);
  }

  #place(at: number, cell: number, attribute: number): void {
    const cells = [...this.state.cells];
    const attributes = [...this.state.attributes];
    if (cells[at] === cell && attributes[at] === attribute) return;
    cells[at] = cell;
    attributes[at] = attribute;
    this.#change({ cells, attributes });
  }

  /** Number of a player's pieces of a type in stock. */
  waiting(player: number, type: number): number {
    return assertDefined(this.state.stock[player * this.play.rules.pieces.length + type]);
  }

  wait(player: number, type: number, count: number): void {
    const stock = [...this.state.stock];
    const index = player * this.play.rules.pieces.length + type;
    // The rules may allow more than that.
    const limit = Math.max(MAX_WAITING, assertDefined(stock[index]));
    stock[index] = Math.max(0, Math.min(limit, count));
    if (stock[index] !== this.state.stock[index]) this.#change({ stock });
  }

  /** Sets the player to move, as an entry of the turn order. */
  giveTurn(turn: number): void {
    if (turn !== this.state.turn) this.#change({ turn });
  }

  /** Clears the board. */
  clear(): void {
    const emptyCells = this.state.cells.map(() => EMPTY);
    this.#change({ cells: emptyCells, attributes: emptyCells });
  }

  /** Restores the standard setup. */
  reset(): void {
    const { cells, attributes, stock, turn } = this.play.start(this.#variant);
    this.#change({ cells, attributes, stock, turn });
  }

  /** Sets up a position from a game. */
  take(state: ZrfState): void {
    this.#keep(this.#opening(state));
  }

  /** Sets up a position from text. On an error, returns the problem and changes nothing. */
  read(text: string): Problem | undefined {
    const named = variantOf(text) ?? this.#variant;
    if (named !== this.#variant) {
      const message = `This position is from the variant “${named}”: choose that variant first.`;
      return { code: 'zrf-position-other', message, args: { variant: named } };
    }
    const found = parsePosition(this.play, this.#variant, text);
    if (!found.ok) return found.problems[0];
    this.#keep(found.value);
    return undefined;
  }

  #change(change: Partial<ZrfState>): void {
    // The last step and a pending continuation do not apply to a different position.
    this.#keep(this.#opening({ ...this.state, lastFrom: -1, lastTo: -1, chainAt: -1, ...change }));
  }

  #keep(state: ZrfState): void {
    this.#history = this.#history.push(state);
  }

  #opening(state: ZrfState): ZrfState {
    const chainType = state.chainAt < 0 ? -1 : state.chainType;
    const fresh = { taken: [], trail: [], made: 0, passes: 0, quiet: 0, held: 0 };
    const open = { seen: undefined, ending: undefined };
    return this.play.opening({ ...state, ...fresh, ...open, chainType });
  }
}

/** Number of each player's pieces on the board, shown during setup. */
export function countPieces(rules: Rules, { cells }: ZrfState): readonly number[] {
  const kinds = cellsOf(rules);
  return rules.players.map(
    (_, player) => cells.filter((cell) => cell !== EMPTY && ownerOf(kinds, cell) === player).length,
  );
}

/** Starts setting up from a state, with the compiled rules of its variant. */
export function beginSetup(game: ZrfGame, state: ZrfState): SettingUp {
  return new SettingUp(game.playOf(state.variant), state);
}
