import { assertDefined } from '#core';
import { declare, intern } from '../../check/names.ts';
import type { Names } from '../../check/names.ts';
import { MEANING_LIMITS } from '../../problems/limits.ts';
import type { SourcePlace } from '../../syntax/node.ts';
import type { Grid, Rectangle } from '../../model/index.ts';
import { makeNames } from '../../check/names.ts';
import type { Scope } from '../scope/scope.ts';

/** A board being read. Killed positions retain their numbers until the end. */
export interface BoardDraft {
  readonly names: Names;
  readonly rectangles: Rectangle[];
  readonly grids: Grid[];
  /** For each direction, the links from position to position. */
  readonly links: Map<number, number>[];
  readonly killed: Set<number>;
  readonly dummies: Set<number>;
}

export function makeDraft(): BoardDraft {
  return {
    names: makeNames('position', MEANING_LIMITS.positions),
    rectangles: [],
    grids: [],
    links: [],
    killed: new Set(),
    dummies: new Set(),
  };
}

/** Number of a new position; -1, with an error, if the name cannot be added. */
export function addPosition(
  draft: BoardDraft,
  name: string,
  rectangle: Rectangle,
  at: SourcePlace,
  scope: Scope,
): number {
  const position = declare(draft.names, name, at, scope.report);
  if (position >= 0) draft.rectangles.push(rectangle);
  return position;
}

export function addDirection(
  draft: BoardDraft,
  name: string,
  at: SourcePlace,
  scope: Scope,
): number {
  const direction = intern(scope.directions, name, at, scope.report);
  while (draft.links.length < scope.directions.list.length) draft.links.push(new Map());
  return direction;
}

export function addLink(draft: BoardDraft, direction: number, from: number, to: number): void {
  assertDefined(draft.links[direction]).set(from, to);
}
