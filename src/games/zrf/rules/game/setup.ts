import { quote, assertDefined } from '#core';
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
/** More of a kind cannot be set up to wait for their drop: by hand nobody counts so far. */
export const MAX_WAITING = 99;

/** The cells of all pieces that can be set up, player by player: those that the rules have pictures for. */
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

/** Dice own no pieces, as a rule; those that do are asked for by name. */
function canOwn({ players, setup }: Rules, player: number): boolean {
  return (
    assertDefined(players[player]).kind !== 'random' ||
    setup.pieces.some((piece) => piece.player === player)
  );
}

/** The first entry of the turn order for each player who can be to move. */
export function turnsToChoose({ turnOrder }: Rules): readonly number[] {
  const { entries } = turnOrder;
  return [...entries.keys()].filter(
    (index) =>
      entries.findIndex(({ player }) => player === assertDefined(entries[index]).player) === index,
  );
}

/** Kinds of pieces of a player that can wait to be dropped, and whose number is not without end. */
export function waitingTypes(play: Play, player: number): readonly number[] {
  const { rules, program } = play;
  return [...rules.pieces.keys()].filter((type) => {
    const isEndless = (rules.setup.stock[player]?.[type] ?? 0) >= ENDLESS_STOCK;
    const isOwn = palette(rules).includes(cellOf(cellsOf(rules), type, player));
    return program.hasDrops(type, program.all) && !isEndless && isOwn;
  });
}

/** A position that is being set up by hand, and all that it was before. */
export class SettingUp {
  readonly play: Play;
  readonly #variant: string;
  #history: History<ZrfState>;

  /** Begins with a position of a game. */
  constructor(play: Play, state: ZrfState) {
    this.play = play;
    this.#variant = state.variant;
    this.#history = History.of(this.#opening(state), MAX_UNDO);
  }

  /** The position as the first of a game. */
  get state(): ZrfState {
    return this.#history.value;
  }

  /** How a game that begins so is over at once; undefined where it can be played. */
  get ending(): Ending | undefined {
    return this.state.ending;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The position as text (`makePosition`). */
  get text(): string {
    return makePosition(this.play.rules, this.state);
  }

  /** What a game that begins so is started with. */
  get options(): ZrfOptions {
    return { variant: this.#variant, start: makePositionLine(this.play.rules, this.state) };
  }

  undo(): void {
    this.#history = this.#history.undo();
  }

  redo(): void {
    this.#history = this.#history.redo();
  }

  /** Puts a piece somewhere, in place of what stands there; `EMPTY` leaves nothing. */
  put(at: number, cell: number): void {
    const { pieces } = this.play.rules;
    const { types, players } = cellsOf(this.play.rules);
    const type = cell === EMPTY ? types : Math.floor((cell - 1) / players);
    this.#place(at, cell, pieces[type]?.attributesSet ?? 0);
  }

  /** Carries a piece elsewhere, with what has become of it. */
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

  /** How many pieces of a type a player has waiting to be dropped. */
  waiting(player: number, type: number): number {
    return assertDefined(this.state.stock[player * this.play.rules.pieces.length + type]);
  }

  wait(player: number, type: number, count: number): void {
    const stock = [...this.state.stock];
    const index = player * this.play.rules.pieces.length + type;
    // More than that may wait by the rules.
    const most = Math.max(MAX_WAITING, assertDefined(stock[index]));
    stock[index] = Math.max(0, Math.min(most, count));
    if (stock[index] !== this.state.stock[index]) this.#change({ stock });
  }

  /** Whose turn it is: an entry of the turn order. */
  giveTurn(turn: number): void {
    if (turn !== this.state.turn) this.#change({ turn });
  }

  /** Takes everything off the board. */
  clear(): void {
    const nothing = this.state.cells.map(() => EMPTY);
    this.#change({ cells: nothing, attributes: nothing });
  }

  /** Sets up what the rules begin with. */
  reset(): void {
    const { cells, attributes, stock, turn } = this.play.start(this.#variant);
    this.#change({ cells, attributes, stock, turn });
  }

  /** Sets up a position of a game. */
  take(state: ZrfState): void {
    this.#keep(this.#opening(state));
  }

  /** Sets up what a text says; returns what is wrong with it, in which case nothing changes. */
  read(text: string): Problem | undefined {
    const named = variantOf(text) ?? this.#variant;
    if (named !== this.#variant) {
      const message = `it is a position of the variant ${quote(named)}: choose that one first.`;
      return { code: 'zrf-position-other', message, args: { variant: named } };
    }
    const found = parsePosition(this.play, this.#variant, text);
    if (!found.ok) return found.problems[0];
    this.#keep(found.value);
    return undefined;
  }

  #change(change: Partial<ZrfState>): void {
    // Where the last step went, and what must go on, says nothing of another position.
    this.#keep(this.#opening({ ...this.state, lastFrom: -1, lastTo: -1, chainAt: -1, ...change }));
  }

  #keep(state: ZrfState): void {
    this.#history = this.#history.push(state);
  }

  #opening(state: ZrfState): ZrfState {
    const chainType = state.chainAt < 0 ? -1 : state.chainType;
    const fresh = { taken: [], trail: [], made: 0, passes: 0, seen: undefined, ending: undefined };
    return this.play.opening({ ...state, ...fresh, chainType });
  }
}

/** Pieces of each player on the board, as a check while setting up. */
export function countPieces(rules: Rules, { cells }: ZrfState): readonly number[] {
  const kinds = cellsOf(rules);
  return rules.players.map(
    (_, player) => cells.filter((cell) => cell !== EMPTY && ownerOf(kinds, cell) === player).length,
  );
}

/** The rules of the variant of a state, compiled, with the position that it begins with. */
export function settingUp(game: ZrfGame, state: ZrfState): SettingUp {
  return new SettingUp(game.playOf(state.variant), state);
}
