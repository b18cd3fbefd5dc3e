import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import type { Place, WorldPlan } from '../plan.ts';
import type { PlacedTrigger } from '../trigger-kinds.ts';
import { checkTriggers } from './check-triggers.ts';
import { byPlace, WorldDraft } from './draft.ts';
import type { FiledTrigger } from './draft.ts';
import { Lines } from './lines.ts';
import { worldProblem } from './problems.ts';
import { readFillers } from './read-fillers.ts';
import { readRows } from './read-rows.ts';
import { MAX_LENGTH, readSize } from './read-size.ts';

/** Maximum size of a world file in bytes; the parser accepts the same number of characters. */
export const MAX_WORLD_BYTES = MAX_LENGTH;

/** True if a file name indicates a world. */
export function isWorldName(name: string): boolean {
  return /\.world$/i.test(name);
}

/** A parsed world file with its warnings. */
export interface WorldReport {
  readonly plan: Parsed<WorldPlan>;
  readonly warnings: readonly Problem[];
  /** Size from the first line; 0 if it cannot be parsed. */
  readonly width: number;
  readonly height: number;
  /** Triggers with the positions of their lines, for checks of linked worlds. */
  readonly triggers: readonly FiledTrigger[];
}

/**
 * Parses a world file (WF-1): size, rows and placed things. Reports all errors in order of
 * position, except after those that prevent further parsing. Takes linear time.
 */
export function readWorld(text: string): WorldReport {
  const draft = new WorldDraft(new Lines(text));
  if (readSize(draft) && readRows(draft)) {
    readFillers(draft, draft.errors.count === 0);
    checkMobs(draft);
    checkTriggers(draft);
  }
  const { errors, width, height } = draft;
  if (errors.count > 0) {
    const problems = byPlace(errors.problems);
    return { plan: failed(problems), warnings: warningsOf(draft), width, height, triggers: [] };
  }
  const plan = planOf(draft);
  const warnings = warningsOf(draft);
  return { plan: parsed(plan), warnings, width, height, triggers: draft.triggers };
}

function warningsOf({ warnings }: WorldDraft): readonly Problem[] {
  return byPlace(warnings.problems);
}

/** Checks that no mob shares a cell with another mob or with the player. */
function checkMobs({ mobs, errors, player }: WorldDraft): void {
  const occupied = new Set<string>([keyOf(player ?? { x: 0, y: 0 })]);
  for (const mob of mobs) {
    const key = keyOf(mob);
    if (occupied.has(key)) errors.add(worldProblem('E_MOB_PLACE', mob.at));
    occupied.add(key);
  }
}

function keyOf({ x, y }: Place): string {
  return `${x},${y}`;
}

function planOf(draft: WorldDraft): WorldPlan {
  const { walls, items, mobs, goals } = draft;
  const player = draft.player ?? { x: 0, y: 0 };
  if (walls.has(player.x, player.y)) {
    draft.warnings.add(worldProblem('W_PLAYER_IN_WALL', { line: 2, column: draft.firstColumn }));
  }
  const triggers = draft.triggers.map(({ trigger }): PlacedTrigger => trigger);
  return {
    walls,
    player,
    items,
    mobs: mobs.map(({ kind, x, y }) => ({ kind, x, y })),
    ...(triggers.length === 0 ? {} : { triggers }),
    ...(goals.length === 0 ? {} : { goals }),
  };
}
