import { int32At, assertDefined, largest } from '#core';
import type { GoalPlace, GoalTest, Occupant, Rules } from '../../rules/index.ts';
import { cellOf, cellsOf } from '../../rules/index.ts';

/** A goal as a formula over block places; `anchors` are positions of first tiles. */
export type Formula =
  | { readonly kind: 'at'; readonly block: number; readonly anchors: readonly number[] }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] }
  | { readonly kind: 'not'; readonly part: Formula };

/** A tile of a block: its cell, and its offset from the first tile. */
export interface Tile {
  readonly block: number;
  readonly cell: number;
  readonly offset: number;
}

const ALWAYS: Formula = { kind: 'and', parts: [] };
const NEVER: Formula = { kind: 'or', parts: [] };

function isFormula(part: Formula | undefined): part is Formula {
  return part !== undefined;
}

/** Disjunction that merges parts about the same block. */
function anyOf(parts: readonly Formula[]): Formula {
  const anchors = new Map<number, Set<number>>();
  const others: Formula[] = [];
  for (const part of parts) {
    if (part.kind === 'at') {
      const anchorSet = anchors.get(part.block) ?? new Set<number>();
      for (const anchor of part.anchors) anchorSet.add(anchor);
      anchors.set(part.block, anchorSet);
    } else if (part.kind !== 'or') others.push(part);
    else for (const one of part.parts) others.push(one);
  }
  const merged = [...anchors].map(([block, anchorSet]): Formula => ({
    kind: 'at',
    block,
    anchors: [...anchorSet].sort((a, b) => a - b),
  }));
  const all = [...merged, ...others];
  return all.length === 1 ? assertDefined(all[0]) : { kind: 'or', parts: all };
}

function allOf(parts: readonly Formula[]): Formula {
  const flat = parts.flatMap((part) => (part.kind === 'and' ? part.parts : [part]));
  return flat.length === 1 ? assertDefined(flat[0]) : { kind: 'and', parts: flat };
}

class Reader {
  readonly #rules: Rules;
  readonly #tiles: readonly Tile[];
  readonly #player: number;

  constructor(rules: Rules, tiles: readonly Tile[], player: number) {
    this.#rules = rules;
    this.#tiles = tiles;
    this.#player = player;
  }

  read(test: GoalTest): Formula | undefined {
    if (test.kind === 'absolute') return this.#absolute(test.occupants, test.places);
    if (test.kind === 'not') {
      const part = this.read(test.part);
      return part && { kind: 'not', part };
    }
    if (test.kind !== 'and' && test.kind !== 'or') return undefined;
    const parts = test.parts.map((part) => this.read(part));
    if (!parts.every(isFormula)) return undefined;
    return test.kind === 'and' ? allOf(parts) : anyOf(parts);
  }

  #absolute(occupants: readonly Occupant[], places: readonly GoalPlace[]): Formula {
    const sets = places.map((place) => this.#positionsOf(place));
    if (this.#rules.dialect === 'dagaz') {
      const anywhere = sets.flat();
      return allOf(
        occupants.map((occupant) => anyOf(anywhere.map((at) => this.#holds(occupant, at)))),
      );
    }
    return allOf(
      sets.map((set) =>
        anyOf(set.flatMap((at) => occupants.map((occupant) => this.#holds(occupant, at)))),
      ),
    );
  }

  #positionsOf(place: GoalPlace): readonly number[] {
    if (place.kind === 'position') return [place.position];
    return assertDefined(this.#rules.board.zones[place.zone]).positions[this.#player] ?? [];
  }

  #holds({ types, owner, isNot }: Occupant, position: number): Formula {
    const cells = cellsOf(this.#rules);
    const owners = [...this.#rules.players.keys()].filter(
      (one) => owner === 'any' || (one === this.#player) === (owner === 'own'),
    );
    const accepted = new Set(
      types.flatMap((type) => owners.map((player) => cellOf(cells, type, player))),
    );
    const tiles = this.#tiles.filter(({ cell }) => accepted.has(cell));
    const part = anyOf(
      tiles.map(({ block, offset }) => ({ kind: 'at', block, anchors: [position - offset] })),
    );
    return isNot ? { kind: 'not', part } : part;
  }
}

/**
 * Winning condition as a formula. Undefined if the game can also end by something other than block
 * places. Having no legal move does not count, since a puzzle ends then anyway.
 */
export function winningFormula(
  rules: Rules,
  tiles: readonly Tile[],
  player: number,
): Formula | undefined {
  const reader = new Reader(rules, tiles, player);
  const parts: Formula[] = [];
  for (const { kind, players, test } of rules.goals) {
    if (!players.includes(player)) continue;
    if (kind !== 'win' && test.kind === 'stalemated') continue;
    const part = kind === 'win' ? reader.read(test) : undefined;
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return anyOf(parts);
}

/** Canonical text: equal for formulas that differ only in order. */
function textOf(formula: Formula, nameOf: (block: number) => number): string {
  if (formula.kind === 'at') return `${nameOf(formula.block)}@${formula.anchors.join()}`;
  if (formula.kind === 'not') return `not(${textOf(formula.part, nameOf)})`;
  const parts = formula.parts.map((part) => textOf(part, nameOf));
  return `${formula.kind}(${[...new Set(parts)].sort().join(' ')})`;
}

/** True if swapping two blocks does not change the goal. */
export function isInterchangeable(formula: Formula, one: number, other: number): boolean {
  const swapped = (block: number) => (block === one ? other : block === other ? one : block);
  return textOf(formula, (block) => block) === textOf(formula, swapped);
}

/** Replaces blocks and anchors by their images; those without an image are left out. */
function exchanged(formula: Formula, imageOf: Exchange): Formula {
  if (formula.kind === 'not') return { kind: 'not', part: exchanged(formula.part, imageOf) };
  if (formula.kind !== 'at') {
    return { ...formula, parts: formula.parts.map((part) => exchanged(part, imageOf)) };
  }
  const images = formula.anchors.flatMap((anchor) => imageOf(formula.block, anchor) ?? []);
  const [first] = images;
  if (first === undefined) return NEVER;
  const anchors = images.map(({ anchor }) => anchor).sort((a, b) => a - b);
  return { kind: 'at', block: first.block, anchors };
}

/** Image of a block at an anchor; undefined if it cannot get there. */
type Exchange = (
  block: number,
  anchor: number,
) => { readonly block: number; readonly anchor: number } | undefined;

/** True if mapping the formula to its image and back gives the same goal. */
export function isInvariant(formula: Formula, imageOf: Exchange): boolean {
  const image = exchanged(formula, imageOf);
  const itself = (block: number) => block;
  return textOf(image, itself) === textOf(exchanged(image, imageOf), itself);
}

/** Compiles the formula to a test of placements by slot; unreachable anchors are false. */
export function testOf(
  formula: Formula,
  slotOf: (block: number) => number,
  placementOf: (block: number, anchor: number) => number,
): (places: Int32Array) => boolean {
  const simple = simplified(formula, placementOf);
  return compiled(simple, slotOf, placementOf);
}

function simplified(
  formula: Formula,
  placementOf: (block: number, anchor: number) => number,
): Formula {
  if (formula.kind === 'at') {
    const anchors = formula.anchors.filter((anchor) => placementOf(formula.block, anchor) >= 0);
    return anchors.length === 0 ? NEVER : { ...formula, anchors };
  }
  if (formula.kind === 'not') return { kind: 'not', part: simplified(formula.part, placementOf) };
  const parts = formula.parts.map((part) => simplified(part, placementOf));
  const isOf = (part: Formula, kind: 'and' | 'or') => part.kind === kind && part.parts.length === 0;
  if (formula.kind === 'and') return parts.some((part) => isOf(part, 'or')) ? NEVER : allOf(parts);
  return parts.some((part) => isOf(part, 'and')) ? ALWAYS : anyOf(parts);
}

function compiled(
  formula: Formula,
  slotOf: (block: number) => number,
  placementOf: (block: number, anchor: number) => number,
): (places: Int32Array) => boolean {
  if (formula.kind === 'at') {
    const slot = slotOf(formula.block);
    const placements = formula.anchors.map((anchor) => placementOf(formula.block, anchor));
    const flags = new Uint8Array(largest(placements) + 1);
    for (const placement of placements) flags[placement] = 1;
    return (places) => flags[int32At(places, slot)] === 1;
  }
  if (formula.kind === 'not') {
    const part = compiled(formula.part, slotOf, placementOf);
    return (places) => !part(places);
  }
  const parts = formula.parts.map((part) => compiled(part, slotOf, placementOf));
  if (formula.kind === 'and') {
    return (places) => {
      for (const part of parts) if (!part(places)) return false;
      return true;
    };
  }
  return (places) => {
    for (const part of parts) if (part(places)) return true;
    return false;
  };
}
