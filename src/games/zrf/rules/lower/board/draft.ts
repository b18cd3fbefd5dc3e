import { assertDefined } from '#core';
import { declare, intern } from '../../check/names.ts';
import type { Names } from '../../check/names.ts';
import { MEANING_LIMITS } from '../../problems/limits.ts';
import type { SourcePlace } from '../../syntax/node.ts';
import type { Grid, Rectangle } from '../../model/index.ts';
import { makeNames } from '../../check/names.ts';
import type { Scope } from '../scope/scope.ts';

/** A board that is being read: positions that will be killed still have their numbers. */
export interface BoardDraft {
  readonly names: Names;
  readonly rectangles: Rectangle[];
  readonly grids: Grid[];
  /** For each direction, where it leads from positions. */
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

/** The number of a new position; -1, with an error, where there cannot be one of that name. */
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
