import { MEANING_LIMITS } from '../../problems/limits.ts';
import { makeNames } from '../../check/names.ts';
import type { Names } from '../../check/names.ts';
import type { Report } from '../../check/report.ts';
import type { List, SourcePlace } from '../../syntax/node.ts';
import type { Condition, Dialect, Statement } from '../../model/index.ts';

/** Flags that blocks set and test. */
export interface Flags {
  readonly names: Names;
  readonly set: Set<number>;
  /** Place of the first test of each. */
  readonly asked: Map<number, SourcePlace>;
}

/** Names of a game or variant, with the report for problems. */
export interface Scope {
  readonly report: Report;
  readonly dialect: Dialect;
  readonly players: Names;
  readonly positions: Names;
  /** Positions removed from the board. */
  readonly killed: Set<string>;
  readonly directions: Names;
  readonly zones: Names;
  readonly pieces: Names;
  readonly moveTypes: Names;
  /** Boolean attributes and numeric ones. */
  readonly attributes: Names;
  readonly values: Names;
  readonly flags: Flags;
  readonly positionFlags: Flags;
  /** Compiled lists, cached because equal macro calls share them. */
  readonly statements: Map<List, Statement>;
  readonly conditions: Map<List, Condition>;
}

function makeFlags(kind: string): Flags {
  return { names: makeNames(kind, MEANING_LIMITS.flags), set: new Set(), asked: new Map() };
}

export function makeScope(report: Report, dialect: Dialect): Scope {
  return {
    report,
    dialect,
    players: makeNames('player', MEANING_LIMITS.players),
    positions: makeNames('position', MEANING_LIMITS.positions),
    killed: new Set(),
    directions: makeNames('direction', MEANING_LIMITS.directions),
    zones: makeNames('zone', MEANING_LIMITS.zones),
    pieces: makeNames('piece', MEANING_LIMITS.pieces),
    moveTypes: makeNames('move-type', MEANING_LIMITS.moveTypes),
    attributes: makeNames('attribute', MEANING_LIMITS.attributes),
    values: makeNames('attribute', MEANING_LIMITS.attributes),
    flags: makeFlags('flag'),
    positionFlags: makeFlags('position-flag'),
    statements: new Map(),
    conditions: new Map(),
  };
}
