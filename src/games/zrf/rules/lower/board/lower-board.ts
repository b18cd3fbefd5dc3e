import { assertDefined } from '#core';
import { headOf, integersOf, isAtom, isList, restOf, showWord } from '../../check/nodes.ts';
import { complainExpected, declare, hasName, indexOf, resolveAll } from '../../check/names.ts';
import { complain, complainUnknown, doubt } from '../../check/report.ts';
import { MEANING_LIMITS } from '../../problems/limits.ts';
import type { List, Node } from '../../syntax/node.ts';
import type { Board, Grid, Rectangle } from '../../model/index.ts';
import type { Scope } from '../scope/scope.ts';
import { pathsOf } from '../scope/texts.ts';
import type { BoardDraft } from './draft.ts';
import { addPosition, makeDraft } from './draft.ts';
import { addGrid, readRectangle } from './grid.ts';
import { addLinks, cutLinks } from './links.ts';
import { lowerSymmetry } from './symmetry.ts';
import { lowerZones } from './zones.ts';

type Read = (form: List, scope: Scope, draft: BoardDraft) => void;

/** `(positions (name left top right bottom) ...)`. */
const addPositions: Read = (form, scope, draft) => {
  for (const node of restOf(form)) {
    const [name, ...numbers] = isList(node) ? node.items : [];
    const rectangle = readRectangle(integersOf(numbers, 4, MEANING_LIMITS.pixels));
    if (isAtom(name) && rectangle !== undefined) {
      addPosition(draft, name.text, rectangle, name.at, scope);
    } else {
      const args = { keyword: 'positions', form: '(positions (name 0 0 50 50) ...)' };
      complain(scope.report, node.at, 'zrf-form', args);
    }
  }
};

const kill: Read = (form, scope, draft) => {
  for (const position of resolveAll(draft.names, restOf(form), scope.report)) {
    draft.killed.add(position);
  }
};

/** Rectangle of positions that are not drawn. */
const NOWHERE: Rectangle = { left: 0, top: 0, right: 0, bottom: 0 };

/** `(dummy a0 prison ...)`: positions off the board. An existing position is no longer drawn. */
const hide: Read = (form, scope, draft) => {
  for (const node of restOf(form)) {
    if (!isAtom(node)) {
      complainExpected(scope.report, node, draft.names.what);
      continue;
    }
    const existing = indexOf(draft.names, node.text);
    const position =
      existing >= 0 ? existing : addPosition(draft, node.text, NOWHERE, node.at, scope);
    if (position >= 0) draft.dummies.add(position);
  }
};

/** Sections of a board, in the order of processing. Within one pass, file order applies. */
const PASSES: readonly ReadonlyMap<string, Read>[] = [
  new Map([['grid', addGrid]]),
  new Map([['positions', addPositions]]),
  new Map([['dummy', hide]]),
  new Map([
    ['links', addLinks],
    ['unlink', cutLinks],
  ]),
  new Map([['kill-positions', kill]]),
];

const PARTS = [...PASSES.flatMap((pass) => [...pass.keys()]), 'image', 'symmetry', 'zone'];

function partsOf(section: List, scope: Scope): List[] {
  return restOf(section).filter((node): node is List => {
    const head = headOf(node);
    if (!isList(node) || head === undefined) {
      complainExpected(scope.report, node, 'part-of-board');
      return false;
    }
    if (PARTS.includes(head)) return true;
    complainUnknown(scope.report, node.at, 'part-of-board', showWord(node), PARTS);
    return false;
  });
}

/** Final numbers of positions, by their draft numbers; -1 for killed ones. */
function renumber(draft: BoardDraft, section: List, scope: Scope): number[] {
  return draft.names.list.map((name, old) => {
    if (!draft.killed.has(old)) return declare(scope.positions, name, section.at, scope.report);
    scope.killed.add(name);
    return -1;
  });
}

function linksOf(draft: BoardDraft, numbers: readonly number[], count: number): Int32Array[] {
  return draft.links.map((links) => {
    const table = new Int32Array(count).fill(-1);
    for (const [from, to] of links) {
      const start = assertDefined(numbers[from]);
      if (start >= 0) table[start] = assertDefined(numbers[to]);
    }
    return table;
  });
}

/** Reports a board without positions, unless an invalid grid has already been reported. */
function checkEmpty(section: List, { names, killed }: BoardDraft, { report }: Scope): void {
  const isReported = report.diagnoses.some(({ severity }) => severity === 'error');
  if (names.list.length === killed.size && !isReported)
    complain(report, section.at, 'zrf-board-empty');
}

/** Reports names that are ambiguous in moves. */
function checkNames(section: List, { directions, positions, report }: Scope): void {
  for (const word of directions.list) {
    if (hasName(positions, word)) doubt(report, section.at, 'zrf-name-both', { word });
  }
}

function gridsOf(draft: BoardDraft, numbers: readonly number[]): Grid[] {
  return draft.grids.map((grid) => {
    const positions = grid.positions.map((position) => numbers[position] ?? -1);
    return { ...grid, positions };
  });
}

/**
 * Compiles the board and declares its positions, directions and zones. With `passesOver`, unknown
 * players are skipped, as for a board inherited by a variant with other players.
 */
export function lowerBoard(section: List, passesOver: boolean, scope: Scope): Board {
  const draft = makeDraft();
  const parts = partsOf(section, scope);
  for (const pass of PASSES) {
    for (const part of parts) pass.get(headOf(part) ?? '')?.(part, scope, draft);
  }
  const numbers = renumber(draft, section, scope);
  checkNames(section, scope);
  const { list } = scope.positions;
  checkEmpty(section, draft, scope);
  const has = (head: string) => (node: Node) => headOf(node) === head;
  const positions = draft.names.list.flatMap((name, old) => {
    if (draft.killed.has(old)) return [];
    const isDummy = draft.dummies.has(old);
    return [{ name, rectangle: assertDefined(draft.rectangles[old]), isDummy }];
  });
  return {
    images: parts.filter(has('image')).flatMap((part) => pathsOf(part, 'image', scope.report)),
    grids: gridsOf(draft, numbers),
    positions,
    directions: scope.directions.list,
    links: linksOf(draft, numbers, list.length),
    symmetry: lowerSymmetry(parts.filter(has('symmetry')), passesOver, scope),
    zones: lowerZones(parts.filter(has('zone')), passesOver, scope),
  };
}
