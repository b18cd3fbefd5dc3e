import type { SourcePlace } from '../syntax/node.ts';
import type { Block } from './block.ts';
import type { Goal } from './goal.ts';

/**
 * One game or variant of a rules file, checked, with every name replaced by its index. All lists are
 * in the order of the file; all indexes count from 0; -1 stands for "none".
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
  /** Names of the attributes that are numbers, as sliding puzzles have them. */
  readonly values: readonly string[];
  readonly pieces: readonly PieceType[];
  /** Names of move types; index 0 is the unnamed default type. */
  readonly moveTypes: readonly string[];
  /** Move types from first to last in priority; empty where the file sets none. */
  readonly priorities: readonly number[];
  readonly setup: Setup;
  readonly goals: readonly Goal[];
  readonly options: RuleOptions;
  readonly sounds: Sounds;
  /** `(translate ...)`: words of the interface that the file renames. */
  readonly wording: ReadonlyMap<string, string>;
  /** Names of flags, and of position flags, by the numbers that blocks have for them. */
  readonly flags: readonly string[];
  readonly positionFlags: readonly string[];
}

/** Which program's reading of the language the file was written for (docs/zrf.md tells the differences). */
export const DIALECTS = ['zillions', 'dagaz'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** Texts for people: line breaks are `\n`. Empty where the file has none. */
export interface Texts {
  readonly description: string;
  readonly history: string;
  readonly strategy: string;
  /** Path of a saved game that solves the puzzle. */
  readonly solution: string;
}

/** `decides`: takes turns; `random`: the dice; `neutral`: owns pieces only. */
export type PlayerKind = 'decides' | 'random' | 'neutral';

export interface Player {
  readonly name: string;
  readonly kind: PlayerKind;
}

/** Turns go through `entries` and after the last resume at index `resume`. */
export interface TurnOrder {
  readonly entries: readonly TurnEntry[];
  readonly resume: number;
}

export interface TurnEntry {
  /** Who decides. */
  readonly player: number;
  /** As whom: friend and enemy, directions, zones and drops are this player's. */
  readonly as: number;
  /** The only move type allowed, or -1 for all. */
  readonly moveType: number;
}

/** A rectangle in the pixels of the board's picture: left and top included, right and bottom too. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface BoardPosition {
  readonly name: string;
  readonly rectangle: Rectangle;
  /** Part of the game, but neither drawn nor clicked. */
  readonly isDummy: boolean;
}

/** A regular part of the board, for drawing: rows of a grid of `size` cells. */
export interface Grid {
  /** Labels of each dimension, in the order of the file. */
  readonly labels: readonly (readonly string[])[];
  /** Shift in pixels by one step of each dimension. */
  readonly shifts: readonly { readonly dx: number; readonly dy: number }[];
  readonly start: Rectangle;
  /**
   * Position indexes of its cells, the first dimension running fastest; -1 where one was killed.
   * Boards list their positions in this order.
   */
  readonly positions: readonly number[];
}

export interface Zone {
  readonly name: string;
  /** For each player the positions of the zone, or undefined where it is not declared for them. */
  readonly positions: readonly (readonly number[] | undefined)[];
}

export interface Board {
  /** Pictures of the board, alternatives of which the first is shown. */
  readonly images: readonly string[];
  readonly grids: readonly Grid[];
  readonly positions: readonly BoardPosition[];
  readonly directions: readonly string[];
  /** `links[direction][position]` is where the direction leads, or -1. */
  readonly links: readonly Int32Array[];
  /** `symmetry[player][direction]` is the direction that is meant when the player moves. */
  readonly symmetry: readonly (readonly number[])[];
  readonly zones: readonly Zone[];
}

export interface PieceType {
  readonly name: string;
  /** How move lists name it; empty: not at all. */
  readonly notation: string;
  readonly help: string;
  readonly description: string;
  /** For each player the pictures, of which each further one is for a further piece set. */
  readonly images: readonly (readonly string[])[];
  /** Which attributes pieces of this type have, as bits, and which of them are set at first. */
  readonly attributes: number;
  readonly attributesSet: number;
  /** The same attributes in the order in which the piece declares them. */
  readonly attributeOrder: readonly number[];
  /** For each of the rules' `values` the number that pieces of this type have; 0 where none is said. */
  readonly values: readonly number[];
  readonly isDummy: boolean;
  /** Path of a file that shows more about the piece; empty if there is none. */
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
  /** `stock[player][type]` is how many pieces wait to be dropped; Infinity in the dagaz dialect where unstated. */
  readonly stock: readonly (readonly number[])[];
}

export interface RuleOptions {
  readonly passTurn: 'never' | 'always' | 'forced';
  readonly passPartial: boolean;
  /** `most`: only turns of the most steps; `best`: of the most captures, then the most promoted ones. */
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
  /** Sliding blocks: tiles of equal non-zero value move together. */
  readonly slidingPuzzle: 'off' | 'all' | 'distinct';
  /** Equal shapes are one piece for repetition and search. */
  readonly uniqueShapes: boolean;
  /** Names of pieces that only help the rules: they are neither told of nor counted. */
  readonly helperPieces: readonly string[];
  /** Ours: pieces stand on points that lines join, not on squares. */
  readonly boardLines: boolean;
}

/** Kinds of happenings that a file may give a sound. */
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
