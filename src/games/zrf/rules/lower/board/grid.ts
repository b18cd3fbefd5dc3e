import { assertDefined } from '#core';
import {
  headOf,
  integersOf,
  isAtom,
  isList,
  isQuoted,
  restOf,
  shorten,
  showWord,
} from '../../check/nodes.ts';
import { complainExpected, complainLetter } from '../../check/names.ts';
import { complain, complainUnknown } from '../../check/report.ts';
import { MEANING_LIMITS } from '../../problems/limits.ts';
import type { List } from '../../syntax/node.ts';
import type { Grid, Rectangle } from '../../model/index.ts';
import type { Scope } from '../scope/scope.ts';
import type { BoardDraft } from './draft.ts';
import { addDirection, addLink, addPosition } from './draft.ts';

const { pixels, dimensions: MAX_DIMENSIONS, positions: MAX_POSITIONS } = MEANING_LIMITS;
const PARTS = ['start-rectangle', 'dimensions', 'directions'];
const DIMENSION_FORM = { keyword: 'dimensions', form: '(dimensions ("a/b/c" (50 0)) ...)' };

interface Dimension {
  readonly labels: readonly string[];
  readonly dx: number;
  readonly dy: number;
}

interface Offset {
  readonly direction: number;
  readonly steps: readonly number[];
}

export function readRectangle(numbers: readonly number[] | undefined): Rectangle | undefined {
  if (numbers === undefined) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers;
  return { left, top, right, bottom };
}

function readDimension(form: List, scope: Scope): Dimension | undefined {
  const [text, shift, ...more] = form.items;
  const numbers = isList(shift) ? integersOf(shift.items, 2, pixels) : undefined;
  if (!isQuoted(text) || numbers === undefined || more.length > 0) {
    complain(scope.report, form.at, 'zrf-form', DIMENSION_FORM);
    return undefined;
  }
  const labels = text.text.split('/');
  if (labels.includes('')) complain(scope.report, text.at, 'zrf-label-empty');
  const long = labels.find((label) => label.length > MEANING_LIMITS.letters);
  if (long !== undefined) {
    const args = { word: shorten(long), most: MEANING_LIMITS.letters };
    complain(scope.report, text.at, 'zrf-name-long', args);
    return undefined;
  }
  if (labels.some((label) => complainLetter(scope.report, text.at, label))) return undefined;
  const [dx = 0, dy = 0] = numbers;
  return { labels, dx, dy };
}

function readDimensions(form: List, scope: Scope): Dimension[] {
  const forms = restOf(form);
  if (forms.length === 0) complain(scope.report, form.at, 'zrf-form', DIMENSION_FORM);
  return forms.flatMap((node) => {
    if (isList(node)) return readDimension(node, scope) ?? [];
    complain(scope.report, node.at, 'zrf-form', DIMENSION_FORM);
    return [];
  });
}

function readOffset(
  form: List,
  count: number,
  scope: Scope,
  draft: BoardDraft,
): Offset | undefined {
  const [name, ...rest] = form.items;
  const steps = integersOf(rest, rest.length, pixels);
  if (!isAtom(name) || steps === undefined || steps.length === 0) {
    const args = { keyword: 'directions', form: '(directions (name 0 1) ...)' };
    complain(scope.report, form.at, 'zrf-form', args);
    return undefined;
  }
  const word = name.text;
  if (steps.length !== count) {
    const args = { word, count: steps.length, dimensions: count };
    complain(scope.report, form.at, 'zrf-direction-size', args);
    return undefined;
  }
  if (steps.every((step) => step === 0)) {
    complain(scope.report, form.at, 'zrf-direction-still', { word });
    return undefined;
  }
  const direction = addDirection(draft, word, name.at, scope);
  return direction < 0 ? undefined : { direction, steps };
}

/** Advances to the indexes of the next cell, the first dimension fastest. */
function next(indexes: number[], sizes: readonly number[]): void {
  for (const [i, size] of sizes.entries()) {
    const index = assertDefined(indexes[i]) + 1;
    indexes[i] = index < size ? index : 0;
    if (index < size) return;
  }
}

function shifted(start: Rectangle, indexes: readonly number[], along: readonly Dimension[]) {
  let dx = 0;
  let dy = 0;
  for (const [i, dimension] of along.entries()) {
    dx += assertDefined(indexes[i]) * dimension.dx;
    dy += assertDefined(indexes[i]) * dimension.dy;
  }
  const { left, top, right, bottom } = start;
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

function addCells(
  form: List,
  start: Rectangle,
  along: readonly Dimension[],
  scope: Scope,
  draft: BoardDraft,
) {
  const sizes = along.map(({ labels }) => labels.length);
  const count = sizes.reduce((product, size) => product * size, 1);
  if (count > MAX_POSITIONS) {
    complain(scope.report, form.at, 'zrf-too-many', { what: 'position', most: MAX_POSITIONS });
    return [];
  }
  const indexes = sizes.map(() => 0);
  return Array.from({ length: count }, () => {
    const name = along
      .map(({ labels }, i) => assertDefined(labels[assertDefined(indexes[i])]))
      .join('');
    const position = addPosition(draft, name, shifted(start, indexes, along), form.at, scope);
    next(indexes, sizes);
    return position;
  });
}

/** Cell at an offset from a cell, or -1 outside the grid. */
function cellAt(indexes: readonly number[], steps: readonly number[], sizes: readonly number[]) {
  let cell = 0;
  let stride = 1;
  for (const [i, size] of sizes.entries()) {
    const index = assertDefined(indexes[i]) + assertDefined(steps[i]);
    if (index < 0 || index >= size) return -1;
    cell += index * stride;
    stride *= size;
  }
  return cell;
}

function linkCells(
  cells: readonly number[],
  sizes: readonly number[],
  offsets: readonly Offset[],
  draft: BoardDraft,
) {
  const indexes = sizes.map(() => 0);
  for (const cell of cells) {
    for (const { direction, steps } of offsets) {
      const to = cells[cellAt(indexes, steps, sizes)] ?? -1;
      if (cell >= 0 && to >= 0) addLink(draft, direction, cell, to);
    }
    next(indexes, sizes);
  }
}

function partsOf(form: List, scope: Scope): Map<string, List> {
  const parts = new Map<string, List>();
  for (const node of restOf(form)) {
    const head = headOf(node);
    if (!isList(node) || head === undefined) complainExpected(scope.report, node, 'part-of-grid');
    else if (!PARTS.includes(head)) {
      complainUnknown(scope.report, node.at, 'part-of-grid', showWord(node), PARTS);
    } else parts.set(head, node);
  }
  return parts;
}

function readOffsets(
  form: List | undefined,
  count: number,
  scope: Scope,
  draft: BoardDraft,
): Offset[] {
  return (form === undefined ? [] : restOf(form)).flatMap((node) => {
    if (isList(node)) return readOffset(node, count, scope, draft) ?? [];
    complainExpected(scope.report, node, 'direction');
    return [];
  });
}

/** `(grid ...)`: adds positions and directions to the board. */
export function addGrid(form: List, scope: Scope, draft: BoardDraft): void {
  const parts = partsOf(form, scope);
  const rectangle = parts.get('start-rectangle');
  const numbers = rectangle && integersOf(restOf(rectangle), 4, pixels);
  const start = readRectangle(numbers);
  const shape = parts.get('dimensions');
  if (start === undefined || shape === undefined) {
    const keyword = start === undefined ? 'start-rectangle' : 'dimensions';
    const args =
      start === undefined ? { keyword, form: '(start-rectangle 0 0 50 50)' } : DIMENSION_FORM;
    complain(scope.report, (rectangle ?? form).at, 'zrf-form', args);
    return;
  }
  const along = readDimensions(shape, scope);
  if (along.length === 0 || along.length !== restOf(shape).length) return;
  if (along.length > MAX_DIMENSIONS) {
    complain(scope.report, shape.at, 'zrf-too-many', { what: 'dimension', most: MAX_DIMENSIONS });
    return;
  }
  const cells = addCells(shape, start, along, scope, draft);
  const offsets = readOffsets(parts.get('directions'), along.length, scope, draft);
  const sizes = along.map(({ labels }) => labels.length);
  linkCells(cells, sizes, offsets, draft);
  const grid: Grid = {
    labels: along.map(({ labels }) => labels),
    shifts: along.map(({ dx, dy }) => ({ dx, dy })),
    start,
    positions: cells,
  };
  draft.grids.push(grid);
}
