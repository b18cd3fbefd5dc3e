import { failed, parsed, quote, assertDefined } from '#core';
import type { Parsed, Problem } from '#core';
import { cellOf, cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import { ENDING_REASONS } from '../state/state.ts';
import type { Ending, PastPosition, ZrfState } from '../state/state.ts';

/*
 * A state as lines, each starting with a keyword:
 *
 *     variant main
 *     on White King e1 0
 *     off White Pawn 2
 *     turn 0 made 12 passes 0 chain -1 -1 last 12 28
 *     ~quiet 7                      counts of turns, if the rules limit them
 *     ~held 2
 *     ~checks 0010                  for each position seen, 1 if the turn before gave check
 *     taken 3 3
 *     trail 0a1b2c3d4e5f6071 ...
 *     seen 0a1b2c3d4e5f6071 ...
 *     ending goal 1 -1 winners 0
 */

/** Ten times the size of the largest board full of pieces with the longest names. */
const MAX_TEXT = 16_000_000;

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

function seenWords(seen: PastPosition | undefined): string[] {
  const words: string[] = [];
  for (let one = seen; one !== undefined; one = one.before)
    words.push(hex(one.high) + hex(one.low));
  return words.reverse();
}

/** Bits for `~checks`; empty if there were none. */
function checkBits(seen: PastPosition | undefined): string[] {
  const bits: string[] = [];
  for (let one = seen; one !== undefined; one = one.before) bits.push(one.isCheck ? '1' : '0');
  return bits.includes('1') ? [bits.reverse().join('')] : [];
}

function trailWords(trail: readonly number[]): string[] {
  return Array.from({ length: trail.length / 2 }, (_, index) =>
    [trail[index * 2], trail[index * 2 + 1]].map((word) => hex(assertDefined(word))).join(''),
  );
}

function line(word: string, values: readonly (string | number)[]): string[] {
  return values.length === 0 ? [] : [`${word} ${values.join(' ')}`];
}

function endingLine({ reason, scores, winners }: Ending): string {
  return ['ending', reason, ...scores, 'winners', ...winners].join(' ');
}

export function makeState(rules: Rules, state: ZrfState): string {
  const cells = cellsOf(rules);
  const player = (index: number) => assertDefined(rules.players[index]).name;
  const piece = (index: number) => assertDefined(rules.pieces[index]).name;
  const on = state.cells.flatMap((cell, position) => {
    if (cell === EMPTY) return [];
    const names = [player(ownerOf(cells, cell)), piece(typeOf(cells, cell))];
    const { name } = assertDefined(rules.board.positions[position]);
    return [`on ${names.join(' ')} ${name} ${assertDefined(state.attributes[position])}`];
  });
  const off = state.stock.flatMap((count, index) => {
    if (count === 0) return [];
    const owner = Math.floor(index / cells.types);
    return [`off ${player(owner)} ${piece(index % cells.types)} ${count}`];
  });
  const { turn, made, passes, chainAt, chainType, lastFrom, lastTo, taken, ending } = state;
  return [
    `variant ${state.variant}`,
    ...on,
    ...off,
    `turn ${turn} made ${made} passes ${passes} chain ${chainAt} ${chainType} last ${lastFrom} ${lastTo}`,
    ...line('~quiet', state.quiet === 0 ? [] : [state.quiet]),
    ...line('~held', state.held === 0 ? [] : [state.held]),
    ...line('~checks', checkBits(state.seen)),
    ...line('taken', taken),
    ...line('trail', trailWords(state.trail)),
    ...line('seen', seenWords(state.seen)),
    ...(ending === undefined ? [] : [endingLine(ending)]),
  ].join('\n');
}

function problem(message: string, at?: number): Parsed<never> {
  const result: Problem = { code: 'zrf-state', message };
  return failed(at === undefined ? result : { ...result, line: at + 1 });
}

const TURN_LINE =
  /^turn (\d{1,5}) made (\d{1,6}) passes (\d{1,5}) chain (-1|\d{1,5}) (-1|\d{1,5}) last (-1|\d{1,5}) (-1|\d{1,5})$/;

function integers(words: readonly string[]): number[] | undefined {
  const numbers = words.map((word) => (/^-?\d{1,10}$/.test(word) ? Number(word) : Number.NaN));
  return numbers.some(Number.isNaN) ? undefined : numbers;
}

/** Reads words as hashes; returns an error message, or undefined. */
function eachHash(
  words: readonly string[],
  take: (high: number, low: number) => void,
): string | undefined {
  for (const word of words) {
    if (!/^[0-9a-f]{16}$/.test(word)) return `${quote(word)} is not a valid position hash.`;
    take(parseInt(word.slice(0, 8), 16) | 0, parseInt(word.slice(8), 16) | 0);
  }
  return undefined;
}

/** Parses the output of `makeState`. Problems include the line. */
class Reader {
  readonly cells: number[];
  readonly attributes: number[];
  readonly stock: number[];
  variant = '';
  clock: readonly number[] | undefined;
  taken: readonly number[] = [];
  readonly trail: number[] = [];
  quiet = 0;
  held = 0;
  checks = '';
  seen: PastPosition | undefined;
  ending: Ending | undefined;
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.cells = new Array<number>(rules.board.positions.length).fill(EMPTY);
    this.attributes = new Array<number>(rules.board.positions.length).fill(0);
    this.stock = new Array<number>(rules.players.length * rules.pieces.length).fill(0);
  }

  /** Reads a line; returns an error message, or undefined. */
  read(text: string): string | undefined {
    const [word, ...words] = text.split(' ');
    if (word === 'on') return this.#on(words);
    if (word === 'off') return this.#off(words);
    if (word === 'turn') return this.#clock(text);
    if (word === '~quiet') return this.#count(words, (count) => (this.quiet = count));
    if (word === '~held') return this.#count(words, (count) => (this.held = count));
    if (word === '~checks') return this.#checks(words);
    if (word === 'taken') return this.#taken(words);
    if (word === 'trail') return this.#trail(words);
    if (word === 'seen') return this.#seen(words);
    if (word === 'ending') return this.#ending(words);
    return `${quote(text)} is not a valid line of a position.`;
  }

  #piece(player: string, piece: string): readonly [number, number] | undefined {
    const owner = this.#rules.players.findIndex(({ name }) => name === player);
    const type = this.#rules.pieces.findIndex(({ name }) => name === piece);
    return owner < 0 || type < 0 ? undefined : [owner, type];
  }

  #on(words: readonly string[]): string | undefined {
    const [player = '', piece = '', place = '', bits = ''] = words;
    const found = this.#piece(player, piece);
    const position = this.#rules.board.positions.findIndex(({ name }) => name === place);
    const attributes = integers([bits])?.[0];
    if (found === undefined) return `There is no piece ${quote(`${player} ${piece}`)}.`;
    if (position < 0) return `There is no position ${quote(place)}.`;
    if (this.cells[position] !== EMPTY) return `There are two pieces on ${quote(place)}.`;
    const [owner, type] = found;
    // Blocks can set an attribute that the piece's type does not declare.
    const isKnown = (bits: number) => bits >>> this.#rules.attributes.length === 0;
    if (attributes === undefined || !isKnown(attributes) || words.length !== 4) {
      return `The piece on ${quote(place)} has unknown attributes.`;
    }
    this.cells[position] = cellOf(cellsOf(this.#rules), type, owner);
    this.attributes[position] = attributes;
    return undefined;
  }

  #off(words: readonly string[]): string | undefined {
    const [player = '', piece = '', text = ''] = words;
    const found = this.#piece(player, piece);
    const count = integers([text])?.[0];
    if (found === undefined) return `There is no piece ${quote(`${player} ${piece}`)}.`;
    if (count === undefined || count < 0) return `A stock has ${quote(text)} pieces.`;
    this.stock[found[0] * this.#rules.pieces.length + found[1]] = count;
    return undefined;
  }

  #clock(text: string): string | undefined {
    this.clock = integers(TURN_LINE.exec(text)?.slice(1) ?? ['']);
    return this.clock === undefined ? `The line ${quote(text)} is not a valid turn.` : undefined;
  }

  #count(words: readonly string[], take: (count: number) => void): string | undefined {
    const text = words.join(' ');
    if (!/^[1-9]\d{0,5}$/.test(text)) return `${quote(text)} is not a count of turns.`;
    take(Number(text));
    return undefined;
  }

  #checks([bits = '', ...more]: readonly string[]): string | undefined {
    if (!/^[01]+$/.test(bits) || more.length > 0) return 'The record of checks is invalid.';
    this.checks = bits;
    return undefined;
  }

  #taken(words: readonly string[]): string | undefined {
    const taken = integers(words);
    const { count } = cellsOf(this.#rules);
    if (taken === undefined || taken.some((cell) => cell < 1 || cell >= count)) {
      return 'The captured pieces are invalid.';
    }
    this.taken = taken;
    return undefined;
  }

  #trail(words: readonly string[]): string | undefined {
    return eachHash(words, (high, low) => this.trail.push(high, low));
  }

  #seen(words: readonly string[]): string | undefined {
    if (this.checks !== '' && this.checks.length !== words.length) {
      return 'The record of checks does not match the positions.';
    }
    let index = 0;
    return eachHash(words, (high, low) => {
      this.seen = { high, low, isCheck: this.checks[index] === '1', before: this.seen };
      index += 1;
    });
  }

  #ending(words: readonly string[]): string | undefined {
    const reason = ENDING_REASONS.find((one) => one === words[0]);
    const split = words.indexOf('winners');
    const scores = split < 0 ? undefined : integers(words.slice(1, split));
    const winners = integers(words.slice(split + 1));
    if (reason === undefined || scores === undefined || winners === undefined) {
      return 'The ending is invalid.';
    }
    this.ending = { reason, scores, winners };
    return undefined;
  }
}

/** True if all indexes are valid in the rules. */
function fits(
  rules: Rules,
  { turn, chainAt, chainType, lastFrom, lastTo, cells }: ZrfState,
): boolean {
  const positions = rules.board.positions.length;
  return (
    turn < rules.turnOrder.entries.length &&
    Math.max(chainAt, lastFrom, lastTo) < positions &&
    chainType < rules.moveTypes.length &&
    (chainAt < 0 || cells[chainAt] !== EMPTY)
  );
}

export type FindRules = (variant: string) => Rules | undefined;

export function parseState(findRules: FindRules, text: string): Parsed<ZrfState> {
  if (text.length > MAX_TEXT)
    return problem(`The position is too long: the limit is ${MAX_TEXT} characters.`);
  const [first = '', ...lines] = text.split('\n');
  const variant = /^variant (\S+)$/.exec(first)?.[1];
  const rules = variant === undefined ? undefined : findRules(variant);
  if (variant === undefined || rules === undefined) {
    return problem(`There is no variant ${quote(first)}.`, 0);
  }
  const reader = new Reader(rules);
  for (const [index, one] of lines.entries()) {
    const message = reader.read(one);
    if (message !== undefined) return problem(message, index + 1);
  }
  const [turn, made, passes, chainAt, chainType, lastFrom, lastTo] = reader.clock ?? [];
  if (lastTo === undefined) return problem('The turn line is missing.');
  const { cells, attributes, stock, taken, trail, quiet, held, seen, ending } = reader;
  const state: ZrfState = {
    variant,
    cells,
    attributes,
    stock,
    turn: assertDefined(turn),
    made: assertDefined(made),
    passes: assertDefined(passes),
    chainAt: assertDefined(chainAt),
    chainType: assertDefined(chainType),
    lastFrom: assertDefined(lastFrom),
    lastTo,
    taken,
    trail,
    quiet,
    held,
    seen,
    ending,
  };
  return fits(rules, state) ? parsed(state) : problem('The position does not match the rules.');
}
