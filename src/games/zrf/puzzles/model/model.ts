import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import { isInterchangeable, winningFormula } from './formula.ts';
import type { Formula, Tile } from './formula.ts';
import { slidesOf } from './slides.ts';
import type { Slide } from './slides.ts';

/** A block in its start position: its tiles in position order, the first being its anchor. */
export interface PuzzleBlock {
  readonly anchor: number;
  /** Offset of each tile from the anchor, and its possible slides. */
  readonly tiles: readonly { readonly offset: number; readonly slides: readonly Slide[] }[];
  /** True for a tile that moves alone. */
  readonly isSingle: boolean;
}

/** Placements of blocks of one shape, numbered from 0. */
export interface Shape {
  /** Indistinguishable blocks of this shape. */
  readonly blocks: readonly number[];
  /** Anchor of each placement. */
  readonly anchors: readonly number[];
  /** Positions covered in each placement, anchor first. */
  readonly covers: readonly (readonly number[])[];
  /** `next[direction][placement]`: the placement one step away, or -1. */
  readonly next: readonly Int32Array[];
}

/** A sliding-block puzzle in the form the solver needs. */
export interface BlockPuzzle {
  readonly positions: number;
  readonly blocks: readonly PuzzleBlock[];
  readonly shapes: readonly Shape[];
  /** Position index differences of single steps. */
  readonly differences: readonly number[];
  readonly goal: Formula;
}

/** The only player; undefined if turns are more complex. */
function moverOf({ turnOrder, priorities, options, pieces, setup }: Rules): number | undefined {
  const [first] = turnOrder.entries;
  const isPlain = turnOrder.entries.every(
    ({ player, as, moveType }) => player === first?.player && as === player && moveType < 0,
  );
  const drops = pieces.some(
    ({ drops: blocks }, type) =>
      blocks.length > 0 && setup.stock.some((stock) => stock[type] !== 0),
  );
  if (!isPlain || drops || priorities.length > 0 || options.passTurn !== 'never') return undefined;
  return first?.player;
}

/** Blocks of a position; undefined if its pieces do more than slide. */
function blocksOf(
  rules: Rules,
  cells: readonly number[],
  player: number,
): { blocks: PuzzleBlock[]; tiles: Tile[] } | undefined {
  const kinds = cellsOf(rules);
  const groups = new Map<string, number[]>();
  for (const [position, cell] of cells.entries()) {
    if (cell === EMPTY) continue;
    const value = rules.options.slidingPuzzle === 'off' ? 0 : valueOf(rules, typeOf(kinds, cell));
    const key = value === 0 ? `at ${position}` : `block ${value}`;
    groups.set(key, [...(groups.get(key) ?? []), position]);
  }
  const blocks: PuzzleBlock[] = [];
  const tiles: Tile[] = [];
  for (const [key, positions] of groups) {
    const anchor = assertDefined(positions[0]);
    const own: PuzzleBlock['tiles'][number][] = [];
    for (const position of positions) {
      const cell = assertDefined(cells[position]);
      const type = assertDefined(rules.pieces[typeOf(kinds, cell)]);
      const slides = ownerOf(kinds, cell) === player ? slidesOf(rules, type, player) : [];
      if (slides === undefined) return undefined;
      own.push({ offset: position - anchor, slides });
      tiles.push({ block: blocks.length, cell, offset: position - anchor });
    }
    const isSingle = key.startsWith('at');
    if (isSingle && own.some(({ slides }) => slides.some(({ needsEmpty }) => !needsEmpty))) {
      return undefined;
    }
    blocks.push({ anchor, tiles: own, isSingle });
  }
  return { blocks, tiles };
}

function valueOf(rules: Rules, type: number): number {
  return assertDefined(rules.pieces[type]).values[0] ?? 0;
}

/**
 * True if the rules let a block move from an anchor by a difference on an otherwise empty board.
 */
function canSlide(rules: Rules, block: PuzzleBlock, anchor: number, difference: number): boolean {
  const { links } = rules.board;
  const own = new Set(block.tiles.map(({ offset }) => anchor + offset));
  const isLinked = (at: number) =>
    links.some(
      (link) => assertDefined(link[at]) >= 0 && assertDefined(link[at]) === at + difference,
    );
  if (![...own].every(isLinked)) return false;
  return block.tiles.some(({ offset, slides }) => {
    const at = anchor + offset;
    return slides.some(({ direction, needsEmpty }) => {
      const to = assertDefined(assertDefined(links[direction])[at]);
      return to >= 0 && to - at === difference && !(needsEmpty && own.has(to));
    });
  });
}

/** Differences of all possible tile moves. */
function differencesOf(rules: Rules, blocks: readonly PuzzleBlock[]): number[] {
  const used = new Set(
    blocks.flatMap(({ tiles }) => tiles.flatMap(({ slides }) => slides.map((s) => s.direction))),
  );
  const differences = [...used].flatMap((direction) =>
    [...assertDefined(rules.board.links[direction])].flatMap((to, from) =>
      to < 0 ? [] : [to - from],
    ),
  );
  return [...new Set(differences)].sort((a, b) => a - b);
}

function shapeOf(
  rules: Rules,
  blocks: readonly PuzzleBlock[],
  members: readonly number[],
  differences: readonly number[],
): Shape {
  const block = assertDefined(blocks[assertDefined(members[0])]);
  const anchors = [...new Set(members.map((member) => assertDefined(blocks[member]).anchor))];
  const indexes = new Map(anchors.map((anchor, index) => [anchor, index]));
  const links: number[][] = differences.map(() => []);
  // The loop also visits anchors added during iteration.
  for (const from of anchors) {
    for (const [direction, difference] of differences.entries()) {
      const to = from + difference;
      const canMove = canSlide(rules, block, from, difference);
      if (canMove && !indexes.has(to)) {
        indexes.set(to, anchors.length);
        anchors.push(to);
      }
      assertDefined(links[direction]).push(canMove ? assertDefined(indexes.get(to)) : -1);
    }
  }
  return {
    blocks: members,
    anchors,
    covers: anchors.map((anchor) => block.tiles.map(({ offset }) => anchor + offset)),
    next: links.map((link) => Int32Array.from(link)),
  };
}

function looksAs(block: PuzzleBlock): string {
  return JSON.stringify([block.isSingle, block.tiles]);
}

/** Groups blocks that look and move alike and are interchangeable in the goal. */
function membersOf(blocks: readonly PuzzleBlock[], goal: Formula): number[][] {
  const all: number[][] = [];
  const looks = blocks.map(looksAs);
  for (const [block, look] of looks.entries()) {
    const found = all.find(
      ([first = -1]) => looks[first] === look && isInterchangeable(goal, first, block),
    );
    if (found === undefined) all.push([block]);
    else found.push(block);
  }
  return all;
}

/** True if every step can be reversed. */
function isReversible({ next }: Shape, differences: readonly number[]): boolean {
  return next.every((link, direction) => {
    const back = next[differences.indexOf(-assertDefined(differences[direction]))];
    return link.every((to, from) => to < 0 || back?.[to] === from);
  });
}

/**
 * Puzzle posed by rules and a position of `cells`. Undefined unless a single player slides blocks
 * step by step to certain places and every slide can be reversed.
 */
export function puzzleOf(rules: Rules, cells: readonly number[]): BlockPuzzle | undefined {
  const player = moverOf(rules);
  const found = player === undefined ? undefined : blocksOf(rules, cells, player);
  if (player === undefined || found === undefined) return undefined;
  const { blocks, tiles } = found;
  const goal = winningFormula(rules, tiles, player);
  if (goal === undefined) return undefined;
  const differences = differencesOf(rules, blocks);
  const shapes = membersOf(blocks, goal).map((members) =>
    shapeOf(rules, blocks, members, differences),
  );
  if (!shapes.every((shape) => isReversible(shape, differences))) return undefined;
  return { positions: rules.board.positions.length, blocks, shapes, differences, goal };
}
