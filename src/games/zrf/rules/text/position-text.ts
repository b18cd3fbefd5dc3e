import { failed, parsed, assertDefined } from '#core';
import type { Parsed } from '#core';
import { cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import { ENDLESS_STOCK } from '../run/board.ts';
import type { Play } from '../run/play.ts';
import type { ZrfState } from '../state/state.ts';
import { cellNamed } from './step-text.ts';

/*
 * A position for copying: pieces as placed in saved games of the original program, and everything
 * else that affects the rest of the game. Blanks and line breaks are equivalent.
 *
 *     Variant=chess
 *     (White King e1)
 *     (White Rook a1 +moved)     an attribute that differs from the type's initial value
 *     (Black Pawn off 2)         pieces in stock
 *     Turn=2:Black               the entry of the turn order
 *     Last=e2:e4                 start and end of the last step
 *     Chain=e4:jumping           the piece that must continue, and its move type
 *     Quiet=12                   turns since the last progress, if the rules limit them
 *     Held=3                     turns since the endgame arose
 */

const MAX_TEXT = 200_000;

function attributeWords(rules: Rules, state: ZrfState, at: number, type: number): string[] {
  const { attributesSet: initial } = assertDefined(rules.pieces[type]);
  const bits = assertDefined(state.attributes[at]);
  return rules.attributes.flatMap((name, index) => {
    const bit = 1 << index;
    if ((bits & bit) === (initial & bit)) return [];
    return [`${(bits & bit) === 0 ? '-' : '+'}${name}`];
  });
}

function pieceTexts(rules: Rules, state: ZrfState): string[] {
  const cells = cellsOf(rules);
  return state.cells.flatMap((cell, at) => {
    if (cell === EMPTY) return [];
    const type = typeOf(cells, cell);
    const words = [
      assertDefined(rules.players[ownerOf(cells, cell)]).name,
      assertDefined(rules.pieces[type]).name,
      assertDefined(rules.board.positions[at]).name,
      ...attributeWords(rules, state, at, type),
    ];
    return [`(${words.join(' ')})`];
  });
}

function stockTexts(rules: Rules, { stock }: ZrfState): string[] {
  const types = rules.pieces.length;
  return stock.flatMap((count, index) => {
    // Unlimited stock is defined by the rules.
    if (count === 0 || count >= ENDLESS_STOCK) return [];
    const player = assertDefined(rules.players[Math.floor(index / types)]).name;
    return [`(${player} ${assertDefined(rules.pieces[index % types]).name} off ${count})`];
  });
}

/** Percent-encodes the colons of a name next to a colon. */
function escapeColons(name: string): string {
  return name.replace(/:|%(?=3A|25)/g, encodeURIComponent);
}

function unescapeColons(text: string): string {
  return text.replace(/%3A|%25/g, decodeURIComponent);
}

/** Readable text of a position, for saving and sharing. */
export function makePosition(rules: Rules, state: ZrfState): string {
  const at = (position: number) =>
    escapeColons(assertDefined(rules.board.positions[position]).name);
  const { turn, lastFrom, lastTo, chainAt, chainType, variant } = state;
  const { player } = assertDefined(rules.turnOrder.entries[turn]);
  const lines = [
    `Variant=${variant}`,
    ...pieceTexts(rules, state),
    ...stockTexts(rules, state),
    `Turn=${turn + 1}:${escapeColons(assertDefined(rules.players[player]).name)}`,
  ];
  if (lastFrom >= 0 && lastTo >= 0) lines.push(`Last=${at(lastFrom)}:${at(lastTo)}`);
  const type = chainType < 0 ? '' : escapeColons(assertDefined(rules.moveTypes[chainType]));
  if (chainAt >= 0) lines.push(`Chain=${at(chainAt)}:${type}`);
  if (state.quiet > 0) lines.push(`Quiet=${state.quiet}`);
  if (state.held > 0) lines.push(`Held=${state.held}`);
  return lines.join('\n');
}

/** Text of a position on one line, as used for the option `start`. */
export function makePositionLine(rules: Rules, state: ZrfState): string {
  return makePosition(rules, state).replaceAll('\n', ' ');
}

function invalidPosition(text: string): Parsed<never> {
  const message = `“${text}” is not part of a position. Write (Player Piece position), (Player Piece off 2), Variant=…, Turn=1:Player or Last=from:to.`;
  return failed({ code: 'zrf-position', message, args: { text } });
}

function isEndless({ setup }: Rules, player: number, type: number): boolean {
  return (setup.stock[player]?.[type] ?? 0) >= ENDLESS_STOCK;
}

/** Builds a position from its words. Each method returns false for an invalid word. */
class PositionReader {
  readonly rules: Rules;
  readonly cells: number[];
  readonly attributes: number[];
  readonly stock: number[];
  turn = 0;
  lastFrom = -1;
  lastTo = -1;
  chainAt = -1;
  chainType = -1;
  quiet = 0;
  held = 0;

  constructor(rules: Rules) {
    const { board, players, pieces } = rules;
    this.rules = rules;
    this.cells = new Array<number>(board.positions.length).fill(EMPTY);
    this.attributes = new Array<number>(board.positions.length).fill(0);
    this.stock = players.flatMap((_, player) =>
      pieces.map((_type, type) => (isEndless(rules, player, type) ? ENDLESS_STOCK : 0)),
    );
  }

  #position(name: string): number {
    return this.rules.board.positions.findIndex((one) => one.name === name);
  }

  piece(words: readonly string[]): boolean {
    const [player = '', piece = '', place = '', ...more] = words;
    const cell = cellNamed(this.rules, player, piece);
    if (cell === undefined) return false;
    if (place === 'off' && this.#off(cell, more)) return true;
    const at = this.#position(place);
    if (at < 0) return false;
    const type = assertDefined(this.rules.pieces[typeOf(cellsOf(this.rules), cell)]);
    this.cells[at] = cell;
    this.attributes[at] = type.attributesSet;
    return more.every((word) => this.#attribute(at, word));
  }

  #attribute(at: number, word: string): boolean {
    const index = this.rules.attributes.indexOf(word.slice(1));
    if (index < 0 || !/^[+-]/.test(word)) return false;
    const bit = 1 << index;
    const bits = assertDefined(this.attributes[at]);
    this.attributes[at] = word.startsWith('+') ? bits | bit : bits & ~bit;
    return true;
  }

  #off(cell: number, [count = '', ...more]: readonly string[]): boolean {
    if (!/^\d{1,9}$/.test(count) || more.length > 0) return false;
    const cells = cellsOf(this.rules);
    const index = ownerOf(cells, cell) * cells.types + typeOf(cells, cell);
    this.stock[index] = Math.min(Number(count), ENDLESS_STOCK);
    return true;
  }

  /** Reads `Name=value`. */
  setting(word: string): boolean {
    const { name, value } = splitSetting(word);
    const [first = '', second = ''] = value.split(':', 2).map(unescapeColons);
    if (name === 'Turn') return this.#turn(first, second);
    if (name === 'Last') {
      this.lastFrom = this.#position(first);
      this.lastTo = this.#position(second);
      return this.lastFrom >= 0 && this.lastTo >= 0;
    }
    if (name === 'Quiet' || name === 'Held') return this.#count(name, value);
    if (name !== 'Chain') return name === 'Variant';
    this.chainAt = this.#position(first);
    this.chainType = second === '' ? -1 : this.rules.moveTypes.indexOf(second);
    return this.chainAt >= 0 && (second === '' || this.chainType >= 0);
  }

  /** Reads a count of turns, which is 0 in rules that do not limit them. */
  #count(name: 'Quiet' | 'Held', value: string): boolean {
    if (!/^\d{1,5}$/.test(value)) return false;
    const { quietMoves, endgames } = this.rules.options;
    if (name === 'Quiet') this.quiet = quietMoves === 0 ? 0 : Number(value);
    else this.held = endgames.length === 0 ? 0 : Number(value);
    return true;
  }

  /** Reads `2:Black`, or a player's name alone for the player's first turn. */
  #turn(first: string, second: string): boolean {
    const { turnOrder, players } = this.rules;
    const named = players.findIndex(({ name }) => name === (second === '' ? first : second));
    const index = turnOrder.entries.findIndex(({ player }) => player === named);
    this.turn = second === '' ? index : Number(first) - 1;
    return turnOrder.entries[this.turn]?.player === named;
  }

  get isConsistent(): boolean {
    return this.chainAt < 0 || this.cells[this.chainAt] !== EMPTY;
  }
}

const WORD = /\(([^()]*)\)|\S+/g;

function splitSetting(word: string) {
  const at = word.indexOf('=');
  return at < 0
    ? { name: word, value: '' }
    : { name: word.slice(0, at), value: word.slice(at + 1) };
}

/** Variant named in a position, or undefined. */
export function variantOf(text: string): string | undefined {
  for (const [word, inside] of text.matchAll(WORD)) {
    const { name, value } = splitSetting(word);
    if (inside === undefined && name === 'Variant' && value !== '') return value;
  }
  return undefined;
}

/** Parses a position of a variant. The turn defaults to the first player's. */
export function parsePosition(play: Play, variant: string, text: string): Parsed<ZrfState> {
  if (text.length > MAX_TEXT) return invalidPosition(text);
  const reader = new PositionReader(play.rules);
  for (const [word, inside] of text.matchAll(WORD)) {
    const isRead =
      inside === undefined ? reader.setting(word) : reader.piece(inside.trim().split(/\s+/));
    if (!isRead) return invalidPosition(word);
  }
  if (!reader.isConsistent) return invalidPosition(text);
  const { cells, attributes, stock, turn, lastFrom, lastTo, chainAt, chainType } = reader;
  const { quiet, held } = reader;
  const usual = play.start(variant);
  const board = { cells, attributes, stock };
  const clock = { turn, lastFrom, lastTo, chainAt, chainType, quiet, held };
  const state = play.opening({ ...usual, ...board, ...clock, seen: undefined, ending: undefined });
  // A piece that must continue may be unable to move.
  const isStuck = state.ending === undefined && play.load(state).count() === 0;
  return isStuck ? invalidPosition(text) : parsed(state);
}
