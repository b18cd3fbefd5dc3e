import type { SourcePlace } from '../syntax/node.ts';
import type { Block } from './block.ts';
import type { EndingOptions } from './endings.ts';
import type { Goal } from './goal.ts';

/**
 * A checked game or variant of a rules file, with every name replaced by its index. Lists are in
 * file order, indexes start at 0, and -1 means "none".
 */
export interface Rules {
  readonly title: string;
  readonly dialect: Dialect;
  readonly texts: Texts;
  readonly players: readonly Player[];
  readonly turnOrder: TurnOrder;
  readonly board: Board;
  /** Names of attributes; at most 31. */
  readonly attributes: readonly string[];
  /** Names of numeric attributes, as used in sliding puzzles. */
  readonly values: readonly string[];
  readonly pieces: readonly PieceType[];
  /** Names of move types; index 0 is the unnamed default type. */
  readonly moveTypes: readonly string[];
  /** Move types from highest to lowest priority; empty if the file defines none. */
  readonly priorities: readonly number[];
  readonly setup: Setup;
  readonly goals: readonly Goal[];
  readonly options: RuleOptions;
  readonly sounds: Sounds;
  /** `(translate ...)`: interface words renamed by the file. */
  readonly wording: ReadonlyMap<string, string>;
  /** Names of flags, and of position flags, by their numbers in blocks. */
  readonly flags: readonly string[];
  readonly positionFlags: readonly string[];
}

/**
 * Programs whose interpretation of the language a file was written for (differences: docs/zrf.md).
 */
export const DIALECTS = ['zillions', 'dagaz'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** Texts for people, with `\n` as line break. Empty if the file has none. */
export interface Texts {
  readonly description: string;
  readonly history: string;
  readonly strategy: string;
  /** Path of a saved game that solves the puzzle. */
  readonly solution: string;
}

/** `decides`: takes turns; `random`: throws dice; `neutral`: only owns pieces. */
export type PlayerKind = 'decides' | 'random' | 'neutral';

export interface Player {
  readonly name: string;
  readonly kind: PlayerKind;
}

/** The sequence of turns; after the last entry it continues at index `resume`. */
export interface TurnOrder {
  readonly entries: readonly TurnEntry[];
  readonly resume: number;
}

export interface TurnEntry {
  /** Player who decides. */
  readonly player: number;
  /**
   * Player whose pieces are moved, which determines friend and enemy, directions, zones and drops.
   */
  readonly as: number;
  /** The only move type allowed, or -1 for any. */
  readonly moveType: number;
}

/** A rectangle in pixels of the board image, with inclusive bounds. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface BoardPosition {
  readonly name: string;
  readonly rectangle: Rectangle;
  /** True for a position that is neither drawn nor clickable. */
  readonly isDummy: boolean;
}

/** A regular grid of cells, used for drawing the board. */
export interface Grid {
  /** Labels of each dimension, in file order. */
  readonly labels: readonly (readonly string[])[];
  /** Pixel offset of one step in each dimension. */
  readonly shifts: readonly { readonly dx: number; readonly dy: number }[];
  readonly start: Rectangle;
  /**
   * Position indexes of its cells, the first dimension varying fastest; -1 for a killed position. A
   * board lists its positions in the same order.
   */
  readonly positions: readonly number[];
}

export interface Zone {
  readonly name: string;
  /** Positions of the zone by player, undefined for players it is not declared for. */
  readonly positions: readonly (readonly number[] | undefined)[];
}

export interface Board {
  /** Alternative board images; the first is shown. */
  readonly images: readonly string[];
  readonly grids: readonly Grid[];
  readonly positions: readonly BoardPosition[];
  readonly directions: readonly string[];
  /** `links[direction][position]` is the destination of the direction, or -1. */
  readonly links: readonly Int32Array[];
  /** `symmetry[player][direction]` is the actual direction when the player moves. */
  readonly symmetry: readonly (readonly number[])[];
  readonly zones: readonly Zone[];
}

export interface PieceType {
  readonly name: string;
  /** Abbreviation in move lists; empty to omit the piece. */
  readonly notation: string;
  readonly help: string;
  readonly description: string;
  /** Images by player, one for each piece set. */
  readonly images: readonly (readonly string[])[];
  /** Bit masks of the type's attributes, and of those initially set. */
  readonly attributes: number;
  readonly attributesSet: number;
  /** The same attributes in order of declaration. */
  readonly attributeOrder: readonly number[];
  /** Numeric attributes of the type, indexed like the rules' `values`; 0 if undeclared. */
  readonly values: readonly number[];
  readonly isDummy: boolean;
  /** Path of a file with more about the piece; empty if undeclared. */
  readonly opens: string;
  readonly moves: readonly Block[];
  readonly drops: readonly Block[];
  readonly at: SourcePlace;
}

export interface SetPiece {
  readonly player: number;
  readonly type: number;
  readonly position: number;
}

export interface Setup {
  readonly pieces: readonly SetPiece[];
  /**
   * `stock[player][type]` is the number of pieces in stock; Infinity if undeclared in the dagaz
   * dialect.
   */
  readonly stock: readonly (readonly number[])[];
}

/** Families of notation: how moves and positions are written by players of these games. */
export const NOTATIONS = [
  'coordinates',
  'chess',
  'shogi',
  'xiangqi',
  'draughts',
  'columns',
] as const;
export type NotationFamily = (typeof NOTATIONS)[number];

/**
 * Numbers of squares in draughts: `down` from the upper left of the drawn board, as in international
 * draughts; `up` from its lower right, as in English draughts.
 */
export const NUMBERINGS = ['none', 'down', 'up'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** A letter for a piece type, by name. */
export interface PieceLetter {
  readonly piece: string;
  readonly letter: string;
}

export interface RuleOptions extends EndingOptions {
  readonly passTurn: 'never' | 'always' | 'forced';
  readonly passPartial: boolean;
  /**
   * `most`: only turns with the most steps; `best`: with the most captures, then with the most
   * captured promoted pieces.
   */
  readonly maximalCaptures: 'off' | 'most' | 'best';
  readonly discardCascades: boolean;
  readonly recycleCaptures: boolean;
  readonly recyclePromotions: boolean;
  readonly includeOffPieces: boolean;
  readonly smartMoves: 'off' | 'from' | 'to' | 'both';
  readonly animateCaptures: boolean;
  readonly animateDrops: boolean;
  readonly highlightGoals: boolean;
  readonly preventFlipping: 'off' | 'board' | 'side';
  readonly progressiveLevels: boolean;
  readonly silentMoves: boolean;
  /** Sliding blocks: tiles with equal non-zero values move together. */
  readonly slidingPuzzle: 'off' | 'all' | 'distinct';
  /** Treats equal shapes as identical for repetition and search. */
  readonly uniqueShapes: boolean;
  /** Names of auxiliary pieces, which are neither described nor counted. */
  readonly helperPieces: readonly string[];
  /** Extension: pieces occupy the points joined by lines, not squares. */
  readonly boardLines: boolean;
  /** Extension: family of the notation, or `auto` to infer it from the rules. */
  readonly notation: NotationFamily | 'auto';
  /** Extension: numbers by which moves refer to squares. */
  readonly numbering: Numbering;
  /** Extension: letters of pieces in moves and positions, where they differ from the notation. */
  readonly letters: readonly PieceLetter[];
}

/** Events for which a file can define a sound. */
export const SOUND_KINDS = [
  'opening',
  'music',
  'win',
  'loss',
  'draw',
  'move',
  'capture',
  'drop',
  'change',
  'click',
  'release',
] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
export type Sounds = Readonly<Partial<Record<SoundKind, string>>>;
